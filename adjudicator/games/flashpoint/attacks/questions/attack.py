"""The question `attack`: how many Hits an attack needs."""

from adjudicator.core.question import Finding, Steps
from adjudicator.core.ruling import Consultation
from adjudicator.games.flashpoint.attacks import rules
from adjudicator.games.flashpoint.attacks.aim import take_aim, tell_aim
from adjudicator.games.flashpoint.attacks.params import AttackParams
from adjudicator.games.flashpoint.attacks.target_number import target_number
from adjudicator.games.flashpoint.harm import rules as harm_rules
from adjudicator.games.flashpoint.table.lookup import (
    as_target,
    find_figure,
    find_standing,
    find_unit,
)
from adjudicator.games.flashpoint.table.state import Table


def attack(table: Table, params: AttackParams, consult: Consultation) -> Finding:
    """Judge how many Hits an attack needs."""
    operative, zone = find_standing(table, params.operative)
    unit = find_unit(table, params.unit)
    figure = find_figure(unit, params.figure, as_target)
    told = Steps()
    aim = take_aim(table, zone, unit, figure, params.weapon, consult)
    tell_aim(told, aim, zone)
    tn, cover = target_number(table, zone, aim, params, told)
    facts = {"tn": tn, "who": figure.name or unit.name, "operative": operative.name}
    needs = "flashpoint.attack.needs" if tn > 0 else "flashpoint.attack.needs-none"
    told.add(rules.ATTACK_SUCCESS, needs, **facts)
    if operative.record.downed:
        told.add(harm_rules.DAMAGE_DOWNED, "flashpoint.action.downed", who=operative.name)
    answer = {"tn": tn, "cover": cover}
    if not aim.legal or operative.record.downed:
        return told.finding(answer, "flashpoint.attack.illegal", "blocked", None, **facts)
    summary = "flashpoint.attack.tn" if tn > 0 else "flashpoint.attack.sure"
    return told.finding(answer, summary, "clear", None, **facts)
