"""Which way round a board lies: the turns of the whole board so far, as one.

A change is recorded on the board as its author saw it. Where a turn before it is undone or done
again later, the scene is first turned the way it lay then, changed, and turned on.
"""

from collections.abc import Callable
from dataclasses import dataclass

from adjudicator.core.change import Turn
from adjudicator.core.values import JsonObject

#: Turns a scene's board: mirrored or not, and then so many steps further round.
TurnScene = Callable[[JsonObject, bool, int], JsonObject]

#: After so many steps every board lies as before, whether it takes four or six.
ROUND = 12


@dataclass(frozen=True)
class Frame:
    """A board that was mirrored or not, and then turned so many steps."""

    mirrored: bool = False
    steps: int = 0

    def after(self, turn: Turn) -> "Frame":
        """The frame after one more turn; mirroring turns the steps round."""
        if turn == "mirror":
            return Frame(not self.mirrored, -self.steps % ROUND)
        return Frame(self.mirrored, (self.steps + 1) % ROUND)

    def to(self, other: "Frame", scene: JsonObject, turn: TurnScene) -> JsonObject:
        """A scene that lies in this frame, in another one."""
        if self == other:
            return scene
        if self.mirrored == other.mirrored:
            return turn(scene, False, (other.steps - self.steps) % ROUND)  # noqa: FBT003
        return turn(scene, True, (other.steps + self.steps) % ROUND)  # noqa: FBT003


def no_turns(scene: JsonObject, _mirrored: bool, _steps: int) -> JsonObject:  # noqa: FBT001
    """For histories in which no board is turned."""
    raise ValueError("this history turns no board", scene.get("game"))
