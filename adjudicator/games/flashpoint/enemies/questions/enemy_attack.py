"""The question `enemy-attack`: how hard a unit's attack is to avoid."""

from adjudicator.core.question import Finding, Steps
from adjudicator.core.ruling import Consultation
from adjudicator.games.flashpoint.enemies.attack import unit_attack
from adjudicator.games.flashpoint.table.lookup import find_unit
from adjudicator.games.flashpoint.table.numbers import needs
from adjudicator.games.flashpoint.table.params import UnitParams
from adjudicator.games.flashpoint.table.state import Table


def enemy_attack(table: Table, params: UnitParams, consult: Consultation) -> Finding:
    """Judge how hard a unit's attack is to avoid, and what it does."""
    unit = find_unit(table, params.unit)
    told = Steps()
    found = unit_attack(unit, told, consult)
    if found is None:
        nothing: dict[str, object] = {"tn": None, "damage": None}
        return told.finding(nothing, "flashpoint.blow.none", "clear", unit=unit.name)
    facts: dict[str, object] = {"unit": unit.name, "tn": found.tn, "damage": found.damage}
    answer = {"tn": found.tn, "damage": found.damage}
    if found.tn is None or found.damage is None:
        facts |= needs(consult)
        return told.finding(answer, "flashpoint.blow.unknown", "open", None, **facts)
    return told.finding(answer, "flashpoint.blow.tn", "note", None, **facts)
