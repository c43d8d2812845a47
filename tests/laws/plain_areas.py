"""Areas and Grenades, read once more from the rules: plain, and apart from what it checks."""

from fractions import Fraction
from itertools import product
from typing import Any

from tests.laws.plain_sight import Place, PlainSight

Scene = dict[str, Any]

WAYS = {"n": (0, -1), "ne": (1, -1), "e": (1, 0), "se": (1, 1)}
WAYS |= {"s": (0, 1), "sw": (-1, 1), "w": (-1, 0), "nw": (-1, -1)}
QUARTERS = {"n": 0, "e": 1, "s": 2, "w": 3}


class PlainArea(PlainSight):
    """A scene, ready to be asked what an area reaches."""

    def reached(self, source: Place, level: int, shape: set[Place], *, aerial: bool) -> list[Place]:
        """The spaces of the map that are affected, row by row."""
        found = []
        for r, c in product(range(self.rows), range(self.columns)):
            near = (c, r) == source or aerial
            if (c, r) in shape and (near or self._open(source, level, (c, r))):
                found.append((c, r))
        return found

    def _open(self, source: Place, level: int, target: Place) -> bool:
        if self.levels[target] != level:
            return False
        return all(met.height <= level for met in self._all_met(source, target))

    def _all_met(self, source: Place, target: Place) -> list[Any]:
        """Everything crossed, at corners on the border too: a source may lie outside."""
        met = self._met(source, target, own=False)
        dx, dy = target[0] - source[0], target[1] - source[1]
        sx, sy = source[0] + Fraction(1, 2), source[1] + Fraction(1, 2)
        for x, y in product(range(self.columns + 1), range(self.rows + 1)):
            border = x in (0, self.columns) or y in (0, self.rows)
            if border and dx and dy and (x - sx) * dy == (y - sy) * dx and 0 < (x - sx) / dx < 1:
                met += self._at_corner((x, y), (x - sx) / dx, (dx, dy), source, own=False)
        return met

    def level_on_top(self, scene: Scene, space: Place) -> int:
        """The level of whatever lies on a space, on top of a Supply Drop if there is one."""
        drops = [c for c in scene["components"] if c["kind"] == "supply-drop"]
        on_drop = any(tuple(drop["at"]) == space for drop in drops)
        return self.levels.get(space, 0) + on_drop


def quarter_turns(offset: Place, times: int) -> Place:
    """A step after so many quarter turns with the clock."""
    c, r = offset
    for _ in range(times):
        c, r = -r, c
    return c, r


def laid(source: Place, offsets: list[Any], facing: str) -> dict[Place, int]:
    """Where each space of a shape lies, with its damage if it has one."""
    found = {}
    for c, r, *damage in offsets:
        dc, dr = quarter_turns((c, r), QUARTERS[facing])
        found[source[0] + dc, source[1] + dr] = damage[0] if damage else 0
    return found


def thrown(scene: Scene, throw: Scene, token: Scene) -> Scene:
    """The whole answer to a throw of a token that is given in full."""
    plain = PlainArea(scene)
    thrower = next(f for f in scene["figures"] if f["id"] == throw["figure"])
    c, r = throw["at"]
    far = max(abs(c - thrower["at"][0]), abs(r - thrower["at"][1]))
    in_range = token["range"][0] <= far <= token["range"][1]
    legal = in_range and 0 <= c < plain.columns and 0 <= r < plain.rows
    for arrow in throw["arrows"]:
        c, r = (c + WAYS[arrow][0], r + WAYS[arrow][1]) if arrow else (c, r)
    level = plain.level_on_top(scene, (c, r))
    damage = laid((c, r), token["offsets"], throw["facing"])
    spaces = plain.reached((c, r), level, set(damage), aerial=False)
    return {
        "legal": legal,
        "landing": [c, r],
        "level": level,
        "spaces": [{"space": list(space), "damage": damage[space]} for space in spaces],
        "hit": [
            {"figure": figure["id"], "damage": damage[tuple(figure["at"])]}
            for figure in scene["figures"]
            if tuple(figure["at"]) in spaces
        ],
    }
