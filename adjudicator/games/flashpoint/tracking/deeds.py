"""What follows at once from something that is carried out, and what of it has happened already.

The clock keeps both: what is due, in order, and the deed that caused it with what came of it.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from adjudicator.core.change import Change, changed
from adjudicator.core.values import JsonObject
from adjudicator.games.flashpoint.table.clock import Clock, Deed, Due, Settled
from adjudicator.games.flashpoint.table.scene import read_scene
from adjudicator.games.flashpoint.table.state import Table
from adjudicator.games.flashpoint.tracking.pending import is_area, still_due

#: What is due, by the question that settles it.
SETTLES = {"spawn": ("spawn",), "hide": ("check",), "defend": ("attack",), "enemy-area": ("area",)}


@dataclass(frozen=True)
class Done:
    """Something that is carried out: the question, its parameters, and what it answered."""

    ask: str
    given: JsonObject
    answer: JsonObject

    def on(self, name: str) -> str:
        """The piece that a parameter names."""
        return str(self.given.get(name) or "")

    def settles(self, due: Due) -> bool:
        """Whether it is what was due."""
        if due.do not in SETTLES.get(self.ask, ()) or self.given.get("attack", 1) != due.attack:
            return False
        named = (("unit", due.unit), ("operative", due.operative))
        return all(who in {None, self.on(name)} for name, who in named)


def with_what_follows(table: Table, change: Change, clock: Clock, done: Done) -> Clock:
    """The clock with what is due now, and with the deed that caused it while anything is."""
    due, deed = clock.due, clock.deed
    number = next((n for n, one in enumerate(due) if done.settles(one)), None)
    if number is not None:
        deed = _with(deed or Deed(ask=done.ask), due[number], done)
        due = due[:number] + due[number + 1 :]
    if new := tuple(_new_due(table, done)):
        due, deed = (*due, *new), _begun(done)
    if not due or not still_due(read_scene(changed(table.source, change)), due):
        due, deed = (), None
    return clock.model_copy(update={"due": due, "deed": deed})


def _begun(done: Done) -> Deed:
    """A deed that has just caused something."""
    path = done.answer.get("path")
    return Deed(
        ask=done.ask,
        operative=done.on("operative") or None,
        unit=done.on("unit") or None,
        zones=len(path) - 1 if path else None,
        tokens=done.answer.get("tokens"),
    )


def _with(deed: Deed, due: Due, done: Done) -> Deed:
    """A deed of whose consequences one more has happened."""
    fields = {**due.model_dump(), "operative": done.on("operative") or due.operative}
    fields |= {"success": done.answer.get("success"), "noticed": done.answer.get("aware") or ()}
    fields["damage"] = done.answer.get("damage") if due.do == "attack" else None
    return deed.model_copy(update={"done": (*deed.done, Settled(**fields))})


def _new_due(table: Table, done: Done) -> Iterator[Due]:
    """What comes of it at once: Blips spawn, then checks are made; or a unit attacks."""
    for unit in done.answer.get("spawns") or ():
        yield Due(do="spawn", unit=unit)
    checks = done.answer.get("checks") or ()
    for check in checks:
        yield Due(do="check", operative=check["operative"], zone=_passed(check, checks))
    if done.ask == "enemy-activation":
        yield from _attacks(table, done)


def _passed(check: JsonObject, checks: Iterable[JsonObject]) -> object:
    """The zone of a check that an Operative makes on its way; None for its last one."""
    own = [one for one in checks if one["operative"] == check["operative"]]
    return None if check is own[-1] else check["zone"]


def _attacks(table: Table, done: Done) -> Iterator[Due]:
    """Every attack on the card, from top to bottom; whom each is on shows when it is made."""
    unit = table.units[done.on("unit")]
    for attack in done.answer.get("attacks") or ():
        number = attack["attack"]
        kind = "area" if is_area(table, unit, number) else "attack"
        yield Due(do=kind, unit=unit.id, attack=number)
