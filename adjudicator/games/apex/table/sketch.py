"""How an Apex table looks: which shape stands for which component."""

from typing import get_args

from adjudicator.board.squares import Position, Space
from adjudicator.core.sketch import (
    Bar,
    BarShape,
    Pawn,
    PawnShape,
    Reserve,
    Sign,
    SignShape,
    Sketch,
    SketchCell,
    Slab,
)
from adjudicator.games.apex.table.components import Tag
from adjudicator.games.apex.table.naming import thing
from adjudicator.games.apex.table.pieces import Piece
from adjudicator.games.apex.table.state import Figure, Table

_BARS: dict[str, BarShape] = {shape: shape for shape in get_args(BarShape)}
_SIGNS: dict[str, SignShape] = {shape: shape for shape in get_args(SignShape)}
PAWNS: dict[str | None, PawnShape] = {"red": "round", "blue": "square"}


def sketch(table: Table) -> Sketch:
    """A table as shapes, lower ones first."""
    pieces = sorted(table.pieces, key=lambda piece: piece.base)
    return Sketch(
        table.columns,
        table.rows,
        _cells(table),
        tuple(_slab(piece) for piece in pieces if piece.raises),
        tuple(_bar(piece) for piece in pieces if piece.edges and not piece.spaces),
        tuple(_sign(piece) for piece in pieces if not piece.raises and _is_sign(piece)),
        tuple(_pawn(figure) for figure in table.figures.values()),
        tuple(
            Reserve(legend.id, legend.name, PAWNS.get(legend.squad, "plain"))
            for legend in table.away.values()
        ),
        limit=_limit(table),
    )


def _limit(table: Table) -> tuple[Position, Position] | None:
    """The corners of the Ring, as far as any of the map is inside."""
    if table.ring is None:
        return None
    left, top = max(table.ring.left, 0), max(table.ring.top, 0)
    right = min(table.ring.right + 1, table.columns)
    bottom = min(table.ring.bottom + 1, table.rows)
    return (left, top), (max(left, right), max(top, bottom))


def _cells(table: Table) -> tuple[SketchCell, ...]:
    """The cells; they are the same while no piece moves."""
    known = table.shared.get("cells")
    if not isinstance(known, tuple):
        spaces = (Space(c, r) for r in range(table.rows) for c in range(table.columns))
        known = table.shared["cells"] = tuple(_cell(table, space) for space in spaces)
    return known


def _is_sign(piece: Piece) -> bool:
    return bool(piece.spaces or piece.corner)


def _cell(table: Table, space: Space) -> SketchCell:
    c, r = space
    outline = ((c, r), (c + 1, r), (c + 1, r + 1), (c, r + 1))
    return SketchCell(f"{c},{r}", space, outline, table.level(space))


def _slab(piece: Piece) -> Slab:
    left, top = piece.spaces[0]
    right, bottom = piece.spaces[-1].c + 1, piece.spaces[-1].r + 1
    outline = ((left, top), (right, top), (right, bottom), (left, bottom))
    return Slab(piece.id, outline, piece.top)


def _bar(piece: Piece) -> Bar:
    start, end = piece.edges[0].ends[0], piece.edges[-1].ends[1]
    shape = _BARS.get(piece.facts.shape) or ("solid" if Tag.BLOCKAGE in piece.tags else "broken")
    name = thing(piece) if Tag.INTERACTIVE in piece.tags else ""
    return Bar(piece.id, start, end, shape, piece.base, name, opened=piece.opened)


def _sign(piece: Piece) -> Sign:
    shape, name = _SIGNS.get(piece.facts.shape, "note"), piece.name or thing(piece)
    # A zone lies over spaces: these are tapped.
    if piece.corner:
        return Sign(piece.id, piece.corner, shape, piece.base, name)
    first, last = piece.spaces[0], piece.spaces[-1]
    at = (first.c + last.c + 1) / 2, (first.r + last.r + 1) / 2
    size = (last.c - first.c + 1, last.r - first.r + 1)
    return Sign(piece.id, at, shape, piece.base, name, cell="{},{}".format(*first), size=size)


def _pawn(figure: Figure) -> Pawn:
    shape = PAWNS.get(figure.squad, "plain")
    return Pawn(figure.id, (figure.at.c + 0.5, figure.at.r + 0.5), figure.name, shape)
