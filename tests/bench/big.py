"""The biggest tables that are permitted: many pieces, all of them in play."""

from collections.abc import Callable, Iterator
from typing import Any

from adjudicator.core.input import (
    LONGEST_BOARD,
    MOST_FIGURES,
    MOST_HEXES,
    MOST_PIECES,
    MOST_SPACES,
    MOST_ZONES,
)


def biggest(name: str, shift: int = 0) -> dict[str, Any]:
    """The biggest scene of a name; `shift` moves its pieces on, so that it is another table."""
    return BIGGEST[name](shift)


def _spread(number: int, every: int, width: int, shift: int) -> Iterator[tuple[int, list[int]]]:
    """So many spaces of a square, some apart, row by row; from the start again at its end."""
    for n in range(number):
        row, column = divmod((n * every + shift) % (width * width), width)
        yield n, [column, row]


def _apex(shift: int) -> dict[str, Any]:
    side = LONGEST_BOARD
    every = side * side // (MOST_PIECES + MOST_FIGURES)
    walls = [
        {"kind": "wall", "from": [x, y + 1], "to": [x + 1, y + 1]}
        for _, (x, y) in _spread(MOST_PIECES, every, side, shift)
        if y < side - 2
    ]
    figures = [
        {"id": f"f{n}", "squad": ("red", "blue")[n % 2], "at": at}
        for n, at in _spread(MOST_FIGURES, every + 1, side, shift)
    ]
    return {
        "game": "apex",
        "board": {"columns": side, "rows": side},
        "components": walls,
        "figures": figures,
    }


def _flashpoint(shift: int) -> dict[str, Any]:
    side = int(MOST_ZONES**0.5)
    zones = [[c, r] for r in range(side) for c in range(side)]
    walls = [
        [[x, y + 1], [x + 1, y + 1]]
        for _, (x, y) in _spread(MOST_ZONES // 3, 3, side, shift)
        if y < side - 1
    ]
    figure = {"name": "Guard", "perception": 3, "health": 2, "defense": 2}
    return {
        "game": "flashpoint",
        "zones": zones,
        "walls": walls,
        "tokens": [
            {"id": f"t{n}", "kind": "spawn", "zone": at, "number": n % 9}
            for n, at in _spread(MOST_FIGURES, 2, side, shift)
        ],
        "operatives": [
            {"id": f"o{n}", "zone": at, "stealth": 3, "attack": 3, "defense": 3, "order-tokens": 3}
            for n, at in _spread(MOST_FIGURES // 2, 3, side, shift)
        ],
        "units": [
            {"id": f"u{n}", "zone": at, "figures": [figure] * 4}
            for n, at in _spread(MOST_FIGURES, 2, side, shift)
        ],
        "display": [{"name": "Guard", "initiative": 1, "spawn": 3, "reserve": 9}],
    }


def _atlantis(shift: int) -> dict[str, Any]:
    side = int(MOST_HEXES**0.5)
    hexes = [[q, r - q // 2] for q in range(side) for r in range(side)]
    third = len(hexes) // 3
    zones = {
        "red": hexes[:third], "middle": hexes[third : 2 * third], "blue": hexes[2 * third :]
    }  # fmt: skip
    units = [
        {"id": f"m{n}", "kind": "minion", "type": ("melee", "ranged")[n % 2],
         "team": ("red", "blue")[n // 2 % 2], "at": hexes[n * 2 + shift]}
        for n in range(2, MOST_FIGURES)
    ]  # fmt: skip
    heroes = [
        {"id": f"h{n}", "kind": "hero", "team": team, "at": hexes[n], "level": 1, "coins": 0}
        for n, team in ((1, "red"), (3, "blue"))
    ]
    return {
        "game": "atlantis",
        "zones": zones,
        "thrones": {"red": "red", "blue": "blue"},
        "lanes": {
            "main": {"zones": ["red", "middle", "blue"], "battle-zone": "middle", "waves": 5}
        },
        "spawn-points": [
            {"at": at, "kind": "melee", "team": ("red", "blue")[n % 2]}
            for n, at in enumerate(hexes[1::5])
        ],
        "units": [*heroes, *units],
        "coin": "red",
    }


def _centred(shift: int) -> dict[str, Any]:
    """The same map of Flashpoint, of larger zones that each have a centre of their own."""
    scene, side = _flashpoint(shift), int(MOST_ZONES**0.5)
    wide = int((MOST_SPACES // MOST_ZONES) ** 0.5)
    called = {(c, r): f"z{c}-{r}" for r in range(side) for c in range(side)}
    zones = [
        {
            "id": name,
            "cells": [[wide * c + x, wide * r + y] for y in range(wide) for x in range(wide)],
            "centre": [wide * c + 1 + (c * 7 + r * 3) % 5 / 4, wide * r + 1 + (c + r * 11) % 7 / 6],
        }
        for (c, r), name in called.items()
    ]
    walls = [[[wide * x, wide * y] for x, y in wall] for wall in scene["walls"]]
    placed = {
        field: [{**one, "zone": called[tuple(one["zone"])]} for one in scene[field]]
        for field in ("tokens", "operatives", "units")
    }
    return {**scene, "zones": zones, "walls": walls, **placed}


#: The biggest scenes by their names.
BIGGEST: dict[str, Callable[[int], dict[str, Any]]] = {
    "apex": _apex,
    "flashpoint": _flashpoint,
    "flashpoint, centres": _centred,
    "atlantis": _atlantis,
}
