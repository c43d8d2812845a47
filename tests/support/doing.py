"""Asking a question and doing what it is about: `answer(**question)`, `after(**question)`."""

from typing import Any

from adjudicator.app import judge
from adjudicator.core.change import changed
from adjudicator.games import GAMES

Json = dict[str, Any]


def answer(scene: Json, ask: str, **parameters: object) -> Any:  # noqa: ANN401
    """The answer to a question."""
    return dict(judge.ask({"scene": scene, "ask": ask, **parameters}).answer)


def after(scene: Json, ask: str, **parameters: object) -> Any:  # noqa: ANN401
    """The scene after doing it, which can be read again; None if it may not be done."""
    change = judge.rule({"scene": scene, "ask": ask, **parameters}).change
    if change is None:
        return None
    done = changed(scene, change)
    GAMES[scene["game"]].read_scene(done)
    return done
