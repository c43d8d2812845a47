"""The orientation of a board: all turns of the whole board so far, combined.

A change is recorded in the orientation that its author saw. If an earlier turn is undone or redone
later, the scene is turned to that orientation, changed, and turned back.
"""

from collections.abc import Callable
from dataclasses import dataclass

from adjudicator.core.change import Turn
from adjudicator.core.values import JsonObject

#: Turns a scene's board: mirrored or not, then by a number of steps.
TurnScene = Callable[[JsonObject, bool, int], JsonObject]

#: After this many steps every board is back at its start, whether it takes four or six.
ROUND = 12


@dataclass(frozen=True)
class Frame:
    """A board that was mirrored or not, and then turned so many steps."""

    mirrored: bool = False
    steps: int = 0

    def after(self, turn: Turn) -> "Frame":
        """The frame after one more turn; mirroring reverses the steps."""
        if turn == "mirror":
            return Frame(not self.mirrored, -self.steps % ROUND)
        return Frame(self.mirrored, (self.steps + 1) % ROUND)

    def to(self, other: "Frame", scene: JsonObject, turn: TurnScene) -> JsonObject:
        """Convert a scene from this frame to another."""
        if self == other:
            return scene
        if self.mirrored == other.mirrored:
            return turn(scene, False, (other.steps - self.steps) % ROUND)  # noqa: FBT003
        return turn(scene, True, (other.steps + self.steps) % ROUND)  # noqa: FBT003


def no_turns(scene: JsonObject, _mirrored: bool, _steps: int) -> JsonObject:  # noqa: FBT001
    """For histories in which no board is turned."""
    raise ValueError("this history turns no board", scene.get("game"))
