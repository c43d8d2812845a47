"""What-if: the table with one piece moved, judged by the same code."""

from dataclasses import dataclass

from adjudicator.app.tables import OpenTable
from adjudicator.board.cell import Cell
from adjudicator.board.coordinates import space_called
from adjudicator.board.squares import Position
from adjudicator.core.faults import InputError
from adjudicator.core.setup import Held, SceneEdit
from adjudicator.core.sketch import Pawn, SketchCell


@dataclass(frozen=True)
class WhatIf:
    """The table with a piece moved: which piece, and the space and position it moves to."""

    table: OpenTable
    who: Pawn
    to: Cell
    at: Position
    edit: SceneEdit


def apply_what_if(table: OpenTable, spec: str) -> WhatIf:
    """Move a piece, written `who@where`; raise an InputError if it can't stand there."""
    word, _, where = spec.rpartition("@")
    who = _who(table, word)
    cell = _cell(table, where)
    at = _middle(cell)
    edit = table.game.setup.moved(table.scene, Held(who.id, figure=True), at)
    return WhatIf(table.with_change(edit.change), who, cell.place, at, edit)


def _who(table: OpenTable, word: str) -> Pawn:
    pawns = table.sketch.pawns
    for pawn in pawns:
        if word.casefold() in (pawn.id.casefold(), pawn.name.casefold()):
            return pawn
    known = tuple(pawn.id for pawn in pawns)
    raise InputError("stand", "setup.unknown-figure", id=word, known=known)


def _cell(table: OpenTable, where: str) -> SketchCell:
    """The space, by its id or by its name."""
    called = space_called(where)
    for cell in table.sketch.cells:
        if where == cell.id or cell.place == called:
            return cell
    if called:
        raise InputError("stand", "setup.off-board", space=called)
    raise InputError("stand", "setup.unknown-space", word=where, like=table.sketch.for_example)


def _middle(cell: SketchCell) -> Position:
    xs, ys = zip(*cell.outline, strict=True)
    return (min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2
