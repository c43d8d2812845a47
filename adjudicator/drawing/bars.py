"""Pieces along a line as SVG: walls, doors, boxes."""

from collections.abc import Iterator
from functools import lru_cache

from adjudicator.core.sketch import Bar
from adjudicator.drawing import rooms
from adjudicator.drawing.cells import Links
from adjudicator.drawing.markup import element, units
from adjudicator.messages.renderer import Messages


@lru_cache(4096)
def bar_svg(bar: Bar) -> str:
    """Something along a line."""
    return element("g", {**_bar_hooks(bar), "transform": _along(bar)}, *_bar_shapes(bar))


def _bar_hooks(bar: Bar) -> dict[str, object]:
    hooks = {"class": _class(bar), "data-component": bar.id}
    return {**hooks, "data-level": bar.level or None}


def _class(bar: Bar) -> str:
    return f"bar {bar.shape}" + " opened" * bar.opened


def _along(bar: Bar) -> str:
    """Where a bar lies; shapes are drawn to the right of their start."""
    (x1, y1), (x2, y2) = bar.start, bar.end
    turn = " rotate(90)" if x1 == x2 else ""
    return f"translate({units(min(x1, x2)):g} {units(min(y1, y2)):g}){turn}"


def _bar_shapes(bar: Bar) -> Iterator[str]:
    (x1, y1), (x2, y2) = bar.start, bar.end
    return _BARS[bar.shape](units(abs(x2 - x1) + abs(y2 - y1)))


def linked_bar_svg(bar: Bar, links: Links, messages: Messages) -> str:
    """A door or a box that can be tapped; a finger meets a little more than what is drawn."""
    (x1, y1), (x2, y2) = sorted((bar.start, bar.end))
    box = {"class": "touch", "x": units(x1) - 9, "y": units(y1) - 9}
    box |= {"width": units(x2 - x1) + 18, "height": units(y2 - y1) + 18}
    chosen, name = bar.id in links.chosen, messages.word(bar.name)
    attributes = {
        **_bar_hooks(bar),
        "class": f"{_class(bar)} link" + " chosen" * chosen,
        "href": links.pawns[bar.id],
        "aria-label": messages.label("piece.opened", {"thing": bar.name}) if bar.opened else name,
        "aria-current": "true" if chosen else None,
    }
    drawn = element("g", {"transform": _along(bar)}, *_bar_shapes(bar))
    return element("a", attributes, drawn, element("rect", box))


def _solid(long: float) -> Iterator[str]:
    yield element("rect", {"x": -4, "y": -4, "width": long + 8, "height": 8, "rx": 4})


def _broken(long: float) -> Iterator[str]:
    yield element("rect", {"class": "back", "x": 1, "y": -4, "width": long - 2, "height": 8})
    step = 50 / 4
    for number in range(round(long / step)):
        x = number * step + 1.5
        yield element("rect", {"x": x, "y": -4, "width": step - 3, "height": 8, "rx": 1})


def _box(long: float) -> Iterator[str]:
    yield element("rect", {"x": 8, "y": -7, "width": long - 16, "height": 14, "rx": 3})
    yield element("path", {"class": "lid", "d": f"M{13:g} 0H{long - 13:g}"})


_BARS = {"solid": _solid, "broken": _broken, "box": _box, **rooms.BARS}
