"""The question `cover-spots`: on which spaces would a figure be behind cover?"""

from collections.abc import Iterator

from pydantic import Field, StrictStr

from adjudicator.board.squares import Space
from adjudicator.core.facts import Listing, Who
from adjudicator.core.input import Record
from adjudicator.core.question import Finding
from adjudicator.core.ruling import Consultation
from adjudicator.core.verdict import (
    Answer,
    Mark,
    Step,
    Summary,
    area_mark,
    label_mark,
    space_mark,
)
from adjudicator.games.apex.hints.cover_spots import CoverSpots, Listed, cover_spots, enemies_of
from adjudicator.games.apex.movement import rules as movement_rules
from adjudicator.games.apex.movement.movers import Mover, Points
from adjudicator.games.apex.movement.questions.move import allowance_steps
from adjudicator.games.apex.sight import rules as sight_rules
from adjudicator.games.apex.table.ends import End, EndRecord, end_of, read_end
from adjudicator.games.apex.table.legends import find_figure
from adjudicator.games.apex.table.naming import who
from adjudicator.games.apex.table.spots import space_of
from adjudicator.games.apex.table.state import Figure, Table


class CoverSpotsParams(Record):
    """Who looks for cover: from whom, if not from every enemy, and within how many points."""

    figure: StrictStr
    start: EndRecord | None = Field(default=None, alias="from")
    points: Points | None = None


def spots(table: Table, params: CoverSpotsParams, consult: Consultation) -> Finding:
    """Judge where a figure would have cover from those who would see it there."""
    figure = find_figure(table, params.figure, "figure")
    level = table.level(figure.at)
    mover = Mover(figure, figure.at, level, params.points, rush=False, enters=False)
    shooters = _shooters(table, figure, params.start)
    places = tuple(spot for end in shooters if isinstance(spot := end.spot, Space))
    found = cover_spots(table, mover, places, consult)
    summary = _summary(mover, shooters, found)
    return Finding(_answer(found), summary, _steps(table, mover, shooters, found, summary))


def _shooters(table: Table, figure: Figure, given: EndRecord | None) -> list[End]:
    """The one that was named, or every enemy on the map."""
    if given is None:
        return [end_of(table, enemy) for enemy in enemies_of(table, figure)]
    space_of(table, given, "from")
    return [read_end(table, given, "from")]


def _answer(found: CoverSpots) -> Answer:
    return {"cover": _listed(found.cover), "hidden": _listed(found.hidden)}


def _listed(spaces: Listed) -> list[dict[str, object]]:
    return [{"space": list(space), "cost": cost} for space, cost in spaces]


def _summary(mover: Mover, shooters: list[End], found: CoverSpots) -> Summary:
    facts = {
        "who": Who(mover.place),
        "shooters": Listing(tuple(map(who, shooters))),
        "count": len(found.cover),
        "hidden": len(found.hidden),
    }
    if not shooters:
        return Summary("apex.spots.nobody", "note", facts)
    return Summary("apex.spots.cover" if found.cover else "apex.spots.none", "note", facts)


def _steps(
    table: Table, mover: Mover, shooters: list[End], found: CoverSpots, summary: Summary
) -> Iterator[Step]:
    facts = summary.facts
    yield from allowance_steps(table, mover)
    yield Step(movement_rules.MOVE_REACH, "apex.spots.reach", facts)
    if shooters:
        places = tuple(mark for end in shooters for mark in _place(end))
        yield Step(sight_rules.COVER_OBJECTS, "apex.spots.shooters", facts, places)
        if found.hidden:
            area = area_mark(tuple(space for space, _ in found.hidden), "unseen")
            yield Step(sight_rules.LOS_BOTH_WAYS, "apex.spots.hidden", facts, (area,))
    marks = tuple(_marks(found.cover)) if shooters else ()
    yield Step(sight_rules.COVER_TARGET_SPACE, summary.message_id, facts, marks)


def _place(end: End) -> Iterator[Mark]:
    if isinstance(end.spot, Space):
        yield space_mark(end.spot, "note")


def _marks(spaces: Listed) -> Iterator[Mark]:
    for space, cost in spaces:
        yield space_mark(space, "spot")
        yield label_mark((space.c + 0.5, space.r + 0.5), cost, "spot")
