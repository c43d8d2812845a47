"""Movement read a second time, plainly, from a scene's JSON; default readings, box kinds only."""

from typing import Any

Scene = dict[str, Any]
At = tuple[int, int]
#: An edge by its two corners, the smaller first; what stands there: kind, base, and which piece.
Edge = tuple[At, At]
Part = tuple[str, int, int]

LOW_KINDS = ("half-wall", "supply-bin")


class PlainTable:
    """Levels, edges and barred spaces of a scene."""

    def __init__(self, scene: Scene) -> None:
        self.columns, self.rows = scene["board"]["columns"], scene["board"]["rows"]
        self.level: dict[At, int] = {}
        self.covers: dict[int, set[At]] = {}
        self.edges: dict[Edge, list[Part]] = {}
        self.beacons: set[At] = set()
        self.taken: dict[At, str] = {}
        self.drops: dict[At, int] = {}
        for number, piece in enumerate(scene["components"]):
            self._put(piece, number)
        for figure in scene.get("figures", ()):
            self.taken[tuple(figure["at"])] = figure["id"]

    def _put(self, piece: Scene, number: int) -> None:
        kind, base = piece["kind"], piece.get("base", 0)
        if kind == "building":
            self._build(piece, base, number)
        elif "from" in piece:
            (x1, y1), (x2, y2) = sorted((tuple(piece["from"]), tuple(piece["to"])))
            for step in range(max(x2 - x1, y2 - y1)):
                down = x1 == x2
                start = (x1, y1 + step) if down else (x1 + step, y1)
                end = (x1, y1 + step + 1) if down else (x1 + step + 1, y1)
                self.edges.setdefault((start, end), []).append((kind, base, number))
        elif kind == "respawn-beacon":
            self.beacons.add(tuple(piece["at"]))
        elif kind == "supply-drop":
            self.taken[tuple(piece["at"])] = "the drop"
            self.drops[tuple(piece["at"])] = base

    def _build(self, piece: Scene, base: int, number: int) -> None:
        (c, r), (w, h) = piece["at"], piece["size"]
        self.covers[number] = {(c + i, r + j) for i in range(w) for j in range(h)}
        for space in self.covers[number]:
            self.level[space] = max(self.level.get(space, 0), base + 1)
        for i in range(w):
            for y in (r, r + h):
                self.edges.setdefault(((c + i, y), (c + i + 1, y)), []).append(
                    ("building", base, number)
                )
        for j in range(h):
            for x in (c, c + w):
                self.edges.setdefault(((x, r + j), (x, r + j + 1)), []).append(
                    ("building", base, number)
                )

    def step(self, start: At, end: At) -> int | None:
        """What a step costs."""
        if not (0 <= end[0] < self.columns and 0 <= end[1] < self.rows) or end in self.beacons:
            return None
        low, high = self.level.get(start, 0), self.level.get(end, 0)
        if high > low + 1 or self.drops.get(end, 0) > low:
            return None
        diagonal = start[0] != end[0] and start[1] != end[1]
        more = self._corner(start, end, low) if diagonal else self._edge(start, end, low)
        return None if more is None else 1 + (high > low) + more

    def _edge(self, start: At, end: At, low: int) -> int | None:
        x, y = max(start[0], end[0]), max(start[1], end[1])
        edge = ((x, y), (x, y + 1)) if start[1] == end[1] else ((x, y), (x + 1, y))
        more = 0
        for kind, base, _ in self.edges.get(edge, ()):
            if kind == "wall" and base > low:
                return None
            if (kind == "wall" and base == low) or (kind in LOW_KINDS and base in (low, low + 1)):
                more += 1
        return more

    def _corner(self, start: At, end: At, low: int) -> int | None:
        x, y = max(start[0], end[0]), max(start[1], end[1])
        north, south = self._arm((x, y - 1), (x, y)), self._arm((x, y), (x, y + 1))
        west, east = self._arm((x - 1, y), (x, y)), self._arm((x, y), (x + 1, y))
        falling = (end[0] - start[0]) * (end[1] - start[1]) > 0
        one, other = (north + east, south + west) if falling else (north + west, east + south)
        more = 0
        for base in sorted({part[1] for part in one + other if part[1] >= low}):
            sides = [[part for part in side if part[1] == base] for side in (one, other)]
            if all(sides):
                prices = [self._price(part, end, low) for part in sides[0] + sides[1]]
                free = [price for price in prices if price is not None]
                if not free:
                    return None
                more += min(free)
        return more

    def _arm(self, start: At, end: At) -> list[Part]:
        return self.edges.get((start, end), [])

    def _price(self, part: Part, end: At, low: int) -> int | None:
        """What one of the things joined at a corner asks for; None if it lets nobody pass."""
        kind, base, number = part
        if kind in LOW_KINDS:
            return 1 if base <= low + 1 else 0
        if base > low:
            return None
        climbed = kind == "building" and end in self.covers[number] and self.level[end] > low
        return 0 if climbed else 1

    def costs(self, start: At) -> dict[At, int]:
        """What it costs to get to every space: a plain search, the cheapest next."""
        known, ahead = {start: 0}, [start]
        while ahead:
            ahead.sort(key=lambda at: known[at], reverse=True)
            c, r = ahead.pop()
            for at in ((c + i, r + j) for i in (-1, 0, 1) for j in (-1, 0, 1) if i or j):
                cost = self.step((c, r), at)
                if cost is not None and known[c, r] + cost < known.get(at, 10**6):
                    known[at] = known[c, r] + cost
                    ahead.append(at)
        return known

    def reach(self, who: str, start: At, points: int) -> list[Scene]:
        """Where a move may end."""
        return [
            {"space": [c, r], "cost": cost}
            for cost, r, c in sorted((n, r, c) for (c, r), n in self.costs(start).items())
            if cost <= points and self.taken.get((c, r), who) == who
        ]
