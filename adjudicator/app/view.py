"""A look at a table: what is asked, what is supposed, and what is left on the board beside it."""

from dataclasses import dataclass

from adjudicator.app.judgement import Judgement, judge_query
from adjudicator.app.overlays import Overlay, overlays
from adjudicator.app.query import TableQuery
from adjudicator.app.tables import OpenTable
from adjudicator.app.what_if import Supposed, supposed
from adjudicator.core.input import InputError


@dataclass(frozen=True)
class Look:
    """The table that is judged, which may be one that is only supposed, and all that is seen."""

    table: OpenTable
    query: TableQuery
    judgement: Judgement
    overlays: tuple[Overlay, ...] = ()
    supposed: Supposed | None = None
    #: Why nobody can stand where someone is supposed to.
    fault: InputError | None = None


def look(table: OpenTable, query: TableQuery) -> Look:
    """Judge a query where it supposes to be; where that cannot be, on the table as it is."""
    moved, fault = None, None
    try:
        moved = supposed(table, query.what_if) if query.what_if else None
    except InputError as refused:
        fault = refused
    there = moved.table if moved else table
    return Look(
        there, query, judge_query(there, query), tuple(overlays(there, query)), moved, fault
    )
