"""The question `los`: whether two zones see each other."""

from pydantic import Field

from adjudicator.core.input import Record
from adjudicator.core.question import Finding
from adjudicator.core.ruling import Consultation
from adjudicator.games.flashpoint.sight.line_of_sight import look
from adjudicator.games.flashpoint.table.lookup import EndRecord, read_end
from adjudicator.games.flashpoint.table.state import Table


class FromTo(Record):
    """Two zones."""

    start: EndRecord = Field(alias="from")
    to: EndRecord


def los(table: Table, params: FromTo, consult: Consultation) -> Finding:
    """Judge the line between two zones."""
    start, end = read_end(table, params.start, "from"), read_end(table, params.to, "to")
    return look(table, start, end, consult)
