"""The question `damage`: what it does to an Operative, a Soldier or an Enemy."""

from adjudicator.core.faults import InputError
from adjudicator.core.input import Record
from adjudicator.core.question import Finding
from adjudicator.core.ruling import Consultation
from adjudicator.games.flashpoint.harm.enemy_harm import enemy_harmed
from adjudicator.games.flashpoint.harm.operative_harm import operative_harmed
from adjudicator.games.flashpoint.table.lookup import (
    as_it_stands,
    find_figure,
    find_operative,
    find_unit,
)
from adjudicator.games.flashpoint.table.records import Count, Id, Name
from adjudicator.games.flashpoint.table.state import Table


class DamageParams(Record):
    """Damage to an Operative, or to a figure of a unit; how many Armor tokens are spent on it.

    `order` of the available Action tokens that are turned are Order tokens.
    """

    operative: Id | None = None
    unit: Id | None = None
    figure: Name | None = None
    amount: Count
    armor: Count | None = None
    order: Count | None = None


def damage(table: Table, params: DamageParams, consult: Consultation) -> Finding:
    """Judge what damage does."""
    if (params.operative is None) == (params.unit is None):
        raise InputError("operative", "flashpoint.fault.who")
    if params.operative is not None:
        operative = find_operative(table, params.operative)
        harm = operative_harmed(
            table,
            operative,
            params.amount,
            spend=params.armor,
            order=params.order,
            consult=consult,
        )
        return harm.finding
    unit = find_unit(table, params.unit or "")
    figure = find_figure(unit, params.figure, as_it_stands)
    return enemy_harmed(table, unit, figure, params.amount, consult).finding
