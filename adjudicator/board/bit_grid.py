"""Sets of spaces as whole numbers, and what lies behind an edge or a corner.

A set of spaces is an int with one bit per space, so that union, intersection and translation are
single operations. What an edge hides depends only on its position relative to the viewer, so those
sets are computed once, on first use, and shifted into place.
"""

from collections.abc import Callable, Iterable
from functools import lru_cache
from math import gcd

from adjudicator.board.squares import Space

SpaceSet = int

#: More edges than a run can have on any board.
_LONGEST = 64


class BitGrid:
    """The spaces of a board as bits.

    Rows are `stride` bits apart, twice the width of the board: a set that is shifted past the
    border falls into the gap between rows and is masked out, never into the next row.
    """

    def __init__(self, columns: int, rows: int) -> None:
        self.columns = columns
        self.rows = rows
        self.stride = 2 * columns
        #: The bit of no offset, in a set of offsets.
        self._middle = (rows - 1) * self.stride + columns - 1
        self._first_column: SpaceSet = sum(1 << (r * self.stride) for r in range(rows))
        self.all: SpaceSet = self._first_column * ((1 << columns) - 1)
        self._behind = _Kept(self._offsets_behind)
        self._closer: dict[int, _Kept] = {}
        self._farther: dict[int, _Kept] = {}

    def bit(self, space: Space) -> SpaceSet:
        """The set of one space."""
        return 1 << (space.r * self.stride + space.c)

    def set_of(self, spaces: Iterable[Space]) -> SpaceSet:
        """The set of these spaces."""
        return union(self.bit(space) for space in spaces)

    def spaces(self, chosen: SpaceSet) -> list[Space]:
        """The spaces of a set, row by row."""
        found = []
        while chosen:
            low = chosen & -chosen
            r, c = divmod(low.bit_length() - 1, self.stride)
            found.append(Space(c, r))
            chosen ^= low
        return found

    def __contains__(self, space: Space) -> bool:
        return 0 <= space.c < self.columns and 0 <= space.r < self.rows

    def band(self, low: int, high: int, *, vertical: bool) -> SpaceSet:
        """The spaces of the columns (of the rows, if not vertical) from low to before high."""
        low = max(low, 0)
        high = min(high, self.columns if vertical else self.rows)
        if low >= high:
            return 0
        if vertical:
            return self._first_column * ((1 << high) - (1 << low))
        return self.all & ((1 << (high * self.stride)) - (1 << (low * self.stride)))

    def key(self, x: int, y: int, vertical: bool | None, length: int = 1) -> int:  # noqa: FBT001
        """A number for a straight run of edges or, `vertical` being None, for a corner.

        Keys of the same shape differ as their places do.
        """
        kind = 0 if vertical is None else length + _LONGEST * vertical
        return (y * 2 * self.stride + x) * 2 * _LONGEST + kind

    def behind(self, viewer: Space, keys: Iterable[int]) -> list[SpaceSet]:
        """For each run or corner: the spaces whose line from the viewer goes through it.

        Lines run from centre to centre, and cross the inside of an edge, or a corner within a run.
        """
        return self._moved(self._behind, viewer, keys)

    def closer(self, viewer: Space, keys: Iterable[int], times: int = 1) -> list[SpaceSet]:
        """The spaces behind each, at most `times` as far beyond it as the viewer is in front of it.

        Distances are measured across the edge, or across the column of a corner.
        """
        if times not in self._closer:
            self._closer[times] = _Kept(lambda key: self._offsets_closer(key, times))
        return self._moved(self._closer[times], viewer, keys)

    def farther(self, viewer: Space, keys: Iterable[int], times: int = 1) -> list[SpaceSet]:
        """The spaces behind each, with the viewer at most `times` as far from it as they are."""
        if times not in self._farther:
            self._farther[times] = _Kept(lambda key: self._offsets_farther(key, times))
        return self._moved(self._farther[times], viewer, keys)

    def _moved(self, sets: "_Kept", viewer: Space, keys: Iterable[int]) -> list[SpaceSet]:
        here = (viewer.r * 2 * self.stride + viewer.c) * 2 * _LONGEST
        back = (self.rows - 1 - viewer.r) * self.stride + self.columns - 1 - viewer.c
        board = self.all
        return [sets[key - here] >> back & board for key in keys]

    def _offset(self, key: int) -> tuple[int, int, int]:
        """Where the place with a key is from (0, 0), in half spaces, and its kind."""
        place, kind = divmod(key, 2 * _LONGEST)
        y, x = divmod(place + self.stride, 2 * self.stride)
        return 2 * (x - self.stride) - 1, 2 * y - 1, kind

    def _offsets_behind(self, key: int) -> SpaceSet:
        x, y, kind = self._offset(key)
        if not kind:
            return self._behind_point(x, y)
        upright, length = divmod(kind, _LONGEST)
        over, down = (0, 2) if upright else (2, 0)
        edge = self._behind_upright if upright else self._behind_level
        found = edge(x, y)
        for number in range(1, length):
            place = x + over * number, y + down * number
            found |= edge(*place) | self._behind_point(*place)
        return found

    def _offsets_closer(self, key: int, times: int) -> SpaceSet:
        away, across = self._away(key)
        return self._behind[key] & self._block(away // 2 * (1 + times), across=across)

    def _offsets_farther(self, key: int, times: int) -> SpaceSet:
        away, across = self._away(key)
        row = (away + 1) // 2
        return self._behind[key] & ~self._block(row - (-row // times) - 1, across=across)

    def _away(self, key: int) -> tuple[int, bool]:
        """How far a place is from (0, 0), in half spaces, and whether that is across columns."""
        x, y, kind = self._offset(key)
        across = not kind or kind > _LONGEST
        return abs(x if across else y), across

    def _block(self, most: int, *, across: bool) -> SpaceSet:
        """The offsets of at most this many columns or rows in either direction."""
        width = min(most, self.columns - 1) if across else self.columns - 1
        height = self.rows - 1 if across else min(most, self.rows - 1)
        return sum(self._run(row, -width, width) for row in range(-height, height + 1))

    def _behind_point(self, x: int, y: int) -> SpaceSet:
        """The offsets whose line passes (x, y), in half spaces from the viewer's centre."""
        shared = gcd(x, y)
        dx, dy = x // shared, y // shared
        found, times = 0, shared // 2 + 1
        while abs(times * dx) < self.columns and abs(times * dy) < self.rows:
            found |= self._run(times * dy, times * dx, times * dx)
            times += 1
        return found

    def _behind_upright(self, x: int, y: int) -> SpaceSet:
        """The offsets (i, j) whose line crosses the edge from (x, y) to (x, y + 2).

        The line meets the edge's grid line at height j * x / i, which must be between y and y + 2.
        """
        side, away, found = (1 if x > 0 else -1), abs(x), 0
        for j in range(1 - self.rows, self.rows):
            low, high = (away + 1) // 2, self.columns - 1
            for bound, outer in ((y, j * away), (-y - 2, -j * away)):
                # bound * i < outer, for i > 0
                if bound > 0 and (most := (outer - 1) // bound) < high:
                    high = most
                elif bound <= 0 and (least := outer // bound + 1) > low:
                    low = least
            if low <= high:
                first = low if side > 0 else -high
                found |= ((1 << (high - low + 1)) - 1) << (self._middle + j * self.stride + first)
        return found

    def _behind_level(self, x: int, y: int) -> SpaceSet:
        """The offsets (i, j) whose line crosses the edge from (x, y) to (x + 2, y)."""
        side, away, found = (1 if y > 0 else -1), abs(y), 0
        last = self.columns - 1
        for j in range((away + 1) // 2, self.rows):
            # A board has thousands of such runs: calls would take longer than all the rest.
            low, high = -last, last
            if (least := x * j // away + 1) > low:
                low = least
            if (most := -(-(x + 2) * j // away) - 1) < high:
                high = most
            if low <= high:
                first = self._middle + side * j * self.stride + low
                found |= ((1 << (high - low + 1)) - 1) << first
        return found

    def _run(self, row: int, low: int, high: int) -> SpaceSet:
        """The offsets of one row from column low to column high."""
        return ((1 << (high - low + 1)) - 1) << (self._middle + row * self.stride + low)


def union(sets: Iterable[SpaceSet]) -> SpaceSet:
    """The union of the sets."""
    found = 0
    for one in sets:
        found |= one
    return found


class _Kept(dict[int, SpaceSet]):
    """Sets of offsets by the key of a place relative to (0, 0), computed on first use."""

    def __init__(self, work_out: Callable[[int], SpaceSet]) -> None:
        super().__init__()
        self._work_out = work_out

    def __missing__(self, key: int) -> SpaceSet:
        found = self[key] = self._work_out(key)
        return found


@lru_cache(maxsize=64)
def bit_grid(columns: int, rows: int) -> BitGrid:
    """The field of a board's size: one for all boards of that size."""
    return BitGrid(columns, rows)
