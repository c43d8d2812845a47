"""The question `sight`: which zones are seen from one."""

from pydantic import Field

from adjudicator.board.regions import Region
from adjudicator.core.input import Record
from adjudicator.core.question import Finding, Steps
from adjudicator.core.ruling import Consultation
from adjudicator.core.verdict import Mark, area_mark
from adjudicator.games.flashpoint.sight import rules
from adjudicator.games.flashpoint.sight.line_of_sight import sees
from adjudicator.games.flashpoint.table.facts import written
from adjudicator.games.flashpoint.table.lookup import EndRecord, read_end
from adjudicator.games.flashpoint.table.marks import zone_marks
from adjudicator.games.flashpoint.table.state import Table


class From(Record):
    """One zone."""

    start: EndRecord = Field(alias="from")


def sight(table: Table, params: From, consult: Consultation) -> Finding:
    """Judge which zones are seen from one."""
    start = read_end(table, params.start, "from")
    told = Steps()
    others = frozenset(zone for zone in table.zones if zone is not start)
    seen = table.in_order(frozenset(z for z in others if sees(table, start, z, consult)))
    hidden = table.in_order(others - set(seen))
    # What an Enemy sees is watched, and no good place to be.
    role = "watched" if params.start.figure in table.units else "clear"
    marks = (*zone_marks(seen, role), *_hidden(hidden))
    told.add(rules.LOS_LINE, "flashpoint.sight.seen", *marks, start=start.called, count=len(seen))
    facts = {"start": start.called, "count": len(seen)}
    return told.finding({"clear": written(seen)}, "flashpoint.sight.zones", "note", None, **facts)


def _hidden(zones: tuple[Region, ...]) -> tuple[Mark, ...]:
    cells = tuple(cell for zone in zones for cell in zone.cells)
    return (area_mark(cells, "hidden"),) if cells else ()
