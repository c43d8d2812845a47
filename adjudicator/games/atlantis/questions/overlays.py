"""The questions `travel-zones` and `modifiers`: what can be laid over a whole board."""

from collections.abc import Iterator

from adjudicator.board.hexes import Hex, by_rows
from adjudicator.core.facts import Listing
from adjudicator.core.input import Record
from adjudicator.core.rule import RuleId
from adjudicator.core.ruling import Consultation, rule_on
from adjudicator.core.verdict import (
    Mark,
    Step,
    Summary,
    Verdict,
    area_mark,
    label_mark,
    space_mark,
    verdict_on,
)
from adjudicator.games.atlantis import rules
from adjudicator.games.atlantis.fighting import Term, minion_terms
from adjudicator.games.atlantis.table.ends import UnitId, find_unit, names, piece_marks, standing
from adjudicator.games.atlantis.table.state import Table, Unit
from adjudicator.games.atlantis.travel import adjacent_zones, enemies_in

#: How far beside a Hero and above its middle its number is drawn, in hexes.
BESIDE, ABOVE = 0.52, 0.3


class ZonesParams(Record):
    """Who travels."""

    unit: UnitId


class ModifiersParams(Record):
    """Of one Hero, or of all."""

    unit: UnitId | None = None


def travel_zones(table: Table, params: ZonesParams) -> Verdict:
    """Find the zones that a Hero may Fast Travel to."""
    unit = find_unit(table, params.unit, "unit")
    here = table.zone_of.get(standing(unit, "unit"))

    def decide(consult: Consultation) -> tuple[str, ...]:
        return tuple(_open_zones(table, unit, here, consult))

    decision = rule_on(table.readings, decide, lambda found: found)
    facts = {"who": unit.name, "count": len(decision.answer), "names": Listing(decision.answer)}
    summary = Summary(
        "atlantis.zones.open" if decision.answer else "atlantis.zones.none", "note", facts
    )
    steps = _zone_steps(table, unit, here, decision.answer)
    return verdict_on(
        "travel-zones", decision, lambda found: {"zones": list(found)}, summary, steps
    )


def _open_zones(table: Table, unit: Unit, here: str | None, consult: Consultation) -> Iterator[str]:
    barred = not unit.hero or unit.cannot_move or unit.no_movement_action
    if barred or here is None or enemies_in(table, unit, here):
        return
    for zone, hexes in table.zones.items():
        free = any(table.is_empty(at) for at in hexes)
        near = zone == here or adjacent_zones(table, here, zone, consult)
        if free and near and not enemies_in(table, unit, zone):
            yield zone


def _zone_steps(
    table: Table, unit: Unit, here: str | None, zones: tuple[str, ...]
) -> Iterator[Step]:
    facts: dict[str, object] = {"who": unit.name, "names": Listing(zones)}
    barred = {
        "atlantis.travel.no-hero": not unit.hero,
        "atlantis.travel.cannot-move": unit.cannot_move,
        "atlantis.travel.no-action": unit.no_movement_action,
    }
    for message_id, bars in barred.items():
        if bars:
            yield Step(rules.TRAVEL_BARRED, message_id, facts)
    if behind := enemies_in(table, unit, here):
        told = {"names": names(behind)}
        marks = piece_marks(behind, "blocker")
        yield Step(rules.TRAVEL_FROM, "atlantis.travel.enemies-behind", told, marks)
    if zones:
        marks = tuple(area_mark(_spaces(table, zone), "reach") for zone in zones)
        yield Step(rules.TRAVEL_ADJACENT, "atlantis.zones.may", facts, marks)
    for zone in table.zones:
        if zone not in zones and (ahead := enemies_in(table, unit, zone)) and zone != here:
            held = {"zone": zone, "names": names(ahead)}
            marks = piece_marks(ahead, "note")
            yield Step(rules.TRAVEL_TO, "atlantis.zones.held", held, marks)


def _spaces(table: Table, zone: str) -> tuple[Hex, ...]:
    """The empty spaces of a zone, row by row."""
    return tuple(sorted((at for at in table.zones[zone] if table.is_empty(at)), key=by_rows))


def modifiers(table: Table, params: ModifiersParams) -> Verdict:
    """Sum up what the Minions around each Hero give and take where it stands."""
    chosen = [find_unit(table, params.unit, "unit")] if params.unit else list(table.units.values())
    heroes = [unit for unit in chosen if unit.hero and unit.at is not None]
    terms = {hero.id: minion_terms(table, hero) for hero in heroes}
    listed = [
        {"unit": hero.id, "value": sum(term.value for term in terms[hero.id])} for hero in heroes
    ]
    summary = Summary("atlantis.modifiers.heroes", "note", {"count": len(heroes)})
    steps = tuple(step for hero in heroes for step in _hero_steps(hero, terms[hero.id]))
    return Verdict("modifiers", {"heroes": listed}, summary, steps)


_TERMS: dict[str, tuple[RuleId, str]] = {
    "friend": (rules.DEFENSE_FRIENDS, "atlantis.defense.friend"),
    "enemy": (rules.DEFENSE_ENEMIES, "atlantis.defense.enemy"),
    "ranged": (rules.DEFENSE_RANGED, "atlantis.defense.ranged"),
}


def _hero_steps(hero: Unit, terms: tuple[Term, ...]) -> Iterator[Step]:
    total = sum(term.value for term in terms)
    marks: tuple[Mark, ...] = ()
    if hero.at is not None:
        x, y = hero.at.centre
        marks = (space_mark(hero.at, "total"), label_mark((x + BESIDE, y - ABOVE), total, "total"))
    facts = {"who": hero.name, "total": total}
    yield Step(rules.DEFENSE_SUM, "atlantis.modifiers.sum", facts, marks)
    for term in terms:
        rule, message_id = _TERMS[term.kind]
        minion = term.minion.name if term.minion else ""
        yield Step(rule, message_id, {"who": hero.name, "minion": minion, "value": term.value})
