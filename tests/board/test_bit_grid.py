"""Sets of spaces, and what lies behind an edge."""

from itertools import product

import pytest

from adjudicator.board.bit_grid import BitGrid, bit_grid
from adjudicator.board.crossings import passages
from adjudicator.board.squares import Corner, Edge, Space


def all_spaces(board: BitGrid) -> list[Space]:
    """The spaces of a board, row by row."""
    return [Space(c, r) for r in range(board.rows) for c in range(board.columns)]


@pytest.mark.parametrize(("columns", "rows"), [(5, 7), (8, 4), (1, 6), (1, 1)])
def test_behind_is_what_lines_go_through(columns: int, rows: int) -> None:
    """The set behind an edge or corner holds just the spaces whose lines go through it."""
    board = bit_grid(columns, rows)
    for viewer in all_spaces(board):
        through: dict[Edge | Corner, int] = {}
        for target in all_spaces(board):
            for edge, corner in passages(viewer.point, target.point):
                place = edge or corner
                assert place is not None
                through[place] = through.get(place, 0) | board.bit(target)
        for x, y, vertical in product(range(columns + 1), range(rows + 1), (True, False, None)):
            place = Corner(x, y) if vertical is None else Edge(x, y, vertical)
            assert board.behind(viewer, [board.key(x, y, vertical)]) == [through.get(place, 0)]


@pytest.mark.parametrize("times", [1, 2, 3])
def test_closer_and_farther(times: int) -> None:
    """Spaces behind an edge are closer or farther by the spaces counted before and behind it."""
    board, viewer, edge = bit_grid(9, 9), Space(2, 4), Edge(4, 4, vertical=True)
    key = [board.key(*edge)]
    behind = board.spaces(board.behind(viewer, key)[0])
    closer = set(board.spaces(board.closer(viewer, key, times)[0]))
    farther = set(board.spaces(board.farther(viewer, key, times)[0]))
    for space in behind:
        before, row = edge.x - 1 - viewer.c, space.c - edge.x + 1
        assert (space in closer) == (row <= before * times)
        assert (space in farther) == (before + 1 <= (row - 1) * times)


def test_bands() -> None:
    """A band holds whole columns or rows, cut at the border."""
    board = bit_grid(4, 3)
    assert board.spaces(board.band(2, 9, vertical=True)) == [
        (2, 0), (3, 0), (2, 1), (3, 1), (2, 2), (3, 2),
    ]  # fmt: skip
    assert board.spaces(board.band(-2, 1, vertical=False)) == [(0, 0), (1, 0), (2, 0), (3, 0)]
    assert board.band(3, 3, vertical=True) == 0


def test_spaces_come_row_by_row() -> None:
    """A set lists its spaces in reading order."""
    board = bit_grid(3, 3)
    chosen = board.set_of([Space(2, 2), Space(0, 1), Space(1, 0), Space(0, 0)])
    assert board.spaces(chosen) == [(0, 0), (1, 0), (0, 1), (2, 2)]
