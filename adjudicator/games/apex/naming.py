"""Facts and marks from the things of a table: what steps say of them, and where they draw them."""

from adjudicator.games.apex.corners import Barrier
from adjudicator.games.apex.ends import End
from adjudicator.games.apex.state import Part, Piece, Table
from adjudicator.kernel.facts import GridLine, Place, Standing, Thing, Who
from adjudicator.kernel.squares import Edge, Point
from adjudicator.kernel.verdict import Position


def place_of(end: End) -> Place:
    """An end with its level, as a fact."""
    return Place(end.spot, end.level, end.figure.name if end.figure else None)


def who(end: End) -> Who:
    """Whoever is at an end, as a fact."""
    return Who(place_of(end))


def thing(piece: Piece) -> Thing:
    """A piece, as a fact."""
    return Thing(piece.kind, piece.name, edge=bool(piece.spaces and piece.edges))


def standing(table: Table, barrier: Barrier) -> Standing:
    """A barrier where it stands, as a fact."""
    pieces = {_highest(table, edge).piece: None for edge in barrier.edges}
    edge = barrier.edges[0]
    at = barrier.corner or GridLine(edge.vertical, edge.grid)
    return Standing(tuple(thing(piece) for piece in pieces), at)


def _highest(table: Table, edge: Edge) -> Part:
    return max(table.blockages[edge], key=lambda part: part.piece.top)


def position(point: Point) -> Position:
    """Half spaces as board coordinates."""
    return point.x / 2, point.y / 2


def meeting_point(start: Point, end: Point, barrier: Barrier) -> Position:
    """Where a line meets a barrier; for drawing only."""
    if barrier.corner:
        return float(barrier.corner.x), float(barrier.corner.y)
    edge = barrier.edges[0]
    if edge.vertical:
        share = (2 * edge.grid - start.x) / (end.x - start.x)
        return float(edge.grid), (start.y + share * (end.y - start.y)) / 2
    share = (2 * edge.grid - start.y) / (end.y - start.y)
    return (start.x + share * (end.x - start.x)) / 2, float(edge.grid)
