"""Ways over a network: costs, ties, and networks that share what did not change."""

from adjudicator.board.squares import Space
from adjudicator.board.step_graph import Arc, Network, StepCost


def grid(columns: int, rows: int) -> Network:
    """A board on which every step costs 1, diagonals too."""
    spaces = [Space(c, r) for r in range(rows) for c in range(columns)]
    near = [Arc(a, b) for a in spaces for b in spaces if max(abs(a.c - b.c), abs(a.r - b.r)) == 1]
    return Network.of(spaces, dict.fromkeys(near, StepCost(1)))


def test_of_equal_ways_the_first_in_reading_order() -> None:
    """Two steps straight down may lead three ways; the one by the leftmost space is taken."""
    way = grid(3, 3).ways(Space(1, 0)).to(Space(1, 2))
    assert way == (Space(1, 0), Space(0, 1), Space(1, 2))


def test_of_equal_costs_the_fewest_steps() -> None:
    """One step at 2 goes before two steps at 1."""
    dear = {Arc(Space(0, 0), Space(1, 1)): StepCost(2)}
    assert grid(2, 2).altered(dear).ways(Space(0, 0)).to(Space(1, 1)) == (Space(0, 0), Space(1, 1))


def test_costs_stop_at_the_most() -> None:
    """Both searches leave out what is dearer, and agree on the rest."""
    board = grid(5, 1)
    assert board.costs(Space(0, 0), 2) == {Space(0, 0): 0, Space(1, 0): 1, Space(2, 0): 2}
    assert board.ways(Space(0, 0), 2).costs == board.costs(Space(0, 0), 2)
    assert board.ways(Space(0, 0), 2).to(Space(3, 0)) == ()


def test_an_altered_network_leaves_the_old_one_alone() -> None:
    """A step taken away is gone in the new network only, forwards and backwards."""
    before = grid(2, 1)
    arc = Arc(Space(0, 0), Space(1, 0))
    after = before.altered({arc: None})
    assert arc in before.step_costs
    assert arc not in after.step_costs
    assert before.leading_to(Space(1, 0)) == {Space(0, 0), Space(1, 0)}
    assert after.leading_to(Space(1, 0)) == {Space(1, 0)}


def test_open_points_are_found_where_they_matter() -> None:
    """A step that leaned on something counts once its start is reached with a point left."""
    arc = Arc(Space(1, 0), Space(2, 0))
    board = grid(4, 1).altered({arc: StepCost(2, ("corner",))})
    assert board.consulted_within(board.costs(Space(0, 0), 1), 1) == set()
    assert board.consulted_within(board.costs(Space(0, 0), 2), 2) == {"corner"}
    assert board.altered({arc: StepCost(1)}).consulted == {}
