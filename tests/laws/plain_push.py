"""Pushes, read once more from the rules: plain, and apart from the code that it checks."""

from itertools import product
from typing import Any

from tests.laws.plain_sight import Place, PlainSight

Scene = dict[str, Any]
#: A unit edge by the two corners that it joins.
Side = frozenset[Place]

ON_EDGES = ("wall", "half-wall", "supply-bin")
ON_SPACES = ("respawn-beacon", "supply-drop")


class PlainPush:
    """A scene, ready to be asked for pushes; it knows the default readings only."""

    def __init__(self, scene: Scene) -> None:
        self.levels = PlainSight(scene).levels
        pieces = scene["components"]
        self.taken = {tuple(p["at"]) for p in pieces if p["kind"] in ON_SPACES}
        self.taken |= {tuple(figure["at"]) for figure in scene["figures"]}
        #: What stands on an edge, by base: the kinds of piece there.
        self.sides: dict[tuple[Side, int], list[str]] = {}
        for piece in pieces:
            for side in _sides(piece):
                self.sides.setdefault((side, piece.get("base", 0)), []).append(piece["kind"])

    def push(self, source: Place, start: Place, spaces: int) -> Scene:
        """Where a figure ends, whether it collides, and what there is to choose."""
        dc, dr = (_sign(b - a) for a, b in zip(source, start, strict=True))
        here = start
        for _ in range(spaces):
            onto = (here[0] + dc, here[1] + dr)
            if onto not in self.levels or self._stopped(here, onto):
                return {"to": list(here), "collision": True, "choose": []}
            if onto in self.taken:
                choose = [list(space) for space in self._free_around(onto)]
                return {"to": list(onto if choose else here), "collision": True, "choose": choose}
            here = onto
        return {"to": list(here), "collision": False, "choose": []}

    def _stopped(self, here: Place, onto: Place) -> bool:
        level, there = self.levels[here], self.levels[onto]
        if there > level or (there == level and onto in self.taken):
            return True
        return self._between(here, onto, level, buildings=True)

    def _free_around(self, landing: Place) -> list[Place]:
        around = [(landing[0] + c, landing[1] + r) for r, c in product((-1, 0, 1), repeat=2)]
        return [space for space in around if self._may_take(landing, space)]

    def _may_take(self, landing: Place, space: Place) -> bool:
        if space == landing or space not in self.levels or space in self.taken:
            return False
        level = self.levels[landing]
        if self.levels[space] > level:
            return False
        bases = range(level, 12)
        return not any(self._between(landing, space, base, buildings=False) for base in bases)

    def _between(self, here: Place, onto: Place, base: int, *, buildings: bool) -> bool:
        """Whether pieces on this base part two spaces; buildings alone do only for a push."""
        if here[0] == onto[0] or here[1] == onto[1]:
            shared = frozenset(_corners(here) & _corners(onto))
            return any(kind in ON_EDGES for kind in self.sides.get((shared, base), ()))
        x, y = next(iter(_corners(here) & _corners(onto)))
        # The two arms beside each of the other two spaces around the corner are the two sides.
        left, right = (
            [kind for arm in arms for kind in self.sides.get((arm, base), ())]
            for arms in _both_sides((x, y), here, onto)
        )
        return bool(left and right) and (buildings or any(k in ON_EDGES for k in left + right))


def _both_sides(corner: Place, here: Place, onto: Place) -> list[list[Side]]:
    others = [(here[0], onto[1]), (onto[0], here[1])]
    x, y = corner
    arms = [frozenset({corner, tip}) for tip in ((x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y))]
    return [[arm for arm in arms if arm <= _corners(space)] for space in others]


def _corners(space: Place) -> set[Place]:
    c, r = space
    return {(c, r), (c + 1, r), (c, r + 1), (c + 1, r + 1)}


def _sides(piece: Scene) -> list[Side]:
    if piece["kind"] == "building":
        (c, r), (w, h) = piece["at"], piece["size"]
        ring = [(c + i, y, 1, 0) for y in (r, r + h) for i in range(w)]
        ring += [(x, r + i, 0, 1) for x in (c, c + w) for i in range(h)]
        return [frozenset({(x, y), (x + dx, y + dy)}) for x, y, dx, dy in ring]
    if piece["kind"] not in ON_EDGES:
        return []
    (x, y), (x2, y2) = sorted((tuple(piece["from"]), tuple(piece["to"])))
    dx, dy = _sign(x2 - x), _sign(y2 - y)
    steps = range(max(x2 - x, y2 - y))
    return [
        frozenset({(x + dx * i, y + dy * i), (x + dx * (i + 1), y + dy * (i + 1))}) for i in steps
    ]


def _sign(number: int) -> int:
    return (number > 0) - (number < 0)
