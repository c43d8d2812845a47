"""What questions about the moves of Enemies are given, and the end the players chose."""

from adjudicator.board.regions import Region
from adjudicator.core.faults import InputError
from adjudicator.core.ruling import Consultation
from adjudicator.games.flashpoint.table.facts import called
from adjudicator.games.flashpoint.table.lookup import read_zone
from adjudicator.games.flashpoint.table.params import UnitParams
from adjudicator.games.flashpoint.table.records import ZoneRef
from adjudicator.games.flashpoint.table.state import Table


class EnemyMoveParams(UnitParams):
    """A unit, and where the players let it go if there is a choice."""

    to: ZoneRef | None = None


def chosen_end(
    table: Table,
    ends: tuple[Region, ...],
    named: str | tuple[int, int] | None,
    consult: Consultation,
) -> Region | None:
    """The end that was chosen, or the only one there is.

    It must be an end by the table's own readings; by another reading it may be none.
    """
    if named is None:
        return ends[0] if len(ends) == 1 else None
    end = read_zone(table, named, "to")
    if end not in ends:
        if consult.readings != table.readings:
            return None
        raise InputError("to", "flashpoint.fault.not-an-end", known=called(ends))
    return end
