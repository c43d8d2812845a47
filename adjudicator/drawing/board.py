"""A board as SVG, with the marks of a verdict on it. The app and the docs draw with this."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import TypeVar

from adjudicator.board.lazy import IdentityKey
from adjudicator.board.squares import Position
from adjudicator.core.sketch import Pawn, Region, Sign, Sketch, SketchCell, Slab
from adjudicator.core.verdict import Verdict
from adjudicator.drawing.bars import bar_svg, linked_bar_svg
from adjudicator.drawing.cells import Links, cells_svg, filled_in, spots_svg, where
from adjudicator.drawing.coordinates import coordinates_svg
from adjudicator.drawing.counters import counter_svg
from adjudicator.drawing.labels import label_svg, linked_label_svg
from adjudicator.drawing.marks import Pen, flat_marks, hatching, near_marks, standing_marks
from adjudicator.drawing.markup import element, path, text, units
from adjudicator.drawing.outlines import outlines
from adjudicator.drawing.slabs import slab_svg, tag_svg
from adjudicator.drawing.standing import pawn_svg, sign_svg, token_svg
from adjudicator.messages.renderer import Messages

#: Room for the coordinates along two edges, and a little around.
MARGIN = 0.6
RIM = 0.2
#: Signs that lie on the ground around a corner, under all that stands there.
ZONES = ("zone", "smoke", "dome")
#: How many elements come before all that stands on the board: hatches, ground, coordinates.
BASE = 3


@dataclass(frozen=True)
class DrawnBoard:
    """A board as its elements, in the order in which they are drawn."""

    frame: Mapping[str, object]
    elements: tuple[str, ...]
    links: Links

    @property
    def svg(self) -> str:
        """The whole picture."""
        return self.markup(element("svg", self.frame, *self.elements))

    def markup(self, elements: str) -> str:
        """Some elements as they stand in the picture."""
        return filled_in(elements, self.links)


def drawn_board(
    sketch: Sketch,
    messages: Messages,
    verdict: Verdict | None = None,
    links: Links | None = None,
    name: str = "board",
) -> DrawnBoard:
    """The elements of a board, layers from the ground up.

    `name` tells pictures on one page apart.
    """
    links, sketch = links or Links(), told(sketch, messages)
    # A sign that is a piece and leads somewhere lies over the cells.
    pieces = [sign for sign in sketch.signs if sign.cell and sign.id in links.pawns]
    pen = Pen(messages, hatch=f"{name}-hatch")
    below, spots, above = _mark_layers(verdict, links, pen)
    layers = (
        hatching(pen),
        _ground(sketch),
        element("g", {}, coordinates_svg(sketch)),
        *(slab_svg(slab) for slab in sketch.slabs),
        limit_svg(sketch),
        below,
        *(label_svg(label) for label in sketch.labels if label.word not in links.pawns),
        *(sign_svg(sign) for sign in sketch.signs if sign.shape in ZONES),
        *(bar_svg(bar) for bar in sketch.bars if bar.id not in links.pawns),
        *(sign_svg(sign) for sign in sketch.signs if not (sign.shape in ZONES or sign in pieces)),
        *cells_svg(sketch, links, messages),
        spots,
        *_linked_labels(sketch, links),
        above,
        *(token_svg(sign, links, where(sign, sketch, messages)) for sign in pieces),
        *tags_svg(sketch),
        *(pawn_svg(pawn, links, where(pawn, sketch, messages)) for pawn in sketch.pawns),
        # A finger that meets a box's edge means the box, not whoever stands beside it.
        *(linked_bar_svg(bar, links, messages) for bar in sketch.bars if bar.id in links.pawns),
        *(counter_svg(counter, messages) for counter in sketch.counters),
    )
    return DrawnBoard(_frame(sketch, MARGIN), tuple(filter(None, layers)), links)


def marks_svg(
    messages: Messages, verdict: Verdict | None, links: Links, name: str = "board"
) -> str:
    """Only the layers that a question changes, to go into a board that is drawn already."""
    pen = Pen(messages, hatch=f"{name}-hatch")
    return element("svg", {"class": "marks-only"}, *_mark_layers(verdict, links, pen))


def _mark_layers(verdict: Verdict | None, links: Links, pen: Pen) -> tuple[str, str, str]:
    """What a question draws: below the pieces, on the intersections, and above the cells."""
    flat = element("g", {"class": "marks flat"}, flat_marks(verdict, pen)) if verdict else ""
    near = element("g", {"class": "marks"}, near_marks(links.near, pen)) if links.near else ""
    standing = element("g", {"class": "marks"}, standing_marks(verdict, pen)) if verdict else ""
    return (
        element("g", {"data-layer": "below"}, links.under, flat, near),
        element("g", {"data-layer": "spots"}, *spots_svg(links, pen.messages)),
        element("g", {"data-layer": "above"}, standing),
    )


def _linked_labels(sketch: Sketch, links: Links) -> Iterator[str]:
    """Names that lead somewhere lie over the cells."""
    for label in sketch.labels:
        if href := links.pawns.get(label.word):
            yield linked_label_svg(label, href, chosen=label.word in links.chosen)


def pieces_svg(sketch: Sketch) -> str:
    """Only what stands on a board, to lie over another picture of it; without hooks for scripts."""
    bare = not (sketch.slabs or sketch.bars or sketch.signs or sketch.pawns)
    drawn = (
        _ground(sketch) if bare and not sketch.whole else "",
        *(slab_svg(slab) for slab in sketch.slabs),
        *(bar_svg(bar) for bar in sketch.bars),
        *(sign_svg(sign) for sign in sketch.signs),
        *(pawn_svg(pawn, Links()) for pawn in sketch.pawns),
    )
    return re.sub(r' data-(?:component|figure|at)="[^"]*"', "", "".join(drawn))


def limit_svg(sketch: Sketch) -> str:
    """What is left of a board that shrinks: a border, and all outside of it darkened."""
    if sketch.limit is None:
        return ""
    (left, top), (right, bottom) = (tuple(map(units, corner)) for corner in sketch.limit)
    inside = f"M{left:g} {top:g}H{right:g}V{bottom:g}H{left:g}Z"
    whole = f"M0 0H{units(sketch.width):g}V{units(sketch.height):g}H0Z"
    outside = element("path", {"class": "outside", "d": whole + inside, "fill-rule": "evenodd"})
    return element("g", {"class": "limit"}, outside, element("path", {"d": inside}))


def ground_svg(sketch: Sketch) -> str:
    """Only the ground of a board."""
    return _ground(sketch)


def tags_svg(sketch: Sketch) -> Iterator[str]:
    """The levels of the raised surfaces, each where no figure stands on it."""
    taken = frozenset(pawn.at for pawn in sketch.pawns)
    return (tag_svg(slab, taken & _corner_spaces(slab)) for slab in sketch.slabs)


def _corner_spaces(slab: Slab) -> frozenset[Position]:
    """The middles of the spaces in the corners of a raised surface."""
    (left, top), (right, bottom) = slab.outline[0], slab.outline[2]
    return frozenset((x, y) for x in (left + 0.5, right - 0.5) for y in (top + 0.5, bottom - 0.5))


def _frame(sketch: Sketch, margin: float) -> dict[str, object]:
    width, height = units(sketch.width + margin + RIM), units(sketch.height + margin + RIM)
    left, top = (units(side - margin) for side in sketch.origin)
    return {
        "xmlns": "http://www.w3.org/2000/svg",
        "class": "board",
        "viewBox": f"{left:g} {top:g} {width:g} {height:g}",
        "width": f"{width:g}",
        "height": f"{height:g}",
    }


def _ground(sketch: Sketch) -> str:
    if not (sketch.squares and sketch.whole):
        return _patchwork(sketch)
    return _chequer(int(sketch.width), int(sketch.height))


@lru_cache(256)
def _chequer(columns: int, rows: int) -> str:
    width, height = units(columns), units(rows)
    lines = "".join(f"M{units(x):g} 0V{height:g}" for x in range(1, columns))
    lines += "".join(f"M0 {units(y):g}H{width:g}" for y in range(1, rows))
    return element(
        "g",
        {"class": "ground"},
        element("rect", {"width": width, "height": height, "rx": 6}),
        element("path", {"class": "grid", "d": lines}),
    )


def _patchwork(sketch: Sketch) -> str:
    """The ground of a board whose cells are drawn one by one, with the borders of its regions."""
    frame = {"x": units(sketch.origin[0]), "y": units(sketch.origin[1])}
    frame |= {"width": units(sketch.width), "height": units(sketch.height)}
    under = element("rect", {"class": "frame", **frame})
    return element(
        "g",
        {"class": "ground"},
        under,
        _patches(IdentityKey(sketch.cells), IdentityKey(sketch.regions)),
    )


@lru_cache(64)
def _patches(
    cells: IdentityKey[tuple[SketchCell, ...]], regions: IdentityKey[tuple[Region, ...]]
) -> str:
    """The same for every picture of a board, whatever stands on it."""
    ground = (
        element("path", {"class": f"patch {cell.tone}".strip(), "d": path([cell.outline])})
        for cell in cells.value
    )
    borders = (
        element(
            "path",
            {"class": f"region {region.tone}".strip(), "d": path(outlines(region.places))},
            element("title", {}, text(region.name)),
        )
        for region in regions.value
    )
    return "".join((*ground, *borders))


def told(sketch: Sketch, messages: Messages) -> Sketch:
    """The same with all names in a language."""
    regions = tuple(replace(region, name=messages.word(region.name)) for region in sketch.regions)
    return replace(
        sketch,
        # Unchanged parts stay the same objects, because drawings are cached by identity.
        regions=sketch.regions if regions == sketch.regions else regions,
        labels=tuple(
            one if one.words == (said := messages.word(one.words)) else replace(one, words=said)
            for one in sketch.labels
        ),
        pawns=tuple(_named(pawn, messages) for pawn in sketch.pawns),
        signs=tuple(_named(sign, messages) if sign.name else sign for sign in sketch.signs),
    )


_Named = TypeVar("_Named", Pawn, Sign)


def _named(piece: _Named, messages: Messages) -> _Named:
    """A piece by its name in a language, which most names are the same in."""
    said = messages.word(piece.name)
    return piece if piece.name == said else replace(piece, name=said)
