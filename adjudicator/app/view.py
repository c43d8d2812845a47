"""What a table page shows: the judgement of a query, its overlays, and the what-if."""

from dataclasses import dataclass

from adjudicator.app.judgement import Judgement, judge_query
from adjudicator.app.overlays import Overlay, overlays
from adjudicator.app.query import TableQuery
from adjudicator.app.tables import OpenTable
from adjudicator.app.what_if import WhatIf, apply_what_if
from adjudicator.core.faults import InputError


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


def view_table(table: OpenTable, query: TableQuery) -> TableView:
    """Judge a query on the table of its what-if; if that can't be, on the table as it is."""
    moved, fault = None, None
    try:
        moved = apply_what_if(table, query.what_if) if query.what_if else None
    except InputError as refused:
        fault = refused
    there = moved.table if moved else table
    judgement = judge_query(there, query)
    return TableView(there, query, judgement, tuple(overlays(there, query)), moved, fault)
