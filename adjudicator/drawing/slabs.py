"""Raised surfaces as SVG, with their levels."""

from collections.abc import Iterator
from functools import lru_cache

from adjudicator.board.squares import Position
from adjudicator.core.sketch import Slab
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
