"""The question `enemy-attack`: how hard a unit's attack is to avoid, by anybody or by one."""

from adjudicator.core.question import Finding, Steps
from adjudicator.core.ruling import Consultation
from adjudicator.games.flashpoint.enemies.attack import unit_attack
from adjudicator.games.flashpoint.enemies.attack_on import attack_on
from adjudicator.games.flashpoint.enemies.params import AttackingParams, attacking
from adjudicator.games.flashpoint.table.lookup import find_standing
from adjudicator.games.flashpoint.table.numbers import needs
from adjudicator.games.flashpoint.table.pieces import Operative, Unit
from adjudicator.games.flashpoint.table.records import Id
from adjudicator.games.flashpoint.table.state import Table


class EnemyAttackParams(AttackingParams):
    """A unit that attacks, and its target if that should be judged too."""

    operative: Id | None = None


def enemy_attack(table: Table, params: EnemyAttackParams, consult: Consultation) -> Finding:
    """Judge how hard a unit's attack is to avoid, and what it does."""
    table, unit = attacking(table, params)
    if params.operative is not None:
        operative, _zone = find_standing(table, params.operative)
        return _on_one(table, unit, operative, consult)
    told = Steps()
    found = unit_attack(unit, told, consult)
    if found is None:
        nothing: dict[str, object] = {"tn": None, "damage": None}
        return told.finding(nothing, "flashpoint.blow.none", "clear", unit=unit.called)
    answer = {"tn": found.tn, "damage": found.damage}
    facts = {"unit": unit.called, **answer, **needs(consult)}
    if found.tn is None or found.damage is None:
        return told.finding(answer, "flashpoint.blow.unknown", "open", None, **facts)
    return told.finding(answer, "flashpoint.blow.tn", "note", None, **facts)


def _on_one(table: Table, unit: Unit, operative: Operative, consult: Consultation) -> Finding:
    """Judge the attack on one Operative: whether it is made, and what it takes to avoid it."""
    told = Steps()
    found = attack_on(table, unit, operative, told, consult)
    blow = found.blow
    answer = {"tn": blow.tn, "damage": blow.damage, "legal": found.legal, "needed": found.needed}
    facts: dict[str, object] = {"unit": unit.called, "who": operative.name, **answer}
    if found.legal is False:
        return told.finding(answer, "flashpoint.blow.not-attacked", "clear", None, **facts)
    if found.needed is None or blow.damage is None:
        facts |= needs(consult)
        return told.finding(answer, "flashpoint.blow.unknown", "open", None, **facts)
    return told.finding(answer, "flashpoint.blow.on-one", "blocked", None, **facts)
