"""Regions: where lines meet edges, and which regions border on each other."""

from fractions import Fraction

from adjudicator.board.cell import in_rows
from adjudicator.board.regions import Region, borders, contacts, middle, network
from adjudicator.board.squares import Edge, Point, Space, rectangle


def test_a_line_meets_an_edge_inside_at_its_end_or_not_at_all() -> None:
    """The inside and both ends of an edge count, what is beside it does not."""
    start, end = Point(500, 500), Point(1500, 1500)
    assert contacts(start, end, Edge(1, 0, vertical=True)) == (Fraction(1, 2),)
    assert contacts(start, end, Edge(1, 1, vertical=False)) == (Fraction(1, 2),)
    assert contacts(start, end, Edge(1, 2, vertical=True)) == ()
    assert contacts(start, end, Edge(3, 0, vertical=True)) == ()


def test_a_line_follows_an_edge() -> None:
    """On the edge's own grid line, it is met from where to where."""
    start, end = Point(1000, 500), Point(1000, 4500)
    assert contacts(start, end, Edge(1, 1, vertical=True)) == (Fraction(1, 8), Fraction(3, 8))
    assert contacts(start, end, Edge(1, 5, vertical=True)) == ()
    assert contacts(start, end, Edge(2, 1, vertical=True)) == ()


def test_regions_border_along_edges_only() -> None:
    """Two regions share all edges between their cells; corners do not count."""
    hall = Region(rectangle(Space(0, 0), 2, 2), middle(Space(0, 0), 2, 2), "hall")
    side = Region(in_rows([Space(2, 1), Space(2, 0)]), Point(2500, 1000))
    lone = Region((Space(3, 2),), middle(Space(3, 2), 1, 1))
    shared = borders((hall, side, lone))
    edges = (Edge(2, 0, vertical=True), Edge(2, 1, vertical=True))
    assert {pair: set(found) for pair, found in shared.items()} == {
        frozenset((hall.key, side.key)): set(edges)
    }
    ways = network((hall, side, lone), shared)
    assert ways.costs(hall.key) == {hall.key: 0, side.key: 1}
    assert (hall.written, side.written) == ("hall", [2, 0])
    assert hall.position == (1, 1)
