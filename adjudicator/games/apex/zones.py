"""Which zones bear on what happens between two places."""

from fractions import Fraction

from adjudicator.games.apex.components import Tag
from adjudicator.games.apex.ends import End
from adjudicator.games.apex.state import Piece, Table
from adjudicator.kernel.squares import Corner, Point


def bearing_zones(table: Table, source: End, target: End) -> tuple[Piece, ...]:
    """The zones that an end is in or that the line passes through, in the order of the table."""
    return tuple(
        piece
        for piece in table.pieces
        if Tag.ZONE in piece.tags and piece.corner and _bears(piece, piece.corner, source, target)
    )


def _bears(zone: Piece, corner: Corner, source: End, target: End) -> bool:
    inside = any(end.level == zone.base and end.spot in corner.spaces for end in (source, target))
    through = max(source.level, target.level) == zone.base
    return inside or (through and _passes(corner.point, source.point, target.point))


def _passes(centre: Point, start: Point, end: Point) -> bool:
    """Whether the line passes the open inside of the diamond around a corner.

    The diamond is cut by its diagonals into |x + y| < 2 and |x - y| < 2, in half spaces.
    """
    ax, ay, bx, by = start.x - centre.x, start.y - centre.y, end.x - centre.x, end.y - centre.y
    low, high = Fraction(0), Fraction(1)
    for a, b in ((ax + ay, bx + by), (ax - ay, bx - by)):
        for sign in (1, -1):
            low, high = _cut(2 - sign * a, 2 - sign * b, low, high)
    return low < high


def _cut(first: int, last: int, low: Fraction, high: Fraction) -> tuple[Fraction, Fraction]:
    """The part of a line, as shares of it, on which a value that changes evenly is above 0."""
    if first <= 0 and last <= 0:
        return high, low
    if first <= 0:
        return max(low, Fraction(-first, last - first)), high
    if last <= 0:
        return low, min(high, Fraction(first, first - last))
    return low, high
