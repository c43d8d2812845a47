"""Snapping: the nearest place on a board of squares to a position."""

from math import floor

from adjudicator.board.squares import Corner, Position, Space

Size = tuple[int, int]


def nearest_space(at: Position, board: Size) -> Space:
    """The space that a position is in, or the nearest to it."""
    return Space(_within(floor(at[0]), board[0] - 1), _within(floor(at[1]), board[1] - 1))


def nearest_corner(at: Position, board: Size) -> Corner:
    """The intersection nearest to a position."""
    return Corner(_within(_round(at[0]), board[0]), _within(_round(at[1]), board[1]))


def nearest_rectangle(at: Position, size: Size, board: Size) -> Space:
    """The first space of the rectangle whose middle is nearest to a position."""
    c, r = (
        _within(_round(middle - side / 2), whole - side)
        for middle, side, whole in zip(at, size, board, strict=True)
    )
    return Space(c, r)


def nearest_run(
    at: Position, length: int, board: Size, *, upright: bool | None = None
) -> tuple[Corner, Corner]:
    """The ends of the run of edges nearest to a position: along its nearest grid line.

    The run keeps its orientation (`upright` or across).
    """
    x, y = nearest_corner(at, board)
    if abs(at[0] - x) < abs(at[1] - y) if upright is None else upright:
        start = _within(_round(at[1] - length / 2), board[1] - length)
        return Corner(x, start), Corner(x, start + length)
    start = _within(_round(at[0] - length / 2), board[0] - length)
    return Corner(start, y), Corner(start + length, y)


def _round(number: float) -> int:
    """The nearest whole number, rounding half up."""
    return floor(number + 0.5)


def _within(number: int, most: int) -> int:
    return max(0, min(number, most))
