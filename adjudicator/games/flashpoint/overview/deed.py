"""The card of a deed: what was done, and all that it causes, in order."""

from collections.abc import Iterator

from adjudicator.core.facts import Listing, Said
from adjudicator.core.piece_card import Consequence, DeedCard, Verb
from adjudicator.core.rule import RuleId
from adjudicator.core.sketch import PawnShape
from adjudicator.games.flashpoint.enemies import rules as enemies_rules
from adjudicator.games.flashpoint.stealth import rules as stealth_rules
from adjudicator.games.flashpoint.table.clock import Clock, Deed, Due, Settled
from adjudicator.games.flashpoint.table.facts import names
from adjudicator.games.flashpoint.table.pieces import Unit
from adjudicator.games.flashpoint.table.state import Table
from adjudicator.games.flashpoint.tracking.pending import prey

Facts = tuple[tuple[str, object], ...]

#: The deeds that have a sentence of their own, with the piece that does them.
_SAID = {
    "walk": "operative",
    "door": "operative",
    "vent": "operative",
    "enemy-move": "unit",
    "enemy-activation": "unit",
    "shove": "unit",
    "portal": "",
    "spawn-point": "",
    "start-mission": "",
}

#: The rule by which each thing follows.
_RULES: dict[str, RuleId] = {
    "spawn": stealth_rules.SPAWN_ON_SIGHT,
    "check": stealth_rules.STEALTH_CHECK,
    "attack": enemies_rules.ACTIVATION_ORDER,
    "area": enemies_rules.ENEMY_AREA,
}


def deed_card(table: Table, clock: Clock, due: tuple[Due, ...]) -> DeedCard | None:
    """The card of what was done last; `due` is what of it can still happen."""
    deed = clock.deed
    if deed is None:
        return None
    lines = [_settled(table, one) for one in deed.done]
    lines += [_due(table, one, due) for one in clock.due if one in due or _waits(one, due)]
    said = Said(f"flashpoint.deed.{_name(table, deed)}", _about(table, deed))
    operative = table.operatives.get(deed.operative or "")
    doer = operative or table.units.get(deed.unit or "")
    shape: PawnShape = "round" if operative else "plain"
    name, choices = doer.name if doer else "", tuple(_choices(table, due[0]))
    return DeedCard(said, tuple(lines), tuple(_costs(deed)), name, shape, choices)


def _choices(table: Table, due: Due) -> Iterator[Verb]:
    """Whom an attack may be on, if the players choose."""
    targets = prey(table, due) if due.do == "attack" else ()
    for one in targets if targets and len(targets) > 1 else ():
        note = Said("flashpoint.deed.on", (("who", one.name),))
        which = (("attack", str(due.attack)),)
        to, start = one.id, due.unit or ""
        yield Verb("enemy-attack", note, fields=which, here=False, start=start, to=to)


def _waits(one: Due, due: tuple[Due, ...]) -> bool:
    """Whether a check can only be judged once a Blip has spawned."""
    return one.do == "check" and any(other.do == "spawn" for other in due)


def _name(table: Table, deed: Deed) -> str:
    """What the sentence about a deed is called; pieces that have left the board are not named."""
    doer = _SAID.get(deed.ask)
    there = doer == "" or deed.operative in table.operatives or deed.unit in table.units
    return deed.ask if doer is not None and there else "other"


def _about(table: Table, deed: Deed) -> Facts:
    operative = table.operatives.get(deed.operative or "")
    unit = table.units.get(deed.unit or "")
    facts: list[tuple[str, object]] = []
    if operative:
        facts.append(("who", operative.name))
    if unit:
        facts.append(("unit", unit.called))
    place = operative.zone if operative else unit.zone if unit else None
    if place:
        facts.append(("zone", place.called))
    return tuple(facts)


def _costs(deed: Deed) -> Iterator[Said]:
    if deed.zones:
        yield Said("flashpoint.deed.zones", (("count", deed.zones),))
    if deed.tokens:
        yield Said("flashpoint.deed.tokens", (("count", deed.tokens),))


def _due(table: Table, one: Due, due: tuple[Due, ...]) -> Consequence:
    number = (("number", one.attack),)
    said = Said(f"flashpoint.deed.{one.do}", (*_parties(table, one), *number))
    return Consequence(said, _RULES[one.do], "now" if one is due[0] else "next")


def _parties(table: Table, one: Due) -> Facts:
    """Who takes part: the Operative, the unit and where it is."""
    operative = table.operatives.get(one.operative or "")
    unit = table.units.get(one.unit or "")
    return (
        ("who", operative.name if operative else ""),
        ("unit", unit.called if unit else ""),
        ("zone", unit.zone.called if unit else ""),
    )


def _settled(table: Table, one: Settled) -> Consequence:
    """Something that has happened, and what came of it."""
    facts = _parties(table, one)
    if one.do == "spawn":
        unit = table.units.get(one.unit or "")
        note = Said("flashpoint.deed.spawned", (("figures", _figures(unit)),)) if unit else None
        said = Said("flashpoint.deed.in-view" if unit else "flashpoint.deed.was-in-view", facts)
        return Consequence(said, _RULES[one.do], "done", note)
    word = {True: "passed", False: "failed", None: "left"}[one.success]
    noticed = [table.units[name] for name in one.noticed if name in table.units]
    note = Said("flashpoint.deed.noticed", (("units", names(noticed)),)) if noticed else None
    if one.damage:
        note = Said("flashpoint.deed.damage", (("count", one.damage),))
    return Consequence(
        Said(f"flashpoint.deed.{one.do}-{word}", facts), _RULES[one.do], "done", note
    )


def _figures(unit: Unit) -> Listing:
    """The figures of a unit, each with their number."""
    return Listing(
        tuple(
            Said("flashpoint.deed.figure", (("count", figure.record.count), ("name", figure.name)))
            for figure in unit.figures
        )
    )
