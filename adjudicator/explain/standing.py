"""Where someone stands, in words."""

from adjudicator.explain.speech import Speech
from adjudicator.kernel.sketch import Pawn, Sketch


def where(pawn: Pawn, sketch: Sketch, speech: Speech) -> str:
    """Where someone stands, for those who do not see the picture."""
    x, y = pawn.at
    for cell in sketch.cells:
        if pawn.cell == cell.id:
            return speech.label("cell.level", {"spot": cell.place, "level": cell.level})
        if pawn.cell:
            continue
        xs, ys = zip(*cell.outline, strict=True)
        if min(xs) < x < max(xs) and min(ys) < y < max(ys):
            return speech.label("cell.level", {"spot": cell.place, "level": cell.level})
    return ""
