"""Spaces, corners and edges."""

from adjudicator.board.cell import (
    column_letters,
    space_called,
    space_link,
    space_linked,
    space_name,
)
from adjudicator.board.squares import Corner, Edge, Space, edges_between, outline, rectangle


def test_an_edge_joins_two_corners_and_parts_two_spaces() -> None:
    """A vertical edge has a space to its left and one to its right."""
    edge = Edge(3, 1, vertical=True)
    assert edge.ends == (Corner(3, 1), Corner(3, 2))
    assert edge.spaces == (Space(2, 1), Space(3, 1))


def test_edges_between_corners() -> None:
    """A straight run has its unit edges in order, a slanted one none."""
    assert edges_between(Corner(2, 4), Corner(2, 2)) == (
        Edge(2, 2, vertical=True),
        Edge(2, 3, vertical=True),
    )
    assert not edges_between(Corner(2, 4), Corner(3, 3))


def test_outline_of_a_rectangle() -> None:
    """A rectangle of 2 x 3 has ten edges around it and none inside."""
    edges = outline(rectangle(Space(1, 1), 2, 3))
    assert len(edges) == len(set(edges)) == 10
    assert Edge(2, 1, vertical=True) not in edges


def test_names_of_spaces() -> None:
    """Columns are letters and rows numbers from 1, there and back."""
    assert space_name(Space(11, 2)) == "L3"
    assert [column_letters(c) for c in (0, 25, 26, 59)] == ["A", "Z", "AA", "BH"]
    for c in range(60):
        assert space_called(space_name(Space(c, 59)).lower()) == Space(c, 59)
    assert space_called("Wraith") is None


def test_links_of_spaces() -> None:
    """A link writes a space so that no figure's id can be taken for one."""
    assert space_linked(space_link(Space(9, 2))) == Space(9, 2)
    assert space_linked("9,2") is None
