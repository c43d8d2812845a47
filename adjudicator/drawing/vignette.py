"""A board as a small picture: the part that a verdict is about, with nothing to tap."""

from collections.abc import Iterator
from dataclasses import dataclass

from adjudicator.board.squares import Position
from adjudicator.core.sketch import Sketch
from adjudicator.core.verdict import Mark, Verdict
from adjudicator.drawing.bars import bar_svg
from adjudicator.drawing.board import ground_svg, tags_svg, told
from adjudicator.drawing.cells import Links
from adjudicator.drawing.counters import counter_svg
from adjudicator.drawing.labels import label_svg
from adjudicator.drawing.marks import Pen, flat_marks, hatching, standing_marks
from adjudicator.drawing.markup import element, text, units, untitled
from adjudicator.drawing.slabs import slab_svg
from adjudicator.drawing.standing import pawn_svg, sign_svg
from adjudicator.drawing.stylesheet import Theme, stylesheet
from adjudicator.messages.renderer import Messages

#: What is seen around the whole board, and around the part that a verdict is about; in spaces.
RIM, AROUND = 0.2, 0.9
#: Roles of lines that go on far beyond what is asked about.
_ENDLESS = ("imaginary", "note", "ring")


@dataclass(frozen=True)
class Look:
    """How a picture is shown: with a theme it holds its own styles and can be loaded as an image.

    `ratio` is how wide a part of a board is compared with its height.
    """

    theme: Theme | None = None
    ratio: float = 1.6


@dataclass(frozen=True)
class _Box:
    left: float
    top: float
    right: float
    bottom: float

    def grown(self, wide: float, high: float) -> "_Box":
        """The same middle with so much more on each side."""
        return _Box(self.left - wide, self.top - high, self.right + wide, self.bottom + high)

    def shaped(self, ratio: float) -> "_Box":
        """Grown until it is so much wider than high."""
        wide, high = self.right - self.left, self.bottom - self.top
        return self.grown(max(0, high * ratio - wide) / 2, max(0, wide / ratio - high) / 2)

    def within(self, other: "_Box") -> "_Box":
        """Moved so that no more than needed is seen beyond the other."""
        left, right = _moved(self.left, self.right, other.left, other.right)
        top, bottom = _moved(self.top, self.bottom, other.top, other.bottom)
        return _Box(left, top, right, bottom)

    @property
    def view(self) -> str:
        """As a picture writes it."""
        sides = (self.left, self.top, self.right - self.left, self.bottom - self.top)
        return " ".join(f"{units(side):g}" for side in sides)


def _moved(low: float, high: float, least: float, most: float) -> tuple[float, float]:
    if high - low > most - least:
        by = (least + most - low - high) / 2
    else:
        by = max(0, least - low) - max(0, high - most)
    return low + by, high + by


def vignette_svg(
    sketch: Sketch,
    messages: Messages,
    verdict: Verdict | None = None,
    chosen: tuple[str, ...] = (),
    look: Look | None = None,
) -> str:
    """The picture; `chosen` are the ids of the figures that the verdict is about."""
    look = look or Look()
    sketch = told(sketch, messages)
    frame = {
        "xmlns": "http://www.w3.org/2000/svg",
        "class": "board",
        "viewBox": _part(sketch, verdict, chosen, look.ratio).view,
        "preserveAspectRatio": "xMidYMid slice" if verdict else None,
    }
    style = element("style", {}, text(stylesheet(look.theme))) if look.theme else ""
    return untitled(element("svg", frame, style, *_layers(sketch, messages, verdict, chosen)))


def _layers(
    sketch: Sketch, messages: Messages, verdict: Verdict | None, chosen: tuple[str, ...]
) -> Iterator[str]:
    pen = Pen(messages, hatch="vignette-hatch")
    links = Links(chosen=chosen)
    yield hatching(pen)
    yield ground_svg(sketch)
    yield from map(slab_svg, sketch.slabs)
    if verdict:
        yield element("g", {"class": "marks flat"}, flat_marks(verdict, pen))
    yield from map(label_svg, sketch.labels)
    yield from map(bar_svg, sketch.bars)
    yield from map(sign_svg, sketch.signs)
    if verdict:
        yield element("g", {"class": "marks"}, standing_marks(verdict, pen))
    yield from tags_svg(sketch)
    yield from (pawn_svg(pawn, links) for pawn in sketch.pawns)
    yield from (counter_svg(counter, messages) for counter in sketch.counters)


def _part(sketch: Sketch, verdict: Verdict | None, chosen: tuple[str, ...], ratio: float) -> _Box:
    """What is seen: all of the board, or what the verdict is about and a little around it."""
    left, top = sketch.origin
    board = _Box(left, top, left + sketch.width, top + sketch.height).grown(RIM, RIM)
    standing = [pawn.at for pawn in sketch.pawns if pawn.id in chosen]
    marks = [mark for step in verdict.steps for mark in step.marks] if verdict else []
    spots = [*standing, *(spot for mark in marks for spot in _spots(mark))]
    if not spots:
        return board
    xs, ys = zip(*spots, strict=True)
    about = _Box(min(xs), min(ys), max(xs), max(ys)).grown(AROUND, AROUND)
    return about.shaped(ratio).within(board)


def _spots(mark: Mark) -> Iterator[Position]:
    if mark.kind != "line" or mark.role not in _ENDLESS:
        yield from mark.at
    for space in mark.spaces:
        yield from space.outline
