"""Scenes and tables of Atlantis that several tests start from."""

from typing import Any

from adjudicator.app.tables import examples

Json = dict[str, Any]

HERO = {"id": "arien", "name": "Arien", "kind": "hero", "team": "blue", "at": [0, 0]}
MINION = {"id": "m1", "kind": "minion", "type": "melee", "team": "red", "at": [1, 0]}
SCENE: dict[str, Any] = {
    "game": "atlantis",
    "zones": {
        "west": [[0, 0], [0, 1], [1, -1]],
        "middle": [[1, 0], [2, -1], [2, 0]],
        "east": [[3, -1], [3, -2], [4, -2]],
    },
    "terrain": [[2, 0], [9, 9]],
    "thrones": {"red": "west", "blue": "east"},
    "lanes": {"main": {"zones": ["middle"], "battle-zone": "middle", "waves": 3}},
    "spawn-points": [{"at": [0, 1], "kind": "hero", "team": "red"}],
    "units": [HERO, MINION],
    "tokens": [{"id": "trap", "at": [2, -1], "through": True}],
    "markers": [{"name": "poison", "unit": "arien"}],
    "coin": "red",
    "life": {"red": 4, "blue": 4},
}
WASP = {"id": "wasp", "kind": "hero", "team": "red", "at": [3, -1], "level": 4, "coins": 1}
TWO = {**SCENE, "units": [HERO, MINION, WASP]}


def places(scene: dict[str, Any] | None) -> dict[str, Any]:
    """Where everybody is."""
    assert scene is not None
    return {entry["id"]: entry.get("at") for entry in (*scene["units"], *scene["tokens"])}


AWAY = {**SCENE, "units": [*SCENE["units"], {"id": "gone", "kind": "hero", "team": "red"}]}


def q(name: str, scene: Any = SCENE, **asked: Any) -> dict[str, Any]:  # noqa: ANN401
    """A question; underscores in names are dashes."""
    start = {"from": asked.pop("start")} if "start" in asked else {}
    return {"scene": scene, "ask": name, **start, **asked}


def hero(name: str, at: list[int], team: str = "red") -> Json:
    """A Hero in the way."""
    return {"id": name, "kind": "hero", "team": team, "at": at}


def minion(name: str, at: list[int], team: str = "red", **more: object) -> Json:
    """A Melee Minion."""
    return {"id": name, "kind": "minion", "type": "melee", "team": team, "at": at, **more}


def two_lanes(north: tuple[str, int | None], south: tuple[str, int | None], **more: object) -> Json:
    """Two lanes of five zones, each with its Battle Zone and its Wave counters."""
    rows = {
        f"{s}{n}": [[n, row], [n, row + 1]] for s, row in (("n", 0), ("s", 2)) for n in (1, 2, 3)
    }
    lanes = {
        name: {
            "zones": ["west", *(f"{name[0]}{n}" for n in (1, 2, 3)), "east"],
            "battle-zone": zone,
            "waves": waves,
        }
        for name, (zone, waves) in {"north": north, "south": south}.items()
    }
    return {
        "game": "atlantis",
        "zones": {"west": [[0, 0], [0, 1]], **rows, "east": [[4, 0], [4, 1]]},
        "thrones": {"red": "west", "blue": "east"},
        "lanes": lanes,
        **more,
    }


FORD, LANES = examples()["the-ford"], examples()["two-lanes"]
