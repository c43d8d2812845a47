"""Random questions on random tables that could be carried out, for sequences of them."""

from collections.abc import Callable
from random import Random
from typing import Any

from tests.support.hex_scenes import TEAMS, Scene, table

ACTIONS = ("attack", "skill", "movement", "defense")
Params = dict[str, Any]


def kept_table(seed: int) -> Scene:
    """A random table with all that players keep on it: coins, a turn, markers, cards."""
    scene, dice = table(seed), Random(seed + 1)  # noqa: S311 - a table, not a secret
    heroes = [unit for unit in scene["units"] if unit["kind"] == "hero"]
    for unit in heroes:
        unit["coins"] = dice.randint(0, 9)
        unit["cards"] = [{"name": "Dash", "color": "red", "tier": 1, "attack": 4, "initiative": 5}]
    scene["turn"] = dice.randint(1, 4)
    scene["life"] = {team: dice.randint(1, 6) for team in TEAMS}
    scene["markers"] = [{"name": "poison", "unit": dice.choice(heroes)["id"]} for _ in range(2)]
    scene["effects"] = [
        {"name": f"e{n}", "unit": dice.choice(heroes)["id"], "keyword": word, "turn": scene["turn"]}
        for n, word in enumerate(("this-turn", "next-turn", "this-round"))
    ]
    return scene


def question(scene: Scene, dice: Random) -> Params:
    """A question that may be carried out, with parameters that fit as often as not."""
    name = dice.choice(sorted(_MAKERS))
    return {"ask": name, **_MAKERS[name](scene, dice)}


def _unit(scene: Scene, dice: Random, kind: str | None = None) -> str:
    return str(dice.choice([u["id"] for u in scene["units"] if kind in (None, u["kind"])]))


def _piece(scene: Scene, dice: Random) -> str:
    return str(dice.choice([each["id"] for each in (*scene["units"], *scene["tokens"])]))


def _hex(scene: Scene, dice: Random) -> list[int]:
    return list(dice.choice([at for pairs in scene["zones"].values() for at in pairs]))


def _near(scene: Scene, dice: Random, who: str) -> list[int]:
    """A hex at most two steps from a unit."""
    at = next(unit["at"] for unit in scene["units"] if unit["id"] == who) or [0, 0]
    return [at[0] + dice.randint(-2, 2), at[1] + dice.randint(-2, 2)]


def _lane(scene: Scene, dice: Random) -> str:
    return dice.choice(sorted(scene["lanes"]))


def _move(scene: Scene, dice: Random) -> Params:
    who = _unit(scene, dice)
    by = dice.choice(("action", "text", _unit(scene, dice, "hero")))
    asked = {"unit": who, "spaces": dice.randint(0, 4), "to": _near(scene, dice, who), "by": by}
    return {**asked, "action": dice.choice(ACTIONS)}


def _push(scene: Scene, dice: Random) -> Params:
    pair = {"from": _unit(scene, dice), "to": _unit(scene, dice)}
    return {**pair, "spaces": dice.randint(0, 3), "action": dice.choice(ACTIONS)}


def _pushes(scene: Scene, dice: Random) -> Params:
    asked = {"from": _unit(scene, dice, "hero"), "spaces": dice.randint(1, 3)}
    return {**asked, "range": dice.randint(1, 4), "action": dice.choice(ACTIONS)}


def _swap(scene: Scene, dice: Random) -> Params:
    pair = {"from": _piece(scene, dice), "to": _piece(scene, dice)}
    return {**pair, "by": _unit(scene, dice, "hero"), "action": dice.choice(ACTIONS)}


def _place(scene: Scene, dice: Random) -> Params:
    asked = {"piece": _piece(scene, dice), "to": _hex(scene, dice)}
    return {**asked, "by": _unit(scene, dice, "hero"), "action": dice.choice(ACTIONS)}


def _assault(scene: Scene, dice: Random) -> Params:
    pair = {"attacker": _unit(scene, dice, "hero"), "target": _unit(scene, dice)}
    card = {"attack": dice.randint(1, 9), "range": dice.randint(1, 9)}
    held = dice.choice(({"defends": False}, {"discard": {"defense": dice.randint(0, 9)}}))
    return {**pair, "card": card, **held}


def _defeat(scene: Scene, dice: Random) -> Params:
    return {"attacker": _unit(scene, dice, "hero"), "victim": _unit(scene, dice)}


def _respawn(scene: Scene, dice: Random) -> Params:
    away = [unit["id"] for unit in scene["units"] if unit["at"] is None]
    return {"unit": dice.choice(away or [_unit(scene, dice)]), "to": _hex(scene, dice)}


def _strays(scene: Scene, dice: Random) -> Params:
    who = _unit(scene, dice)
    return {"lane": _lane(scene, dice), "unit": who, "to": _near(scene, dice, who)}


def _battle(scene: Scene, dice: Random) -> Params:
    return {"lane": _lane(scene, dice), "removed": _some_minion(scene, dice)}


def _some_minion(scene: Scene, dice: Random) -> list[str]:
    minions = [unit["id"] for unit in scene["units"] if unit["kind"] == "minion"]
    return [dice.choice(minions)] if minions and dice.random() < 0.5 else []


def _initiative(scene: Scene, dice: Random) -> Params:
    heroes = [unit["id"] for unit in scene["units"] if unit["kind"] == "hero"]
    return {"played": {name: dice.choice((3, 4, "Dash")) for name in heroes}}


def _effect(scene: Scene, dice: Random) -> Params:
    asked = {"keyword": dice.choice(("this-turn", "this-round")), "turn": scene["turn"]}
    gives = dice.choice(({"attack": 1}, {"cannot-move": True}, {"immune": ["attack"]}))
    whose = {"name": f"e{dice.randint(0, 4)}", "unit": _unit(scene, dice, "hero"), "gives": gives}
    reach = {"side": dice.choice(("self", "enemies", "friends")), "radius": dice.randint(0, 3)}
    since = dice.choice(([], [], ["discarded"]))
    return {**asked, **whose, **reach, "action": "skill", "since": since}


def _upgrade(scene: Scene, dice: Random) -> Params:
    return {"unit": _unit(scene, dice, "hero"), "color": "red", "item": dice.choice(ACTIONS[:1])}


_MAKERS: dict[str, Callable[[Scene, Random], Params]] = {
    "move": _move,
    "push": _push,
    "pushes": _pushes,
    "swap": _swap,
    "place": _place,
    "assault": _assault,
    "defeat": _defeat,
    "remove": lambda scene, dice: {"piece": _piece(scene, dice), "action": dice.choice(ACTIONS)},
    "respawn": _respawn,
    "strays": _strays,
    "minion-battle": _battle,
    "initiative": _initiative,
    "upgrade": _upgrade,
    "effect": _effect,
    "setup": lambda _scene, dice: {"players": dice.randint(4, 8)},
    "fast-travel": lambda scene, dice: {
        "unit": _unit(scene, dice, "hero"),
        "to": _hex(scene, dice),
    },
    "lane-push": lambda scene, dice: {"winner": dice.choice(TEAMS), "lane": _lane(scene, dice)},
    "lane-pushes": lambda scene, dice: {
        "winners": {lane: dice.choice(TEAMS) for lane in scene["lanes"]}
    },
    "level-up": lambda scene, dice: {"unit": _unit(scene, dice, "hero")},
    "pity": lambda scene, dice: {"unit": _unit(scene, dice, "hero")},
    "end-of-turn": lambda _scene, _dice: {},
    "end-of-round": lambda scene, dice: {"removed": _some_minion(scene, dice)},
    "start": lambda scene, dice: {"round": dice.randint(1, 9), "turn": scene["turn"]},
    "resolve": lambda _scene, _dice: {},
    "round-step": lambda scene, dice: {"removed": _some_minion(scene, dice)},
    "status": lambda scene, dice: {
        "unit": _unit(scene, dice),
        "status": dice.choice(("cannot-move", "immune-to-skills", "through-units")),
        "until": dice.choice(("this-turn", "this-round", "taken-off")),
    },
}
#: Every question of the game that may be carried out.
APPLIED = frozenset(_MAKERS)
