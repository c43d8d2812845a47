"""The question `defend`: a Defense check whose dice were rolled."""

from typing import Literal

from adjudicator.core.question import Finding, Steps
from adjudicator.core.ruling import Consultation
from adjudicator.games.flashpoint.attacks import rules as attacks_rules
from adjudicator.games.flashpoint.attacks.aim import through_door
from adjudicator.games.flashpoint.dice import rules as dice_rules
from adjudicator.games.flashpoint.enemies import rules
from adjudicator.games.flashpoint.enemies.attack import Blow, unit_attack
from adjudicator.games.flashpoint.enemies.targeting import choose_targets
from adjudicator.games.flashpoint.harm import rules as harm_rules
from adjudicator.games.flashpoint.harm.operative_harm import operative_harmed
from adjudicator.games.flashpoint.stealth.observers import HIDDEN
from adjudicator.games.flashpoint.table.lookup import find_standing, find_unit
from adjudicator.games.flashpoint.table.marks import zone_mark
from adjudicator.games.flashpoint.table.numbers import needs
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
    chosen = choose_targets(table, unit, told, consult)
    if not operative.in_play:
        told.add(harm_rules.DAMAGE_DOWNED, "flashpoint.defend.downed", who=operative.name)
    legal = operative.in_play and (chosen is None or operative in chosen)
    blow = unit_attack(unit, told, consult) if legal else None
    facts: dict[str, object] = {"who": operative.name, "unit": unit.name, "hits": params.hits}
    if not legal or blow is None:
        answer = {"success": None, "needed": None, "damage": 0}
        return told.finding(answer, "flashpoint.defend.not-attacked", "clear", None, **facts)
    if chosen is None or blow.tn is None:
        unknown: dict[str, object] = {"success": None, "needed": None, "damage": None}
        facts |= needs(consult)
        return told.finding(unknown, "flashpoint.defend.unknown", "open", None, **facts)
    needed = max(blow.tn - _cover(table, unit, blow, operative, told), 0)
    facts |= {"tn": blow.tn, "needed": needed, "damage": blow.damage, **needs(consult)}
    success = params.hits >= needed
    message_id = "avoided" if success else "hit" if blow.damage is not None else "hit-unknown"
    said, mark = f"flashpoint.defend.{message_id}", zone_mark(zone, _ROLES[success])
    told.add(rules.ENEMY_HIT, said, mark, **facts)
    harm = None
    if not success and blow.damage is not None:
        harm = operative_harmed(table, operative, blow.damage)
    if harm:
        told.found += harm.finding.steps
    suffered = 0 if success else harm.suffered if harm else None
    answer = {"success": success, "needed": needed, "damage": suffered}
    change = harm.finding.change if harm else None
    return told.finding(answer, said, _ROLES[success], change, **facts)


#: How the zone of whoever avoids an attack is drawn, or does not.
_ROLES: dict[bool, Literal["clear", "blocked"]] = {True: "clear", False: "blocked"}


def _cover(table: Table, unit: Unit, blow: Blow, operative: Operative, told: Steps) -> int:
    """The Hits that cover gives: by taking cover from another zone, or in a doorway."""
    zone = operative.zone
    if blow.leader and blow.leader.has_trait("blast"):
        told.add(attacks_rules.AREA_BLAST, "flashpoint.attack.blast")
        return 0
    if zone is None or unit.zone is zone:
        return 0
    door = through_door(table, unit.zone, zone)
    if not door and not operative.record.taking_cover:
        return 0
    message_id = "flashpoint.defend.doorway" if door else "flashpoint.defend.cover"
    told.add(dice_rules.CHECK_COVER, message_id, who=operative.name, hits=HIDDEN)
    return HIDDEN
