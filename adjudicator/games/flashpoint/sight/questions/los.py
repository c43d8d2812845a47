"""The question `los`: whether two zones see each other."""

from pydantic import Field

from adjudicator.core.input import Record
from adjudicator.core.verdict import Verdict
from adjudicator.games.flashpoint.sight.line_of_sight import look
from adjudicator.games.flashpoint.table.finding import judged
from adjudicator.games.flashpoint.table.lookup import EndRecord, read_end
from adjudicator.games.flashpoint.table.state import Table


class FromTo(Record):
    """Two zones."""

    start: EndRecord = Field(alias="from")
    to: EndRecord


def los(table: Table, params: FromTo) -> Verdict:
    """Judge the line between two zones."""
    start, end = read_end(table, params.start, "from"), read_end(table, params.to, "to")
    return judged(table, "los", lambda consult: look(table, start, end, consult))
