"""The question `area`: an attack on a whole zone, friends included."""

from typing import Annotated

from pydantic import Field

from adjudicator.board.regions import Region
from adjudicator.core.question import Finding, Steps
from adjudicator.core.ruling import Consultation
from adjudicator.games.flashpoint.attacks import rules
from adjudicator.games.flashpoint.attacks.aim import COVER, has_barricade, reaches, through_door
from adjudicator.games.flashpoint.attacks.params import Modifier, TargetsParams, weapon_range
from adjudicator.games.flashpoint.attacks.target_number import tell_modifiers
from adjudicator.games.flashpoint.dice import rules as dice_rules
from adjudicator.games.flashpoint.harm import rules as harm_rules
from adjudicator.games.flashpoint.sight.line_of_sight import sees
from adjudicator.games.flashpoint.stealth.observers import HIDDEN
from adjudicator.games.flashpoint.table.facts import names
from adjudicator.games.flashpoint.table.lookup import find_standing, read_zone
from adjudicator.games.flashpoint.table.marks import zone_mark
from adjudicator.games.flashpoint.table.numbers import needs, stat
from adjudicator.games.flashpoint.table.pieces import Operative
from adjudicator.games.flashpoint.table.records import Count, ZoneRef
from adjudicator.games.flashpoint.table.state import Table


class AreaParams(TargetsParams):
    """An attack on a zone, how many Hits were rolled, and what changes the Enemies' numbers."""

    zone: ZoneRef
    hits: Count
    modifiers: Annotated[tuple[Modifier, ...], Field(max_length=40)] = ()


def area(table: Table, params: AreaParams, consult: Consultation) -> Finding:
    """Judge an attack on a whole zone."""
    operative, start = find_standing(table, params.operative)
    zone = read_zone(table, params.zone, "zone")
    told = Steps()
    facts: dict[str, object] = {"zone": zone.called, "hits": params.hits, "who": operative.name}
    legal = _in_reach(table, start, zone, params, consult)
    message_id = "flashpoint.area.zone" if legal else "flashpoint.area.out-of-reach"
    told.add(rules.AREA_ZONE, message_id, zone_mark(zone, "hit"), **facts)
    if operative.record.downed:
        told.add(harm_rules.DAMAGE_DOWNED, "flashpoint.action.downed", who=operative.name)
        legal = False
    if legal is None:
        weapon_range(params.weapon, consult)
        return _unknown(told, facts, consult)
    hit = _hit_enemies(table, start, zone, params, told, consult) if legal else []
    checks = _friends(table, operative, zone, params, told, consult) if legal else []
    if hit is None:
        facts |= needs(consult)
        unknown = {"legal": True, "hit": None, "checks": checks}
        return told.finding(unknown, "flashpoint.area.unknown", "open", None, **facts)
    facts["count"] = len(hit)
    summary = "flashpoint.area.hits" if legal else "flashpoint.area.illegal"
    answer = {"legal": legal, "hit": hit, "checks": checks}
    return told.finding(answer, summary, "clear" if legal else "blocked", None, **facts)


def _unknown(told: Steps, facts: dict[str, object], consult: Consultation) -> Finding:
    """Nobody can tell whether the zone is in range."""
    nothing: dict[str, object] = {"legal": None, "hit": None, "checks": None}
    facts |= needs(consult)
    return told.finding(nothing, "flashpoint.area.unknown", "open", None, **facts)


def _in_reach(
    table: Table, start: Region, zone: Region, params: AreaParams, consult: Consultation
) -> bool | None:
    far = table.distances("open_ways", start).get(zone.key)
    return sees(table, start, zone, consult) and reaches(far, params.weapon.range)


def _hit_enemies(  # noqa: PLR0913, PLR0917 - all that a hit depends on
    table: Table,
    start: Region,
    zone: Region,
    params: AreaParams,
    told: Steps,
    consult: Consultation,
) -> list[dict[str, str]] | None:
    """The Enemies whose number the one roll reaches; None if a Defense is not known."""
    hit, known = [], True
    more = _changed(table, start, zone, params, told, consult)
    for unit in table.units_in(zone):
        for figure in unit.figures:
            defense = stat(figure, "defense", consult)
            if defense is None:
                who = figure.name or unit.name
                told.add(rules.AREA_ALL, "flashpoint.area.unknown-defense", who=who)
                known = False
                continue
            tn = defense + more
            message_id = "hit" if params.hits >= tn else "missed"
            facts = {"who": figure.name or unit.name, "tn": tn, "hits": params.hits}
            told.add(rules.AREA_ALL, f"flashpoint.area.{message_id}", **facts)
            if params.hits >= tn:
                hit.append({"unit": unit.id, "figure": figure.name})
    return hit if known else None


def _changed(  # noqa: PLR0913, PLR0917 - all that the number depends on
    table: Table,
    start: Region,
    zone: Region,
    params: AreaParams,
    told: Steps,
    consult: Consultation,
) -> int:
    """By how much cover and what players entered change the number of each Enemy in a zone."""
    covered = has_barricade(table, zone) or through_door(table, start, zone, consult)
    if covered and params.weapon.blast:
        told.add(rules.AREA_BLAST, "flashpoint.attack.blast")
    elif covered:
        told.add(rules.ATTACK_COVER, "flashpoint.area.cover", more=COVER)
    cover = COVER if covered and not params.weapon.blast else 0
    return cover + tell_modifiers(told, params.modifiers)


def _friends(  # noqa: PLR0913, PLR0917 - all that friendly fire depends on
    table: Table,
    operative: Operative,
    zone: Region,
    params: AreaParams,
    told: Steps,
    consult: Consultation,
) -> list[dict[str, object]]:
    """The other Operatives in the zone, who must defend themselves from a ranged attack.

    Taking cover is from Enemies; a doorway on the way covers everyone.
    """
    there = [one for one in table.operatives_in(zone) if one is not operative]
    if not there or operative.zone is None:
        return []
    if params.weapon.melee:
        told.add(rules.AREA_MELEE, "flashpoint.area.melee")
        return []
    facts = {"units": names(there), "tn": params.hits}
    told.add(
        rules.AREA_FRIENDLY_FIRE, "flashpoint.area.friends", zone_mark(zone, "blocked"), **facts
    )
    covered = through_door(table, operative.zone, zone, consult) and not params.weapon.blast
    if covered:
        told.add(dice_rules.CHECK_COVER, "flashpoint.area.friends-covered", hits=HIDDEN)
    needed = max(params.hits - (HIDDEN if covered else 0), 0)
    return [{"operative": one.id, "tn": params.hits, "needed": needed} for one in there]
