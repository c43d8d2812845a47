"""A board of another size: what stands on it stays, and the Ring goes with the board's edges."""

from collections.abc import Mapping

from adjudicator.core.change import Change
from adjudicator.core.setup import Scene, SceneEdit, size_of
from adjudicator.core.values import JsonObject

#: How many spaces a side of the board has at most.
LONGEST = 60


def resized(scene: Scene, sizes: Mapping[str, int]) -> SceneEdit:
    """The board with a new number of columns and rows."""
    board = {name: size_of(sizes, name, LONGEST) for name in ("columns", "rows")}
    ring = scene.get("ring")
    if not ring:
        return SceneEdit(Change(fields={"board": board}), "did.resized", board)
    fields = {"board": board, "ring": _carried(ring, scene["board"], board)}
    return SceneEdit(Change(fields=fields), "did.resized-with-ring", board)


def _carried(ring: JsonObject, old: JsonObject, new: JsonObject) -> JsonObject:
    """The Ring with every border as far from its edge as it was."""
    left, right = _borders(ring["left"], old["columns"] - ring["right"], new["columns"])
    top, bottom = _borders(ring["top"], old["rows"] - ring["bottom"], new["rows"])
    return {"left": left, "top": top, "right": right, "bottom": bottom}


def _borders(first: int, from_end: int, size: int) -> tuple[int, int]:
    """The first and the last line inside; borders that would pass each other meet in the board."""
    first = min(first, size)
    return first, max(size - max(from_end, 0), first - 1)
