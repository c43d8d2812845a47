"""Facts and marks from the things of a table: what steps say of them, and where they draw them."""

from collections.abc import Iterable, Iterator
from fractions import Fraction

from adjudicator.board.hexes import Hex
from adjudicator.board.squares import Corner, Edge, Point, Position, Space
from adjudicator.core.facts import GridLine, Listing, Place, Standing, Thing, Who
from adjudicator.core.verdict import Mark, edge_mark, point_mark, space_mark
from adjudicator.games.apex.table.corners import Barrier
from adjudicator.games.apex.table.ends import End
from adjudicator.games.apex.table.pieces import Piece
from adjudicator.games.apex.table.state import Table


def place_of(end: End) -> Place:
    """An end with its level, as a fact."""
    return Place(end.spot, end.level, end.figure.name if end.figure else None)


def who(end: End) -> Who:
    """Whoever is at an end, as a fact."""
    return Who(place_of(end))


def thing(piece: Piece) -> Thing:
    """A piece, as a fact."""
    return Thing(piece.kind, piece.name, edge=bool(piece.spaces and piece.edges))


def things(pieces: Iterable[Piece]) -> Listing:
    """Pieces, as a fact; what is there twice is told twice."""
    return Listing(tuple(map(thing, pieces)))


def kinds(pieces: Iterable[Piece]) -> Listing:
    """Pieces, as a fact; those that are called alike are told once."""
    return Listing(tuple(dict.fromkeys(map(thing, pieces))))


def square_spot(place: Place) -> Space | Corner | Edge:
    """Where a place is on a board of squares; no other has come from one."""
    if isinstance(place.spot, Hex):
        raise TypeError(place)
    return place.spot


def spot_of(piece: Piece) -> Space | Corner | Edge:
    """Where a piece stands, as a fact: its corner, its first space or its first edge."""
    return piece.corner or (piece.spaces or piece.edges)[0]


def piece_marks(*pieces: Piece, role: str) -> tuple[Mark, ...]:
    """Pieces where they stand: on a corner, on spaces, or on edges."""
    return tuple(mark for piece in pieces for mark in _marks(piece, role))


def _marks(piece: Piece, role: str) -> tuple[Mark, ...]:
    if piece.corner:
        return (point_mark(piece.corner, role),)
    if piece.spaces:
        return tuple(space_mark(space, role) for space in piece.spaces)
    return tuple(edge_mark(edge, role) for edge in piece.edges)


def standing(table: Table, barrier: Barrier) -> Standing:
    """A barrier where it stands, as a fact."""
    pieces = {piece: None for edge in barrier.edges for piece in _on(table, edge)}
    edge = barrier.edges[0]
    at = barrier.corner or GridLine(edge.vertical, edge.grid)
    return Standing(tuple(map(thing, pieces)), at)


def _on(table: Table, edge: Edge) -> Iterator[Piece]:
    """The highest blockage on an edge; what else stands there and is of another kind."""
    highest = max(table.blockages[edge], key=lambda part: part.piece.top).piece
    yield highest
    yield from (p.piece for p in table.blockages[edge] if p.piece.kind != highest.kind)


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


def share_before(start: Point, end: Point, barrier: Barrier) -> Fraction:
    """Which share of a line lies before the barrier that it meets, exactly; none if it is a point.

    Between an intersection and itself all that is met is met at once.
    """
    if start == end:
        return Fraction(0)
    met = barrier.corner or barrier.edges[0]
    if start.x != end.x if barrier.corner else barrier.edges[0].vertical:
        return Fraction(2 * met.x - start.x, end.x - start.x)
    return Fraction(2 * met.y - start.y, end.y - start.y)
