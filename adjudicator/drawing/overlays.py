"""Layers below the marks of a verdict: pinned areas, and the figure of a what-if."""

from collections.abc import Iterator, Sequence
from math import atan2, degrees

from adjudicator.board.squares import Position
from adjudicator.core.sketch import Pawn
from adjudicator.core.verdict import Mark
from adjudicator.drawing.marks import number
from adjudicator.drawing.markup import element, path, text, units
from adjudicator.drawing.outlines import outlines

#: The pattern of each overlay, so that they differ without colour: strokes, dots, waves.
_PATTERNS = (
    element("path", {"d": "M-2 -2L18 18M-2 14L2 18M14 -2L18 2"}),
    element("circle", {"cx": 8, "cy": 8, "r": 2}),
    element("path", {"d": "M0 8Q4 4 8 8T16 8"}),
)


def overlay_svg(number: int, marks: Sequence[Mark], name: str = "board") -> str:
    """The areas of one overlay, in its own pattern."""
    pattern = f"{name}-overlay-{number}"
    return element(
        "g",
        {"class": f"overlay overlay-{number}", "data-overlay": number},
        _definition(number, pattern),
        *_drawn(marks, pattern),
    )


def swatch_svg(number: int, name: str = "chip") -> str:
    """A small piece of an overlay's pattern, for a legend."""
    pattern = f"{name}-overlay-{number}"
    box = {"x": 1, "y": 1, "width": 22, "height": 16, "rx": 3}
    return element(
        "svg",
        {
            "class": f"swatch overlay overlay-{number}",
            "viewBox": "0 0 24 18",
            "width": 24,
            "height": 18,
        },
        _definition(number, pattern),
        element("rect", {"class": "outline", **box}),
        element("rect", {"fill": f"url(#{pattern})", **box}),
    )


def supposed_svg(who: Pawn, at: Position) -> str:
    """Where someone stands by the table, and where it is supposed to stand."""
    (x1, y1), (x2, y2) = ((units(x), units(y)) for x, y in (who.at, at))
    home = f"{int(who.at[0])},{int(who.at[1])}"
    return element(
        "g",
        {"class": "supposed", "data-supposed": who.id, "data-home": home},
        element("line", {"x1": x1, "y1": y1, "x2": x2, "y2": y2}),
        element("circle", {"class": "was", "cx": x1, "cy": y1, "r": 17}),
        element("circle", {"class": "at", "cx": x2, "cy": y2, "r": 23}),
    )


def _definition(number: int, pattern: str) -> str:
    size = {"width": 16, "height": 16, "patternUnits": "userSpaceOnUse"}
    drawn = _PATTERNS[(number - 1) % len(_PATTERNS)]
    return element("defs", {}, element("pattern", {"id": pattern, **size}, drawn))


def _arrow(start: Position, end: Position) -> Iterator[str]:
    """A line with a head, from where something is to where it would go."""
    (x1, y1), (x2, y2) = ((units(x), units(y)) for x, y in (start, end))
    yield element("line", {"x1": x1, "y1": y1, "x2": x2, "y2": y2})
    turn = f"translate({x2:g} {y2:g}) rotate({degrees(atan2(y2 - y1, x2 - x1)):.0f})"
    yield element("path", {"class": "head", "d": "M-12 -7L0 0L-12 7", "transform": turn})


def _way(start: Position, end: Position) -> Iterator[str]:
    """A part of a way that is walked."""
    (x1, y1), (x2, y2) = ((units(x), units(y)) for x, y in (start, end))
    yield element("line", {"class": "way", "x1": x1, "y1": y1, "x2": x2, "y2": y2})


def _drawn(marks: Sequence[Mark], pattern: str) -> Iterator[str]:
    for mark in marks:
        if mark.kind == "line":
            yield from _arrow(*mark.at) if mark.role == "pushed" else _way(*mark.at)
        elif mark.kind == "label":
            lower = 0 if mark.role == "total" else 15
            at = {"x": units(mark.at[0][0]), "y": units(mark.at[0][1]) + lower}
            yield element("text", at, text(number(mark)))
        else:
            shape = {"d": path(outlines(mark.spaces)), "fill-rule": "evenodd"}
            yield element("path", {"class": "fill", "fill": f"url(#{pattern})", **shape})
            yield element("path", {"class": "outline", **shape})
