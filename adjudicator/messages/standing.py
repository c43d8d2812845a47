"""Where someone stands, in words."""

from functools import lru_cache

from adjudicator.board.lazy import IdentityKey
from adjudicator.board.squares import Position
from adjudicator.core.sketch import Pawn, Sign, Sketch, SketchCell
from adjudicator.messages.renderer import Messages


def where(pawn: Pawn | Sign, sketch: Sketch, messages: Messages) -> str:
    """Where someone stands or lies, for those who do not see the picture."""
    place = _where(pawn, sketch, messages)
    lies = isinstance(pawn, Pawn) and pawn.fallen
    return messages.label("pawn.fallen", {"place": place}) if lies else place


def _where(pawn: Pawn | Sign, sketch: Sketch, messages: Messages) -> str:
    if pawn.cell:
        cell = next((c for c in sketch.cells if pawn.cell in _called(c)), None)
    else:
        cell = _cell_around(IdentityKey(sketch.cells), pawn.at)
    return cell_name(cell, messages, whole=sketch.whole) if cell else ""


def _called(cell: SketchCell) -> tuple[str, str]:
    """The names that a cell goes by: its own, and that of its place."""
    return cell.id, "{},{}".format(*cell.place)


@lru_cache(1024)
def _cell_around(cells: IdentityKey[tuple[SketchCell, ...]], at: Position) -> SketchCell | None:
    x, y = at
    for cell in cells.value:
        xs, ys = zip(*cell.outline, strict=True)
        if min(xs) < x < max(xs) and min(ys) < y < max(ys):
            return cell
    return None


def _at_level(cell: SketchCell, messages: Messages) -> str:
    return messages.label("cell.level", {"spot": cell.place, "level": cell.level})


def cell_name(cell: SketchCell, messages: Messages, *, whole: bool) -> str:
    """A cell as it is read out: with its level, or by a name of its own where there are none."""
    if whole:
        return _at_level(cell, messages)
    return messages.word(cell.place) if "," in cell.id else cell.id
