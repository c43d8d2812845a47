"""The question `targets`: whom an Operative may target."""

from adjudicator.core.question import Finding, Steps
from adjudicator.core.ruling import Consultation
from adjudicator.games.flashpoint.attacks import rules
from adjudicator.games.flashpoint.attacks.aim import take_aim, tell_aim
from adjudicator.games.flashpoint.attacks.params import TargetsParams
from adjudicator.games.flashpoint.harm import rules as harm_rules
from adjudicator.games.flashpoint.stealth import rules as stealth_rules
from adjudicator.games.flashpoint.table.facts import names
from adjudicator.games.flashpoint.table.lookup import find_standing
from adjudicator.games.flashpoint.table.marks import zone_mark
from adjudicator.games.flashpoint.table.state import Table


def targets(table: Table, params: TargetsParams, consult: Consultation) -> Finding:
    """Judge whom an Operative may target."""
    operative, zone = find_standing(table, params.operative)
    told = Steps()
    aims = [
        take_aim(table, zone, unit, figure, params.weapon, consult)
        for unit in table.units.values()
        for figure in unit.figures
    ]
    low, high = params.weapon.range
    facts = {"who": operative.name, "low": low, "high": high}
    told.add(rules.ATTACK_RANGE, "flashpoint.targets.range", zone_mark(zone), **facts)
    for aim in aims:
        tell_aim(told, aim, zone)
    if asleep := [u for u in table.units.values() if u.is_blip]:
        told.add(stealth_rules.SPAWN_ON_SIGHT, "flashpoint.targets.blips", units=names(asleep))
    if params.weapon.aoe and aims:
        told.add(rules.AREA_ZONE, "flashpoint.targets.area")
    if operative.record.downed:
        told.add(harm_rules.DAMAGE_DOWNED, "flashpoint.action.downed", who=operative.name)
    legal = [] if operative.record.downed else [aim for aim in aims if aim.legal]
    chosen = dict.fromkeys((aim.unit.id, aim.figure.name) for aim in legal)
    answer = {"targets": [{"unit": unit, "figure": figure} for unit, figure in chosen]}
    facts = {"who": operative.name, "count": len(chosen)}
    message_id = "flashpoint.targets.some" if chosen else "flashpoint.targets.none"
    return told.finding(answer, message_id, "clear" if chosen else "blocked", None, **facts)
