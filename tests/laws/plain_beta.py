"""What the beta of 2023 rules otherwise, read once more from its book: plain, slow, and apart.

It shares nothing with the code that it checks but the scene, knows the beta's usual readings only,
and tells `SILENT` where the beta says nothing. Kinds of the box are known, no others.
"""

from fractions import Fraction
from itertools import combinations, product
from typing import Any, Literal, NamedTuple

from tests.laws.plain_sight import Met, Place, PlainSight, Wall
from tests.laws.plain_zones import passes, point

Scene = dict[str, Any]
SILENT: Literal["silent"] = "silent"

HINDERS = ("wall", "half-wall", "supply-bin")
COVERS = ("half-wall", "supply-bin")
FILLS = ("respawn-beacon", "supply-drop")


class BetaSight(PlainSight):
    """Lines of sight: connected at a point, blind spots with own edges measured, full cover."""

    def clear(self, a: Place, b: Place) -> bool:
        """Whether two spaces see each other."""
        upper, lower = (a, b) if self.levels[a] >= self.levels[b] else (b, a)
        high, low = self.levels[upper], self.levels[lower]
        met = [one for one in self._met(upper, lower, own=False) if one.height > low]
        if any(one.height > high for one in met):
            return False
        same = [one for one in met if one.height == high]
        farthest = max((one.share for one in same), default=None)
        if any(self._hides(one, upper, lower, high - low) for one in same if one.share == farthest):
            return False
        return not any(one.first == lower for one in met if one.height < high)

    def _at_corner(
        self, corner: Place, share: Fraction, way: Place, upper: Place, *, own: bool
    ) -> list[Met]:
        """What is crossed there, and any two things that share the corner, whatever the side."""
        del upper, own
        by_base: dict[int, dict[int, set[Wall]]] = {}
        for one, other in combinations(_arms(corner), 2):
            across = _turn(one, corner, way) * _turn(other, corner, way) < 0
            for a, b in product(self.walls.get(one, ()), self.walls.get(other, ())):
                if a[0] == b[0] and (across or a[1] != b[1]):
                    height = min(self.tops[one], self.tops[other])
                    by_base.setdefault(a[0], {}).setdefault(height, set()).update((one, other))
        first = _entered(corner, way)
        highest = [(max(found), found[max(found)]) for found in by_base.values()]
        return [Met(share, height, tuple(sorted(walls)), first) for height, walls in highest]


def _turn(arm: Wall, corner: Place, way: Place) -> int:
    """On which side of a line through a corner one of its arms lies, by its sign."""
    x, y, down = arm
    to = (0, 1 if y == corner[1] else -1) if down else (1 if x == corner[0] else -1, 0)
    return way[0] * to[1] - way[1] * to[0]


def _arms(corner: Place) -> tuple[Wall, ...]:
    x, y = corner
    return (x, y - 1, True), (x, y, True), (x - 1, y, False), (x, y, False)


def _entered(corner: Place, way: Place) -> Place:
    x, y = corner
    return (x if way[0] > 0 else x - 1, y if way[1] > 0 else y - 1)


class Part(NamedTuple):
    """What stands on an edge: its kind, its base, and which piece it is of."""

    kind: str
    base: int
    number: int


class PlainBeta:
    """A scene, ready to be asked how spaces lie, what a step costs, and who has half-cover."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.levels = PlainSight(scene).levels
        self.filled = {tuple(p["at"]) for p in scene["components"] if p["kind"] in FILLS}
        self.sides: dict[Wall, list[Part]] = {}
        for number, piece in enumerate(scene["components"]):
            for wall in _walls(piece):
                part = Part(piece["kind"], piece.get("base", 0), number)
                self.sides.setdefault(wall, []).append(part)

    def relations(self, start: Place, end: Place) -> list[str] | Literal["silent"]:
        """How a space stands to another."""
        if max(abs(a - b) for a, b in zip(start, end, strict=True)) != 1:
            return []
        rise = self.levels[end] - self.levels[start]
        apart = self._parts_them(start, end) if not rise else True
        if apart == SILENT:
            return SILENT
        return ["distance-1"] + ["adjacent"] * (not apart) + ["neighboring"] * (rise < 2)

    def _parts_them(self, start: Place, end: Place) -> bool | Literal["silent"]:
        """Whether an obstacle on their level or higher is between two spaces of one level."""
        level = self.levels[start]
        if _is_straight(start, end):
            between = self.sides.get(_shared(start, end), [])
            return any(part.kind in HINDERS and part.base >= level for part in between)
        return self._parts_at_corner(start, end, level)

    def _parts_at_corner(self, start: Place, end: Place, level: int) -> bool | Literal["silent"]:
        joined = [(a, b) for a, b in self._joined(start, end) if a.base >= level]
        if any(a.number == b.number and a.kind in HINDERS for a, b in joined):
            return True
        front = self._front(start, end, {a.base for a, _ in joined})
        if front and all(part.kind in HINDERS for part in front):
            return True
        return SILENT if any(a.number != b.number for a, b in joined) else False

    def _joined(self, start: Place, end: Place) -> list[tuple[Part, Part]]:
        """Parts on one base on both sides of a diagonal step."""
        corner = max(start[0], end[0]), max(start[1], end[1])
        north, south, west, east = (self.sides.get(arm, []) for arm in _arms(corner))
        falling = (end[0] - start[0]) == (end[1] - start[1])
        one, other = (north + east, south + west) if falling else (north + west, south + east)
        return [(a, b) for a, b in product(one, other) if a.base == b.base]

    def _front(self, start: Place, end: Place, bases: set[int]) -> list[Part]:
        """What runs straight through the corner of a diagonal step on one base, and nothing else.

        What is under roofs on both sides doesn't count.
        """
        corner = max(start[0], end[0]), max(start[1], end[1])
        arms = [
            [p for p in self.sides.get(arm, []) if p.base in bases and not self._roofed(arm, p)]
            for arm in _arms(corner)
        ]
        north, south, west, east = arms
        if len(bases) != 1 or bool(north or south) == bool(west or east):
            return []
        runs = (north and south) or (west and east)
        return [*north, *south, *west, *east] if runs else []

    def _roofed(self, wall: Wall, part: Part) -> bool:
        x, y, down = wall
        beside = [(x - 1, y), (x, y)] if down else [(x, y - 1), (x, y)]
        high = part.kind == "building" and all(space in self.levels for space in beside)
        return high and all(self.levels[space] > part.base for space in beside)

    def step(self, start: Place, end: Place) -> int | Literal["silent"] | None:
        """What a step costs; None where the beta forbids it."""
        low, high = self.levels[start], self.levels.get(end)
        if high is None or end in self.filled or high > low + 1:
            return None
        more = self._over_edge(start, end, low)
        if not _is_straight(start, end):
            more = self._through_corner(start, end, low)
        return SILENT if more == SILENT else 1 + (high > low) + more

    def _over_edge(self, start: Place, end: Place, low: int) -> int | Literal["silent"]:
        if not _is_straight(start, end):
            return 0
        return _step_cost(self.sides.get(_shared(start, end), []), low)

    def _through_corner(self, start: Place, end: Place, low: int) -> int | Literal["silent"]:
        met = [part for pair in self._joined(start, end) for part in pair if part.base >= low]
        cost = 0
        for base in {part.base for part in met}:
            numbers = {part.number: part for part in met if part.base == base}
            front = self._front(start, end, {base})
            if len(numbers) > 1 and len({_weight(part, low) for part in front}) != 1:
                return SILENT
            more = _step_cost([*(front or numbers.values())][:1], low)
            if more == SILENT:
                return SILENT
            cost += more
        return cost

    def cover(self, source: Place, target: Place) -> list[str] | Literal["silent"]:
        """What gives half-cover to a target, by its id."""
        line = _Line(source, target)
        given = []
        for wall, parts in self.sides.items():
            given += [p for p in parts if line.crosses(wall) and self._protects(p, target)]
        for x, y in product(*(range(1, n) for n in self._size())):
            if line.meets((x, y)) and self._covers_at((x, y), line, target):
                return SILENT
        return [f"{part.kind}-{part.number}" for part in sorted(given, key=lambda p: p.number)]

    def _size(self) -> tuple[int, int]:
        return self.scene["board"]["columns"], self.scene["board"]["rows"]

    def _protects(self, part: Part, target: Place) -> bool:
        beside = any(part in self.sides.get(wall, ()) for wall in _around(target))
        return part.kind in COVERS and part.base == self.levels[target] and beside

    def _covers_at(self, corner: Place, line: "_Line", target: Place) -> bool:
        """Whether the line passes between connected things, one of them beside the target."""
        arms = {arm: self.sides.get(arm, []) for arm in _arms(corner)}
        left = [p for arm, parts in arms.items() if line.side(arm, corner) < 0 for p in parts]
        right = [p for arm, parts in arms.items() if line.side(arm, corner) > 0 for p in parts]
        joined = [(a, b) for a, b in product(left, right) if a.base == b.base]
        return any(self._protects(part, target) for pair in joined for part in pair)

    def zones(self, start: Place, to: Place) -> list[str] | Literal["silent"]:
        """The zones that a line crosses."""
        low, high = sorted((self.levels[start], self.levels[to]))
        found = []
        for number, piece in enumerate(self.scene["components"]):
            if piece["kind"] not in ("smoke", "dome"):
                continue
            base, ends = piece.get("base", 0), ({"space": list(s)} for s in (start, to))
            crossed = passes(*map(point, ends), piece["at"])
            inside = any(self._is_in(space, piece["at"], base) for space in (start, to))
            inside = inside and not _follows_edge(start, to, piece["at"])
            if (crossed and low <= base <= high and low < high) or (inside and not crossed):
                return SILENT
            found += [f"{piece['kind']}-{number}"] if crossed and base == low == high else []
        return found

    def _is_in(self, space: Place, at: list[int], base: int) -> bool:
        near = all(a - b in (0, 1) for a, b in zip(at, space, strict=True))
        return near and self.levels[space] == base


def _follows_edge(start: Place, to: Place, at: list[int]) -> bool:
    """Whether a line from a space in a zone goes along the zone's edge."""
    (dx, dy), inside = (to[0] - start[0], to[1] - start[1]), start
    if not all(a - b in (0, 1) for a, b in zip(at, start, strict=True)):
        inside = to
    rising = (inside[0] - at[0]) + (inside[1] - at[1]) in (0, -2)
    return bool(dx) and abs(dx) == abs(dy) and (dx == -dy if rising else dx == dy)


def _weight(part: Part, low: int) -> tuple[bool, bool]:
    """Whether a part can't be crossed, and whether it hinders."""
    return part.kind in ("wall", "building") and part.base > low, part.kind in HINDERS


def _step_cost(parts: list[Part], low: int) -> int | Literal["silent"]:
    """What crossing this adds; silent where a Wall stands above the mover."""
    if any(part.kind in ("wall", "building") and part.base > low for part in parts):
        return SILENT
    walls = [p for p in parts if p.kind == "wall" and p.base == low]
    lower = [p for p in parts if p.kind in COVERS and p.base in (low, low + 1)]
    return len(walls) + len(lower)


class _Line:
    """A line between the centres of two spaces."""

    def __init__(self, start: Place, end: Place) -> None:
        self.x, self.y = start[0] + Fraction(1, 2), start[1] + Fraction(1, 2)
        self.dx, self.dy = end[0] - start[0], end[1] - start[1]

    def meets(self, corner: Place) -> bool:
        """Whether the line goes through a corner, between its ends."""
        x, y = corner
        if not self.dx or not self.dy or (x - self.x) * self.dy != (y - self.y) * self.dx:
            return False
        return 0 < (x - self.x) / self.dx < 1

    def crosses(self, wall: Wall) -> bool:
        """Whether the line goes through the inside of an edge."""
        x, y, down = wall
        grid, start, change = (x, self.x, self.dx) if down else (y, self.y, self.dy)
        if not change or not 0 < (share := Fraction(grid - start) / change) < 1:
            return False
        at = self.y + share * self.dy if down else self.x + share * self.dx
        return (y if down else x) < at < (y if down else x) + 1

    def side(self, arm: Wall, corner: Place) -> int:
        """On which side of the line an arm of a corner on it lies, by its sign."""
        return _turn(arm, corner, (self.dx, self.dy))


def _is_straight(start: Place, end: Place) -> bool:
    return start[0] == end[0] or start[1] == end[1]


def _shared(start: Place, end: Place) -> Wall:
    """The edge between two spaces side by side."""
    return max(start[0], end[0]), max(start[1], end[1]), start[1] == end[1]


def _around(space: Place) -> tuple[Wall, ...]:
    c, r = space
    return (c, r, True), (c + 1, r, True), (c, r, False), (c, r + 1, False)


def _walls(piece: Scene) -> list[Wall]:
    """The edges that a piece of the box stands on; of a building, its outline."""
    if piece["kind"] == "building":
        (c, r), (w, h) = piece["at"], piece["size"]
        upright = [(x, r + i, True) for x in (c, c + w) for i in range(h)]
        return upright + [(c + i, y, False) for y in (r, r + h) for i in range(w)]
    if "from" not in piece:
        return []
    (x1, y1), (x2, y2) = sorted((tuple(piece["from"]), tuple(piece["to"])))
    if x1 == x2:
        return [(x1, y, True) for y in range(y1, y2)]
    return [(x, y1, False) for x in range(x1, x2)]
