"""Random scenes that the box can build, and how to mirror and turn them."""

import re
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from itertools import product
from math import floor
from typing import Any

from hypothesis import strategies as st

from adjudicator.core.faults import InputError
from adjudicator.games.apex.table.rulings import RULINGS
from adjudicator.games.apex.table.scene import read_scene

Scene = dict[str, Any]

SIZES = ((2, 2), (2, 3), (3, 2), (2, 4), (4, 2), (3, 3))
ZONE_KINDS = ("smoke", "dome")
EDGE_KINDS = ("wall", "wall", "wall", "half-wall", "supply-bin")


@st.composite
def scenes(draw: st.DrawFn, smallest: int = 4, largest: int = 11) -> Scene:
    """A small crowded table, so that corners, stacks and connections are met often."""
    columns = draw(_up_to(smallest, largest))
    rows = draw(_up_to(smallest, largest))
    scene: Scene = {
        "game": "apex",
        "board": {"columns": columns, "rows": rows},
        "components": [],
        "figures": [],
    }
    for number in some(draw, 7, len(SIZES) * columns * rows * 8):
        building = _building(number, columns, rows, scene["components"])
        if _is_inside(building["at"], building["size"], columns, rows):
            add(scene, "components", building)
    for number in some(draw, 18, len(EDGE_KINDS) * 3 * (columns + 1) * (rows + 1) * 4):
        piece = _edge_piece(number, columns, rows, scene)
        if _is_inside(piece["to"], (0, 0), columns, rows):
            scene["components"].append(piece)
    for number in some(draw, 3, columns * rows * 3):
        c, r, up = digits(number, columns, rows, 3)
        base = up and top(scene, c, r)
        scene["components"].append({"kind": "respawn-beacon", "at": [c, r], "base": base})
    return buildable(scene)


@st.composite
def busy_scenes(draw: st.DrawFn, largest: int = 7) -> Scene:
    """A table with figures of both squads, zones on every level, and Supply Drops."""
    scene = draw(scenes(largest=largest))
    columns, rows = scene["board"]["columns"], scene["board"]["rows"]
    for number in some(draw, 4, (columns + 1) * (rows + 1) * len(ZONE_KINDS) * 3):
        x, y, kind, up = digits(number, columns + 1, rows + 1, len(ZONE_KINDS), 3)
        base = up and top(scene, x, y)
        scene["components"].append({"kind": ZONE_KINDS[kind], "at": [x, y], "base": base})
    for number in some(draw, 3, columns * rows * 3):
        c, r, up = digits(number, columns, rows, 3)
        base = up and top(scene, c, r)
        scene["components"].append({"kind": "supply-drop", "at": [c, r], "base": base})
    for order, number in enumerate(some(draw, 8, columns * rows * 2, least=2)):
        c, r, blue = digits(number, columns, rows, 2)
        figure = {"id": f"F{order}", "name": f"F{order}", "squad": ("red", "blue")[blue]}
        scene["figures"].append({**figure, "at": [c, r]})
    buildable(scene)
    for at in product(range(columns), range(rows)):
        if not scene["figures"]:
            add(scene, "figures", {"id": "F0", "squad": "red", "at": list(at)})
    return scene


def some(draw: st.DrawFn, most: int, kinds: int, least: int = 0) -> list[int]:
    """A few numbers that each stand for a piece: one choice a piece is drawn and shrunk fast."""
    return draw(_numbers(draw(_up_to(least, most)), kinds))


# A strategy that is made anew for each draw is checked anew by Hypothesis: a fifth of some laws.
@cache
def _up_to(least: int, most: int) -> st.SearchStrategy[int]:
    return st.integers(least, most)


@cache
def _numbers(size: int, kinds: int) -> st.SearchStrategy[list[int]]:
    return st.lists(st.integers(0, kinds - 1), min_size=size, max_size=size)


def digits(number: int, *bases: int) -> Iterator[int]:
    """What a number says about a piece, one property after the other."""
    for base in bases:
        number, digit = divmod(number, base)
        yield digit


def _is_inside(at: Sequence[int], size: Sequence[int], columns: int, rows: int) -> bool:
    """Whether a piece ends on the board: sorting out others one by one is slow."""
    return at[0] + size[0] <= columns and at[1] + size[1] <= rows


def _building(number: int, columns: int, rows: int, there: list[Scene]) -> Scene:
    """A building anywhere on the ground, or on one that is there."""
    size, c, r, on_top, east, south = digits(number, len(SIZES), columns, rows, 2, 2, 2)
    kind = {"kind": "building", "size": list(SIZES[size])}
    if there and on_top:
        below = there[(c + r) % len(there)]
        at = [low + shift for low, shift in zip(below["at"], (east, south), strict=True)]
        return {**kind, "at": at, "base": below["base"] + 1}
    return {**kind, "at": [c, r], "base": 0}


def _edge_piece(number: int, columns: int, rows: int, scene: Scene) -> Scene:
    """A piece on edges, on the ground or on a roof that is beside it."""
    kind, long, x, y, down, up = digits(number, len(EDGE_KINDS), 3, columns + 1, rows + 1, 2, 2)
    edges = 1 + long if EDGE_KINDS[kind] == "wall" else 1
    end = [x, y + edges] if down else [x + edges, y]
    base = up and max(top(scene, x, y), top(scene, x - down, y - 1 + down))
    return {"kind": EDGE_KINDS[kind], "from": [x, y], "to": end, "base": base}


def top(scene: Scene, c: int, r: int) -> int:
    """How high the roof over a space is."""
    return max((b["base"] + 1 for b in scene["components"] if _covers(b, c, r)), default=0)


def _covers(piece: Scene, c: int, r: int) -> bool:
    if piece["kind"] != "building":
        return False
    (left, upper), (wide, high) = piece["at"], piece["size"]
    return bool(left <= c < left + wide and upper <= r < upper + high)


def buildable(scene: Scene) -> Scene:
    """The scene without the pieces that the box cannot put there."""
    while refused := _refused(scene):
        field, number = refused
        del scene[field][number]
    return scene


def _refused(scene: Scene) -> tuple[str, int] | None:
    """Which piece cannot stand where it is, if there is one."""
    try:
        read_scene(scene)
    except InputError as fault:
        field, number = re.findall(r"\w+", fault.at)[1:3]
        return field, int(number)
    return None


def add(scene: Scene, field: str, piece: Scene) -> None:
    """Add a piece if the box can still build the scene."""
    try:
        read_scene({**scene, field: [*scene[field], piece]})
    except InputError:
        return
    scene[field].append(piece)


def spaces(scene: Scene) -> st.SearchStrategy[list[int]]:
    """A space of the board."""
    return _spaces(scene["board"]["columns"], scene["board"]["rows"])


@cache
def _spaces(columns: int, rows: int) -> st.SearchStrategy[list[int]]:
    return st.tuples(st.integers(0, columns - 1), st.integers(0, rows - 1)).map(list)


@st.composite
def ends(draw: st.DrawFn, scene: Scene) -> Scene:
    """A space, or an intersection on a level that is there."""
    if draw(st.integers(0, 3)):
        return {"space": draw(spaces(scene))}
    board = scene["board"]
    x, y = draw(st.integers(0, board["columns"])), draw(st.integers(0, board["rows"]))
    table = read_scene(scene)
    around = [(x - 1, y - 1), (x, y - 1), (x - 1, y), (x, y)]
    levels = {table.levels.get(space, 0) for space in around} | {0}  # type: ignore[call-overload]
    return {"intersection": [x, y], "level": draw(st.sampled_from(sorted(levels)))}


@st.composite
def readings(draw: st.DrawFn) -> dict[str, str]:
    """A few rulings read in other ways."""
    chosen = draw(st.lists(st.sampled_from(list(RULINGS)), max_size=4, unique_by=lambda r: r.name))
    return {ruling.name: draw(st.sampled_from(ruling.values)) for ruling in chosen}


Symmetry = Callable[[float, float, int, int], tuple[float, float]]

#: The eight ways to lay a board, as maps of a position on a board of some size.
SYMMETRIES: tuple[tuple[Symmetry, bool], ...] = (
    (lambda x, y, _w, _h: (x, y), False),
    (lambda x, y, w, _h: (w - x, y), False),
    (lambda x, y, _w, h: (x, h - y), False),
    (lambda x, y, w, h: (w - x, h - y), False),
    (lambda x, y, _w, _h: (y, x), True),
    (lambda x, y, _w, h: (h - y, x), True),
    (lambda x, y, w, _h: (y, w - x), True),
    (lambda x, y, w, h: (h - y, w - x), True),
)


class Turned:
    """A scene laid in another way."""

    def __init__(self, scene: Scene, number: int) -> None:
        self.move, swapped = SYMMETRIES[number]
        board = scene["board"]
        self.size = board["columns"], board["rows"]
        columns, rows = reversed(self.size) if swapped else self.size
        self.scene = {
            **scene,
            "board": {"columns": columns, "rows": rows},
            "components": [self._component(c, swapped=swapped) for c in scene["components"]],
            "figures": [self._standing(figure) for figure in scene["figures"]],
        }
        if "loot" in scene:
            self.scene["loot"] = [self._standing(token) for token in scene["loot"]]

    def _component(self, component: Scene, *, swapped: bool) -> Scene:
        moved = dict(component)
        if "from" in component:
            moved |= {key: self.corner(component[key]) for key in ("from", "to")}
        elif "size" in component:
            (x, y), (w, h) = component["at"], component["size"]
            corners = [self.corner([x, y]), self.corner([x + w, y + h])]
            moved["at"] = [min(c[0] for c in corners), min(c[1] for c in corners)]
            moved["size"] = [h, w] if swapped else [w, h]
        elif component["kind"] in ZONE_KINDS:
            moved["at"] = self.corner(component["at"])
        else:
            moved["at"] = self.space(component["at"])
        return moved

    def _standing(self, entry: Scene) -> Scene:
        return {**entry, "at": self.space(entry["at"])} if entry.get("at") else entry

    def way(self, step: tuple[int, int]) -> tuple[int, int]:
        """A step of some columns and rows, as it goes now."""
        (x0, y0), (x1, y1) = self.corner([0, 0]), self.corner(list(step))
        return x1 - x0, y1 - y0

    def corner(self, at: list[int]) -> list[int]:
        """An intersection, where it lies now."""
        return [int(v) for v in self.move(at[0], at[1], *self.size)]

    def space(self, at: list[int]) -> list[int]:
        """A space, where it lies now."""
        return [floor(v) for v in self.move(at[0] + 0.5, at[1] + 0.5, *self.size)]

    def end(self, end: Scene) -> Scene:
        """An end of a line, where it lies now."""
        if "space" in end:
            return {"space": self.space(end["space"])}
        return {**end, "intersection": self.corner(end["intersection"])}


#: Which of them mirrors a board, and which turns it by a quarter. The others are these two, one
#: after the other: what holds for every board and these two holds for all eight.
MIRROR, QUARTER = 1, 5


def laid_otherwise(scene: Scene) -> list[Turned]:
    """A scene mirrored, and a scene turned by a quarter."""
    return [Turned(scene, MIRROR), Turned(scene, QUARTER)]
