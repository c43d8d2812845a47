"""What if someone stood elsewhere: the table with one piece moved, judged by the same code."""

from dataclasses import dataclass, replace

from adjudicator.app.tables import OpenTable
from adjudicator.board.cell import Cell
from adjudicator.board.coordinates import space_called
from adjudicator.board.squares import Position
from adjudicator.core.change import changed
from adjudicator.core.input import InputError
from adjudicator.core.setup import Held, SceneEdit
from adjudicator.core.sketch import Pawn, SketchCell


@dataclass(frozen=True)
class Supposed:
    """The table as it would be: who was moved in thought, from where, and to which space."""

    table: OpenTable
    who: Pawn
    to: Cell
    at: Position
    deed: SceneEdit


def supposed(table: OpenTable, stand: str) -> Supposed:
    """The table with someone elsewhere, or why nobody can stand there."""
    word, _, where = stand.rpartition("@")
    who = _who(table, word)
    cell = _cell(table, where)
    at = _middle(cell)
    deed = table.game.setup.moved(table.scene, Held(who.id, figure=True), at)
    scene = changed(table.scene, deed.change)
    state = table.game.read_scene(scene)
    return Supposed(replace(table, scene=scene, state=state, shared={}), who, cell.place, at, deed)


def _who(table: OpenTable, word: str) -> Pawn:
    pawns = table.sketch.pawns
    for pawn in pawns:
        if word.casefold() in (pawn.id.casefold(), pawn.name.casefold()):
            return pawn
    known = tuple(pawn.id for pawn in pawns)
    raise InputError("stand", "setup.unknown-figure", id=word, known=known)


def _cell(table: OpenTable, where: str) -> SketchCell:
    """The space that is meant: by its id, or as people call it."""
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
