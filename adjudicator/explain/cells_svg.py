"""The cells of a board, as places to tap: above the board, below figures.

A board has hundreds of them and they differ from one picture to the next in where they lead, so
the rest of each is written once.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from html import escape

from adjudicator.explain.markup import UNIT, element, path, units
from adjudicator.explain.speech import Speech
from adjudicator.explain.standing import cell_name
from adjudicator.kernel.coordinates import space_link
from adjudicator.kernel.sketch import Cell, Sketch
from adjudicator.kernel.squares import Corner
from adjudicator.kernel.verdict import Verdict


@dataclass(frozen=True)
class Links:
    """Where a tap on a cell or a pawn leads, and which are chosen; none in a picture."""

    cells: Mapping[str, str] = field(default_factory=dict)
    pawns: Mapping[str, str] = field(default_factory=dict)
    chosen: tuple[str, ...] = ()
    #: Intersections that can be tapped, by where they are.
    spots: Mapping[Corner, str] = field(default_factory=dict)
    #: Verdicts of which only what would change the answer is drawn.
    near: Sequence[Verdict] = ()
    #: Markup that lies under the marks of the verdict.
    under: str = ""


def cells_svg(sketch: Sketch, links: Links, speech: Speech) -> str:
    """One place to tap for each cell, and for each intersection that can be chosen."""
    return "".join((*_cells(sketch, links, speech), *_spots(links, speech)))


def _cells(sketch: Sketch, links: Links, speech: Speech) -> Iterator[str]:
    for cell in sketch.cells:
        href = links.cells.get(cell.id)
        if space_link(cell.place) in links.chosen or href is None:
            chosen = space_link(cell.place) in links.chosen
            yield _cell(speech, cell, href, chosen=chosen, whole=sketch.whole)
        else:
            before, after = _around(speech, cell, sketch.whole)
            yield f"{before}{escape(href)}{after}"


@lru_cache(8192)
def _around(speech: Speech, cell: Cell, whole: bool) -> tuple[str, str]:  # noqa: FBT001
    """A cell that is not chosen, but for where it leads: what stands before that, and after."""
    before, after = _cell(speech, cell, _HERE, chosen=False, whole=whole).split(_HERE)
    return before, after


_HERE = "here-goes-the-link"


def _cell(speech: Speech, cell: Cell, href: str | None, *, chosen: bool, whole: bool) -> str:
    attributes: dict[str, object] = {
        "class": "cell chosen" if chosen else "cell",
        "data-space": cell.id,
    }
    if href is None:
        return element("g", attributes, _shape(cell))
    label = cell_name(cell, speech, whole=whole)
    # Reached by the arrow keys; hundreds of stops for the tab key would help nobody.
    current = "true" if chosen else None
    attributes |= {"href": href, "aria-label": label, "tabindex": -1, "aria-current": current}
    return element("a", attributes, _shape(cell))


def _shape(cell: Cell) -> str:
    """A square as such, any other cell by its outline."""
    xs, ys = [x for x, _ in cell.outline], [y for _, y in cell.outline]
    if len(cell.outline) != 4 or (max(xs) - min(xs), max(ys) - min(ys)) != (1, 1):
        return element("path", {"d": path([cell.outline])})
    box = {"x": units(min(xs)), "y": units(min(ys)), "width": UNIT, "height": UNIT}
    return element("rect", box)


def _spots(links: Links, speech: Speech) -> Iterator[str]:
    for corner, href in links.spots.items():
        attributes = {
            "class": "spot",
            "data-intersection": f"{corner.x},{corner.y}",
            "href": href,
            "aria-label": speech.word(corner),
        }
        at = {"cx": units(corner.x), "cy": units(corner.y), "r": UNIT / 2}
        yield element("a", attributes, element("circle", at))
