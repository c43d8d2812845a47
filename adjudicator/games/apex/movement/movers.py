"""Who moves, as a question names it: from where, and with how many movement points."""

from typing import Annotated

from pydantic import Field, StrictBool, StrictInt, StrictStr

from adjudicator.board.squares import Space
from adjudicator.core.faults import InputError
from adjudicator.core.input import Record
from adjudicator.games.apex.movement.travel import RUSH, Mover
from adjudicator.games.apex.table.ends import EndRecord
from adjudicator.games.apex.table.legends import find_legend
from adjudicator.games.apex.table.state import Legend, Table

Points = Annotated[StrictInt, Field(ge=0, le=99)]


class MoverParams(Record):
    """A mover as a question writes it; `from` is a space just outside the map, to enter it."""

    figure: StrictStr
    points: Points | None = None
    rush: StrictBool = False
    start: EndRecord | None = Field(default=None, alias="from")


def read_mover(table: Table, params: MoverParams) -> Mover:
    """The mover that a question names."""
    if params.rush and params.points is None:
        raise InputError("points", "apex.move.rush-needs-points")
    legend = find_legend(table, params.figure, "figure")
    start = _entry(table, params.start) if params.start else _standing(table, legend)
    enters = params.start is not None
    adds = RUSH if table.edition.rush_adds else 0
    return Mover(legend, start, table.level(start), params.points, params.rush, enters, adds)


def _standing(table: Table, legend: Legend) -> Space:
    if legend.id not in table.figures:
        raise InputError("figure", "apex.move.off-the-map", id=legend.id)
    return table.figures[legend.id].at


def _entry(table: Table, record: EndRecord) -> Space:
    if record.space is None or record != EndRecord(space=record.space):
        raise InputError("from", "end.one-way", known=("space",))
    space = Space(*record.space)
    if not is_beside(table, space):
        raise InputError("from", "apex.move.not-outside", columns=table.columns, rows=table.rows)
    return space


def is_beside(table: Table, space: Space) -> bool:
    """Whether a space is just outside the map, next to one of its spaces."""
    return space not in table.grid and beside(table, space) is not None


def beside(table: Table, space: Space) -> Space | None:
    """The space of the map that shares an edge with one outside, if there is one."""
    around = (other for edge in space.edges for other in edge.spaces)
    return next((other for other in around if other in table.grid), None)
