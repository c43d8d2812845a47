"""The cells of a board, as places to tap: above the board, below figures; and their names.

A board has hundreds of them and they differ from one picture to the next in where they lead, so
the rest of them is written once.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from html import escape

from adjudicator.board.cell import space_link, space_quoted
from adjudicator.board.lazy import IdentityKey
from adjudicator.board.squares import Corner, Position, Space
from adjudicator.core.sketch import Pawn, Sign, Sketch, SketchCell
from adjudicator.core.verdict import Verdict
from adjudicator.drawing.markup import UNIT, element, path, text, units
from adjudicator.messages.renderer import Messages
from adjudicator.messages.words import Typed

#: Stands for a space in a link until each has its own; no word of a table or a field.
ANY_SPACE = "any-space-of-all"


@dataclass(frozen=True)
class Links:
    """Where a tap on a cell or a pawn leads, and which are chosen; none in a picture.

    `any_cell` leads on from all cells but those that have a link of their own.
    """

    cells: Mapping[str, str] = field(default_factory=dict)
    pawns: Mapping[str, str] = field(default_factory=dict)
    chosen: tuple[str, ...] = ()
    #: Intersections that can be tapped, by where they are.
    spots: Mapping[Corner, str] = field(default_factory=dict)
    #: Verdicts of which only what would change the answer is drawn.
    near: Sequence[Verdict] = ()
    #: Markup that lies under the marks of the verdict.
    under: str = ""
    any_cell: str | None = None


def cells_svg(sketch: Sketch, links: Links, messages: Messages) -> list[str]:
    """One place to tap for each cell; where it leads is still to be `filled_in`."""
    written = _written(messages, IdentityKey(sketch.cells), sketch.whole)
    alike = links.any_cell is not None
    parts = list(written.alike) if alike else [""] * len(sketch.cells)
    # With one link for all, only the few that differ are written anew.
    for place in written.places([*links.cells, *links.chosen]) if alike else range(len(parts)):
        cell = sketch.cells[place]
        href = links.cells.get(cell.id) or _link(links, cell)
        chosen = space_link(cell.place) in links.chosen
        name = cell_name(cell, messages, whole=sketch.whole)
        parts[place] = _cell(cell, name, None if href is None else text(href), chosen=chosen)
    return parts


def filled_in(markup: str, links: Links) -> str:
    """The markup of a board with what the links of its cells have in common."""
    before, after = escape(links.any_cell or ANY_SPACE).split(ANY_SPACE)
    return markup.replace(_BEFORE, before).replace(_AFTER, after)


def _link(links: Links, cell: SketchCell) -> str | None:
    """Where a cell leads that has no link of its own."""
    return links.any_cell.replace(ANY_SPACE, space_quoted(cell.place)) if links.any_cell else None


@dataclass(frozen=True)
class _Written:
    """Cells as they are where nothing is chosen, but for what their links have in common."""

    alike: tuple[str, ...]
    place: Mapping[str, int]

    def places(self, names: Sequence[str]) -> list[int]:
        """Which cells are called so, by their ids or as links write them."""
        return [self.place[name] for name in names if name in self.place]


#: What stands for the common parts of the links; what is escaped holds neither.
_BEFORE, _AFTER = "<before>", "<after>"


@lru_cache(256)
def _written(
    messages: Messages,
    cells: IdentityKey[tuple[SketchCell, ...]],
    whole: bool,  # noqa: FBT001
) -> _Written:
    names = _names(cells.value, messages, whole=whole)
    return _Written(
        tuple(map(_alike, cells.value, names)),
        {name: n for n, c in enumerate(cells.value) for name in (c.id, space_link(c.place))},
    )


def _alike(cell: SketchCell, name: str) -> str:
    return _cell(cell, name, f"{_BEFORE}{space_quoted(cell.place)}{_AFTER}")


def _cell(cell: SketchCell, name: str, href: str | None, *, chosen: bool = False) -> str:
    """A cell, written out because a board has more of these than of anything else."""
    linked = space_link(cell.place)
    word = "" if linked == f"@{cell.id}" else f' data-word="{text(linked)}"'
    hooks = f'class="cell{" chosen" * chosen}" data-space="{text(cell.id)}"{word}'
    if href is None:
        return f"<g {hooks}>{_shape(cell)}</g>"
    # Reached by the arrow keys; hundreds of stops for the tab key would help nobody.
    told = f'aria-label="{text(name)}" tabindex="-1"' + ' aria-current="true"' * chosen
    return f'<a {hooks} href="{href}" {told}>{_shape(cell)}</a>'


def _shape(cell: SketchCell) -> str:
    """A square as such, any other cell by its outline."""
    if isinstance(cell.place, Space) and cell.outline == cell.place.outline:
        column, row = cell.place
        return f'<rect x="{column * UNIT}" y="{row * UNIT}" width="{UNIT}" height="{UNIT}"/>'
    xs, ys = [x for x, _ in cell.outline], [y for _, y in cell.outline]
    if len(cell.outline) != 4 or (max(xs) - min(xs), max(ys) - min(ys)) != (1, 1):
        return element("path", {"d": path([cell.outline])})
    box = {"x": units(min(xs)), "y": units(min(ys)), "width": UNIT, "height": UNIT}
    return element("rect", box)


def spots_svg(links: Links, messages: Messages) -> Iterator[str]:
    """One place to tap for each intersection that can be chosen."""
    for corner, href in links.spots.items():
        x, y = corner
        # Written out, because a board has more of these than of anything else that can be tapped.
        yield (
            f'<a class="spot" data-intersection="{x},{y}" href="{text(href)}" '
            f'aria-label="{text(messages.word(corner))}">'
            f'<circle cx="{x * UNIT}" cy="{y * UNIT}" r="{UNIT // 2}"/></a>'
        )


def where(pawn: Pawn | Sign, sketch: Sketch, messages: Messages) -> str:
    """Where someone stands or lies, for those who do not see the picture."""
    place = _where(pawn, sketch, messages)
    if isinstance(pawn, Sign):
        return place
    told = messages.label("pawn.fallen", {"place": place}) if pawn.fallen else place
    return ", ".join((told, *(messages.label(f"pawn.{mark}", {}) for mark in pawn.marks)))


def _where(pawn: Pawn | Sign, sketch: Sketch, messages: Messages) -> str:
    if pawn.cell:
        cell = _by_name(IdentityKey(sketch.cells)).get(pawn.cell)
    else:
        cell = _cell_around(IdentityKey(sketch.cells), pawn.at)
    return cell_name(cell, messages, whole=sketch.whole) if cell else ""


@lru_cache(256)
def _by_name(cells: IdentityKey[tuple[SketchCell, ...]]) -> dict[str, SketchCell]:
    """The cells by all their names; of two that go by one, the first."""
    return {name: cell for cell in reversed(cells.value) for name in _called(cell)}


def _called(cell: SketchCell) -> tuple[str, str]:
    """The names that a cell goes by: its own, and that of its place."""
    return cell.id, "{},{}".format(*cell.place)


@lru_cache(1024)
def _cell_around(cells: IdentityKey[tuple[SketchCell, ...]], at: Position) -> SketchCell | None:
    x, y = at
    found = (
        cell
        for left, right, top, bottom, cell in _bounds(cells)
        if left < x < right and top < y < bottom
    )
    return next(found, None)


#: A cell, after its left, right, upper and lower bound.
_Bounded = tuple[float, float, float, float, SketchCell]


@lru_cache(16)
def _bounds(cells: IdentityKey[tuple[SketchCell, ...]]) -> tuple[_Bounded, ...]:
    return tuple(map(_bounded, cells.value))


def _bounded(cell: SketchCell) -> _Bounded:
    xs, ys = zip(*cell.outline, strict=True)
    return min(xs), max(xs), min(ys), max(ys), cell


def _names(cells: Sequence[SketchCell], messages: Messages, *, whole: bool) -> list[str]:
    """The names of all cells of a board; what tells a level is put into words once for each."""
    if not whole:
        return [cell_name(cell, messages, whole=False) for cell in cells]
    told = {
        level: messages.label("cell.level", {"spot": Typed(ANY_SPACE), "level": level})
        for level in {cell.level for cell in cells}
    }
    return [told[cell.level].replace(ANY_SPACE, messages.word(cell.place)) for cell in cells]


def _at_level(cell: SketchCell, messages: Messages) -> str:
    return messages.label("cell.level", {"spot": cell.place, "level": cell.level})


def cell_name(cell: SketchCell, messages: Messages, *, whole: bool) -> str:
    """A cell as it is read out: with its level, or by a name of its own where there are none."""
    if whole:
        return _at_level(cell, messages)
    return messages.word(cell.place) if "," in cell.id else cell.id
