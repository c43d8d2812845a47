"""What a table page shows: the judgement of a query, its overlays, and the what-if."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from adjudicator.app.judgement import Judgement, judge_query
from adjudicator.app.query import TableQuery, parse_query
from adjudicator.app.tables import OpenTable
from adjudicator.board.cell import Cell, hex_label, space_called
from adjudicator.board.squares import Position
from adjudicator.core.faults import InputError
from adjudicator.core.game import NamedPlace
from adjudicator.core.setup import Held, SceneEdit
from adjudicator.core.sketch import Pawn, SketchCell
from adjudicator.core.verdict import Mark, Verdict

#: Roles of areas that say where something does not hold; overlays leave them out.
_NOT_THERE = ("hidden", "blocked", "blocker", "note")

#: Roles of lines that say where a figure moves or is pushed.
_WAYS = ("way", "pushed")


@dataclass(frozen=True)
class Overlay:
    """An overlay: its number on the board, its query, and the current verdict.

    `idle` means that the main verdict is the same. If the figure left the board, nothing is shown
    and the fault says why.
    """

    number: int
    text: str
    query: TableQuery
    ends: tuple[NamedPlace, ...]
    #: The chosen options, which distinguish two overlays of one question.
    choices: tuple[str, ...]
    verdict: Verdict | None
    fault: InputError | None
    idle: bool


def overlays(table: OpenTable, query: TableQuery) -> Iterator[Overlay]:
    """The overlays of a query, judged on the table as it is now."""
    for number, text in enumerate(query.shown, 1):
        other = parse_query(text)
        judgement = judge_query(table, other)
        idle = other == query.bare
        chosen = tuple(_chosen(judgement, other))
        yield Overlay(
            number, text, other, judgement.ends, chosen, judgement.verdict, judgement.fault, idle
        )


def _chosen(judgement: Judgement, query: TableQuery) -> Iterator[str]:
    for field in judgement.fields:
        if field.kind == "choice":
            yield from query.filled.get(field.name, ())


def lasting(verdict: Verdict) -> tuple[Mark, ...]:
    """The marks of a verdict that an overlay shows: areas, numbered spaces, routes."""
    marks = [mark for step in verdict.steps for mark in step.marks]
    there = [mark for mark in marks if mark.role not in _NOT_THERE]
    labels = [mark for mark in marks if mark.kind == "label"]
    areas = [mark for mark in there if mark.kind == "area"]
    numbered = [mark for mark in there if mark.kind == "space" and _numbered(mark, labels)]
    ways = [mark for mark in there if mark.kind == "line" and mark.role in _WAYS]
    return (*areas, *numbered, *ways, *labels) if areas or ways or len(numbered) > 1 else ()


def _numbered(mark: Mark, labels: Sequence[Mark]) -> bool:
    """Whether a space has a number in it, or is marked with a total."""
    if mark.role == "total":
        return True
    space = mark.spaces[0]
    points = [at for label in labels for at in label.at]
    return any(space.holds(at) for at in points)


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
    # A hex equals the space of the same two numbers, which people call by another name.
    called = space_called(where) if table.sketch.squares else None
    for cell in table.sketch.cells:
        if where in (cell.id, hex_label(cell.place)) or cell.place == called:
            return cell
    if called:
        raise InputError("stand", "setup.off-board", space=called)
    raise InputError("stand", "setup.unknown-space", word=where, like=table.sketch.for_example)


def _middle(cell: SketchCell) -> Position:
    xs, ys = zip(*cell.outline, strict=True)
    return (min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2


@dataclass(frozen=True)
class TableView:
    """The table that is judged, with the piece of a what-if moved, and all that is shown on it."""

    table: OpenTable
    query: TableQuery
    judgement: Judgement
    overlays: tuple[Overlay, ...] = ()
    what_if: WhatIf | None = None
    #: Why the piece of a what-if can't stand there.
    fault: InputError | None = None

    @property
    def mutual(self) -> bool:
        """Whether what is asked is the same from both ends."""
        game, verdict = self.table.game, self.judgement.verdict
        action = game.action(self.query.ask or game.actions[0].name)
        ask = verdict.ask if verdict else action.stages[-1].ask if action else ""
        return ask in game.questions and game.questions[ask].mutual


def view_table(table: OpenTable, query: TableQuery) -> TableView:
    """Judge a query on the table of its what-if; if that isn't possible, on the real table."""
    moved, fault = None, None
    try:
        moved = apply_what_if(table, query.what_if) if query.what_if else None
    except InputError as refused:
        fault = refused
    there = moved.table if moved else table
    judgement = judge_query(there, query)
    return TableView(there, query, judgement, tuple(overlays(there, query)), moved, fault)
