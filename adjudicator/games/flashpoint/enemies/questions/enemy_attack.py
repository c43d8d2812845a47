"""The question `enemy-attack`: how hard a unit's attack is to avoid."""

from adjudicator.core.question import Finding, Steps
from adjudicator.core.ruling import Consultation
from adjudicator.games.flashpoint.enemies.attack import unit_attack
from adjudicator.games.flashpoint.table.lookup import find_unit
from adjudicator.games.flashpoint.table.params import UnitParams
from adjudicator.games.flashpoint.table.state import Table


def enemy_attack(table: Table, params: UnitParams, consult: Consultation) -> Finding:
    """Judge how hard a unit's attack is to avoid, and what it does."""
    unit = find_unit(table, params.unit)
    told = Steps()
    found = unit_attack(unit, told, consult)
    if found is None:
        answer: dict[str, object] = {"tn": None, "damage": None}
        return told.finding(answer, "flashpoint.blow.none", "clear", unit=unit.name)
    tn, damage = found
    facts = {"unit": unit.name, "tn": tn, "damage": damage}
    return told.finding({"tn": tn, "damage": damage}, "flashpoint.blow.tn", "note", None, **facts)
