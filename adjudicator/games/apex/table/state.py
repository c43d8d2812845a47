"""A table as it stands: pieces, figures, and the relief that they make. Nothing here changes."""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from dataclasses import field as field_of
from functools import lru_cache
from typing import Self

from adjudicator.board.bit_grid import BitGrid, SpaceSet, bit_grid, union
from adjudicator.board.lazy import cached_property, shared_property
from adjudicator.board.squares import Corner, Edge, Space
from adjudicator.core.ruling import Readings
from adjudicator.games.apex.table.clock import Clock
from adjudicator.games.apex.table.components import Tag
from adjudicator.games.apex.table.edition import CORE, ApexEdition
from adjudicator.games.apex.table.kit import AimBoard, AimCard, Kit, Loot, Ring, Weapon
from adjudicator.games.apex.table.own_pieces import OwnPiece
from adjudicator.games.apex.table.pieces import Obstruction, Part, Piece, Terrain


@dataclass(frozen=True, slots=True)
class Legend:
    """A Legend, on the map or off it."""

    id: str
    name: str
    squad: str | None
    kit: Kit

    def printed_in(self, edition: ApexEdition) -> Self:
        """The same Legend with the tokens of another printing."""
        return replace(self, kit=self.kit.printed_in(edition))


@dataclass(frozen=True, slots=True)
class Figure(Legend):
    """A Legend on the map."""

    at: Space


@dataclass(frozen=True)
class Cards:
    """What the players have typed in of the Aim deck, the Aim board and the weapon cards."""

    deck: tuple[AimCard, ...] = ()
    board: AimBoard | None = None
    weapons: tuple[Weapon, ...] = ()
    #: Aim cards that were drawn, where the deck was not typed in.
    seen: tuple[AimCard, ...] = ()


@dataclass(frozen=True, eq=False)
class Table:
    """A board with all that stands on it, and how its players read the open points.

    `figures` are the Legends on the map, `away` those off it.
    """

    columns: int
    rows: int
    pieces: tuple[Piece, ...]
    figures: Mapping[str, Figure]
    readings: Readings
    title: str = ""
    away: Mapping[str, Legend] = field_of(default_factory=dict)
    cards: Cards = Cards()
    ring: Ring | None = None
    loot: tuple[Loot, ...] = ()
    time: Clock | None = None
    edition: ApexEdition = CORE
    own_pieces: tuple[OwnPiece, ...] = ()

    def reading(self, readings: Readings) -> "Table":
        """The same table, read otherwise."""
        edition = self.edition.filled(readings)
        return replace(
            self,
            readings=readings,
            figures={name: who.printed_in(edition) for name, who in self.figures.items()},
            away={name: who.printed_in(edition) for name, who in self.away.items()},
        )

    @cached_property
    def shared(self) -> dict[str, object]:
        """What is worked out of the pieces by one edition: it stays when figures move."""
        return _shared(self.columns, self.rows, self.pieces, self.edition.name)

    @shared_property
    def grid(self) -> BitGrid:
        """The board's spaces as sets."""
        return bit_grid(self.columns, self.rows)

    @shared_property
    def levels(self) -> Mapping[Space, int]:
        """The level of each space that a roof covers: that of the top one."""
        levels: dict[Space, int] = {}
        for piece in self.pieces:
            if piece.raises:
                for space in piece.spaces:
                    levels[space] = max(levels.get(space, 0), piece.top)
        return levels

    @shared_property
    def terrain(self) -> Terrain:
        """The pieces that affect movement."""
        return frozenset(
            Counter(
                Obstruction(piece.tags, piece.base, piece.spaces, piece.edges)
                for piece in self.pieces
                if piece.obstructs
            ).items()
        )

    @shared_property
    def impassable(self) -> Mapping[Space, tuple[Piece, ...]]:
        """The spaces that nobody enters, and what bars them."""
        return _by_space(piece for piece in self.pieces if piece.impassable)

    @shared_property
    def tall(self) -> Mapping[Space, tuple[Piece, ...]]:
        """The spaces with something on them that has a level of its own."""
        return _by_space(piece for piece in self.pieces if piece.stands_high)

    @shared_property
    def occupied(self) -> Mapping[Space, tuple[Piece, ...]]:
        """The spaces that are occupied by something other than a figure."""
        return _by_space(piece for piece in self.pieces if Tag.OCCUPY_SPACE in piece.tags)

    @shared_property
    def pieces_by_space(self) -> Mapping[Space, tuple[Piece, ...]]:
        """What stands on each space, at its sides or around a corner of it, the highest first."""
        found: dict[Space, list[Piece]] = {}
        for piece in sorted(self.pieces, key=lambda piece: -piece.base):
            beside = () if piece.spaces else (s for edge in piece.edges for s in edge.spaces)
            around = piece.corner.spaces if piece.corner else ()
            for space in dict.fromkeys((*piece.spaces, *beside, *around)):
                found.setdefault(space, []).append(piece)
        return {space: tuple(pieces) for space, pieces in found.items()}

    @shared_property
    def pieces_by_id(self) -> Mapping[str, Piece]:
        """The pieces by their ids."""
        return {piece.id: piece for piece in self.pieces}

    @cached_property
    def legends_by_name(self) -> Mapping[str, Legend]:
        """The Legends by their names in small letters; of two with one name, the first."""
        everyone = (*self.figures.values(), *self.away.values())
        return {legend.name.casefold(): legend for legend in reversed(everyone)}

    @cached_property
    def standing(self) -> Mapping[Space, Figure]:
        """Who stands where."""
        return {figure.at: figure for figure in self.figures.values()}

    @cached_property
    def attached(self) -> tuple[Piece, ...]:
        """The miniatures that are attached to Legends on the map, each where its Legend stands."""
        return tuple(
            Piece(
                one.id,
                "custom",
                one.name or one.id,
                frozenset(one.tags),
                self.level(figure.at),
                (figure.at,),
            )
            for figure in self.figures.values()
            for one in figure.kit.attached
        )

    def level(self, space: Space) -> int:
        """The level of a space: the ground's is 0, outside the board too."""
        return self.levels.get(space, 0)

    @shared_property
    def at_level(self) -> list[SpaceSet]:
        """The spaces of each level, up to the highest that a roof or a blockage reaches."""
        highest = max([*self.tops.values(), *self.levels.values()], default=0)
        found = [0] * (highest + 1)
        for space, level in self.levels.items():
            found[level] |= self.grid.bit(space)
        found[0] = self.grid.all & ~union(found)
        return found

    @shared_property
    def parts(self) -> Mapping[Edge, tuple[Part, ...]]:
        """What stands on each edge, in the order of the pieces."""
        parts: dict[Edge, tuple[Part, ...]] = {}
        for piece in self.pieces:
            for edge in piece.edges:
                parts[edge] = (*parts.get(edge, ()), Part(edge, piece))
        return parts

    @shared_property
    def joints(self) -> frozenset[Corner]:
        """The corners where something stands on more than one edge."""
        ends = Counter(corner for edge in self.parts for corner in edge.ends)
        return frozenset(corner for corner, edges in ends.items() if edges > 1)

    @shared_property
    def blockages(self) -> Mapping[Edge, tuple[Part, ...]]:
        """What may block a line on each edge; what lies under roofs on both sides cannot."""
        found = {}
        for edge, parts in self.parts.items():
            roof = min(map(self.level, edge.spaces))
            if above := tuple(p for p in parts if p.piece.blocks and p.piece.top >= roof):
                found[edge] = above
        return found

    @shared_property
    def tops(self) -> Mapping[Edge, int]:
        """How high the blockage on each edge reaches: of storeys that stack, the top one."""
        return {edge: max(p.piece.top for p in parts) for edge, parts in self.blockages.items()}

    @shared_property
    def blocked_corners(self) -> frozenset[Corner]:
        """The corners that an edge with a blockage ends at."""
        return frozenset(corner for edge in self.tops for corner in edge.ends)

    @shared_property
    def _sides(self) -> dict[Space, frozenset[Edge]]:
        return {}

    def own_sides(self, space: Space) -> frozenset[Edge]:
        """The edges on those sides of the building under a space that the space is at."""
        sides = self._sides.get(space)
        if sides is None:
            lines = {(own.vertical, own.grid) for own in space.edges}
            sides = self._sides[space] = frozenset(
                edge
                for piece in self.pieces
                if piece.raises and space in piece.spaces and piece.top == self.level(space)
                for edge in piece.edges
                if (edge.vertical, edge.grid) in lines
            )
        return sides

    @shared_property
    def runs(self) -> Mapping[Edge, tuple[int, int]]:
        """From where to where the blockage on each edge runs on straight, connected and as high."""
        runs: dict[Edge, tuple[int, int]] = {}
        for edge in self.tops:
            if edge not in runs:
                low = high = edge.place
                while self._runs_on(edge.along(low), edge.along(low - 1)):
                    low -= 1
                while self._runs_on(edge.along(high), edge.along(high + 1)):
                    high += 1
                runs.update((edge.along(at), (low, high + 1)) for at in range(low, high + 1))
        return runs

    @shared_property
    def extents(self) -> Mapping[Edge, tuple[int, int]]:
        """From where to where the very component that blocks on each edge lies along its line."""
        extents = {}
        for edge, parts in self.blockages.items():
            places = [
                other.place
                for part in parts
                if part.piece.top == self.tops[edge]
                for other in part.piece.edges
                if other.vertical == edge.vertical and other.grid == edge.grid
            ]
            extents[edge] = min(places), max(places) + 1
        return extents

    def _runs_on(self, edge: Edge, following: Edge) -> bool:
        return self.tops.get(following) == self.tops[edge] and any(
            a.joins(b) for a in self.blockages[edge] for b in self.blockages[following]
        )


@lru_cache(maxsize=512)
def _shared(
    _columns: int, _rows: int, _pieces: tuple[Piece, ...], _edition: str
) -> dict[str, object]:
    return {}


def _by_space(pieces: Iterable[Piece]) -> dict[Space, tuple[Piece, ...]]:
    found: dict[Space, tuple[Piece, ...]] = {}
    for piece in pieces:
        for space in piece.spaces:
            found[space] = (*found.get(space, ()), piece)
    return found
