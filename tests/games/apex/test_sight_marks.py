"""What is drawn of a line of sight: the barriers in the order in which the line meets them."""

from hypothesis import assume, given
from hypothesis import strategies as st

from adjudicator.board.crossings import Passage, passages
from adjudicator.board.squares import Corner, Point
from adjudicator.games.apex.sight.marks import LineMarks
from adjudicator.games.apex.table.corners import Barrier

points = st.builds(Point, st.integers(0, 60), st.integers(0, 60))


def _barrier(met: Passage) -> Barrier:
    return Barrier(1, (met.edge,) if met.edge else (), met.corner)


@given(points, points, st.data())
def test_barriers_are_told_in_the_order_of_the_line(
    source: Point, target: Point, data: st.DataObject
) -> None:
    """Just as whole numbers order what it meets."""
    assume(source != target)
    met = list(map(_barrier, passages(source, target)))
    mixed = data.draw(st.permutations(met))
    assert LineMarks(source, target).in_order(mixed) == met


def test_an_intersection_is_looked_at_from_itself() -> None:
    """What stands there is met at once, all of it, and stays as it is listed."""
    corner = Corner(4, 4)
    met = [Barrier(height, corner.arms, corner) for height in (2, 1)]
    assert LineMarks(corner.point, corner.point).in_order(met) == met
