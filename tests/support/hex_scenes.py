"""Random hex tables of two teams, and how to turn and mirror them."""

from collections.abc import Callable
from random import Random
from typing import Any

from hypothesis import strategies as st

from adjudicator.games.atlantis.table.rulings import RULINGS

Scene = dict[str, Any]
Pair = tuple[int, int]

IGNORED = ("obstacles", "units", "heroes", "minions", "enemies", "friends", "tokens", "terrain")
TEAMS = ("red", "blue")


def table(seed: int) -> Scene:
    """A crowded board of strips with holes, borders that wander, and all that can stand there."""
    dice = Random(seed)  # noqa: S311 - a table, not a secret
    zones, names = _zones(dice)
    hexes = [pair for pairs in zones.values() for pair in pairs]
    terrain = [pair for pair in hexes if dice.random() < 0.12]
    free = [pair for pair in hexes if pair not in terrain]
    dice.shuffle(free)
    scene: Scene = {
        "game": "atlantis",
        "zones": zones,
        "terrain": terrain,
        "thrones": {"red": names[0], "blue": names[-1]},
        "lanes": _lanes(dice, names),
        "spawn-points": _points(dice, free),
        "coin": dice.choice(TEAMS),
        "life": {"red": dice.randint(0, 4), "blue": dice.randint(1, 4)},
        "rulings": {r.name: dice.choice(r.values) for r in RULINGS if dice.random() < 0.4},
    }
    dice.shuffle(free)
    scene["units"] = _units(dice, free, list(scene["lanes"]))
    scene["tokens"] = [
        {"id": f"t{n}", "at": free.pop(), "through": dice.random() < 0.5}
        for n in range(min(dice.randint(0, 3), len(free)))
    ]
    return scene


def _zones(dice: Random) -> tuple[dict[str, list[list[int]]], list[str]]:
    strips, wide, high = dice.randint(3, 5), dice.randint(1, 3), dice.randint(2, 5)
    names = [f"z{n}" for n in range(strips)]
    zones: dict[str, list[list[int]]] = {name: [] for name in names}
    for q in range(strips * wide):
        for row in range(high):
            drift = dice.choice((0, 0, 0, 0, 1, -1))
            strip = min(max(q // wide + drift, 0), strips - 1)
            if dice.random() < 0.9:
                zones[names[strip]].append([q - 2, row - q // 2 - 1])
    for number, name in enumerate(names):
        zones[name].append([number * 5, 20])
    return zones, names


def _lanes(dice: Random, names: list[str]) -> Scene:
    lanes = {"main": {"zones": names}}
    if len(names) > 3 and dice.random() < 0.4:
        lanes = {
            "main": {"zones": [names[0], *names[1:-2], names[-1]]},
            "other": {"zones": [names[0], names[-2], names[-1]]},
        }
    for lane in lanes.values():
        lane["battle-zone"] = dice.choice(lane["zones"][1:-1])  # type: ignore[assignment]
        lane["waves"] = dice.randint(0, 3)  # type: ignore[assignment]
    return lanes


def _points(dice: Random, free: list[list[int]]) -> list[Scene]:
    kinds = ("hero", "melee", "ranged", "heavy")
    return [
        {"at": at, "kind": dice.choice(kinds), "team": dice.choice(TEAMS)}
        for at in free[: dice.randint(0, len(free) // 2)]
    ]


def _units(dice: Random, free: list[list[int]], lanes: list[str]) -> list[Scene]:
    units = []
    for number in range(min(dice.randint(2, 12), len(free))):
        at = free.pop() if number < 2 or dice.random() < 0.9 else None
        unit: Scene = {"id": f"u{number}", "team": dice.choice(TEAMS), "at": at}
        if number < 2 or dice.random() < 0.3:
            unit |= {"kind": "hero", "level": dice.randint(1, 8)}
        else:
            kind = dice.choice(("melee", "ranged", "heavy"))
            unit |= {"kind": "minion", "type": kind, "lane": dice.choice(lanes)}
        unit["immune"] = dice.choice((False, False, False, True, ["attack"], ["skill"]))
        unit["cannot-move"] = dice.random() < 0.15
        unit["no-movement-action"] = dice.random() < 0.15
        unit["ignores"] = dice.sample(IGNORED, dice.choice((0, 0, 0, 1, 2)))
        units.append(unit)
    return units


#: Any such table.
tables = st.integers(0, 2**32).map(table)


def moved(scene: Scene, turn: Callable[[Pair], Pair]) -> Scene:
    """The whole table somewhere else: turned, mirrored or shifted."""

    def pair(at: list[int] | None) -> list[int] | None:
        return None if at is None else list(turn((at[0], at[1])))

    return {
        **scene,
        "zones": {name: [pair(at) for at in pairs] for name, pairs in scene["zones"].items()},
        "terrain": [pair(at) for at in scene["terrain"]],
        **{
            name: [{**entry, "at": pair(entry["at"])} for entry in scene[name]]
            for name in ("spawn-points", "units", "tokens")
        },
    }


#: Ways to move a table that change nothing about it.
TURNS: dict[str, Callable[[Pair], Pair]] = {
    "turned": lambda at: (-at[1], at[0] + at[1]),
    "mirrored": lambda at: (-at[0], at[0] + at[1]),
    "shifted": lambda at: (at[0] + 3, at[1] - 5),
}
