"""A board as SVG, with the marks of a verdict on it. The app and the docs draw with this."""

import re
from dataclasses import replace
from functools import lru_cache

from adjudicator.board.cell import column_letters, hex_name
from adjudicator.board.hexes import Hex, drawn_at, middle
from adjudicator.board.lazy import IdentityKey
from adjudicator.board.squares import Position
from adjudicator.core.sketch import Region, Sketch, SketchCell, Slab
from adjudicator.core.verdict import Verdict
from adjudicator.drawing.bars import bar_svg, linked_bar_svg
from adjudicator.drawing.cells import Links, cells_svg, where
from adjudicator.drawing.counters import counter_svg
from adjudicator.drawing.marks import Pen, flat_marks, hatching, near_marks, standing_marks
from adjudicator.drawing.markup import element, outlines, path, text, units, untitled
from adjudicator.drawing.standing import pawn_svg, sign_svg, token_svg
from adjudicator.messages.renderer import Messages

#: How far the lines of a name are apart.
LINE = 19
#: Room for the coordinates along two edges, and a little around.
MARGIN = 0.6
RIM = 0.2


def thumbnail_svg(sketch: Sketch) -> str:
    """A small picture of a board: no coordinates, nothing to tap."""
    layers = (
        _ground(sketch),
        *(_slab(slab) for slab in sketch.slabs),
        *(sign_svg(sign) for sign in sketch.signs),
        *(bar_svg(bar) for bar in sketch.bars),
        *(pawn_svg(pawn, Links()) for pawn in sketch.pawns),
        *(_tag(slab) for slab in sketch.slabs),
    )
    return untitled(element("svg", _frame(sketch, RIM), *layers))


def board_svg(
    sketch: Sketch,
    messages: Messages,
    verdict: Verdict | None = None,
    links: Links | None = None,
    name: str = "board",
) -> str:
    """The whole board, layers from the ground up; `name` tells pictures on one page apart."""
    links, sketch = links or Links(), _told(sketch, messages)
    # A sign that is a piece and leads somewhere lies over the cells.
    pieces = [sign for sign in sketch.signs if sign.cell and sign.id in links.pawns]
    pen = Pen(messages, hatch=f"{name}-hatch")
    layers = (
        hatching(pen),
        _ground(sketch),
        _coordinates(sketch),
        *(_place_name(name, at) for name, at in sketch.names),
        *(_slab(slab) for slab in sketch.slabs),
        links.under,
        element("g", {"class": "marks flat"}, flat_marks(verdict, pen)) if verdict else "",
        element("g", {"class": "marks"}, near_marks(links.near, pen)) if links.near else "",
        *(sign_svg(sign) for sign in sketch.signs if sign.shape == "zone"),
        *(bar_svg(bar) for bar in sketch.bars if bar.id not in links.pawns),
        *(sign_svg(sign) for sign in sketch.signs if not (sign.shape == "zone" or sign in pieces)),
        cells_svg(sketch, links, messages),
        *(linked_bar_svg(bar, links, messages) for bar in sketch.bars if bar.id in links.pawns),
        element("g", {"class": "marks"}, standing_marks(verdict, pen)) if verdict else "",
        *(token_svg(sign, links, where(sign, sketch, messages)) for sign in pieces),
        *(pawn_svg(pawn, links, where(pawn, sketch, messages)) for pawn in sketch.pawns),
        *(_tag(slab) for slab in sketch.slabs),
        *(counter_svg(counter, messages) for counter in sketch.counters),
    )
    return element("svg", _frame(sketch, MARGIN), *layers)


def pieces_svg(sketch: Sketch) -> str:
    """Only what stands on a board, to lie over another picture of it; without hooks for scripts."""
    bare = not (sketch.slabs or sketch.bars or sketch.signs or sketch.pawns)
    drawn = (
        _ground(sketch) if bare and not sketch.whole else "",
        *(_slab(slab) for slab in sketch.slabs),
        *(bar_svg(bar) for bar in sketch.bars),
        *(sign_svg(sign) for sign in sketch.signs),
        *(pawn_svg(pawn, Links()) for pawn in sketch.pawns),
    )
    return re.sub(r' data-(?:component|figure|at)="[^"]*"', "", "".join(drawn))


def ground_svg(sketch: Sketch) -> str:
    """Only the ground of a board."""
    return _ground(sketch)


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
    names = map(_region_name, regions.value) if len(regions.value) > 1 else ()
    return "".join((*ground, *borders, *names))


def _told(sketch: Sketch, messages: Messages) -> Sketch:
    """The same with all that stands there called as the language calls it."""
    regions = tuple(replace(region, name=messages.word(region.name)) for region in sketch.regions)
    return replace(
        sketch,
        # What did not change stays the same thing, by which drawings are remembered.
        regions=sketch.regions if regions == sketch.regions else regions,
        names=tuple((messages.word(name), at) for name, at in sketch.names),
        pawns=tuple(replace(pawn, name=messages.word(pawn.name)) for pawn in sketch.pawns),
        signs=tuple(
            replace(sign, name=messages.word(sign.name)) if sign.name else sign
            for sign in sketch.signs
        ),
    )


def _region_name(region: Region) -> str:
    """The name of a region across its middle, a word a line, under all that stands there."""
    x, y = map(units, drawn_at(middle(region.places)))
    words = region.name.split()
    lines = (
        element("tspan", {"x": x, "y": y + LINE * (number - (len(words) - 1) / 2)}, text(word))
        for number, word in enumerate(words)
    )
    return element("text", {"class": "region-name", "aria-hidden": "true"}, *lines)


def _place_name(name: str, at: Position) -> str:
    """The name of a place in its upper left corner, beside what stands in its middle."""
    where = {"x": units(at[0]) + 7, "y": units(at[1]) + 13}
    return element("text", {"class": "place-name", "aria-hidden": "true", **where}, text(name))


def _coordinates(sketch: Sketch) -> str:
    if sketch.squares:
        return _along_edges(int(sketch.width), int(sketch.height))
    return _in_cells(IdentityKey(sketch.cells))


@lru_cache(64)
def _in_cells(cells: IdentityKey[tuple[SketchCell, ...]]) -> str:
    return "".join(map(_in_cell, cells.value))


def _in_cell(cell: SketchCell) -> str:
    x, y = _middle(cell)
    at = {"class": "coordinate small", "x": units(x), "y": units(y + 0.39)}
    name = hex_name(cell.place) if isinstance(cell.place, Hex) else cell.id
    return element("text", at, text(name))


@lru_cache(256)
def _along_edges(columns: int, rows: int) -> str:
    above = (
        element(
            "text",
            {"class": "coordinate", "x": units(c + 0.5), "y": -units(0.25)},
            text(column_letters(c)),
        )
        for c in range(columns)
    )
    beside = (
        element(
            "text",
            {"class": "coordinate", "x": -units(0.25), "y": units(r + 0.5)},
            text(str(r + 1)),
        )
        for r in range(rows)
    )
    return "".join((*above, *beside))


def _middle(cell: SketchCell) -> tuple[float, float]:
    xs, ys = [x for x, _ in cell.outline], [y for _, y in cell.outline]
    return (min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2


@lru_cache(4096)
def _slab(slab: Slab) -> str:
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
def _tag(slab: Slab) -> str:
    """The level of a raised surface, in its corner; it stays readable over a figure."""
    right, top = max(x for x, _ in slab.outline), min(y for _, y in slab.outline)
    box = {"x": units(right) - 17, "y": units(top) + 4, "width": 14, "height": 15, "rx": 2}
    words = {"x": units(right) - 10, "y": units(top) + 11.5}
    return element(
        "g", {"class": "tag"}, element("rect", box), element("text", words, text(str(slab.level)))
    )


def _inner_grid(slab: Slab) -> str:
    xs, ys = [x for x, _ in slab.outline], [y for _, y in slab.outline]
    left, right, top, bottom = int(min(xs)), int(max(xs)), int(min(ys)), int(max(ys))
    lines = "".join(
        f"M{units(x):g} {units(top):g}V{units(bottom):g}" for x in range(left + 1, right)
    )
    lines += "".join(
        f"M{units(left):g} {units(y):g}H{units(right):g}" for y in range(top + 1, bottom)
    )
    return lines or "M0 0"
