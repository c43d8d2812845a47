"""What dice that were rolled lead to: `hide`, `strike` and `defend`."""

from typing import NamedTuple

from adjudicator.board.regions import Region
from adjudicator.core.change import Change, together
from adjudicator.core.ruling import Consultation
from adjudicator.core.verdict import Verdict
from adjudicator.games.flashpoint import rules
from adjudicator.games.flashpoint.doing import counted, order_spent
from adjudicator.games.flashpoint.fighting import Weapon, take_aim, through_door
from adjudicator.games.flashpoint.figures import as_it_stands, find_figure
from adjudicator.games.flashpoint.finding import Finding, Steps, judged, names, zone_mark
from adjudicator.games.flashpoint.lookup import find_standing, find_unit
from adjudicator.games.flashpoint.noticing import HIDDEN, Noticed, Spreading
from adjudicator.games.flashpoint.questions.attacks import AttackParams, target_number, tell_aim
from adjudicator.games.flashpoint.questions.enemy_attacks import UnitParams, blow, prey
from adjudicator.games.flashpoint.questions.enemy_harm import enemy_harmed
from adjudicator.games.flashpoint.questions.harm import operative_harmed
from adjudicator.games.flashpoint.questions.moving import OperativeParams
from adjudicator.games.flashpoint.questions.noise import made_noise, noise_done
from adjudicator.games.flashpoint.questions.stealth import made_aware, tell_spread, unseen
from adjudicator.games.flashpoint.records import Count, Id
from adjudicator.games.flashpoint.standing import Figure, Operative, Unit
from adjudicator.games.flashpoint.state import Table


class HideParams(OperativeParams):
    """A Stealth check, and how many Hits were rolled."""

    hits: Count


def hide(table: Table, params: HideParams) -> Verdict:
    """Judge a Stealth check whose dice were rolled."""
    return judged(table, "hide", lambda consult: _hide(table, params, consult)[0])


def hidden(table: Table, params: HideParams) -> Change | None:
    """Make those aware who notice an Operative that failed to hide."""
    noticed = _hide(table, params, Consultation(table.readings))[1]
    return made_aware(table, noticed) if noticed else None


def _hide(
    table: Table, params: HideParams, consult: Consultation
) -> tuple[Finding, tuple[Noticed, ...]]:
    operative, zone = find_standing(table, params.operative)
    told = Steps()
    check = unseen(table, operative, zone, consult)
    told.found += check.steps
    facts: dict[str, object] = {"who": operative.name, "hits": params.hits, "zone": zone.called}
    if check.answer["tn"] is None:
        nothing: dict[str, object] = {"success": None, "needed": None, "aware": []}
        return Finding(nothing, check.summary, check.steps), ()
    needed = check.answer["needed"]
    success = isinstance(needed, int) and params.hits >= needed
    message_id = "flashpoint.hide.unseen" if success else "flashpoint.hide.seen"
    said = message_id if needed is not None else "flashpoint.hide.marked"
    told.add(rules.STEALTH_TN, said, zone_mark(zone, "clear" if success else "blocked"), **facts)
    noticed: tuple[Noticed, ...] = ()
    if not success:
        spreading = Spreading(table, consult)
        spreading.from_zone(zone, "stealth-fail")
        noticed = tell_spread(told, table, spreading)
    aware = sorted(one.unit.id for one in noticed)
    facts |= {"units": names(one.unit for one in noticed), "count": len(aware)}
    answer = {"success": success, "needed": needed, "aware": aware}
    return told.finding(answer, message_id, "clear" if success else "blocked", **facts), noticed


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
        told.add(rules.DAMAGE_DOWNED, "flashpoint.action.downed", who=operative.name)
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
        told.add(rules.CONDITION_ROBOTIC, "flashpoint.strike.immune", who=figure.name or unit.name)
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


class DefendParams(UnitParams):
    """A unit's attack on an Operative, and how many Hits its Defense check rolled."""

    operative: Id
    hits: Count


def defend(table: Table, params: DefendParams) -> Verdict:
    """Judge a Defense check whose dice were rolled."""
    return judged(table, "defend", lambda consult: _defend(table, params, consult)[0])


def defended(table: Table, params: DefendParams) -> Change | None:
    """Let an Operative suffer what its Defense did not avoid."""
    return _defend(table, params, Consultation(table.readings))[1]


def _defend(
    table: Table, params: DefendParams, consult: Consultation
) -> tuple[Finding, Change | None]:
    unit = find_unit(table, params.unit)
    operative, zone = find_standing(table, params.operative)
    told = Steps()
    legal = operative in prey(table, unit, told, consult)
    if not operative.in_play:
        told.add(rules.DAMAGE_DOWNED, "flashpoint.defend.downed", who=operative.name)
    attack = blow(unit, told, consult)
    facts: dict[str, object] = {"who": operative.name, "unit": unit.name, "hits": params.hits}
    if not legal or attack is None:
        answer = {"success": None, "needed": None, "damage": 0}
        return told.finding(answer, "flashpoint.defend.not-attacked", "clear", **facts), None
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
        harm, change = operative_harmed(operative, damage)
        told.found += harm.steps
        suffered = int(str(harm.answer["suffered"]))
    answer = {"success": success, "needed": needed, "damage": suffered}
    return told.finding(answer, message_id, "clear" if success else "blocked", **facts), change


def _cover(table: Table, unit: Unit, operative: Operative, zone: Region, told: Steps) -> int:
    """The Hits that cover gives: by taking cover from another zone, or in a doorway."""
    if unit.leader and unit.leader.record.blast:
        told.add(rules.AREA_BLAST, "flashpoint.attack.blast")
        return 0
    apart = unit.zone is not zone
    door = apart and through_door(table, unit.zone, zone)
    if not door and not (apart and operative.record.taking_cover):
        return 0
    message_id = "flashpoint.defend.doorway" if door else "flashpoint.defend.cover"
    told.add(rules.CHECK_COVER, message_id, who=operative.name, hits=HIDDEN)
    return HIDDEN
