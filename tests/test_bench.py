"""The board that `make bench` measures on is the one it says."""

from tests.bench.board import table


def test_the_measured_board() -> None:
    """24 x 24 spaces, 80 blockage edges, levels 0 to 2."""
    board = table()
    assert (board.columns, board.rows) == (24, 24)
    assert len(board.tops) == 80
    assert {board.level(space) for space in board.grid.spaces(board.grid.all)} == {0, 1, 2}
