"""Asking a question and doing what it is about: `answer(**question)`, `after(**question)`."""

from dataclasses import dataclass
from typing import Any, Self

from adjudicator.app import judge
from adjudicator.core.change import Change, changed
from adjudicator.core.game import AnyGame
from adjudicator.core.question import Ruled
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


@dataclass(frozen=True)
class Position:
    """A scene in a sequence, read once for all the questions that are asked about it."""

    game: AnyGame
    scene: Json
    table: Any

    @classmethod
    def of(cls, scene: Json) -> Self:
        """The position of a scene that can be read."""
        game = judge.find_game(scene)
        return cls(game, scene, game.read_scene(scene))

    def rule(self, question: Json) -> Ruled:
        """Rule on a question, as the judge does."""
        params = {name: value for name, value in question.items() if name != "ask"}
        return self.game.rule(self.table, question["ask"], params)

    def after(self, change: Change) -> "Position":
        """The position after a change, which can be read again."""
        return self.of(dict(changed(self.scene, change)))
