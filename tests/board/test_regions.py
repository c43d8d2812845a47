"""Regions: where lines meet edges, and which regions border on each other."""

from fractions import Fraction

from hypothesis import given
from hypothesis import strategies as st

from adjudicator.board.cell import in_rows
from adjudicator.board.regions import (
    Centre,
    Exact,
    Region,
    borders,
    contacts,
    edge_bits,
    edges_along,
    line_bits,
    meets,
    middle,
    network,
)
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


@given(*(st.integers(-500, 3500) | st.fractions(-500, 3500, max_denominator=7) for _ in range(4)))
def test_a_line_is_looked_for_along_its_way_only(
    x: Exact, y: Exact, far_x: Exact, far_y: Exact
) -> None:
    """The edges along a line are few, each once, and all that it meets are among them."""
    start, end = Centre(x, y), Centre(far_x, far_y)
    near = [*edges_along(start, end)]
    assert len(near) == len({*near}) <= 4 * (4 + 4 + 2)
    span = range(-2, 6)
    every = (Edge(c, r, vertical=v) for c in span for r in span for v in (True, False))
    assert {edge for edge in every if contacts(start, end, edge)} <= {*near}


@given(
    *(st.integers(-500, 3500) | st.fractions(-500, 3500, max_denominator=7) for _ in range(4)),
    st.integers(0, 3),
    st.integers(0, 3),
    st.sampled_from(("", "upright")),
)
def test_a_line_meets_what_it_has_contact_with(  # noqa: PLR0917 - a line and an edge
    x: Exact, y: Exact, far_x: Exact, far_y: Exact, column: int, row: int, upright: str
) -> None:
    """In whole numbers, as bits, and with where it is met: the three ways agree."""
    start, end = Centre(x, y), Centre(far_x, far_y)
    edge = Edge(column, row, vertical=bool(upright))
    bits = edge_bits([edge])
    assert bits is not None
    met = bool(contacts(start, end, edge))
    assert meets(start, end, edge) == met
    assert bool(line_bits(start, end) & bits) == met


def test_edges_far_out_have_no_bits() -> None:
    """What lies beyond the columns that are told apart is looked at one by one."""
    assert edge_bits([Edge(300, 0, vertical=True)]) is None
    assert edge_bits([Edge(-1, 0, vertical=True)]) is None
