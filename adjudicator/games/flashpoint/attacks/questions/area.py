"""The question `area`: an attack on a whole zone, friends included."""

from typing import Annotated

from pydantic import Field

from adjudicator.core.facts import Listing
from adjudicator.core.question import Finding, Steps
from adjudicator.core.ruling import Consultation
from adjudicator.core.verdict import Tone
from adjudicator.games.flashpoint.attacks import rules
from adjudicator.games.flashpoint.attacks.assault import (
    Assault,
    attack_paid,
    can_attack,
    free_attack,
)
from adjudicator.games.flashpoint.attacks.params import (
    Modifier,
    Rolled,
    TargetsParams,
    weapon_range,
)
from adjudicator.games.flashpoint.attacks.zone_hits import (
    Friend,
    Numbered,
    ZoneAttack,
    enemies_reached,
    friends_reached,
    in_reach,
    strike_friends,
)
from adjudicator.games.flashpoint.table.lookup import find_standing, read_zone
from adjudicator.games.flashpoint.table.marks import zone_mark
from adjudicator.games.flashpoint.table.numbers import needs
from adjudicator.games.flashpoint.table.records import ZoneRef
from adjudicator.games.flashpoint.table.state import Table


class AreaParams(Rolled, TargetsParams):
    """An attack on a zone, how many Hits were rolled, and what changes the Enemies' numbers."""

    zone: ZoneRef
    modifiers: Annotated[tuple[Modifier, ...], Field(max_length=40)] = ()


def area(table: Table, params: AreaParams, consult: Consultation) -> Finding:
    """Judge an attack on a whole zone."""
    operative, start = find_standing(table, params.operative)
    zone = read_zone(table, params.zone, "zone")
    attack = ZoneAttack(operative, start, zone, params.weapon, params.hits, params.modifiers)
    told, free = Steps(), free_attack(operative, params.overwatch)
    facts: dict[str, object] = {"zone": zone.called, "hits": params.hits, "who": operative.name}
    legal = in_reach(table, attack, consult)
    message_id = "flashpoint.area.zone" if legal else "flashpoint.area.out-of-reach"
    told.add(rules.AREA_ZONE, message_id, zone_mark(zone, "hit"), **facts)
    able = can_attack(told, operative, consult, free=free)
    if legal and able is None:
        return _unknown(told, facts, consult, legal=None, checks=None)
    legal = able is not False and legal
    if legal is None:
        weapon_range(params.weapon, consult)
        return _unknown(told, facts, consult, legal=None, checks=None)
    hit = enemies_reached(table, attack, told, consult) if legal else []
    friends = friends_reached(table, attack, told, consult) if legal else []
    checks = [{"operative": f.operative.id, "tn": params.hits, "needed": f.needed} for f in friends]
    if hit is None:
        return _unknown(told, facts, consult, legal=True, checks=checks)
    facts |= {"count": len(hit), "listed": Listing(tuple(one.who for one in hit))}
    struck = [{"unit": one.unit.id, "figure": one.figure.name} for one in hit]
    answer = {"legal": legal, "hit": struck, "checks": checks}
    if not legal:
        return told.finding(answer, "flashpoint.area.illegal", "blocked", None, **facts)
    # The answer rests on none of the numbers that only carrying it out needs.
    carrying = Consultation(consult.readings)
    assault = Assault(table, params.weapon, told, carrying)
    assault.notice((unit.id for unit in table.units_in(zone)), start)
    assault.progress.make(attack_paid(told, operative, free=free))
    _carry_out(assault, attack, hit, friends, params)
    if carrying.missing:
        told.add(rules.AREA_ALL, "flashpoint.area.needs", **needs(carrying))
    tone: Tone = "clear" if hit else "note"
    message_id = "flashpoint.area.hits" if hit else "flashpoint.area.misses"
    return told.finding(answer, message_id, tone, assault.change, **facts)


def _carry_out(
    assault: Assault,
    attack: ZoneAttack,
    hit: list[Numbered],
    friends: list[Friend],
    params: AreaParams,
) -> None:
    """Apply the damage, and let the noise be heard."""
    for one in reversed(hit):
        assault.strike(one.unit.id, one.place, each=True)
    strike_friends(assault, friends, params.defended)
    assault.sound(attack.zone if attack.weapon.blast else attack.start)


def _unknown(
    told: Steps, facts: dict[str, object], consult: Consultation, **known: object
) -> Finding:
    """Nobody can tell whether the zone is in range, or whom the roll reaches."""
    answer = {"legal": known["legal"], "hit": None, "checks": known["checks"]}
    facts |= needs(consult)
    message_id = "flashpoint.area.unknown" if consult.missing else "flashpoint.area.waits"
    return told.finding(answer, message_id, "open", None, **facts)
