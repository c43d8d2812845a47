"""How the pieces of a tray are called and drawn."""

from adjudicator.core.setup import PieceKind
from adjudicator.core.sketch import Sketch
from adjudicator.drawing.board import ground_svg, pieces_svg
from adjudicator.drawing.markup import UNIT, element, units, untitled
from adjudicator.messages.phrases import PHRASES
from adjudicator.messages.renderer import Messages

#: How many pixels a space is wide in the tray, by where the piece snaps, and what is free around.
SMALL = {"rectangle": 10, "edge": 20, "space": 32, "corner": 20}
RIM = 8


def piece_name(piece: PieceKind, messages: Messages) -> str:
    """What a piece is called."""
    name = f"tray.{piece.kind}"
    if piece.name:
        return messages.word(piece.name)
    return messages.label(name, {}) if name in PHRASES else piece.kind


def piece_size(piece: PieceKind, messages: Messages) -> str:
    """How large a piece is."""
    facts = dict(zip(("width", "height"), piece.size, strict=True))
    return messages.label(f"size.{piece.snap}", facts)


def pieces_left(piece: PieceKind, standing: int, messages: Messages) -> str:
    """How many are left of a piece when so many stand; nothing where there is no end of it."""
    if piece.paints:
        return messages.label("left.painted", {"number": standing}) if standing else ""
    if piece.name:
        return messages.label("left.there", {}) if standing else ""
    if piece.box is None:
        return ""
    left = piece.box - standing
    return messages.label("left.some" if left >= 0 else "left.over", {"number": abs(left)})


def needed(number: int, messages: Messages) -> str:
    """How many are needed, or are too many."""
    return messages.label("need.more" if number > 0 else "need.over", {"number": abs(number)})


def piece_svg(piece: PieceKind, sketch: Sketch) -> str:
    """The piece that stands alone on a small board, without the board."""
    scale = SMALL[piece.snap] / UNIT
    left, top = (units(side) - RIM for side in sketch.origin)
    width, height = units(sketch.width) + 2 * RIM, units(sketch.height) + 2 * RIM
    frame = {
        "class": "board",
        "viewBox": f"{left:g} {top:g} {width:g} {height:g}",
        "width": round(width * scale),
        "height": round(height * scale),
    }
    ground = ground_svg(sketch) if piece.paints else ""
    return untitled(element("svg", frame, ground, pieces_svg(sketch)))
