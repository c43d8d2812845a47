"""What is built on a board as SVG: raised surfaces with their levels, and bars along edges."""

from collections.abc import Iterator
from functools import lru_cache

from adjudicator.board.squares import Position
from adjudicator.core.sketch import Bar, Slab
from adjudicator.drawing import rooms
from adjudicator.drawing.markup import element, path, text, units


@lru_cache(4096)
def slab_svg(slab: Slab) -> str:
    """A raised surface: a shadow and a face. Higher casts a deeper shadow."""
    deep = 3 * slab.level
    return element(
        "g",
        {"class": f"slab level-{min(slab.level, 4)}", "data-component": slab.id},
        element(
            "path",
            {
                "class": "shadow",
                "d": path([slab.outline]),
                "transform": f"translate({deep} {deep})",
            },
        ),
        element("path", {"class": "face", "d": path([slab.outline])}),
        element("path", {"class": "grid", "d": _inner_grid(slab)}),
    )


@lru_cache(4096)
def tag_svg(slab: Slab, taken: frozenset[Position] = frozenset()) -> str:
    """The level of a raised surface, in the first of its corners where nobody stands.

    `taken` are the positions of figures. Where each corner has one, the tag lies across the
    corner, which no figure reaches.
    """
    x, y = next(_free_corners(slab, taken), None) or _across(slab)
    box = {"x": x - 7, "y": y - 7.5, "width": 14, "height": 15, "rx": 2}
    words = {"x": x, "y": y}
    return element(
        "g", {"class": "tag"}, element("rect", box), element("text", words, text(str(slab.level)))
    )


def _free_corners(slab: Slab, taken: frozenset[Position]) -> Iterator[Position]:
    """Where the tag can be, from the upper right corner on; in user units."""
    left, right, top, bottom = _box_of(slab)
    for x, y, inward, down in (
        (right, top, -1, 1),
        (left, top, 1, 1),
        (right, bottom, -1, -1),
        (left, bottom, 1, -1),
    ):
        if (x + inward / 2, y + down / 2) not in taken:
            yield units(x) + 10 * inward, units(y) + 11.5 * down


def _across(slab: Slab) -> Position:
    _, right, top, _ = _box_of(slab)
    return units(right) - 2, units(top) - 1


def _box_of(slab: Slab) -> tuple[float, float, float, float]:
    xs, ys = [x for x, _ in slab.outline], [y for _, y in slab.outline]
    return min(xs), max(xs), min(ys), max(ys)


def _inner_grid(slab: Slab) -> str:
    left, right, top, bottom = map(int, _box_of(slab))
    lines = "".join(
        f"M{units(x):g} {units(top):g}V{units(bottom):g}" for x in range(left + 1, right)
    )
    lines += "".join(
        f"M{units(left):g} {units(y):g}H{units(right):g}" for y in range(top + 1, bottom)
    )
    return lines or "M0 0"


@lru_cache(4096)
def bar_svg(bar: Bar) -> str:
    """Something along a straight line."""
    (x1, y1), (x2, y2) = bar.start, bar.end
    along = abs(x2 - x1) + abs(y2 - y1)
    upright = x1 == x2
    turn = f"translate({units(min(x1, x2)):g} {units(min(y1, y2)):g})" + (
        " rotate(90)" if upright else ""
    )
    attributes = {
        "class": f"bar {bar.shape}",
        "data-component": bar.id,
        "data-level": bar.level or None,
        "transform": turn,
    }
    return element("g", attributes, *_BARS[bar.shape](units(along)))


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
