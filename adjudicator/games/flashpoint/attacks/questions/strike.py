"""The question `strike`: an attack whose dice were rolled."""

from typing import NamedTuple

from adjudicator.board.regions import Region
from adjudicator.core.change import Change, together
from adjudicator.core.question import Finding, Steps
from adjudicator.core.ruling import Consultation
from adjudicator.games.flashpoint.attacks import rules
from adjudicator.games.flashpoint.attacks.aim import take_aim, tell_aim
from adjudicator.games.flashpoint.attacks.params import AttackParams, Weapon
from adjudicator.games.flashpoint.attacks.target_number import target_number
from adjudicator.games.flashpoint.harm import rules as harm_rules
from adjudicator.games.flashpoint.harm.damage import Harm
from adjudicator.games.flashpoint.harm.enemy_harm import enemy_harmed
from adjudicator.games.flashpoint.stealth.awareness import (
    Noticed,
    Spreading,
    made_aware,
    tell_spread,
)
from adjudicator.games.flashpoint.stealth.noise import Noise, made_noise
from adjudicator.games.flashpoint.table.changes import counted, order_spent
from adjudicator.games.flashpoint.table.lookup import (
    as_it_stands,
    find_figure,
    find_standing,
    find_unit,
)
from adjudicator.games.flashpoint.table.marks import zone_mark
from adjudicator.games.flashpoint.table.numbers import needs
from adjudicator.games.flashpoint.table.pieces import Figure, Unit
from adjudicator.games.flashpoint.table.records import Count
from adjudicator.games.flashpoint.table.state import Table


class StrikeParams(AttackParams):
    """An attack, and how many Hits were rolled."""

    hits: Count


def strike(table: Table, params: StrikeParams, consult: Consultation) -> Finding:
    """Judge an attack whose dice were rolled, with who notices and who hears it."""
    operative, zone = find_standing(table, params.operative)
    unit = find_unit(table, params.unit)
    figure = find_figure(unit, params.figure, as_it_stands)
    told = Steps()
    aim = take_aim(table, zone, unit, figure, params.weapon, consult)
    tell_aim(told, aim, zone)
    tn, _cover = target_number(table, zone, aim, params, told, consult)
    facts: dict[str, object] = {"who": figure.name or unit.name, "tn": tn, "hits": params.hits}
    if operative.record.downed:
        told.add(harm_rules.DAMAGE_DOWNED, "flashpoint.action.downed", who=operative.name)
    if aim.legal is False or operative.record.downed:
        nothing: dict[str, object] = {"hit": None, "tn": tn, "killed": False}
        nothing |= {"aware": [], "heard": []}
        return told.finding(nothing, "flashpoint.strike.illegal", "blocked", None, **facts)
    if aim.legal is None or tn is None:
        unknown = {"hit": None, "tn": tn, "killed": None, "aware": None, "heard": None}
        facts |= needs(consult)
        return told.finding(unknown, "flashpoint.strike.unknown", "open", None, **facts)
    hit = params.hits >= tn
    message_id = "flashpoint.strike.hit" if hit else "flashpoint.strike.missed"
    told.add(
        rules.ATTACK_SUCCESS, message_id, zone_mark(unit.zone, "hit" if hit else "note"), **facts
    )
    harm = _harm(table, unit, figure, params.weapon, told, consult) if hit else None
    killed = harm is not None and harm.defeated
    noticed = _attack_noticed(table, unit, zone, told, consult)
    hurt = (harm.finding.change if harm else None) or Change()
    after = counted(table, hurt)
    woken = made_aware(after, tuple(o for o in noticed if ("units", o.unit.id) not in hurt.removed))
    after = counted(after, woken)
    loud = Loud(unit.zone if params.weapon.blast else zone, params.weapon.noise or 0)
    noise = _noise(after, loud, [one.unit for one in noticed], told, consult)
    aware = sorted(one.unit.id for one in noticed)
    heard = [one.id for one in noise.heard] if noise else []
    answer = {"hit": hit, "tn": tn, "killed": killed, "aware": aware, "heard": heard}
    summary = "flashpoint.strike.kills" if killed else message_id
    heard_by = (noise.finding.change if noise else None) or Change()
    change = together(order_spent(operative), hurt, woken, heard_by)
    return told.finding(answer, summary, "clear" if hit else "blocked", change, **facts)


def _harm(  # noqa: PLR0913, PLR0917 - all that damage depends on
    table: Table,
    unit: Unit,
    figure: Figure,
    weapon: Weapon,
    told: Steps,
    consult: Consultation,
) -> Harm | None:
    """What an attack that hit does to its target; psionics do nothing to robots."""
    if weapon.psionic and figure.record.robotic:
        told.add(
            harm_rules.CONDITION_ROBOTIC, "flashpoint.strike.immune", who=figure.name or unit.name
        )
        return None
    if not weapon.damage:
        return None
    harm = enemy_harmed(table, unit, figure, weapon.damage, consult)
    told.found += harm.finding.steps
    return harm


def _attack_noticed(
    table: Table, unit: Unit, zone: Region, told: Steps, consult: Consultation
) -> tuple[Noticed, ...]:
    """Who becomes aware of an attack: its target, and whoever sees where it is made."""
    spreading = Spreading(table, consult)
    spreading.notice(unit, "targeted")
    spreading.from_zone(zone, "attack")
    return tell_spread(told, table, spreading)


class Loud(NamedTuple):
    """Where an attack is heard from, and how loud it is."""

    zone: Region
    value: int


def _noise(
    table: Table, loud: Loud, deaf: list[Unit], told: Steps, consult: Consultation
) -> Noise | None:
    """Who hears an attack on the table as the attack leaves it, if it makes any noise."""
    if not loud.value:
        return None
    noise = made_noise(table, *loud, consult, deaf)
    told.found += noise.finding.steps
    return noise
