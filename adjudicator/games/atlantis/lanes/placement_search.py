"""Pieces that come one after another, each to one of the nearest spaces that are left.

What one takes bears on those after it, so as long as choices are open there are many ways that it
may go. They are not tried one by one: a way is told by how near each piece comes, and whether
spaces can be given out like that is a matching. A piece comes no nearer only if all that is nearer
was taken before it.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field

from adjudicator.board.cell import by_rows, in_rows
from adjudicator.board.hexes import Hex, apart
from adjudicator.board.matching import can_match
from adjudicator.core.faults import InputError

#: The spaces for a piece, the nearest first, those at one distance together.
Rings = tuple[tuple[Hex, ...], ...]
#: For each piece that has come, the ring that it came to; past the last one there was no room.
Way = tuple[int, ...]

#: How many pieces on how many ways are looked at; beyond that, choices have to be told first.
MOST_WORK = 200_000


def rings_around(at: Hex, spaces: Iterable[Hex]) -> Rings:
    """Spaces by their distance from a hex."""
    rings: dict[int, list[Hex]] = {}
    for space in sorted(spaces, key=by_rows):
        rings.setdefault(apart(at, space), []).append(space)
    return tuple(tuple(rings[number]) for number in sorted(rings))


@dataclass(frozen=True, slots=True)
class Options:
    """Where a piece may come to, whatever those before it take.

    `waits` says that it depends on them, `misses` that it may find no room.
    """

    spaces: tuple[Hex, ...]
    waits: bool
    misses: bool


@dataclass
class PlacementSearch:
    """The pieces placed so far, and every way in which they may have been."""

    pieces: list[Rings] = field(default_factory=list)
    ways: list[Way] = field(default_factory=lambda: [()])
    #: What is known of some of them: the piece's number, and the space that it took.
    settled: dict[int, Hex] = field(default_factory=dict)
    work: int = 0

    def add(self, rings: Rings) -> Options:
        """Add a piece, and tell where it may go."""
        self.pieces.append(rings)
        self.ways = [longer for way in self.ways for longer in self._longer(way)]
        last = len(self.pieces) - 1
        spaces = {at for ring in rings for at in ring if self._may_take(last, at)}
        levels = {way[last] for way in self.ways}
        before = any(self._may_take(piece, at) for piece in range(last) for at in spaces)
        waits = before or len(levels) > 1
        return Options(in_rows(spaces), waits, len(rings) in levels)

    def settle(self, at: Hex) -> bool:
        """Note the space that the last piece took; False if it can't have."""
        last = len(self.pieces) - 1
        fitting = [way for way in self.ways if self._fits(way, last, at)]
        if fitting:
            self.ways, self.settled[last] = fitting, at
        return bool(fitting)

    def _longer(self, way: Way) -> Iterator[Way]:
        """The ways that go on from one, by each ring that the last piece may come to."""
        nearer = 0
        for level, ring in enumerate((*self.pieces[-1], ())):
            if nearer > len(way):
                return
            if self._can_be((*way, level), self.settled):
                yield (*way, level)
            nearer += len(ring)

    def _may_take(self, piece: int, at: Hex) -> bool:
        return any(self._fits(way, piece, at) for way in self.ways)

    def _fits(self, way: Way, piece: int, at: Hex) -> bool:
        """Whether a piece may take a space on a way."""
        rings = self.pieces[piece]
        there = way[piece] < len(rings) and at in rings[way[piece]]
        return there and self._can_be(way, {**self.settled, piece: at})

    def _can_be(self, way: Way, settled: Mapping[int, Hex]) -> bool:
        """Whether spaces can be given out like this."""
        self.work += len(way)
        if self.work > MOST_WORK:
            raise InputError("choices", "atlantis.too-many-ways")
        due = self._due(way)
        options = {
            piece: [
                space
                for space in self.pieces[piece][level]
                if due.get(space, len(way)) > piece and settled.get(piece, space) == space
            ]
            for piece, level in enumerate(way)
            if level < len(self.pieces[piece])
        }
        return can_match(options, due)

    def _due(self, way: Way) -> dict[Hex, int]:
        """The spaces that must be taken, each by somebody before the first that passes it by."""
        due: dict[Hex, int] = {}
        for piece, level in enumerate(way):
            for ring in self.pieces[piece][:level]:
                for space in ring:
                    due.setdefault(space, piece)
        return due
