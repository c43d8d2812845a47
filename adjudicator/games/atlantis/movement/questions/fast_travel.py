"""The question `fast-travel`: may a Hero travel to a space, and if not, why not?"""

from collections.abc import Iterator

from adjudicator.board.cell import in_rows
from adjudicator.core.change import Change
from adjudicator.core.input import Record
from adjudicator.core.question import Finding
from adjudicator.core.ruling import Consultation
from adjudicator.core.verdict import Step, Summary, area_mark, space_mark
from adjudicator.games.atlantis.movement import rules
from adjudicator.games.atlantis.movement.travel import Journey, journey
from adjudicator.games.atlantis.table.edits import put
from adjudicator.games.atlantis.table.effects import effect_steps
from adjudicator.games.atlantis.table.ends import (
    End,
    EndRecord,
    UnitId,
    find_unit,
    names,
    piece_marks,
    read_end,
    standing,
)
from adjudicator.games.atlantis.table.judging import legality, tone
from adjudicator.games.atlantis.table.state import Table
from adjudicator.games.atlantis.table.turn_order import noted, turn_remarks


class TravelParams(Record):
    """Who travels, and to which space."""

    unit: UnitId
    to: EndRecord


def fast_travel(table: Table, params: TravelParams, consult: Consultation) -> Finding:
    """Judge a Fast Travel, with every condition that fails."""
    unit = find_unit(table, params.unit, "unit")
    start = standing(unit, "unit")
    end = read_end(table, params.to, "to")
    found = journey(table, unit, start, end.at, consult)
    facts = {"who": found.unit.name, "end": end.at, "count": len(found.reasons)}
    message_id = "atlantis.travel.barred" if found.reasons else "atlantis.travel.free"
    summary = Summary(message_id, tone(not found.reasons), facts)
    note = noted(table, {unit.id: "fast-travel"})
    change = None if found.reasons else Change(edits=(put(unit, end.at),), fields=note)
    steps = (*turn_remarks(table, unit), *_steps(table, found, end))
    return Finding(legality(found.reasons), summary, steps, change)


def _steps(table: Table, found: Journey, end: End) -> Iterator[Step]:
    facts = {"who": found.unit.name, "start": found.start, "end": found.end, "space": end.at}
    for reason, (rule, message_id) in _BARRED.items():
        if reason in found.reasons:
            yield Step(rule, message_id, facts)
    yield from effect_steps(table, found.unit, "cannot_move", "no_movement_action")
    apart = "not-adjacent" in found.reasons
    same = found.start == found.end
    message_id = "same-zone" if same and not apart else "apart" if apart else "adjacent"
    message_id = "terrain" if found.terrain and not apart else message_id
    marks = tuple(
        area_mark(in_rows(table.zones[zone]), tone(not apart))
        for zone in dict.fromkeys((found.start, found.end))
        if zone is not None
    )
    yield Step(rules.TRAVEL_ADJACENT, _ZONES[message_id], facts, marks)
    for rule, who, kind in (
        (rules.TRAVEL_FROM, found.behind, "behind"),
        (rules.TRAVEL_TO, found.ahead, "ahead"),
    ):
        told = {**facts, "names": names(who)}
        message_id = _ENEMIES[kind, bool(who)]
        yield Step(rule, message_id, told, piece_marks(who, "blocker"))
    taken = "not-empty" in found.reasons
    message_id = "atlantis.travel.taken" if taken else "atlantis.travel.empty"
    yield Step(rules.TRAVEL_EMPTY, message_id, facts, (space_mark(end.at, tone(not taken)),))
    if not found.reasons:
        yield Step(rules.TRAVEL_FREE, "atlantis.travel.no-path", facts)


_BARRED = {
    "not-a-hero": (rules.TRAVEL_HEROES, "atlantis.travel.no-hero"),
    "cannot-move": (rules.TRAVEL_BARRED, "atlantis.travel.cannot-move"),
    "no-movement-action": (rules.TRAVEL_BARRED, "atlantis.travel.no-action"),
}
_ZONES = {
    "same-zone": "atlantis.travel.same-zone",
    "apart": "atlantis.travel.apart",
    "adjacent": "atlantis.travel.adjacent",
    "terrain": "atlantis.travel.adjacent-terrain",
}
_ENEMIES = {
    ("behind", True): "atlantis.travel.enemies-behind",
    ("behind", False): "atlantis.travel.nobody-behind",
    ("ahead", True): "atlantis.travel.enemies-ahead",
    ("ahead", False): "atlantis.travel.nobody-ahead",
}
