"""Reaching, placing, coming back and the Ring, read a second time, straight from a scene's JSON.

Written without the code under test: plain tuples, one small function a sentence of the rules.
"""

from typing import Any

Scene = dict[str, Any]
At = tuple[int, int]
Border = frozenset[At]

OBSTACLES = ("wall", "half-wall", "supply-bin")


class Plain:
    """A scene, read plainly."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.columns, self.rows = scene["board"]["columns"], scene["board"]["rows"]
        self.apart = scene.get("rulings", {}).get("between-buildings") == "apart"
        self.beacons_inert = scene.get("rulings", {}).get("beacon-interactive") == "no"
        self.levels: dict[At, int] = {}
        self.on: dict[Border, list[tuple[int, str]]] = {}
        for component in scene["components"]:
            self._enter(component)

    def _enter(self, component: Scene) -> None:
        base, kind = component.get("base", 0), component["kind"]
        if kind == "building":
            (x, y), (w, h) = component["at"], component["size"]
            for c in range(x, x + w):
                for r in range(y, y + h):
                    self.levels[c, r] = max(self.levels.get((c, r), 0), base + 1)
            borders = [*run((x, y), (x + w, y)), *run((x, y + h), (x + w, y + h))]
            borders += [*run((x, y), (x, y + h)), *run((x + w, y), (x + w, y + h))]
        elif "from" in component:
            borders = run(tuple(component["from"]), tuple(component["to"]))
        else:
            return
        for border in borders:
            self.on.setdefault(border, []).append((base, kind))

    def spaces(self) -> list[At]:
        """Every space, row by row."""
        return [(c, r) for r in range(self.rows) for c in range(self.columns)]

    def level(self, space: At) -> int:
        """The level of a space."""
        return self.levels.get(space, 0)

    def apart_by(self, a: At, b: At) -> bool:
        """Whether something stands between two touching spaces."""
        floor = max(self.level(a), self.level(b))
        if a[0] == b[0] or a[1] == b[1]:
            (shared,) = sides_of(a) & sides_of(b)
            return any(
                base >= floor and kind in OBSTACLES for base, kind in self.on.get(shared, ())
            )
        joint = max(a[0], b[0]), max(a[1], b[1])
        one, other = (a[0], b[1]), (b[0], a[1])
        pairs = [
            {kind, met}
            for base, kind in self._at(joint, one)
            for floor_of, met in self._at(joint, other)
            if base == floor_of and base >= floor
        ]
        if any(pair & set(OBSTACLES) for pair in pairs):
            return True
        return bool(pairs) and self.apart

    def _at(self, joint: At, space: At) -> list[tuple[int, str]]:
        """What stands on the two sides of a space that end at a corner."""
        return [part for side in sides_of(space) if joint in side for part in self.on.get(side, ())]

    def adjacent(self, a: At, b: At) -> bool:
        """Touching, on one level, nothing between."""
        return touching(a, b) and self.level(a) == self.level(b) and not self.apart_by(a, b)

    def neighboring(self, a: At, b: At) -> bool:
        """Touching, not higher, nothing between."""
        return touching(a, b) and self.level(b) <= self.level(a) and not self.apart_by(a, b)

    def reach(self, here: At) -> Scene:
        """What a Legend reaches."""
        loot = {tuple(token["at"]) for token in self.scene.get("loot", ())}
        return {
            "objects": [
                component["id"]
                for component in self.scene["components"]
                if self._interactive(component, here)
            ],
            "pick-up": [
                list(s)
                for s in self.spaces()
                if s in loot and (s == here or self.adjacent(here, s))
            ],
            "drop": [list(s) for s in self.spaces() if s == here or self.neighboring(here, s)],
        }

    def _interactive(self, component: Scene, here: At) -> bool:
        if component.get("opened"):
            return False
        if component["kind"] == "respawn-beacon":
            return not self.beacons_inert and self.adjacent(here, tuple(component["at"]))
        if component["kind"] != "supply-bin":
            return False
        border = frozenset((tuple(component["from"]), tuple(component["to"])))
        return border in sides_of(here) and component.get("base", 0) == self.level(here)

    def free_spaces(self) -> list[At]:
        """The spaces that nobody and nothing occupies."""
        taken = {tuple(figure["at"]) for figure in self.scene["figures"] if figure.get("at")}
        taken |= {
            tuple(component["at"])
            for component in self.scene["components"]
            if component["kind"] in ("respawn-beacon", "supply-drop")
        }
        return [space for space in self.spaces() if space not in taken]

    def free_corners(self, *, free: bool = True) -> list[tuple[int, int, int]]:
        """The intersections that are there, as level, row and column."""
        found = []
        for x in range(self.columns + 1):
            for y in range(self.rows + 1):
                around = [(c, r) for c in (x - 1, x) for r in (y - 1, y)]
                levels = {self.level(s) for s in around if s in set(self.spaces())}
                found += [(n, y, x) for n in levels if not free or self._is_free(x, y, n)]
        return sorted(found)

    def _is_free(self, x: int, y: int, level: int) -> bool:
        for component in self.scene["components"]:
            where = (component.get("at"), component.get("base", 0))
            if component["kind"] in ("smoke", "dome") and where == ([x, y], level):
                return False
        ends = {
            end: any(base == level for base, _ in self.on.get(frozenset(((x, y), end)), ()))
            for end in ((x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1))
        }
        across = ends[x - 1, y] and ends[x + 1, y]
        upright = ends[x, y - 1] and ends[x, y + 1]
        return not across and not upright

    def respawn(self, squad: str) -> Scene:
        """Where a Legend of a squad comes back."""
        beacons = [c for c in self.scene["components"] if c["kind"] == "respawn-beacon"]
        mates = [f["at"] for f in self.scene["figures"] if f.get("at") and f["squad"] == squad]
        far = {b["id"]: min((far_apart(b["at"], m) for m in mates), default=0) for b in beacons}
        chosen = [b for b in beacons if far[b["id"]] == min(far.values())]
        spaces = [
            list(space)
            for space in self.free_spaces()
            if any(self.adjacent(tuple(b["at"]), space) for b in chosen)
        ]
        return {"beacons": [b["id"] for b in chosen], "spaces": spaces}


def run(start: Any, end: Any) -> list[Border]:  # noqa: ANN401
    """The unit edges between two corners, each as its two ends."""
    (x1, y1), (x2, y2) = sorted((start, end))
    if x1 == x2:
        return [frozenset(((x1, y), (x1, y + 1))) for y in range(y1, y2)]
    return [frozenset(((x, y1), (x + 1, y1))) for x in range(x1, x2)]


def sides_of(space: At) -> set[Border]:
    """The four edges of a space."""
    c, r = space
    corners = [(c, r), (c + 1, r), (c + 1, r + 1), (c, r + 1)]
    return {frozenset((corners[i], corners[i - 1])) for i in range(4)}


def far_apart(a: Any, b: Any) -> int:  # noqa: ANN401
    """The distance of two spaces."""
    return max(abs(a[0] - b[0]), abs(a[1] - b[1]))


def touching(a: At, b: At) -> bool:
    """At distance 1."""
    return far_apart(a, b) == 1
