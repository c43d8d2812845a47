"""What a line meets on the grid."""

from fractions import Fraction
from itertools import product

import pytest

from adjudicator.board.crossings import (
    FALLING,
    RISING,
    Arm,
    Passage,
    passages,
    sides,
    spaces_entered,
)
from adjudicator.board.squares import Corner, Edge, Point, Space


def met_by_trying(start: Point, end: Point) -> list[Passage]:
    """The same, by trying every edge and corner around."""
    dx, dy = end.x - start.x, end.y - start.y
    met = []
    for x, y in product(range(-1, 9), repeat=2):
        on_line = (2 * x - start.x) * dy == (2 * y - start.y) * dx
        along = Fraction((2 * x - start.x) * dx + (2 * y - start.y) * dy, dx * dx + dy * dy)
        if on_line and 0 < along < 1:
            met.append((along, Passage(None, Corner(x, y))))
        if dx:
            share = Fraction(2 * x - start.x, dx)
            if 0 < share < 1 and 2 * y < start.y + share * dy < 2 * y + 2:
                met.append((share, Passage(Edge(x, y, vertical=True), None)))
        if dy:
            share = Fraction(2 * y - start.y, dy)
            if 0 < share < 1 and 2 * x < start.x + share * dx < 2 * x + 2:
                met.append((share, Passage(Edge(x, y, vertical=False), None)))
    return [passage for _, passage in sorted(met, key=lambda entry: entry[0])]


CENTRES_AND_CORNERS = [Point(x, y) for x, y in product(range(12), repeat=2) if x % 2 == y % 2]


@pytest.mark.parametrize("start", [Point(5, 5), Point(5, 7), Point(4, 6)])
def test_passages_are_those_found_by_trying_all(start: Point) -> None:
    """Every edge and corner on a line is met, in order, and nothing else."""
    for end in CENTRES_AND_CORNERS:
        if end != start:
            assert list(passages(start, end)) == met_by_trying(start, end), end


def test_nothing_is_met_inside_one_space() -> None:
    """A line from a centre to a corner of the same space crosses nothing."""
    assert not passages(Space(2, 2).point, Corner(3, 3).point)


def test_a_line_along_the_grid_passes_corners_only() -> None:
    """What lies along the line is not crossed."""
    assert list(passages(Corner(1, 1).point, Corner(1, 3).point)) == [Passage(None, Corner(1, 2))]


def test_sides_of_a_corner() -> None:
    """Two arms of a corner are left of a slanted line and two right, whichever way it runs."""
    assert sides(Point(1, 1), Point(9, 3)) == sides(Point(9, 3), Point(1, 1)) == FALLING
    assert sides(Point(1, 9), Point(9, 3)) == RISING
    assert sides(Point(2, 2), Point(2, 8)) == ((Arm.WEST,), (Arm.EAST,))


def test_spaces_entered() -> None:
    """A diagonal enters the spaces on it and none of those that it touches at a corner."""
    assert spaces_entered(Space(0, 0).point, Space(2, 2).point) == {(0, 0), (1, 1), (2, 2)}
    assert spaces_entered(Corner(0, 1).point, Corner(4, 1).point) == set()
    assert spaces_entered(Corner(0, 0).point, Space(1, 0).point) == {(0, 0), (1, 0)}
