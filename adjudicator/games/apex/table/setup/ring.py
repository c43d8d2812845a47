"""The Ring on the setup page: whether it is played with, and how far its borders have moved."""

from adjudicator.core.change import Change
from adjudicator.core.form import Field
from adjudicator.core.setup import Scene, SceneEdit, SetupForm
from adjudicator.core.values import JsonObject
from adjudicator.games.apex.table.state import Table

SIDES = ("top", "left", "right", "bottom")


def _fields(table: Table) -> tuple[Field, ...]:
    most = {"top": table.rows, "bottom": table.rows, "left": table.columns, "right": table.columns}
    inward = (
        Field(side, "number", low=0, high=most[side], default=0, label=f"ring-{side}")
        for side in SIDES
    )
    return Field("played", "flag", label="ring-played"), *inward


def _values(scene: Scene) -> JsonObject:
    """How far each border has moved inward; a table without the Ring is about to get it."""
    board, ring = scene["board"], scene.get("ring")
    if not ring:
        return {"played": True, **dict.fromkeys(SIDES, 0)}
    right, bottom = (board[name] - 1 for name in ("columns", "rows"))
    moved = {"right": right - ring["right"], "bottom": bottom - ring["bottom"]}
    return {"played": True, "top": ring["top"], "left": ring["left"], **moved}


def _filled(scene: Scene, given: JsonObject) -> SceneEdit:
    """The table with the Ring where it is set, or without it."""
    if not given.get("played"):
        return SceneEdit(Change(gone=("ring",)), "did.ring-gone")
    right, bottom = (scene["board"][name] - 1 for name in ("columns", "rows"))
    top, left, from_right, from_bottom = (given.get(side) or 0 for side in SIDES)
    ring = {"left": left, "top": top, "right": right - from_right, "bottom": bottom - from_bottom}
    return SceneEdit(Change(fields={"ring": ring}), "did.ring")


FORM = SetupForm("ring", _fields, _values, _filled, in_tray=True)
