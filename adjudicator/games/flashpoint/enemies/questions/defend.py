"""The question `defend`: a Defense check whose dice were rolled."""

from adjudicator.board.regions import Region
from adjudicator.core.question import Finding, Steps
from adjudicator.core.ruling import Consultation
from adjudicator.games.flashpoint.attacks import rules as attacks_rules
from adjudicator.games.flashpoint.attacks.aim import through_door
from adjudicator.games.flashpoint.dice import rules as dice_rules
from adjudicator.games.flashpoint.enemies import rules
from adjudicator.games.flashpoint.enemies.attack import unit_attack
from adjudicator.games.flashpoint.enemies.targeting import choose_targets
from adjudicator.games.flashpoint.harm import rules as harm_rules
from adjudicator.games.flashpoint.harm.operative_harm import operative_harmed
from adjudicator.games.flashpoint.stealth.observers import HIDDEN
from adjudicator.games.flashpoint.table.lookup import find_standing, find_unit
from adjudicator.games.flashpoint.table.marks import zone_mark
from adjudicator.games.flashpoint.table.params import UnitParams
from adjudicator.games.flashpoint.table.pieces import Operative, Unit
from adjudicator.games.flashpoint.table.records import Count, Id
from adjudicator.games.flashpoint.table.state import Table


class DefendParams(UnitParams):
    """A unit's attack on an Operative, and how many Hits its Defense check rolled."""

    operative: Id
    hits: Count


def defend(table: Table, params: DefendParams, consult: Consultation) -> Finding:
    """Judge a Defense check whose dice were rolled."""
    unit = find_unit(table, params.unit)
    operative, zone = find_standing(table, params.operative)
    told = Steps()
    legal = operative in choose_targets(table, unit, told, consult)
    if not operative.in_play:
        told.add(harm_rules.DAMAGE_DOWNED, "flashpoint.defend.downed", who=operative.name)
    attack = unit_attack(unit, told, consult)
    facts: dict[str, object] = {"who": operative.name, "unit": unit.name, "hits": params.hits}
    if not legal or attack is None:
        answer = {"success": None, "needed": None, "damage": 0}
        return told.finding(answer, "flashpoint.defend.not-attacked", "clear", None, **facts)
    tn, damage = attack
    needed = max(tn - _cover(table, unit, operative, zone, told), 0)
    success = params.hits >= needed
    facts |= {"tn": tn, "needed": needed, "damage": damage}
    message_id = "flashpoint.defend.avoided" if success else "flashpoint.defend.hit"
    told.add(
        rules.ENEMY_HIT, message_id, zone_mark(zone, "clear" if success else "blocked"), **facts
    )
    change, suffered = None, 0
    if not success:
        harm = operative_harmed(table, operative, damage)
        told.found += harm.finding.steps
        change, suffered = harm.finding.change, harm.suffered
    answer = {"success": success, "needed": needed, "damage": suffered}
    return told.finding(answer, message_id, "clear" if success else "blocked", change, **facts)


def _cover(table: Table, unit: Unit, operative: Operative, zone: Region, told: Steps) -> int:
    """The Hits that cover gives: by taking cover from another zone, or in a doorway."""
    if unit.leader and unit.leader.record.blast:
        told.add(attacks_rules.AREA_BLAST, "flashpoint.attack.blast")
        return 0
    apart = unit.zone is not zone
    door = apart and through_door(table, unit.zone, zone)
    if not door and not (apart and operative.record.taking_cover):
        return 0
    message_id = "flashpoint.defend.doorway" if door else "flashpoint.defend.cover"
    told.add(dice_rules.CHECK_COVER, message_id, who=operative.name, hits=HIDDEN)
    return HIDDEN
