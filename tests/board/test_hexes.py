"""Hexes: neighbours, distances, rows, corners that are shared; and ways of single steps."""

from hypothesis import given
from hypothesis import strategies as st

from adjudicator.board.cell import by_rows, hex_linked, hex_name, space_link
from adjudicator.board.hexes import (
    DIRECTIONS,
    HALF_SIDE,
    Hex,
    apart,
    heading,
    hex_at,
    middle,
    offsets_within,
    straight,
)
from adjudicator.board.unit_graph import UnitGraph

hexes = st.builds(Hex, st.integers(-30, 30), st.integers(-30, 30))


@given(hexes, hexes, hexes)
def test_distances_are_distances(a: Hex, b: Hex, c: Hex) -> None:
    """The same both ways, 0 only to itself, and no detour is shorter."""
    assert apart(a, b) == apart(b, a)
    assert (apart(a, b) == 0) == (a == b)
    assert apart(a, c) <= apart(a, b) + apart(b, c)


@given(hexes, st.sampled_from(DIRECTIONS), st.integers(1, 20))
def test_a_row_leads_straight_there(start: Hex, step: Hex, number: int) -> None:
    """Every hex of it is one further, and beside the one before."""
    end = start + step.times(number)
    assert heading(start, end) == step
    row = straight(start, end)
    assert [apart(start, at) for at in row] == list(range(number + 1))
    assert straight(end, start) == row[::-1]


def test_off_the_rows_there_is_no_heading() -> None:
    """Two hexes that no row joins, and one that is alone."""
    assert heading(Hex(0, 0), Hex(2, -1)) is None
    assert straight(Hex(0, 0), Hex(1, 1)) == ()
    assert straight(Hex(3, 3), Hex(3, 3)) == (Hex(3, 3),)
    assert heading(Hex(3, 3), Hex(3, 3)) is None


@given(hexes)
def test_neighbours_share_two_corners(here: Hex) -> None:
    """Exactly, so that outlines can be joined; all others share none."""
    for near in here.neighbours:
        assert len(set(here.outline) & set(near.outline)) == 2
    assert not set(here.outline) & set((here + Hex(2, 0)).outline)


@given(hexes, st.floats(-0.3, 0.3), st.floats(-0.3, 0.3))
def test_pointing_into_a_hex_finds_it(here: Hex, dx: float, dy: float) -> None:
    """Anywhere around its middle."""
    x, y = here.centre
    assert hex_at((x + dx, y + dy)) == here


@given(st.lists(hexes, min_size=1), hexes)
def test_the_middle_of_hexes_is_exact(some: list[Hex], step: Hex) -> None:
    """It moves with them by just as much, and does not depend on their order."""
    x, y = middle(some)
    dx, dy = middle([step])
    assert middle([hex_ + step for hex_ in reversed(some)]) == (x + dx, y + dy)


@given(hexes)
def test_the_middle_of_one_hex_is_its_centre(here: Hex) -> None:
    """As it is drawn: in half sides to the right, and half hexes down."""
    x, y = middle([here])
    assert (float(x) * HALF_SIDE, float(y / 2)) == here.centre


@given(hexes)
def test_a_hex_is_written_and_read(here: Hex) -> None:
    """In a link, and as people say it."""
    assert hex_linked(space_link(here)) == hex_linked(hex_name(here)) == here


def test_a_radius_is_a_hexagon() -> None:
    """1, 7, 19 hexes, row by row."""
    assert [len(offsets_within(n)) for n in range(3)] == [1, 7, 19]
    assert list(offsets_within(2)) == sorted(offsets_within(2), key=by_rows)


def test_hops_count_steps_and_find_the_first_of_several_ways() -> None:
    """Over places of any kind; walks may turn back, trails may not."""
    hops = UnitGraph({"a": "bc", "b": "ad", "c": "ad", "d": "bc", "e": ""})
    assert hops.counts("a") == {"a": 0, "b": 1, "c": 1, "d": 2}
    assert hops.way("a", "d", str) == ("a", "b", "d")
    assert hops.way("a", "e", str) == ()
    assert hops.walks("a", 2) == {"a", "d"}
    assert hops.trails("a", 2) == {"d"}
    assert hops.trails("a", 4) == set()
