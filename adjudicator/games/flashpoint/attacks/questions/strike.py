"""The question `strike`: an attack whose dice were rolled."""

from adjudicator.core.question import Finding, Steps
from adjudicator.core.ruling import Consultation
from adjudicator.games.flashpoint.attacks import rules
from adjudicator.games.flashpoint.attacks.aim import take_aim, tell_aim
from adjudicator.games.flashpoint.attacks.assault import (
    Assault,
    attack_paid,
    can_attack,
    free_attack,
)
from adjudicator.games.flashpoint.attacks.params import AttackParams, Rolled
from adjudicator.games.flashpoint.attacks.target_number import target_number
from adjudicator.games.flashpoint.attacks.zone_hits import (
    ZoneAttack,
    enemies_reached,
    friends_reached,
    strike_friends,
)
from adjudicator.games.flashpoint.table.lookup import (
    as_it_stands,
    find_figure,
    find_standing,
    find_unit,
)
from adjudicator.games.flashpoint.table.marks import zone_mark
from adjudicator.games.flashpoint.table.numbers import needs
from adjudicator.games.flashpoint.table.pieces import Figure, Unit
from adjudicator.games.flashpoint.table.state import Table


class StrikeParams(Rolled, AttackParams):
    """An attack, and how many Hits were rolled."""


def strike(table: Table, params: StrikeParams, consult: Consultation) -> Finding:
    """Judge an attack whose dice were rolled, with who notices and who hears it."""
    operative, zone = find_standing(table, params.operative)
    unit = find_unit(table, params.unit)
    figure = find_figure(unit, params.figure, as_it_stands)
    told, free = Steps(), free_attack(operative, params.overwatch)
    aim = take_aim(table, zone, unit, figure, params.weapon, consult)
    tell_aim(told, aim, zone)
    tn, _cover = target_number(table, zone, aim, params, told, consult)
    facts: dict[str, object] = {"who": unit.figure_called(figure), "tn": tn, "hits": params.hits}
    able = can_attack(told, operative, consult, free=free)
    if able is False or aim.legal is False:
        nothing: dict[str, object] = {"hit": None, "tn": tn, "killed": False}
        nothing |= {"aware": [], "heard": []}
        return told.finding(nothing, "flashpoint.strike.illegal", "blocked", None, **facts)
    if able is None or aim.legal is None or tn is None:
        unknown = {"hit": None, "tn": tn, "killed": None, "aware": None, "heard": None}
        facts |= needs(consult)
        return told.finding(unknown, "flashpoint.strike.unknown", "open", None, **facts)
    hit = params.hits >= tn
    message_id = "flashpoint.strike.hit" if hit else "flashpoint.strike.missed"
    mark = zone_mark(unit.zone, "hit" if hit else "note")
    told.add(rules.ATTACK_SUCCESS, message_id, mark, **facts)
    assault = Assault(table, params.weapon, told, consult)
    targets = table.units_in(unit.zone) if params.weapon.aoe else (unit,)
    aware = assault.notice((target.id for target in targets), zone)
    assault.progress.make(attack_paid(told, operative, free=free))
    killed = _struck(table, assault, unit, figure, params, hit=hit)
    heard = assault.sound(unit.zone if params.weapon.blast else zone)
    answer = {"hit": hit, "tn": tn, "killed": killed, "aware": aware, "heard": heard}
    summary = "flashpoint.strike.kills" if killed else message_id
    if not assault.known:
        facts |= needs(consult)
        summary = f"{message_id}-unknown" if consult.missing else summary
    return told.finding(answer, summary, "clear" if hit else "blocked", assault.change, **facts)


def _struck(  # noqa: PLR0913 - all that a hit depends on
    table: Table,
    assault: Assault,
    unit: Unit,
    figure: Figure,
    params: StrikeParams,
    *,
    hit: bool,
) -> bool | None:
    """Hurt the target, or all of a zone; whether it kills one that was aimed at."""
    if not params.weapon.aoe:
        return assault.strike(unit.id, unit.figures.index(figure)) if hit else False
    return _zone_struck(table, assault, figure, unit, params)


def _zone_struck(
    table: Table, assault: Assault, figure: Figure, unit: Unit, params: StrikeParams
) -> bool | None:
    """Hurt all in the zone of the target whose number the one roll reaches."""
    operative, start = find_standing(table, params.operative)
    attack = ZoneAttack(operative, start, unit.zone, params.weapon, params.hits, params.modifiers)
    reached = enemies_reached(table, attack, assault.told, assault.consult)
    if reached is None:
        assault.known = False
        return None
    killed: bool | None = False
    for one in reversed(reached):
        dead = assault.strike(one.unit.id, one.place, each=True)
        killed = dead if one.figure is figure else killed
    friends = friends_reached(table, attack, assault.told, assault.consult)
    strike_friends(assault, friends, params.defended)
    return killed
