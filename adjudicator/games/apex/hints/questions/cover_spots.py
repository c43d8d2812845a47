"""The question `cover-spots`: where is a figure behind cover from all that would see it?"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from pydantic import Field, StrictStr

from adjudicator.board.bit_grid import SpaceSet, union
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
from adjudicator.games.apex.movement import rules as movement_rules
from adjudicator.games.apex.movement.movers import Points
from adjudicator.games.apex.movement.questions.move import allowance_steps
from adjudicator.games.apex.movement.travel import Mover, reach
from adjudicator.games.apex.sight import rules as sight_rules
from adjudicator.games.apex.sight.fov import field_of_view
from adjudicator.games.apex.sight.questions.cover import find_cover
from adjudicator.games.apex.table.components import Tag
from adjudicator.games.apex.table.ends import End, EndRecord, end_of, read_end
from adjudicator.games.apex.table.legends import find_figure
from adjudicator.games.apex.table.naming import who
from adjudicator.games.apex.table.spots import space_of
from adjudicator.games.apex.table.state import Figure, Table

Listed = tuple[tuple[Space, int], ...]


@dataclass(frozen=True)
class CoverSpots:
    """The spaces that a figure can end on, with what they cost, by what is met there.

    In `cover` at least one shooter would see it, and each that does only over cover; in `hidden`
    none would see it at all.
    """

    cover: Listed
    hidden: Listed


def enemies_of(table: Table, figure: Figure) -> list[Figure]:
    """The figures that are not known to be of the same squad."""
    return [
        other
        for other in table.figures.values()
        if other.id != figure.id and (figure.squad is None or other.squad != figure.squad)
    ]


def cover_spots(
    table: Table, mover: Mover, shooters: tuple[Space, ...], consult: Consultation
) -> CoverSpots:
    """Look at each space in reach as the target of every shooter."""
    sights = {space: field_of_view(table, space, consult) for space in shooters}
    reached = reach(table, mover, consult).listed
    seen, field = union(sights.values()), table.grid
    beside = _beside_cover(table) & seen
    covered = [
        (space, cost)
        for space, cost in reached
        if field.bit(space) & beside and _covered(table, space, sights, consult)
    ]
    # A figure that shoots from a space sees what stands on it.
    seen |= field.set_of(shooters)
    hidden = [(space, cost) for space, cost in reached if not field.bit(space) & seen]
    return CoverSpots(tuple(covered), tuple(hidden))


def _covered(
    table: Table, space: Space, sights: Mapping[Space, SpaceSet], consult: Consultation
) -> bool:
    """Whether every shooter that sees a space does so over cover."""
    target, here = End(space, table.level(space)), table.grid.bit(space)
    return space not in sights and all(
        find_cover(table, End(shooter, table.level(shooter)), target, consult).by(table)
        for shooter, seen in sights.items()
        if seen & here
    )


def _beside_cover(table: Table) -> SpaceSet:
    """The spaces that something which gives cover is beside; no others can have any."""
    return table.grid.set_of(space for space in _beside(table) if space in table.grid)


def _beside(table: Table) -> Iterator[Space]:
    for piece in table.pieces:
        if Tag.COVER in piece.tags:
            yield from (space for edge in piece.edges for space in edge.spaces)
            for at in piece.spaces:
                yield from (Space(at.c + c, at.r + r) for c in (-1, 0, 1) for r in (-1, 0, 1))


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
