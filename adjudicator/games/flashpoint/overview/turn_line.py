"""Where a mission is: the round, the step or who is acting, and what comes next."""

from collections.abc import Mapping

from adjudicator.core.facts import Called, Said
from adjudicator.core.piece_card import TurnLine, Verb
from adjudicator.games.flashpoint.overview.deed import deed_card
from adjudicator.games.flashpoint.stealth.actions import zone_word
from adjudicator.games.flashpoint.table.action_tokens import available
from adjudicator.games.flashpoint.table.clock import Clock, Due
from adjudicator.games.flashpoint.table.lookup import read_zone
from adjudicator.games.flashpoint.table.pieces import TOKENS, Operative
from adjudicator.games.flashpoint.table.state import Table
from adjudicator.games.flashpoint.tracking.pending import (
    can_act,
    lacks_order,
    left_in,
    prey,
    settled,
    still_due,
)

#: What else belongs to the round.
_OTHERS = (
    Verb("go-on", here=False),
    Verb("enemy-paths", here=False),
    Verb("initiative-order", here=False),
    Verb("alarm", here=False),
    Verb("mission", here=False),
)


def turn_line(table: Table) -> TurnLine | None:
    """The line of a table that keeps track of its mission."""
    if table.time is None:
        return None
    clock = settled(table, table.time)
    alarm = Said("flashpoint.turn-line.alarm") if table.alarm else None
    due = still_due(table, clock.due)
    active = _active(table, clock)
    have = available(active) if active and not due else None
    return TurnLine(
        _where(clock, active),
        "round" if clock.step == "action" else None,
        sum(have.values()) if have else None,
        TOKENS if have else 0,
        alarm,
        _due_verb(table, due[0]) if due else _next(table, clock),
        _OTHERS,
        follows=bool(due),
        deed=deed_card(table, clock, due) if due else None,
    )


def _active(table: Table, clock: Clock) -> Operative | None:
    active = table.operatives.get(clock.active or "")
    return active if clock.step == "action" else None


def _where(clock: Clock, active: Operative | None) -> Said:
    step = Called(f"flashpoint.step.{clock.step}")
    if active is None:
        return Said("flashpoint.turn-line.where", (("round", clock.round), ("step", step)))
    facts = (("round", clock.round), ("step", step), ("who", active.name))
    return Said("flashpoint.turn-line.active", facts)


def _due_verb(table: Table, due: Due) -> Verb:
    """What comes before anything else, as a button."""
    operative = table.operatives.get(due.operative or "")
    unit = table.units.get(due.unit or "")
    facts = tuple((key, one) for key, one in _names(operative, unit) if one)
    note = Said(f"flashpoint.turn-line.due-{due.do}", facts)
    if due.do == "spawn":
        return Verb("spawning", note, start=due.unit or "", here=False)
    if due.do == "check":
        there = None if due.zone is None else read_zone(table, due.zone, "zone")
        zone = (("zone", zone_word(there)),) if there else ()
        return Verb("stealth", note, start=due.operative or "", fields=zone, here=False)
    return _attack_verb(table, due, note)


def _attack_verb(table: Table, due: Due, note: Said) -> Verb:
    """An attack that is due, on its target if there is just one."""
    which = (("attack", str(due.attack)),) if due.attack > 1 else ()
    if due.do == "area":
        return Verb("enemy-area", note, fields=which, start=due.unit or "", here=False)
    targets = prey(table, due) or ()
    to = targets[0].id if len(targets) == 1 else due.operative or ""
    return Verb("enemy-attack", note, fields=which, start=due.unit or "", to=to, here=False)


def _names(operative: Operative | None, unit: object) -> tuple[tuple[str, object], ...]:
    called = getattr(unit, "called", None)
    return ("who", operative.name if operative else None), ("unit", called)


def _next(table: Table, clock: Clock) -> Verb | None:
    """What comes next in the book's order."""
    left = left_in(table, clock)
    if clock.step == "action":
        return _operatives(table, clock, left)
    if clock.step == "enemy-activation" and lacks_order(table, left):
        return Verb("initiative-order", Said("flashpoint.turn-line.order"), here=False)
    action, name = _STEPS.get(clock.step, ("go-on", ""))
    note = Said(f"flashpoint.turn-line.{clock.step}", _about(table, left))
    start = left[0] if left and name in {"operative", "unit"} else ""
    fields = ((name, left[0]),) if left and name == "token" else ()
    return Verb(action, note, start=start, fields=fields, here=False)


def _operatives(table: Table, clock: Clock, left: tuple[str, ...]) -> Verb:
    """Whoever acts passes; then, or if nobody has acted, the phase ends."""
    active = _active(table, clock)
    if active and can_act(active):
        note = Said("flashpoint.turn-line.pass", (("who", active.name),))
        return Verb("pass", note, start=active.id, here=False)
    over = "flashpoint.turn-line.all-pass" if left else "flashpoint.turn-line.end-phase"
    return Verb("go-on", Said(over), here=False)


#: The action of each step, and what names the piece that it is about.
_STEPS: Mapping[str, tuple[str, str]] = {
    "recover": ("recover", "operative"),
    "threat": ("threat", ""),
    "on-point": ("on-point", ""),
    "soldiers": ("soldier", "operative"),
    "alarm-check": ("alarm", ""),
    "portals": ("portal", "token"),
    "enemy-movement": ("enemy-move", "unit"),
    "enemy-activation": ("enemy-activation", "unit"),
    "escalation": ("reinforce", ""),
    "spawn": ("spawn-point", ""),
    "cleanup": ("cleanup", ""),
}


def _about(table: Table, left: tuple[str, ...]) -> tuple[tuple[str, object], ...]:
    """The name of whoever comes next, and how many there are."""
    if not left:
        return ()
    name = left[0]
    if name in table.units:
        return ("unit", table.units[name].called), ("count", len(left))
    who = table.operatives[name].name if name in table.operatives else name
    return ("who", who), ("count", len(left))
