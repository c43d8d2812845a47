"""Missions and people that the tests of Flashpoint share."""

from typing import Any

Json = dict[str, Any]

GRUNT = {"name": "Grunt", "count": 2, "initiative": 1, "health": 1, "defense": 3, "range": [0, 2]}
AWARE = {"id": "G", "zone": [0, 0], "aware": True, "figures": [GRUNT]}
ADA = {"id": "A", "name": "Ada", "zone": [2, 1]}
RIFLE = {"range": [0, 3], "damage": 1, "noise": 2}
QUIET_RIFLE = {"range": [0, 3], "damage": 1}


def mission(**change: object) -> Json:
    """Three zones in a row, a closed door before the last, an Operative and a Blip."""
    scene: Json = {
        "game": "flashpoint",
        "zones": [[0, 0], [1, 0], [2, 0]],
        "doors": [{"edge": [[2, 0], [2, 1]], "state": "closed"}],
        "operatives": [{"id": "O", "zone": [0, 0], "movement-tokens": 3, "order-tokens": 3}],
        "units": [{"id": "B", "zone": [2, 0], "blip": "basic", "figures": []}],
    }
    return {**scene, **change}


def one(**change: object) -> Json:
    """A mission with one Operative in its first zone, who has all tokens."""
    operative = {"id": "O", "zone": [0, 0], "movement-tokens": 3, "order-tokens": 3, **change}
    return mission(operatives=[operative], units=[])


def token(kind: str, zone: list[int], **more: object) -> Json:
    """A token that is called by its kind."""
    return {"id": kind, "kind": kind, "zone": zone, **more}
