"""A board as SVG, with the marks of a verdict on it. The app and the docs draw with this."""

import re
from collections.abc import Iterator

from adjudicator.explain import rooms_svg
from adjudicator.explain.cells_svg import Links, cells_svg
from adjudicator.explain.marks_svg import Pen, flat_marks, hatching, near_marks, standing_marks
from adjudicator.explain.markup import UNIT, element, path, text, units
from adjudicator.explain.shapes import outlines
from adjudicator.explain.speech import Speech
from adjudicator.explain.standing import where
from adjudicator.kernel.coordinates import column_letters
from adjudicator.kernel.sketch import Bar, Cell, Pawn, Sign, Sketch, Slab
from adjudicator.kernel.verdict import Verdict

#: Room for the coordinates along two edges, and a little around.
MARGIN = 0.6
RIM = 0.2


def thumbnail_svg(sketch: Sketch) -> str:
    """A small picture of a board: no coordinates, nothing to tap."""
    layers = (
        _ground(sketch),
        *(_slab(slab) for slab in sketch.slabs),
        *(_sign(sign) for sign in sketch.signs),
        *(_bar(bar) for bar in sketch.bars),
        *(_pawn(pawn, Links()) for pawn in sketch.pawns),
        *(_tag(slab) for slab in sketch.slabs),
    )
    return element("svg", _frame(sketch, RIM), *layers)


def board_svg(
    sketch: Sketch,
    speech: Speech,
    verdict: Verdict | None = None,
    links: Links | None = None,
    name: str = "board",
) -> str:
    """The whole board, layers from the ground up; `name` tells pictures on one page apart."""
    links = links or Links()
    pen = Pen(speech, hatch=f"{name}-hatch")
    layers = (
        hatching(pen),
        _ground(sketch),
        *_coordinates(sketch),
        *(_slab(slab) for slab in sketch.slabs),
        links.under,
        element("g", {"class": "marks flat"}, flat_marks(verdict, pen)) if verdict else "",
        element("g", {"class": "marks"}, near_marks(links.near, pen)) if links.near else "",
        *(_sign(sign) for sign in sketch.signs if sign.shape == "zone"),
        *(_bar(bar) for bar in sketch.bars),
        *(_sign(sign) for sign in sketch.signs if sign.shape != "zone"),
        cells_svg(sketch, links, speech),
        element("g", {"class": "marks"}, standing_marks(verdict, pen)) if verdict else "",
        *(_pawn(pawn, links, where(pawn, sketch, speech)) for pawn in sketch.pawns),
        *(_tag(slab) for slab in sketch.slabs),
    )
    return element("svg", _frame(sketch, MARGIN), *layers)


def pieces_svg(sketch: Sketch) -> str:
    """Only what stands on a board, to lie over another picture of it; without hooks for scripts."""
    bare = not (sketch.slabs or sketch.bars or sketch.signs or sketch.pawns)
    drawn = (
        _ground(sketch) if bare and not sketch.whole else "",
        *(_slab(slab) for slab in sketch.slabs),
        *(_bar(bar) for bar in sketch.bars),
        *(_sign(sign) for sign in sketch.signs),
        *(_pawn(pawn, Links()) for pawn in sketch.pawns),
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
    width, height = units(sketch.width), units(sketch.height)
    lines = "".join(f"M{units(x):g} 0V{height:g}" for x in range(1, int(sketch.width)))
    lines += "".join(f"M0 {units(y):g}H{width:g}" for y in range(1, int(sketch.height)))
    return element(
        "g",
        {"class": "ground"},
        element("rect", {"width": width, "height": height, "rx": 6}),
        element("path", {"class": "grid", "d": lines}),
    )


def _patchwork(sketch: Sketch) -> str:
    """The ground of a board whose cells are drawn one by one, with the borders of its regions."""
    cells = (
        element("path", {"class": f"patch {cell.tone}".strip(), "d": path([cell.outline])})
        for cell in sketch.cells
    )
    regions = (
        element(
            "path",
            {"class": f"region {region.tone}".strip(), "d": path(outlines(region.places))},
            element("title", {}, text(region.name)),
        )
        for region in sketch.regions
    )
    frame = {"x": units(sketch.origin[0]), "y": units(sketch.origin[1])}
    frame |= {"width": units(sketch.width), "height": units(sketch.height)}
    under = element("rect", {"class": "frame", **frame})
    return element("g", {"class": "ground"}, under, *cells, *regions)


def _coordinates(sketch: Sketch) -> Iterator[str]:
    if not sketch.squares:
        for cell in sketch.cells:
            x, y = _middle(cell)
            at = {"class": "coordinate small", "x": units(x), "y": units(y + 0.36)}
            yield element("text", at, text(cell.id))
        return
    for c in range(int(sketch.width)):
        at = {"class": "coordinate", "x": units(c + 0.5), "y": -units(0.25)}
        yield element("text", at, text(column_letters(c)))
    for r in range(int(sketch.height)):
        at = {"class": "coordinate", "x": -units(0.25), "y": units(r + 0.5)}
        yield element("text", at, text(str(r + 1)))


def _middle(cell: Cell) -> tuple[float, float]:
    xs, ys = [x for x, _ in cell.outline], [y for _, y in cell.outline]
    return (min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2


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


def _bar(bar: Bar) -> str:
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


_BARS = {"solid": _solid, "broken": _broken, "box": _box, **rooms_svg.BARS}


def _sign(sign: Sign) -> str:
    x, y = units(sign.at[0]), units(sign.at[1])
    turn = f" rotate({90 * sign.turn})" if sign.turn else ""
    attributes = {
        "class": f"sign {sign.shape} {sign.tone}".strip() + (" off" if sign.off else ""),
        "data-component": sign.id,
        "transform": f"translate({x:g} {y:g}){turn}",
    }
    title = element("title", {}, text(sign.name)) if sign.name else ""
    lettered = sign.shape in _LETTERED and sign.name
    letter = element("text", {}, text(initials(str(sign.name)))) if lettered else ""
    return element("g", attributes, title, *_SIGNS[sign.shape], letter)


#: Signs that show what they are called by.
_LETTERED = ("spawn", "token")


_SIGNS = {
    "beacon": (
        element("circle", {"r": 17}),
        element("path", {"d": "M0 9V-8M-6 -2L0 -8L6 -2"}),
    ),
    "zone": (
        element("path", {"class": "zone", "d": "M0 -50L50 0L0 50L-50 0Z"}),
        element("path", {"class": "core", "d": "M-9 0H9M0 -9V9"}),
    ),
    "crate": (
        element("rect", {"x": -15, "y": -15, "width": 30, "height": 30, "rx": 4}),
        element("path", {"d": "M-15 -5H15M-15 5H15"}),
    ),
    "strike": (
        element("circle", {"r": 14}),
        element("path", {"d": "M0 -20V-8M0 8V20M-20 0H-8M8 0H20"}),
    ),
    "note": (element("path", {"d": "M0 -15L15 0L0 15L-15 0Z"}),),
    "spawn": (element("circle", {"r": 15}),),
    "token": (element("path", {"d": "M0 -15L13 -7.5V7.5L0 15L-13 7.5V-7.5Z"}),),
    **rooms_svg.SIGNS,
}


def _pawn(pawn: Pawn, links: Links, place: str = "") -> str:
    x, y = units(pawn.at[0]), units(pawn.at[1])
    chosen = pawn.id in links.chosen
    attributes: dict[str, object] = {
        "class": f"pawn {pawn.shape}"
        + " small" * pawn.small
        + " fallen" * pawn.fallen
        + " chosen" * chosen,
        "data-figure": pawn.id,
        "data-at": pawn.cell or f"{int(pawn.at[0])},{int(pawn.at[1])}",
        "transform": f"translate({x:g} {y:g})" + (" scale(0.8)" if pawn.small else ""),
    }
    href = links.pawns.get(pawn.id)
    shape = _PAWNS[pawn.shape]
    if pawn.small:
        shape = element("g", {"transform": "scale(0.82)"}, shape)
    ring = element("circle", {"class": "ring", "r": 24})
    touch = element("circle", {"class": "touch", "r": UNIT * (0.39 if pawn.small else 0.5)})
    content = (touch, ring, shape, element("text", {}, text(pawn.letters or initials(pawn.name))))
    if href is None:
        return element("g", attributes, element("title", {}, text(pawn.name)), *content)
    label = f"{pawn.name}, {place}" if place else pawn.name
    attributes |= {"href": href, "aria-label": label, "aria-current": "true" if chosen else None}
    return element("a", attributes, *content)


_PAWNS = {
    "round": element("circle", {"class": "body", "r": 17}),
    "square": element(
        "rect", {"class": "body", "x": -16, "y": -16, "width": 32, "height": 32, "rx": 6}
    ),
    "plain": element("path", {"class": "body", "d": "M0 -19L19 0L0 19L-19 0Z"}),
}


def initials(name: str) -> str:
    """The two letters that stand for a name: of two words their first, else the first two."""
    words = name.split()
    letters = words[0][:1] + words[1][:1] if len(words) > 1 else name[:2]
    return letters[:1].upper() + letters[1:]
