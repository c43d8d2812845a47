"""Small tables with a Round board, and how to ask about them."""

from adjudicator.app.judge import ask
from tests.support.doing import Json

RED = {"id": "A", "name": "Ann", "squad": "red", "at": [0, 0]}
MATE = {"id": "C", "name": "Cat", "squad": "red"}
BLUE = {"id": "B", "name": "Bob", "squad": "blue", "at": [3, 2]}
FOURTH = {"id": "D", "name": "Dan", "squad": "blue", "at": [2, 2]}
SMOKE = {
    "id": "smoke-token",
    "name": "Smoke",
    "owner": "A",
    "track": "initiative",
    "at": 4,
    "label": "duration",
    "cooldown": 2,
    "component": "smoke",
}


def scene(time: Json | None = None, *figures: Json) -> Json:
    """A small table with a Smoke, and the Legends given or all four."""
    table: Json = {
        "game": "apex",
        "board": {"columns": 4, "rows": 3},
        "components": [{"kind": "smoke", "id": "smoke", "at": [2, 1]}],
        "figures": list(figures or (RED, MATE, BLUE, FOURTH)),
    }
    return {**table, "time": time} if time else table


def clock(round_: int = 2, turn: str = "red", *tokens: Json, **fields: object) -> Json:
    """A Round board."""
    return {"round": round_, "turn": turn, "tokens": list(tokens), **fields}


def about(table: Json, name: str, **parameters: object) -> Json:
    """A question."""
    return {"scene": table, "ask": name, **parameters}


def rules_of(table: Json, name: str, **parameters: object) -> list[str]:
    """The rules of a verdict's steps, without the game's name."""
    steps = ask(about(table, name, **parameters)).steps
    return [step.rule.removeprefix("apex.") for step in steps]
