"""How hard a unit's attack is to avoid, and what it does."""

from adjudicator.core.question import Steps
from adjudicator.core.rule import RuleId
from adjudicator.core.ruling import Consultation
from adjudicator.games.flashpoint.enemies import rules
from adjudicator.games.flashpoint.harm import rules as harm_rules
from adjudicator.games.flashpoint.stealth import rules as stealth_rules
from adjudicator.games.flashpoint.table import rulings
from adjudicator.games.flashpoint.table.marks import zone_mark
from adjudicator.games.flashpoint.table.pieces import Unit


def idle(unit: Unit) -> tuple[RuleId, str] | None:
    """Why a unit makes no attack at all, if it makes none."""
    if unit.record.technician:
        return rules.TECHNICIAN_HARMLESS, "technician"
    if not unit.spawned:
        return stealth_rules.SPAWN_ON_SIGHT, "not-spawned"
    return (harm_rules.CONDITION_STUN, "stunned") if unit.stunned else None


def unit_attack(unit: Unit, told: Steps, consult: Consultation) -> tuple[int, int] | None:
    """The number to reach against a unit's attack, and its damage; nothing if it makes none."""
    leader, why = unit.leader, idle(unit)
    facts: dict[str, object] = {"unit": unit.name}
    if why or leader is None:
        rule, message_id = why or (stealth_rules.SPAWN_ON_SIGHT, "not-spawned")
        told.add(rule, f"flashpoint.blow.{message_id}", **facts)
        return None
    tn, damage = leader.stat("attack"), leader.record.damage
    facts |= {"who": leader.name, "attack": tn, "damage": damage}
    told.add(rules.ENEMY_TN, "flashpoint.blow.leader", zone_mark(unit.zone), **facts)
    if leader.has("cripple"):
        told.add(harm_rules.CONDITION_CRIPPLE, "flashpoint.blow.crippled", **facts)
    more = _support(unit, told, consult)
    facts |= {"tn": tn + more, "damage": damage + more}
    told.add(rules.ENEMY_HIT, "flashpoint.blow.sum", **facts)
    return tn + more, damage + more


def _support(unit: Unit, told: Steps, consult: Consultation) -> int:
    """How many figures add to the attack of the one that leads."""
    awake = sum(figure.record.count for figure in unit.figures if not figure.stunned)
    stunned = sum(figure.record.count for figure in unit.figures if figure.stunned)
    more = awake - 1
    if more:
        mixed = len({figure.name for figure in unit.figures}) > 1
        rule = rules.ENEMY_MIXED if mixed else rules.ENEMY_SIMULTANEOUS
        told.add(rule, "flashpoint.blow.support", count=more)
    if stunned:
        counts = consult(rulings.STUNNED_SUPPORTS) == "yes"
        message_id = "flashpoint.blow.stunned-count" if counts else "flashpoint.blow.stunned-out"
        told.add(rules.ENEMY_SIMULTANEOUS, message_id, count=stunned)
        more += stunned if counts else 0
    return more
