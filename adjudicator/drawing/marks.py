"""Marks as SVG: each knows which step it belongs to."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from math import copysign

from adjudicator.board.cell import Cell
from adjudicator.board.squares import Space
from adjudicator.core.verdict import Mark, Verdict
from adjudicator.drawing.markup import UNIT, element, path, text, units
from adjudicator.drawing.outlines import outlines
from adjudicator.messages.renderer import Messages

PILL_HEIGHT = 24
#: The middle and the width of a pill.
Pill = tuple[float, float, float]
#: How far a pill may be moved from its measure so that it covers no other, in this order.
_SHIFTS = (0, 26, -26, 52, -52)


@dataclass(frozen=True)
class Pen:
    """What drawing needs to know: the language of labels, the name of the hatch, earlier pills."""

    messages: Messages
    hatch: str
    pills: list[Pill] = field(default_factory=list)

    def free_height(self, x: float, y: float, width: float) -> float:
        """Where a pill covers no other, as near to its measure as can be."""
        found = next((y + shift for shift in _SHIFTS if not self._covers(x, y + shift, width)), y)
        self.pills.append((x, found, width))
        return found

    def _covers(self, x: float, y: float, width: float) -> bool:
        near = (other for other in self.pills if abs(other[1] - y) < PILL_HEIGHT)
        return any(abs(other[0] - x) < (other[2] + width) / 2 for other in near)


def hatching(pen: Pen) -> str:
    """The hatches of what is hidden and of what is watched; they lean to different sides."""
    size = {"width": 10, "height": 10, "patternUnits": "userSpaceOnUse"}
    hidden = element("path", {"d": "M-2 12L12 -2M-2 2L2 -2M8 12L12 8", "class": "hatch"})
    watched = element("path", {"d": "M-2 -2L12 12M-2 8L2 12M8 -2L12 2", "class": "hatch watched"})
    return element(
        "defs",
        {},
        element("pattern", {"id": pen.hatch, **size}, hidden),
        element("pattern", {"id": f"{pen.hatch}-{WATCHED}", **size}, watched),
    )


#: The role of areas that somebody watches: not safe, and not hidden.
WATCHED = "watched"


#: Marks that lie flat on the board, under everything that stands on it.
FLAT = ("area", "space")


def flat_marks(verdict: Verdict, pen: Pen) -> str:
    """The marks that cover spaces."""
    return "".join(_drawn(verdict, pen, flat=True))


def standing_marks(verdict: Verdict, pen: Pen) -> str:
    """The marks that are drawn over the board: lines first, then edges, points and measures."""
    return "".join(_drawn(verdict, pen, flat=False))


def near_marks(verdicts: Iterable[Verdict], pen: Pen) -> str:
    """The marks of other verdicts that tell what would change this one; they belong to no step."""
    marks = [
        mark
        for verdict in verdicts
        for step in verdict.steps
        for mark in step.marks
        if mark.role == "near"
    ]
    return "".join(
        element("g", {"class": f"mark {mark.kind} near"}, *_SHAPES[mark.kind](mark, pen))
        for mark in marks
    )


#: Which kinds of marks are drawn first.
_ORDER = {kind: n for n, kind in enumerate(("line", "edge", "measure", "point", "label"))}


def _drawn(verdict: Verdict, pen: Pen, *, flat: bool) -> Iterator[str]:
    marks = [
        (mark, number)
        for number, step in enumerate(verdict.steps, 1)
        for mark in step.marks
        if (mark.kind in FLAT) == flat
    ]
    if len({mark.kind for mark, _ in marks}) > 1 and not flat:
        marks.sort(key=lambda entry: _ORDER[entry[0].kind])
    for mark, number in marks:
        yield mark_svg(mark, pen, number)


def mark_svg(mark: Mark, pen: Pen, step: int | None = None) -> str:
    """One mark, and the step that it belongs to."""
    attributes = {"class": f"mark {mark.kind} {mark.role}", "data-step": step}
    return element("g", attributes, *_SHAPES[mark.kind](mark, pen))


#: Areas that are hatched, whatever the colours: what cannot be seen, and what is watched.
_HATCHED = ("hidden", "blocked", WATCHED)


#: Spaces to stand on: drawn inside of their borders, so that each is seen for itself.
_INSET = ("near", "spot")


def _area(mark: Mark, pen: Pen) -> Iterator[str]:
    if mark.kind == "space" and mark.role in _INSET:
        yield from map(_inset, mark.spaces)
        return
    shape = {"d": path(outlines(mark.spaces)), "fill-rule": "evenodd"}
    if mark.kind == "area" and mark.role in _HATCHED:
        yield element("path", {"class": "tint", **shape})
        hatch = f"{pen.hatch}-{WATCHED}" if mark.role == WATCHED else pen.hatch
        yield element("path", {"fill": f"url(#{hatch})", **shape})
    else:
        yield element("path", shape)


def _inset(cell: Cell) -> str:
    """A cell, a little smaller where it is a square."""
    if len(cell.outline) != len(Space(0, 0).outline):
        return element("path", {"d": path([cell.outline])})
    size, inset, (left, top) = units(0.8), units(0.1), cell.outline[0]
    at = {"x": units(left) + inset, "y": units(top) + inset}
    return element("rect", {**at, "width": size, "height": size, "rx": 8})


def _line(mark: Mark, _pen: Pen) -> Iterator[str]:
    (x1, y1), (x2, y2) = mark.at
    ends = {"x1": units(x1), "y1": units(y1), "x2": units(x2), "y2": units(y2)}
    if mark.role in ("clear", "blocked"):
        yield element("line", {"class": "halo", **ends})
    yield element("line", ends)


def _edge(mark: Mark, _pen: Pen) -> Iterator[str]:
    """An edge is a rectangle: filters and hit boxes draw nothing on a line without width."""
    (x1, y1), (x2, y2) = mark.at
    half = 0.09
    left, top = min(x1, x2) - half, min(y1, y2) - half
    box = {
        "x": units(left),
        "y": units(top),
        "width": units(abs(x2 - x1) + 2 * half),
        "height": units(abs(y2 - y1) + 2 * half),
        "rx": units(half),
    }
    yield element("rect", box)


def _point(mark: Mark, _pen: Pen) -> tuple[str, ...]:
    across, down = mark.at[0]
    x, y = across * UNIT, down * UNIT
    if mark.role != "blocker":
        return (element("circle", {"cx": x, "cy": y, "r": 7}),)
    at = f"translate({x:.2f} {y:.2f})"
    return (
        element("circle", {"cx": x, "cy": y, "r": 11}),
        element("path", {"class": "cross", "d": "M-4 -4L4 4M4 -4L-4 4", "transform": at}),
    )


def _measure(mark: Mark, pen: Pen) -> Iterator[str]:
    (x1, y1), (x2, y2) = ((units(x), units(y)) for x, y in mark.at)
    yield element("line", {"x1": x1, "y1": y1, "x2": x2, "y2": y2})
    yield from (_tick(x, y, x2 - x1, y2 - y1) for x, y in ((x1, y1), (x2, y2)))
    words = pen.messages.label(f"measure.{mark.role}", {"value": mark.value})
    # Two measures that begin at one line never cover each other's words, however short they are.
    beyond = copysign(max(abs(x2 - x1), _width(words)), x2 - x1) if x2 != x1 else 0.0
    x = x1 + beyond / 2
    yield from _pill(x, pen.free_height(x, (y1 + y2) / 2, _width(words)), words)


def _tick(x: float, y: float, dx: float, dy: float) -> str:
    """A short stroke across the end of a measure."""
    length = (dx * dx + dy * dy) ** 0.5 or 1
    ox, oy = -dy / length * 6, dx / length * 6
    return element("line", {"x1": x - ox, "y1": y - oy, "x2": x + ox, "y2": y + oy})


def _pill(x: float, y: float, words: str) -> Iterator[str]:
    width = _width(words)
    half = PILL_HEIGHT / 2
    box = {"x": x - width / 2, "y": y - half, "width": width, "height": PILL_HEIGHT, "rx": half}
    yield element("rect", {"class": "pill", **box})
    yield element("text", {"x": x, "y": y}, text(words))


def _width(words: str) -> float:
    """How wide a label with these words is."""
    return 8.0 * len(words) + 14


def _label(mark: Mark, _pen: Pen) -> Iterator[str]:
    x, y = mark.at[0]
    yield element("text", {"x": units(x), "y": units(y)}, text(number(mark)))


def number(mark: Mark) -> str:
    """The number of a label; what is added or taken away has its sign."""
    signed = mark.role == "total" and mark.value
    return f"{mark.value:+d}" if signed else str(mark.value)


_SHAPES = {
    "area": _area,
    "space": _area,
    "line": _line,
    "edge": _edge,
    "point": _point,
    "measure": _measure,
    "label": _label,
}
