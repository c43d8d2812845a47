"""The question `strike`: an attack whose dice were rolled."""

from typing import NamedTuple

from adjudicator.board.regions import Region
from adjudicator.core.change import Change, together
from adjudicator.core.ruling import Consultation
from adjudicator.core.verdict import Verdict
from adjudicator.games.flashpoint.attacks import rules
from adjudicator.games.flashpoint.attacks.aim import take_aim, tell_aim
from adjudicator.games.flashpoint.attacks.params import AttackParams, Weapon
from adjudicator.games.flashpoint.attacks.target_number import target_number
from adjudicator.games.flashpoint.harm import rules as harm_rules
from adjudicator.games.flashpoint.harm.enemy_harm import enemy_harmed
from adjudicator.games.flashpoint.stealth.awareness import (
    Noticed,
    Spreading,
    made_aware,
    tell_spread,
)
from adjudicator.games.flashpoint.stealth.noise import made_noise, noise_done
from adjudicator.games.flashpoint.table.changes import counted, order_spent
from adjudicator.games.flashpoint.table.finding import Finding, Steps, judged, zone_mark
from adjudicator.games.flashpoint.table.lookup import (
    as_it_stands,
    find_figure,
    find_standing,
    find_unit,
)
from adjudicator.games.flashpoint.table.pieces import Figure, Unit
from adjudicator.games.flashpoint.table.records import Count
from adjudicator.games.flashpoint.table.state import Table


class StrikeParams(AttackParams):
    """An attack, and how many Hits were rolled."""

    hits: Count


def strike(table: Table, params: StrikeParams) -> Verdict:
    """Judge an attack whose dice were rolled, with who notices and who hears it."""
    return judged(table, "strike", lambda consult: _strike(table, params, consult)[0])


def struck(table: Table, params: StrikeParams) -> Change | None:
    """Carry an attack out: the token, the damage, those who become aware, and the noise."""
    return _strike(table, params, Consultation(table.readings))[1]


def _strike(
    table: Table, params: StrikeParams, consult: Consultation
) -> tuple[Finding, Change | None]:
    operative, zone = find_standing(table, params.operative)
    unit = find_unit(table, params.unit)
    figure = find_figure(unit, params.figure, as_it_stands)
    told = Steps()
    aim = take_aim(table, zone, unit, figure, params.weapon, consult)
    tell_aim(told, aim, zone)
    tn, _cover = target_number(table, zone, aim, params, told)
    facts: dict[str, object] = {"who": figure.name or unit.name, "tn": tn, "hits": params.hits}
    if operative.record.downed:
        told.add(harm_rules.DAMAGE_DOWNED, "flashpoint.action.downed", who=operative.name)
    if not aim.legal or operative.record.downed:
        nothing: dict[str, object] = {"hit": None, "tn": tn, "killed": False}
        nothing |= {"aware": [], "heard": []}
        return told.finding(nothing, "flashpoint.strike.illegal", "blocked", **facts), None
    hit = params.hits >= tn
    message_id = "flashpoint.strike.hit" if hit else "flashpoint.strike.missed"
    told.add(
        rules.ATTACK_SUCCESS, message_id, zone_mark(unit.zone, "hit" if hit else "note"), **facts
    )
    harm, killed = Change(), False
    if hit:
        harm, killed = _harm(table, unit, figure, params.weapon, told, consult)
    noticed = _attack_noticed(table, unit, zone, told, consult)
    loud = Loud(unit.zone if params.weapon.blast else zone, params.weapon.noise or 0)
    heard, change = _aftermath(table, harm, noticed, loud, told, consult)
    aware = sorted(one.unit.id for one in noticed)
    answer = {"hit": hit, "tn": tn, "killed": killed, "aware": aware, "heard": heard}
    summary = "flashpoint.strike.kills" if killed else message_id
    finding = told.finding(answer, summary, "clear" if hit else "blocked", **facts)
    return finding, together(order_spent(operative), change)


def _harm(  # noqa: PLR0913, PLR0917 - all that damage depends on
    table: Table,
    unit: Unit,
    figure: Figure,
    weapon: Weapon,
    told: Steps,
    consult: Consultation,
) -> tuple[Change, bool]:
    """What an attack that hit does to its target; psionics do nothing to robots."""
    if weapon.psionic and figure.record.robotic:
        told.add(
            harm_rules.CONDITION_ROBOTIC, "flashpoint.strike.immune", who=figure.name or unit.name
        )
        return Change(), False
    if not weapon.damage:
        return Change(), False
    hurt, harm = enemy_harmed(table, unit, figure, weapon.damage, consult)
    told.found += hurt.steps
    return harm, bool(hurt.answer["killed"])


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


def _aftermath(  # noqa: PLR0913, PLR0917 - all that follows on an attack
    table: Table,
    harm: Change,
    noticed: tuple[Noticed, ...],
    loud: Loud,
    told: Steps,
    consult: Consultation,
) -> tuple[list[str], Change]:
    """Who hears an attack, and all that it changes, one after the other."""
    left = tuple(one for one in noticed if ("units", one.unit.id) not in harm.removed)
    hurt = counted(table, harm)
    woken = made_aware(hurt, left)
    if not loud.value:
        return [], together(harm, woken)
    deaf, after = [one.unit for one in noticed], counted(hurt, woken)
    noise, heard, _ = made_noise(after, *loud, consult, deaf)
    told.found += noise.steps
    done = noise_done(after, *loud, consult, deaf) or Change()
    return [unit.id for unit in heard], together(harm, woken, done)
