"""Where someone stands, in words."""

from adjudicator.explain.speech import Speech
from adjudicator.kernel.sketch import Cell, Pawn, Sketch


def where(pawn: Pawn, sketch: Sketch, speech: Speech) -> str:
    """Where someone stands or lies, for those who do not see the picture."""
    place = _where(pawn, sketch, speech)
    return speech.label("pawn.fallen", {"place": place}) if pawn.fallen else place


def _where(pawn: Pawn, sketch: Sketch, speech: Speech) -> str:
    x, y = pawn.at
    for cell in sketch.cells:
        if pawn.cell and pawn.cell in (cell.id, "{},{}".format(*cell.place)):
            return cell_name(cell, speech, whole=sketch.whole)
        if pawn.cell:
            continue
        xs, ys = zip(*cell.outline, strict=True)
        if min(xs) < x < max(xs) and min(ys) < y < max(ys):
            return cell_name(cell, speech, whole=sketch.whole)
    return ""


def cell_name(cell: Cell, speech: Speech, *, whole: bool) -> str:
    """A cell as it is read out: with its level, or by a name of its own where there are none."""
    if whole:
        return speech.label("cell.level", {"spot": cell.place, "level": cell.level})
    return speech.word(cell.place) if "," in cell.id else cell.id
