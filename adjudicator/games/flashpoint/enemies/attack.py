"""How hard a unit's attack is to avoid, and what it does."""

from dataclasses import dataclass

from adjudicator.core.question import Steps
from adjudicator.core.rule import RuleId
from adjudicator.core.ruling import Consultation
from adjudicator.games.flashpoint.enemies import rules
from adjudicator.games.flashpoint.enemies.attackers import attacker
from adjudicator.games.flashpoint.harm import rules as harm_rules
from adjudicator.games.flashpoint.movement import rules as movement_rules
from adjudicator.games.flashpoint.stealth import rules as stealth_rules
from adjudicator.games.flashpoint.table import rulings
from adjudicator.games.flashpoint.table.marks import zone_mark
from adjudicator.games.flashpoint.table.numbers import printed, stat
from adjudicator.games.flashpoint.table.pieces import CRIPPLED, Figure, Unit


def idle(unit: Unit) -> tuple[RuleId, str] | None:
    """Why a unit makes no attack at all, if it makes none."""
    if unit.record.technician:
        return movement_rules.TECHNICIAN_HARMLESS, "technician"
    if not unit.spawned:
        return stealth_rules.SPAWN_ON_SIGHT, "not-spawned"
    return (harm_rules.CONDITION_STUN, "stunned") if unit.stunned else None


@dataclass(frozen=True)
class Blow:
    """A unit's attack: who leads it, the number to reach and the damage, as far as known."""

    leader: Figure | None
    tn: int | None = None
    damage: int | None = None


def unit_attack(
    unit: Unit,
    told: Steps,
    consult: Consultation,
    far: int | None = None,
    *,
    harms: bool = True,
) -> Blow | None:
    """The number to reach against a unit's attack, and its damage; nothing if it makes none.

    `far` is how far away its target is, where there is one. Unless it `harms`, its damage need not
    have been entered.
    """
    if why := idle(unit):
        told.add(why[0], f"flashpoint.blow.{why[1]}", unit=unit.called)
        return None
    leader = attacker(unit, far, consult)
    if leader is None:
        told.add(rules.ENEMY_MIXED, "flashpoint.blow.unknown-leader", unit=unit.called)
        return Blow(None)
    tn, damage = stat(leader, "attack", consult), _damage(leader, consult)
    if harms:
        printed(leader, "damage", consult)
    _tell_leader(told, unit, leader, tn, damage)
    more = _support(unit, told, consult)
    blow = Blow(
        leader, tn if tn is None else tn + more, damage if damage is None else damage + more
    )
    if blow.tn is not None and blow.damage is not None:
        told.add(rules.ENEMY_HIT, "flashpoint.blow.sum", tn=blow.tn, damage=blow.damage)
    return blow


def _damage(leader: Figure, consult: Consultation) -> int | None:
    """The damage of a figure's attack; whether being crippled lowers it is an open point."""
    damage = leader.printed("damage")
    if damage is None or not leader.has("cripple") or consult(rulings.CRIPPLE_DAMAGE) == "no":
        return damage
    return max(damage - CRIPPLED, 0)


def _tell_leader(
    told: Steps, unit: Unit, leader: Figure, attack: int | None, damage: int | None
) -> None:
    facts: dict[str, object] = {"who": leader.called, "attack": attack, "damage": damage}
    unknown = attack is None or damage is None
    message_id = "flashpoint.blow.leader-unknown" if unknown else "flashpoint.blow.leader"
    told.add(rules.ENEMY_TN, message_id, zone_mark(unit.zone), **facts)
    if leader.has("cripple") and attack is not None:
        told.add(harm_rules.CONDITION_CRIPPLE, "flashpoint.blow.crippled", **facts)


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
