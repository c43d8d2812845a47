"""What questions about the moves of Enemies are given, and the end the players chose."""

from dataclasses import replace
from typing import Annotated

from pydantic import Field

from adjudicator.board.regions import Region
from adjudicator.core.faults import InputError
from adjudicator.core.ruling import Consultation
from adjudicator.games.flashpoint.table.facts import called
from adjudicator.games.flashpoint.table.lookup import find_unit, read_zone
from adjudicator.games.flashpoint.table.params import UnitParams
from adjudicator.games.flashpoint.table.pieces import Unit
from adjudicator.games.flashpoint.table.records import Count, ZoneRef
from adjudicator.games.flashpoint.table.state import Table


class EnemyMoveParams(UnitParams):
    """A unit, and where the players let it go if there is a choice."""

    to: ZoneRef | None = None


class AttackingParams(UnitParams):
    """A unit and the number of its attack, 1 for the first on its card."""

    attack: Annotated[int, Field(ge=1, le=5)] = 1


def attacking(table: Table, params: AttackingParams) -> tuple[Table, Unit]:
    """A unit with the attack that it makes, and the table with it."""
    unit = find_unit(table, params.unit)
    most = max((len(figure.further) + 1 for figure in unit.figures), default=1)
    if params.attack > most:
        raise InputError("attack", "flashpoint.fault.no-attack", who=unit.called, most=most)
    armed = unit.attacking(params.attack)
    after = replace(table, units={**table.units, unit.id: armed})
    return after.along_the_lines_of(table), armed


class MarchParams(EnemyMoveParams):
    """A unit's move, or a part of it.

    `zones` stops it after this many zones, to make the checks there; `moved` is how many it has
    already moved in this step, so that it continues from where it is.
    """

    zones: Count | None = None
    moved: Count = 0


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
