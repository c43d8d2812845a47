"""A board of another size: what stands on it stays where it is."""

from collections.abc import Mapping

from adjudicator.core.change import Change
from adjudicator.core.setup import Scene, SceneEdit, size_of

#: How many spaces a side of the board has at most.
LONGEST = 60


def resized(_scene: Scene, sizes: Mapping[str, int]) -> SceneEdit:
    """The board with so many columns and rows."""
    board = {name: size_of(sizes, name, LONGEST) for name in ("columns", "rows")}
    return SceneEdit(Change(fields={"board": board}), "did.resized", board)
