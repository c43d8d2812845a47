"""Random scenes that the box can build, and how to mirror and turn them."""

from collections.abc import Callable
from itertools import product
from math import floor
from typing import Any

from hypothesis import strategies as st

from adjudicator.games.apex.rulings import RULINGS
from adjudicator.games.apex.scene import read_scene
from adjudicator.kernel.scene import Malformed

Scene = dict[str, Any]

SIZES = ((2, 2), (2, 3), (3, 2), (2, 4), (4, 2), (3, 3))
ZONE_KINDS = ("smoke", "dome")
EDGE_KINDS = ("wall", "wall", "wall", "half-wall", "supply-bin")


@st.composite
def scenes(draw: st.DrawFn, smallest: int = 4, largest: int = 11) -> Scene:
    """A small crowded table, so that corners, stacks and connections are met often."""
    columns = draw(st.integers(smallest, largest))
    rows = draw(st.integers(smallest, largest))
    scene: Scene = {
        "game": "apex",
        "board": {"columns": columns, "rows": rows},
        "components": [],
        "figures": [],
    }
    for _ in range(draw(st.integers(0, 7))):
        add(scene, "components", draw(_buildings(columns, rows, scene)))
    for _ in range(draw(st.integers(0, 18))):
        add(scene, "components", draw(_edge_pieces(columns, rows)))
    for _ in range(draw(st.integers(0, 3))):
        at = [draw(st.integers(0, columns - 1)), draw(st.integers(0, rows - 1))]
        base = draw(st.integers(0, 2))
        add(scene, "components", {"kind": "respawn-beacon", "at": at, "base": base})
    return scene


@st.composite
def busy_scenes(draw: st.DrawFn, largest: int = 7) -> Scene:
    """A table with figures of both squads, zones on every level, and Supply Drops."""
    scene = draw(scenes(largest=largest))
    columns, rows = scene["board"]["columns"], scene["board"]["rows"]
    for _ in range(draw(st.integers(0, 4))):
        at = [draw(st.integers(0, columns)), draw(st.integers(0, rows))]
        kind, base = draw(st.sampled_from(ZONE_KINDS)), draw(st.integers(0, 2))
        add(scene, "components", {"kind": kind, "at": at, "base": base})
    for _ in range(draw(st.integers(0, 3))):
        drop = {"kind": "supply-drop", "at": draw(spaces(scene)), "base": draw(st.integers(0, 2))}
        add(scene, "components", drop)
    for number in range(draw(st.integers(2, 8))):
        squad = draw(st.sampled_from(("red", "blue")))
        figure = {"id": f"F{number}", "name": f"F{number}", "squad": squad}
        add(scene, "figures", {**figure, "at": draw(spaces(scene))})
    for at in product(range(columns), range(rows)):
        if not scene["figures"]:
            add(scene, "figures", {"id": "F0", "squad": "red", "at": list(at)})
    return scene


@st.composite
def _buildings(draw: st.DrawFn, columns: int, rows: int, scene: Scene) -> Scene:
    """A building anywhere on the ground, or on one that is there."""
    size = draw(st.sampled_from(SIZES))
    under = [c for c in scene["components"] if c["kind"] == "building"]
    if under and draw(st.booleans()):
        below = draw(st.sampled_from(under))
        at = [low + draw(st.integers(0, 1)) for low in below["at"]]
        return {"kind": "building", "at": at, "size": list(size), "base": below["base"] + 1}
    at = [draw(st.integers(0, columns - 1)), draw(st.integers(0, rows - 1))]
    return {"kind": "building", "at": at, "size": list(size), "base": 0}


@st.composite
def _edge_pieces(draw: st.DrawFn, columns: int, rows: int) -> Scene:
    kind = draw(st.sampled_from(EDGE_KINDS))
    long = draw(st.integers(1, 3)) if kind == "wall" else 1
    start = [draw(st.integers(0, columns)), draw(st.integers(0, rows))]
    down = draw(st.booleans())
    end = [start[0] + (0 if down else long), start[1] + (long if down else 0)]
    base = draw(st.sampled_from((0, 0, 0, 1, 1, 2, 3)))
    return {"kind": kind, "from": start, "to": end, "base": base}


def add(scene: Scene, field: str, piece: Scene) -> None:
    """Add a piece if the box can still build the scene."""
    try:
        read_scene({**scene, field: [*scene[field], piece]})
    except Malformed:
        return
    scene[field].append(piece)


def spaces(scene: Scene) -> st.SearchStrategy[list[int]]:
    """A space of the board."""
    board = scene["board"]
    return st.tuples(st.integers(0, board["columns"] - 1), st.integers(0, board["rows"] - 1)).map(
        list
    )


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


def laid_every_way(scene: Scene) -> list[Turned]:
    """A scene laid in each of the eight ways."""
    return [Turned(scene, number) for number in range(len(SYMMETRIES))]
