"""Cover, read once more from the rules: plain, and apart from the code that it checks."""

from fractions import Fraction
from itertools import product
from typing import Any

from tests.laws.plain_objects import Plain, run, sides_of, touching

At = tuple[int, int]
Scene = dict[str, Any]

COVERING = ("half-wall", "supply-bin")
HALF = Fraction(1, 2)


class PlainCover(Plain):
    """A scene, ready to be asked who is behind cover and what lies beside what."""

    def __init__(self, scene: Scene) -> None:
        super().__init__(scene)
        read = scene.get("rulings", {})
        self.outside = read.get("cover-outer-angle") == "cover"
        self.strict = read.get("cover-building") == "none"
        self.meeting = read.get("beacon-cover") == "touch"

    def covering(self, source: At, target: At) -> list[str]:
        """What covers a target from a source, by its id, in the order of the scene."""
        found = []
        for number, piece in enumerate(self.scene["components"]):
            if piece.get("base", 0) == self.level(target) and self._covers(piece, source, target):
                found.append(piece.get("id") or f"{piece['kind']}-{number}")
        return found

    def beside_cover(self) -> list[list[int]]:
        """The spaces that have something covering on an edge, on whatever level."""
        edges = {edge for edge, there in self.on.items() if {k for _, k in there} & set(COVERING)}
        return [list(space) for space in self.spaces() if sides_of(space) & edges]

    def relations(self, start: At, end: At) -> list[str]:
        """What the end space is to the start space."""
        held = {
            "distance-1": touching(start, end),
            "adjacent": self.adjacent(start, end),
            "neighboring": self.neighboring(start, end),
        }
        return [name for name, holds in held.items() if holds]

    def _covers(self, piece: Scene, source: At, target: At) -> bool:
        if piece["kind"] == "respawn-beacon":
            at = tuple(piece["at"])
            return self._passes(at, source, target) and self.adjacent(at, target)
        if piece["kind"] not in COVERING:
            return False
        (side,) = run(tuple(piece["from"]), tuple(piece["to"]))
        return side in sides_of(target) and self._met(side, source, target)

    def _met(self, side: frozenset[At], source: At, target: At) -> bool:
        """Whether the line crosses an edge, or one of its ends between connected things."""
        one, other = (_side_of(end, source, target) for end in side)
        if one * other < 0:
            return _between(side, source, target)
        ends = [end for end in side if not _side_of(end, source, target)]
        return any(_between([end], source, target) and self._joint(end, side, source, target)
                   for end in ends)  # fmt: skip

    def _joint(self, corner: At, side: frozenset[At], source: At, target: At) -> bool:
        """Whether something connected makes the line cross a corner that this edge ends at."""
        own = self._where(corner, side, source, target)
        for other, things in self.on.items():
            kinds = {kind for base, kind in things if base == self.level(target)}
            if corner not in other or not kinds or other == side:
                continue
            if self._where(corner, other, source, target) != own:
                if kinds & set(COVERING) or not self.strict:
                    return True
            elif self.outside and kinds & set(COVERING):
                return True
        return False

    def _where(self, corner: At, side: frozenset[At], source: At, target: At) -> bool:
        (end,) = side - {corner}
        return _side_of(end, source, target) > 0

    def _passes(self, space: At, source: At, target: At) -> bool:
        """Whether the line passes the inside of a space, or, by the other reading, meets it."""
        corners = [(space[0] + c, space[1] + r) for c, r in product((0, 1), repeat=2)]
        where = [_side_of(corner, source, target) for corner in corners]
        crossed = min(where) < 0 < max(where)
        met = min(where) <= 0 <= max(where)
        return (met if self.meeting else crossed) and _between(corners, source, target)


def _vector(source: At, target: At) -> At:
    return target[0] - source[0], target[1] - source[1]


def _side_of(corner: At, source: At, target: At) -> Fraction:
    """On which side of the line a corner is: 0 on it, else by its sign."""
    dx, dy = _vector(source, target)
    return dx * (corner[1] - source[1] - HALF) - dy * (corner[0] - source[0] - HALF)


def _between(corners: Any, source: At, target: At) -> bool:  # noqa: ANN401
    """Whether what has these corners, and is met by the line, lies between its two ends."""
    dx, dy = _vector(source, target)
    along = [dx * (x - source[0] - HALF) + dy * (y - source[1] - HALF) for x, y in corners]
    return bool(max(along) > 0 and min(along) < dx * dx + dy * dy)
