"""Line of sight between spaces, read once more from the rules: plain, slow, and apart.

It shares nothing with the code that it checks but the scene: it tries every edge and corner of
the board with fractions, and knows the default readings only.
"""

from fractions import Fraction
from itertools import product
from typing import Any, NamedTuple

Place = tuple[int, int]
#: A unit edge: its upper or left corner, and whether it runs down.
Wall = tuple[int, int, bool]

LEVEL_ONE = ("building", "wall")


class Met(NamedTuple):
    """A blockage on the line: how far along, how high, its edges, the first space behind it."""

    share: Fraction
    height: int
    edges: tuple[Wall, ...]
    first: Place


class PlainSight:
    """A scene, ready to be asked for lines."""

    def __init__(self, scene: dict[str, Any]) -> None:
        self.columns, self.rows = scene["board"]["columns"], scene["board"]["rows"]
        self.levels = dict.fromkeys(product(range(self.columns), range(self.rows)), 0)
        pieces = [c for c in scene["components"] if c["kind"] in LEVEL_ONE]
        for piece in pieces:
            for space in _covered(piece):
                self.levels[space] = max(self.levels[space], piece.get("base", 0) + 1)
        # What stands on an edge: the base and number of each piece that no roof covers.
        self.walls: dict[Wall, set[tuple[int, int]]] = {}
        for number, piece in enumerate(pieces):
            base = piece.get("base", 0)
            for wall in _walls_of(piece):
                if any(self.levels.get(s, 0) <= base + 1 for s in _beside(wall)):
                    self.walls.setdefault(wall, set()).add((base, number))
        self.tops = {wall: max(b for b, _ in found) + 1 for wall, found in self.walls.items()}

    def clear(self, a: Place, b: Place) -> bool:
        """Whether two spaces see each other."""
        upper, lower = (a, b) if self.levels[a] >= self.levels[b] else (b, a)
        high, low = self.levels[upper], self.levels[lower]
        met = self._met(upper, lower, own=False)
        if any(one.height > high for one in met):
            return False
        if high == low:
            return True
        met = [one for one in self._met(upper, lower, own=True) if low < one.height <= high]
        same = [one for one in met if one.height == high]
        farthest = max((one.share for one in same), default=None)
        if any(self._hides(one, upper, lower, high - low) for one in same if one.share == farthest):
            return False
        return not any(self._right_behind(one, lower) for one in met if one.height < high)

    def _met(self, upper: Place, lower: Place, *, own: bool) -> list[Met]:
        """Everything crossed; with `own`, less what is at distance 0 from the upper space."""
        # Places in half spaces, so that a centre is a whole number.
        sx, sy = 2 * upper[0] + 1, 2 * upper[1] + 1
        dx, dy = lower[0] - upper[0], lower[1] - upper[1]
        met = []
        for wall in self.walls:
            x, y, down = wall
            ahead, whole = _part(2 * x - sx, 2 * dx) if down else _part(2 * y - sy, 2 * dy)
            if not 0 < ahead < whole or (own and upper in _beside(wall)):
                continue
            # Where the line meets the grid line of the wall, and where the wall begins.
            at = sy * whole + ahead * 2 * dy if down else sx * whole + ahead * 2 * dx
            begin = 2 * whole * (y if down else x)
            if begin < at < begin + 2 * whole:
                share = Fraction(ahead, whole)
                met.append(Met(share, self.tops[wall], (wall,), _behind(wall, dx, dy)))
        for x, y in product(range(1, self.columns), range(1, self.rows)):
            if dx and dy and (2 * x - sx) * dy == (2 * y - sy) * dx:
                ahead, whole = _part(2 * x - sx, 2 * dx)
                if 0 < ahead < whole:
                    share = Fraction(ahead, whole)
                    met += self._at_corner((x, y), share, (dx, dy), upper, own=own)
        return met

    def _at_corner(
        self, corner: Place, share: Fraction, way: Place, upper: Place, *, own: bool
    ) -> list[Met]:
        """Connected blockages with the line between them: on each base the highest pair."""
        x, y = corner
        arms = {(x, y - 1, True): (0, -1), (x, y, False): (1, 0)}
        arms |= {(x, y, True): (0, 1), (x - 1, y, False): (-1, 0)}
        turn = {arm: way[0] * to[1] - way[1] * to[0] for arm, to in arms.items()}
        by_base: dict[int, dict[int, set[Wall]]] = {}
        for one, other in product(arms, repeat=2):
            if turn[one] < 0 < turn[other]:
                for base in {b for b, _ in self.walls.get(one, ())} & {
                    b for b, _ in self.walls.get(other, ())
                }:
                    height = min(self.tops[one], self.tops[other])
                    if own and any(upper in _beside(wall) for wall in (one, other)):
                        continue
                    by_base.setdefault(base, {}).setdefault(height, set()).update((one, other))
        first = (x if way[0] > 0 else x - 1, y if way[1] > 0 else y - 1)
        highest = [(max(found), found[max(found)]) for found in by_base.values()]
        return [Met(share, height, tuple(sorted(walls)), first) for height, walls in highest]

    def _hides(self, one: Met, upper: Place, lower: Place, difference: int) -> bool:
        for x, y, down in one.edges:
            grid, from_, to = (x, upper[0], lower[0]) if down else (y, upper[1], lower[1])
            between = from_ - grid if from_ >= grid else grid - 1 - from_
            row = grid - to if to < grid else to - grid + 1
            if row <= between * difference:
                return True
        return False

    def _right_behind(self, one: Met, lower: Place) -> bool:
        if lower == one.first:
            return True
        level = [wall for wall in one.edges if self.tops[wall] == one.height]
        return any(lower in _beside(along) for wall in level for along in self._run(wall))

    def _run(self, wall: Wall) -> list[Wall]:
        """The edges in a row with one, connected and as high."""
        down = wall[2]
        run = [wall]
        for step in (1, -1):
            here = wall
            while True:
                there = (here[0], here[1] + step, down) if down else (here[0] + step, here[1], down)
                if self.tops.get(there) != self.tops[wall] or not self._joined(here, there):
                    break
                run.append(there)
                here = there
        return run

    def _joined(self, one: Wall, other: Wall) -> bool:
        return bool({b for b, _ in self.walls[one]} & {b for b, _ in self.walls[other]})


def _part(ahead: int, whole: int) -> tuple[int, int]:
    """A part and the whole of a way, counted in its direction."""
    return (ahead, whole) if whole > 0 else (-ahead, -whole)


def _covered(piece: dict[str, Any]) -> list[Place]:
    if piece["kind"] != "building":
        return []
    (c, r), (w, h) = piece["at"], piece["size"]
    return list(product(range(c, c + w), range(r, r + h)))


def _walls_of(piece: dict[str, Any]) -> list[Wall]:
    if piece["kind"] == "building":
        (c, r), (w, h) = piece["at"], piece["size"]
        sides = [(x, r + i, True) for x in (c, c + w) for i in range(h)]
        return sides + [(c + i, y, False) for y in (r, r + h) for i in range(w)]
    (x1, y1), (x2, y2) = sorted((tuple(piece["from"]), tuple(piece["to"])))
    if x1 == x2:
        return [(x1, y, True) for y in range(y1, y2)]
    return [(x, y1, False) for x in range(x1, x2)]


def _beside(wall: Wall) -> tuple[Place, Place]:
    x, y, down = wall
    return ((x - 1, y), (x, y)) if down else ((x, y - 1), (x, y))


def _behind(wall: Wall, dx: int, dy: int) -> Place:
    return _beside(wall)[(dx if wall[2] else dy) > 0]
