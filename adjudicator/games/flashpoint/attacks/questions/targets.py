"""The question `targets`: whom an Operative may target."""

from adjudicator.board.regions import Region
from adjudicator.core.question import Finding, Steps
from adjudicator.core.ruling import Consultation
from adjudicator.games.flashpoint.attacks import rules
from adjudicator.games.flashpoint.attacks.aim import take_aim, tell_aim
from adjudicator.games.flashpoint.attacks.params import TargetsParams, Weapon
from adjudicator.games.flashpoint.harm import rules as harm_rules
from adjudicator.games.flashpoint.stealth import rules as stealth_rules
from adjudicator.games.flashpoint.table.facts import names
from adjudicator.games.flashpoint.table.lookup import find_standing
from adjudicator.games.flashpoint.table.marks import zone_mark
from adjudicator.games.flashpoint.table.numbers import needs
from adjudicator.games.flashpoint.table.pieces import Operative
from adjudicator.games.flashpoint.table.state import Table


def _tell_range(told: Steps, operative: Operative, zone: Region, weapon: Weapon) -> None:
    low, high = weapon.range or (None, None)
    facts = {"who": operative.name, "low": low, "high": high}
    message_id = "flashpoint.targets.range" if weapon.range else "flashpoint.targets.no-range"
    told.add(rules.ATTACK_RANGE, message_id, zone_mark(zone), **facts)


def targets(table: Table, params: TargetsParams, consult: Consultation) -> Finding:
    """Judge whom an Operative may target."""
    operative, zone = find_standing(table, params.operative)
    told = Steps()
    aims = [
        take_aim(table, zone, unit, figure, params.weapon, consult)
        for unit in table.units.values()
        for figure in unit.figures
    ]
    _tell_range(told, operative, zone, params.weapon)
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
    facts: dict[str, object] = {"who": operative.name, "count": len(chosen)}
    if not operative.record.downed and any(aim.legal is None for aim in aims):
        facts |= needs(consult)
        return told.finding({"targets": None}, "flashpoint.targets.unknown", "open", None, **facts)
    answer = {"targets": [{"unit": unit, "figure": figure} for unit, figure in chosen]}
    message_id = "flashpoint.targets.some" if chosen else "flashpoint.targets.none"
    return told.finding(answer, message_id, "clear" if chosen else "blocked", None, **facts)
