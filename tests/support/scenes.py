"""Scenes and questions that several tests ask about."""

from typing import Any

#: Two who stand at the wall of a building, one below and one on its roof.
ROOF: dict[str, Any] = {
    "game": "apex",
    "board": {"columns": 6, "rows": 5},
    "components": [{"kind": "building", "at": [3, 1], "size": [2, 2]}],
    "figures": [
        {"id": "A", "name": "Wraith", "squad": "red", "at": [2, 2]},
        {"id": "B", "name": "Bangalore", "squad": "blue", "at": [3, 2]},
    ],
}

#: A question as a file holds it.
LINE: dict[str, Any] = {
    "scene": {
        "game": "apex",
        "board": {"columns": 6, "rows": 3},
        "components": [{"kind": "wall", "from": [3, 0], "to": [3, 3]}],
    },
    "ask": "los",
    "from": {"space": [1, 1]},
    "to": {"space": [4, 1]},
}
