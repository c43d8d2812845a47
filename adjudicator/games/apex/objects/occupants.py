"""What a spot has on it: its levels, what occupies it, and what is connected there."""

from collections.abc import Iterator, Mapping

from adjudicator.board.crossings import Arm
from adjudicator.board.squares import Corner, Space
from adjudicator.games.apex.table.components import Tag
from adjudicator.games.apex.table.corners import Pair
from adjudicator.games.apex.table.pieces import Piece
from adjudicator.games.apex.table.state import Table

#: The arms of a corner that make a straight line, and those that make a right angle.
STRAIGHT = ((Arm.NORTH, Arm.SOUTH), (Arm.EAST, Arm.WEST))
ANGLES = (
    (Arm.NORTH, Arm.EAST),
    (Arm.EAST, Arm.SOUTH),
    (Arm.SOUTH, Arm.WEST),
    (Arm.WEST, Arm.NORTH),
)

#: Connected parts, pair by pair.
Pairs = tuple[Pair, ...]


def levels_at(table: Table, corner: Corner) -> set[int]:
    """The levels on which an intersection exists: those of the spaces around it."""
    levels, (x, y) = table.levels, corner
    columns = [c for c in (x - 1, x) if 0 <= c < table.columns]
    return {levels.get(Space(c, r), 0) for r in (y - 1, y) if 0 <= r < table.rows for c in columns}


#: Where a piece may be: a space or, on one base, an intersection. Equal numbers are two places.
_Where = tuple[type, Space | Corner, int]


def occupants(table: Table) -> Mapping[_Where, tuple[Piece, ...]]:
    """What occupies each space, and each intersection on its base."""
    found: dict[_Where, tuple[Piece, ...]] = {}
    for piece in table.pieces:
        for where in _occupied(table, piece):
            found[where] = (*found.get(where, ()), piece)
    return found


def _occupied(table: Table, piece: Piece) -> Iterator[_Where]:
    if Tag.OCCUPY_SPACE in piece.tags:
        yield from ((Space, space, table.level(space)) for space in piece.spaces)
    if Tag.OCCUPY_INTERSECTION in piece.tags and piece.corner:
        yield Corner, piece.corner, piece.base


def joints(table: Table, at: Space | Corner, level: int) -> tuple[Pairs, Pairs]:
    """The connected parts on this level, in a straight line and at a right angle."""
    if isinstance(at, Space):
        return (), ()
    arms = [[part for part in table.parts.get(edge, ()) if part.base == level] for edge in at.arms]
    straight, angle = (
        tuple((a, b) for one, other in pairs for a in arms[one] for b in arms[other] if a.joins(b))
        for pairs in (STRAIGHT, ANGLES)
    )
    return straight, angle
