"""Where a figure would be behind cover from all that would see it there."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from adjudicator.board.bit_grid import SpaceSet, union
from adjudicator.board.squares import Space
from adjudicator.core.ruling import Consultation
from adjudicator.games.apex.movement.movers import Mover
from adjudicator.games.apex.movement.travel import reach
from adjudicator.games.apex.sight.cover import find_cover
from adjudicator.games.apex.sight.fov import field_of_view
from adjudicator.games.apex.table.components import Tag
from adjudicator.games.apex.table.ends import End
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
    # Whoever shoots from a space sees what stands on it.
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
