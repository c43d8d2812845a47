"""A piece snaps to what is nearest."""

import pytest

from adjudicator.board.snapping import (
    nearest_corner,
    nearest_rectangle,
    nearest_run,
    nearest_space,
)

BOARD = (10, 8)


@pytest.mark.parametrize(
    ("at", "space"), [((0.1, 0.9), (0, 0)), ((9.9, 7.2), (9, 7)), ((-3, 99), (0, 7))]
)
def test_spaces(at: tuple[float, float], space: tuple[int, int]) -> None:
    """The space under a position; off the board, the nearest."""
    assert nearest_space(at, BOARD) == space


@pytest.mark.parametrize(
    ("at", "corner"), [((3.4, 2.6), (3, 3)), ((10.4, -1), (10, 0)), ((0.5, 0.5), (1, 1))]
)
def test_corners(at: tuple[float, float], corner: tuple[int, int]) -> None:
    """The nearest intersection."""
    assert nearest_corner(at, BOARD) == corner


@pytest.mark.parametrize(
    ("at", "length", "ends"),
    [
        ((3.1, 2.5), 1, ((3, 2), (3, 3))),
        ((3.5, 2.1), 1, ((3, 2), (4, 2))),
        ((3.9, 2.5), 3, ((4, 1), (4, 4))),
        ((9.8, 0.1), 3, ((7, 0), (10, 0))),
        ((3.9, 7.7), 2, ((4, 6), (4, 8))),
    ],
)
def test_runs(at: tuple[float, float], length: int, ends: object) -> None:
    """Along the nearest grid line, the middle nearest to the position, all of it on the board."""
    assert nearest_run(at, length, BOARD) == ends


def test_a_run_keeps_its_way() -> None:
    """One that lies upright stays upright, however near the other line is."""
    assert nearest_run((3.5, 2.1), 2, BOARD, upright=True) == ((4, 1), (4, 3))
    assert nearest_run((3.1, 2.5), 2, BOARD, upright=False) == ((2, 3), (4, 3))


@pytest.mark.parametrize(
    ("at", "size", "first"),
    [((3, 3), (2, 2), (2, 2)), ((3.4, 3.4), (3, 3), (2, 2)), ((0, 99), (2, 4), (0, 4))],
)
def test_rectangles(at: tuple[float, float], size: tuple[int, int], first: object) -> None:
    """The middle is nearest to the position, and all of it is on the board."""
    assert nearest_rectangle(at, size, BOARD) == first
