"""Which spaces an Area of Effect reaches: all of its shape, or what level and blockages leave."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Literal

from adjudicator.board.squares import Space
from adjudicator.core.ruling import Consultation
from adjudicator.games.apex.sight.line import look
from adjudicator.games.apex.table.corners import Barrier
from adjudicator.games.apex.table.ends import End
from adjudicator.games.apex.table.state import Table

Facing = Literal["n", "e", "s", "w"]
Offset = tuple[int, int]


@dataclass(frozen=True, slots=True)
class AreaProof:
    """An area: the spaces of its shape on the map, row by row, and what became of each.

    `blocked` tells the barrier that a space is behind; `outside` counts what is off the map.
    """

    space: Space
    level: int
    aerial: bool
    shape: tuple[Space, ...]
    outside: int
    off_level: tuple[Space, ...]
    blocked: tuple[tuple[Space, Barrier], ...]

    @property
    def behind(self) -> tuple[Space, ...]:
        """The spaces that a blockage spares."""
        return tuple(space for space, _ in self.blocked)

    @property
    def reached(self) -> tuple[Space, ...]:
        """The spaces that are affected, row by row."""
        spared = {*self.off_level, *self.behind}
        return tuple(space for space in self.shape if space not in spared)


def turned(offset: Offset, facing: Facing) -> Offset:
    """Where a space of a shape that is drawn facing north lies when it faces elsewhere."""
    c, r = offset
    return {"n": (c, r), "e": (-r, c), "s": (-c, -r), "w": (r, -c)}[facing]


def laid(space: Space, offsets: Iterable[Offset], facing: Facing) -> tuple[Space, ...]:
    """The spaces of a shape laid on a map that goes on forever, in the order of the shape."""
    return tuple(
        Space(space.c + c, space.r + r)
        for c, r in dict.fromkeys(turned(offset, facing) for offset in offsets)
    )


def spread(
    table: Table, source: End, shape: Iterable[Space], consult: Consultation, *, aerial: bool
) -> AreaProof:
    """How far an area reaches from its source space, which may lie off the map."""
    space = source.spot
    assert isinstance(space, Space)  # noqa: S101 - an area has a source space
    wanted = set(shape)
    on_map = sorted((s for s in wanted if s in table.grid), key=_row_by_row)
    others = () if aerial else tuple(s for s in on_map if s != space)
    return AreaProof(
        space,
        source.level,
        aerial,
        tuple(on_map),
        len(wanted) - len(on_map),
        tuple(s for s in others if table.level(s) != source.level),
        tuple(_blocked(table, source, others, consult)),
    )


def _blocked(
    table: Table, source: End, others: Iterable[Space], consult: Consultation
) -> Iterator[tuple[Space, Barrier]]:
    """The spaces on the source's level that it has no clear line to, and what is in between."""
    for other in others:
        if table.level(other) == source.level:
            barrier = look(table, source, End(other, source.level), consult).by
            if barrier:
                yield other, barrier


def _row_by_row(space: Space) -> tuple[int, int]:
    return space.r, space.c
