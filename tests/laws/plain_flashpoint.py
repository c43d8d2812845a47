"""A second reading of the Flashpoint rules, plain and slow, written from the book alone.

Zones are numbers in the order of the scene. Lines are tried against whole walls by the side on
which their ends lie; distances grow by relaxation; what spreads is repeated until nothing changes.
"""

from fractions import Fraction
from itertools import product
from typing import Any

Json = Any
Vector = tuple[Fraction, Fraction]
FAR = 10**6
FACING = {"n": (0, -1), "e": (1, 0), "s": (0, 1), "w": (-1, 0)}
DEFAULTS = {
    "outline": "wall",
    "camera-field": "cone",
    "camera-attack": "yes",
    "noise-range": "through",
    "nearest": "walk",
    "stop-needs-los": "yes",
    "retarget": "yes",
    "stunned-moves": "yes",
    "stunned-supports": "no",
    "unit-move": "leader",
    "technicians-fill": "no",
    "disengage-counts": "aware",
    "on-point-present": "tied",
    "cripple-health": "yes",
    "shove-doors": "last",
    "unit-attacks": "leader",
    "aware-move": "patrols",
    "doorway-tip": "cover",
    "camera-aware": "asks",
    "cripple-damage": "no",
}


def side(a: Vector, b: Vector, p: Vector) -> int:
    """On which side of the line from a to b a point lies."""
    cross = (b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0])
    return (cross > 0) - (cross < 0)


def within(a: Vector, b: Vector, p: Vector) -> bool:
    """Whether a point in line with a and b lies between them."""
    return all(min(a[i], b[i]) <= p[i] <= max(a[i], b[i]) for i in (0, 1))


def touch(a: Vector, b: Vector, c: Vector, d: Vector) -> bool:
    """Whether two stretches have a point in common."""
    if any(_apart(a[i], b[i], c[i], d[i]) for i in (0, 1)):
        return False
    one, two, three, four = side(a, b, c), side(a, b, d), side(c, d, a), side(c, d, b)
    if one != two and three != four:
        return True
    return any(
        s == 0 and within(*ends, p)
        for s, ends, p in (
            (one, (a, b), c),
            (two, (a, b), d),
            (three, (c, d), a),
            (four, (c, d), b),
        )
    )


def _apart(a: Fraction, b: Fraction, c: Fraction, d: Fraction) -> bool:
    """Whether nothing from c to d is from a to b."""
    return max(a, b) < min(c, d) or max(c, d) < min(a, b)


def only_tip(a: Vector, b: Vector, c: Vector, d: Vector) -> bool:
    """Whether all that two stretches have in common is an end of the second."""
    on = [p for p in (c, d) if side(a, b, p) == 0 and within(a, b, p)]
    if side(a, b, c) == side(a, b, d) == 0:
        return len(on) == 1 and on[0] in (a, b)
    return bool(on)


class Plain:
    """A scene, read plainly."""

    def __init__(self, scene: Json) -> None:
        self.scene = scene
        self.read = {**DEFAULTS, **scene.get("rulings", {})}
        self.alarm = scene.get("alarm", False)
        self.cells: list[list[tuple[int, int]]] = []
        self.centres: list[Vector] = []
        self.written: list[Any] = []
        for zone in scene["zones"]:
            self._zone(zone)
        self.owner = {cell: n for n, cells in enumerate(self.cells) for cell in cells}
        self.doors = {_edge(*d["edge"]): d for d in scene.get("doors", ())}
        self.walls = {_edge(*w) for w in scene.get("walls", ())} - set(self.doors)
        self._shared = self._borders()
        self.open = self._distances(lambda e: self._free(e, closed=False))
        self.through = self._distances(lambda _e: True)
        self.anydoor = self._distances(lambda e: self._free(e, closed=True, locked=True))
        self.enemy = self._distances(lambda e: self._free(e, closed=True))
        self._seen: dict[tuple[int, int], bool] = {}

    def _zone(self, zone: Json) -> None:
        if isinstance(zone, list):
            zone = {"at": zone}
        if "cells" in zone:
            cells = [tuple(cell) for cell in zone["cells"]]
            centre = tuple(Fraction(str(v)) for v in zone["centre"])
        else:
            (x, y), (w, h) = zone["at"], zone.get("size", [1, 1])
            cells = [(x + i, y + j) for i, j in product(range(w), range(h))]
            centre = (x + Fraction(w, 2), y + Fraction(h, 2))
        first = min(cells, key=lambda cell: (cell[1], cell[0]))
        self.cells.append(cells)
        self.centres.append(centre)
        self.written.append(zone.get("id") or list(first))

    def at(self, named: Json) -> int:
        """The number of a zone."""
        if isinstance(named, str):
            return self.written.index(named)
        return self.owner[tuple(named)]

    def told(self, zones: Json) -> list[Any]:
        """Zones as an answer writes them, row by row."""

        def place(n: int) -> tuple[int, int]:
            return min((r, c) for c, r in self.cells[n])

        return [self.written[n] for n in sorted(set(zones), key=place)]

    def _borders(self) -> dict[tuple[int, int], list[Any]]:
        shared: dict[tuple[int, int], list[Any]] = {}
        for (c, r), one in self.owner.items():
            for other, edge in (
                ((c + 1, r), _edge([c + 1, r], [c + 1, r + 1])),
                ((c, r + 1), _edge([c, r + 1], [c + 1, r + 1])),
            ):
                two = self.owner.get(other, one)
                if two != one:
                    shared.setdefault((min(one, two), max(one, two)), []).append(edge)
        return shared

    def _free(self, edge: Json, *, closed: bool, locked: bool = False) -> bool:
        if edge in self.walls:
            return False
        door = self.doors.get(edge)
        if door is None or door["state"] == "open":
            return True
        return closed and (locked or not door["security"] or door["disabled"])

    def _distances(self, free: Any) -> list[list[int]]:  # noqa: ANN401
        size = len(self.cells)
        far = [[0 if i == j else FAR for j in range(size)] for i in range(size)]
        for (i, j), edges in self._shared.items():
            if any(free(edge) for edge in edges):
                far[i][j] = far[j][i] = 1
        for k, i, j in product(range(size), repeat=3):
            far[i][j] = min(far[i][j], far[i][k] + far[k][j])
        return far

    # Sight

    def sees(self, one: int, other: int) -> bool:
        """Whether two zones see each other."""
        key = (min(one, other), max(one, other))
        if key not in self._seen:
            self._seen[key] = one == other or self._line(*key)
        return self._seen[key]

    def _line(self, one: int, other: int) -> bool:
        a, b = self.centres[one], self.centres[other]
        shut = [e for e, d in self.doors.items() if d["state"] == "closed"]
        if any(touch(a, b, *ends_of(edge)) for edge in [*self.walls, *shut]):
            return False
        ways = [e for e, d in self.doors.items() if d["state"] == "open"]
        points = {p for edge in ways for p in _meeting(a, b, *ends_of(edge))}
        if len(points) > 1:
            return False
        return self.read["outline"] == "open" or not any(
            touch(a, b, *ends_of(edge)) for edge in self._outline() - set(self.doors)
        )

    def _outline(self) -> set[Any]:
        found: set[Any] = set()
        for c, r in self.owner:
            for (x, y), edge in (
                ((c - 1, r), _edge([c, r], [c, r + 1])),
                ((c + 1, r), _edge([c + 1, r], [c + 1, r + 1])),
                ((c, r - 1), _edge([c, r], [c + 1, r])),
                ((c, r + 1), _edge([c, r + 1], [c + 1, r + 1])),
            ):
                if (x, y) not in self.owner:
                    found.add(edge)
        return found

    def camera(self, token: Json, zone: int) -> bool:
        """Whether a camera sees a zone."""
        here = self.at(token["zone"])
        if token.get("disabled") or here == zone:
            return False
        x, y = (self.centres[zone][i] - self.centres[here][i] for i in (0, 1))
        fx, fy = FACING[token["facing"]]
        ahead, aside = x * fx + y * fy, abs(x * fy) + abs(y * fx)
        wide = {"cone": ahead, "line": 0, "half": FAR}[self.read["camera-field"]]
        return bool(ahead > 0 and aside <= wide) and self.sees(here, zone)

    # People

    def tokens(self, kind: str) -> list[Any]:
        """The tokens of a kind."""
        return [t for t in self.scene.get("tokens", ()) if t["kind"] == kind]

    def aware(self, unit: Json) -> bool:
        """Whether a unit is aware."""
        return self.alarm or unit["aware"]

    def units_in(self, zone: int) -> list[Any]:
        """The units in a zone."""
        return [u for u in self.scene["units"] if self.at(u["zone"]) == zone]

    def up(self) -> list[Any]:
        """The Operatives on their feet."""
        return [o for o in self.scene["operatives"] if not o["downed"]]

    def move(self, one: Json, zones: int, doors: bool) -> list[Any]:  # noqa: FBT001
        """Where an Operative may end a move."""
        here = self.at(one["zone"])
        left = zones - ("cripple" in one["conditions"]) - bool(one["carrying"])
        engaged, tokens = self.disengage(one)
        held = engaged and one["movement-tokens"] < tokens
        if one["downed"] or "immobilized" in one["conditions"] or held:
            left = 0
        reached = ring = {here}
        for step in range(left):
            after = set()
            for zone in ring:
                for pair, edges in self._shared.items():
                    if zone not in pair:
                        continue
                    first = step == 0 and doors
                    if any(self._free(e, closed=first) for e in edges):
                        after |= set(pair)
            ring = {z for z in after - reached if not any(map(self.aware, self.units_in(z)))}
            reached = reached | after
        return self.told(reached)

    def disengage(self, one: Json) -> tuple[bool, int]:
        """Whether an Operative is engaged, and what leaving costs."""
        there = self.units_in(self.at(one["zone"]))
        aware = [u for u in there if self.aware(u)]
        if not aware:
            return False, 1
        return True, 1 + len(there if self.read["disengage-counts"] == "all" else aware)

    def noise(self, zone: int, value: int) -> dict[str, Any]:
        """A Noise Check."""
        far = (self.through if self.read["noise-range"] == "through" else self.open)[zone]
        heard = []
        if value and not self.alarm:
            heard = [
                u
                for u in self.scene["units"]
                if not u["aware"] and far[self.at(u["zone"])] <= value
            ]
        full = self.units_in(zone) or any(
            self.at(t["zone"]) == zone for t in self.tokens("investigate")
        )
        flip = [u["id"] for u in heard if u["blip"] in ("basic", "elite-guard")]
        where = ("track" if full else "zone") if heard else None
        return {"heard": [u["id"] for u in heard], "investigate": where, "flip": flip}

    def stealth(self, one: Json) -> dict[str, Any]:
        """What it takes to stay unseen."""
        here = self.at(one["zone"])
        hidden = one["concealment"] or self.scene["lights-out"]
        numbers = []
        for unit in self.scene["units"]:
            if (
                self.aware(unit)
                or not unit["figures"]
                or not self.sees(self.at(unit["zone"]), here)
            ):
                continue
            sharp = max(stat(f, "perception") for f in unit["figures"])
            if self.at(unit["zone"]) == here:
                numbers.append((sharp + 2, hidden))
            else:
                numbers.append((sharp, hidden or one["taking-cover"]))
        numbers += [
            (self.sharpness(token), hidden or one["taking-cover"])
            for token in self.tokens("camera")
            if not self.alarm and self.camera(token, here) and not self._quiet()
        ]
        if not numbers or one["downed"]:
            return {"tn": None, "needed": None}
        tn = max(n for n, _ in numbers)
        if "mark" in one["conditions"]:
            return {"tn": tn, "needed": None}
        return {"tn": tn, "needed": max(max(n - 2 * h, 0) for n, h in numbers)}

    def _quiet(self) -> bool:
        """Whether cameras ask for nothing, for all who watch them are aware."""
        staff = self.staff()
        aware = bool(staff) and all(self.aware(unit) for unit in staff)
        return aware and self.read["camera-aware"] == "quiet"

    def staff(self) -> list[Any]:
        """The technicians of the Control Room."""
        rooms = {self.at(zone) for zone in self.scene["control-room"]}
        return [
            u
            for u in self.scene["units"]
            if u["technician"] and (u["control-room"] or self.at(u["zone"]) in rooms)
        ]

    def sharpness(self, camera: Json) -> int:
        """The Perception of those who watch a camera, or what its token shows."""
        watching = [stat(f, "perception") for u in self.staff() for f in u["figures"]]
        return max(watching) if watching else int(camera["perception"])

    def awareness(self, cause: Json) -> list[str]:
        """Who becomes aware."""
        units = self.scene["units"]
        before = {u["id"] for u in units if self.aware(u)}
        now = set(before)
        staff = {u["id"] for u in self.staff()}
        if cause["kind"] == "targeted":
            now.add(cause["unit"])
        elif cause["kind"] != "check":
            zone = self.at(cause["zone"])
            now |= {u["id"] for u in units if self.sees(self.at(u["zone"]), zone)}
            if cause["kind"] == "stealth-fail" or self.read["camera-attack"] == "yes":
                now |= staff if any(self.camera(t, zone) for t in self.tokens("camera")) else set()
        while True:
            more = set(now)
            zones = [self.at(u["zone"]) for u in units if u["id"] in now]
            for zone in zones:
                more |= {u["id"] for u in units if self.sees(self.at(u["zone"]), zone)}
                more |= staff if any(self.camera(t, zone) for t in self.tokens("camera")) else set()
            if more == now:
                return sorted(now - before)
            now = more


def _edge(one: Json, other: Json) -> Any:  # noqa: ANN401
    return (*sorted((tuple(one), tuple(other))),)


def ends_of(edge: Json) -> tuple[Vector, Vector]:
    """The two ends of an edge."""
    (a, b), (c, d) = edge
    return (Fraction(a), Fraction(b)), (Fraction(c), Fraction(d))


def _meeting(a: Vector, b: Vector, c: Vector, d: Vector) -> set[Vector]:
    """The point at which a line meets a stretch; the middle of what they share if they overlap."""
    if not touch(a, b, c, d):
        return set()
    if side(a, b, c) == side(a, b, d) == 0:
        shared = [p for p in {a, b, c, d} if within(a, b, p) and within(c, d, p)]
        x, y = (sum((p[i] for p in shared), Fraction(0)) / len(shared) for i in (0, 1))
        return {(x, y)}
    across = (b[0] - a[0]) * (d[1] - c[1]) - (b[1] - a[1]) * (d[0] - c[0])
    t = ((c[0] - a[0]) * (d[1] - c[1]) - (c[1] - a[1]) * (d[0] - c[0])) / across
    return {(a[0] + t * (b[0] - a[0]), a[1] + t * (b[1] - a[1]))}


def stat(figure: Json, name: str) -> int:
    """A stat of a figure that may be crippled; robots never are."""
    lost = 2 if "cripple" in figure["conditions"] and not figure["robotic"] else 0
    return max(int(figure[name]) - lost, 0)
