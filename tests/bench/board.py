"""The board that is measured on: 24 x 24 spaces, 80 blockage edges, levels 0 to 2."""

from collections.abc import Mapping
from typing import Any

from adjudicator.board.squares import Space
from adjudicator.games.apex.table.scene import read_scene
from adjudicator.games.apex.table.state import Table

BUILDINGS = (
    ((2, 2), (3, 3), 0),
    ((2, 2), (2, 2), 1),
    ((15, 3), (4, 2), 0),
    ((8, 14), (2, 3), 0),
    ((17, 15), (3, 3), 0),
    ((18, 16), (2, 2), 1),
)
WALLS = (
    ((8, 3), (8, 6)),
    ((8, 6), (10, 6)),
    ((12, 9), (15, 9)),
    ((4, 9), (4, 12)),
    ((6, 19), (9, 19)),
    ((13, 18), (13, 21)),
    ((20, 8), (20, 11)),
    ((11, 1), (13, 1)),
    ((15, 12), (15, 14)),
    ((1, 17), (3, 17)),
)


def scene() -> dict[str, Any]:
    """The board as a scene."""
    buildings = [
        {"kind": "building", "at": list(at), "size": list(size), "base": base}
        for at, size, base in BUILDINGS
    ]
    walls = [{"kind": "wall", "from": list(start), "to": list(end)} for start, end in WALLS]
    return {
        "game": "apex",
        "board": {"columns": 24, "rows": 24},
        "components": [*buildings, *walls],
    }


def table() -> Table:
    """The board as a table."""
    return read_scene(scene())


def with_figure(at: Space) -> Table:
    """The board with a figure A on it."""
    return with_figures({"A": at})


def with_figures(places: Mapping[str, Space]) -> Table:
    """The board with some figures on it."""
    figures = [{"id": name, "at": list(at)} for name, at in places.items()]
    return read_scene({**scene(), "figures": figures})


def moved_wall(number: int, at: Space) -> Table:
    """The board with a figure A, its last wall moved below, to one of 20 places."""
    *others, wall = scene()["components"]
    start = [number % 20, 22]
    moved = {**wall, "from": start, "to": [start[0] + 2, 22]}
    figures = [{"id": "A", "at": list(at)}]
    return read_scene({**scene(), "components": [*others, moved], "figures": figures})


_ICONS: tuple[list[str], ...] = (
    [],
    ["semi-hit"],
    ["headshot"],
    ["hit-below"],
    ["miss-cover", "headshot"],
    ["semi-hit", "headshot"],
    [],
)

#: A shot of six cards, each in a slot of its own, from a deck of fourteen.
ODDS: dict[str, Any] = {
    "scene": {
        "game": "apex",
        "board": {"columns": 10, "rows": 4},
        "components": [{"kind": "building", "at": [0, 0], "size": [2, 2]}],
        "figures": [
            {"id": "A", "squad": "red", "at": [1, 1]},
            {"id": "B", "squad": "blue", "at": [7, 1], "helmet": "epic"},
        ],
        "aim-board": {"left": [5, 10, 15], "right": [-5, -10, -15]},
    },
    "asked": {
        "figure": "A",
        "target": "B",
        "weapon": {
            "name": "a weapon",
            "range": [1, 6],
            "difficulty": 50,
            "rate": [6, 1],
            "damage": 4,
            "headshot": 3,
            "stability": 3,
        },
        "deck": [{"value": 30 + 4 * n, "icons": _ICONS[n % len(_ICONS)]} for n in range(14)],
    },
}
