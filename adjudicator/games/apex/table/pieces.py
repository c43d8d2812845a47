"""A component at its place, its edges, and its effect on movement."""

from dataclasses import dataclass
from typing import NamedTuple

from adjudicator.board.lazy import cached_property
from adjudicator.board.squares import Corner, Edge, Space
from adjudicator.games.apex.table.components import CUSTOM, KINDS, Kind, Tag, height_of


class Obstruction(NamedTuple):
    """The parts of a piece that affect movement."""

    tags: frozenset[str]
    base: int
    spaces: tuple[Space, ...]
    edges: tuple[Edge, ...]


#: The pieces that affect movement, with their counts.
Terrain = frozenset[tuple[Obstruction, int]]


@dataclass(frozen=True, eq=False)
class Piece:
    """A component where it stands.

    `edges` are the edges that it stands on; of a piece that covers spaces and blocks or hinders,
    its outline.
    """

    id: str
    kind: str
    name: str | None
    tags: frozenset[str]
    base: int
    spaces: tuple[Space, ...] = ()
    edges: tuple[Edge, ...] = ()
    corner: Corner | None = None
    #: A Supply Bin that was looted.
    opened: bool = False
    #: The tags that it has in the final box, or was given.
    given: frozenset[str] = frozenset()

    @cached_property
    def facts(self) -> Kind:
        """What the box tells of its kind."""
        return KINDS.get(self.kind, CUSTOM)

    @cached_property
    def top(self) -> int:
        """The level that the piece reaches."""
        return self.base + height_of(self.tags)

    @cached_property
    def raises(self) -> bool:
        """Whether figures stand on top of it: it has a level and does not occupy its spaces."""
        return bool(self.spaces) and self.top > self.base and Tag.OCCUPY_SPACE not in self.tags

    @cached_property
    def stands_high(self) -> bool:
        """Whether it has a level of its own, on spaces that it does not raise."""
        return bool(self.spaces) and self.top > self.base and not self.raises

    @cached_property
    def impassable(self) -> bool:
        """Whether nobody enters its spaces, or crosses its edges."""
        return Tag.IMPASSABLE in self.tags

    @cached_property
    def obstructs(self) -> bool:
        """Whether it bears on movement: by its edges, its roof, its height, or barring spaces."""
        return bool(self.edges) or self.raises or self.stands_high or self.impassable

    @cached_property
    def blocks(self) -> bool:
        """Whether it may block a line of sight."""
        return Tag.BLOCKAGE in self.tags

    @cached_property
    def connects(self) -> bool:
        """Whether it connects with others at a shared corner."""
        return Tag.CONNECTIBLE in self.tags


@dataclass(frozen=True, eq=False)
class Part:
    """One edge of a piece: what stands on that edge, from one base up."""

    edge: Edge
    piece: Piece

    @property
    def base(self) -> int:
        """The level that it stands on."""
        return self.piece.base

    def joins(self, other: "Part") -> bool:
        """Whether the two are connected, where they share a corner."""
        mine, theirs = self.piece, other.piece
        return mine.base == theirs.base and (mine is theirs or (mine.connects and theirs.connects))
