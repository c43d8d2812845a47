"""The question `shove`: whether a zone holds too many units, and who is shoved where."""

from collections.abc import Iterable

from adjudicator.board.regions import Region
from adjudicator.core.change import Change
from adjudicator.core.input import Record
from adjudicator.core.question import Finding, Steps
from adjudicator.core.ruling import Consultation
from adjudicator.core.verdict import Tone
from adjudicator.games.flashpoint.enemies import rules
from adjudicator.games.flashpoint.enemies.arriving import tell_taken, unit_arrives
from adjudicator.games.flashpoint.enemies.goals import target_zones, to_investigate
from adjudicator.games.flashpoint.enemies.params import chosen_end
from adjudicator.games.flashpoint.enemies.sightings import looks
from adjudicator.games.flashpoint.enemies.zone_limit import LIMIT, filling
from adjudicator.games.flashpoint.stealth.awareness import alerted
from adjudicator.games.flashpoint.stealth.views import View, in_answer, tell_view
from adjudicator.games.flashpoint.table import rulings
from adjudicator.games.flashpoint.table.changes import unit_at
from adjudicator.games.flashpoint.table.facts import called, names, written
from adjudicator.games.flashpoint.table.lookup import find_unit, read_zone
from adjudicator.games.flashpoint.table.marks import zone_mark, zone_marks
from adjudicator.games.flashpoint.table.pieces import Unit
from adjudicator.games.flashpoint.table.records import Id, ZoneRef
from adjudicator.games.flashpoint.table.state import Table


class ShoveParams(Record):
    """A zone that may be too full, whom the players shove, and where."""

    zone: ZoneRef
    unit: Id | None = None
    to: ZoneRef | None = None


def shove(table: Table, params: ShoveParams, consult: Consultation) -> Finding:
    """Judge whether a zone is over its limit, and who may be shoved where."""
    zone = read_zone(table, params.zone, "zone")
    told = Steps()
    there = table.units_in(zone)
    staff = [unit for unit in there if unit.record.technician]
    counted = filling(table, zone, consult)
    over = max(len(counted) - LIMIT, 0)
    facts = {"zone": zone.called, "count": len(counted), "over": over, "limit": LIMIT}
    mark = zone_mark(zone, "blocked" if over else "clear")
    told.add(rules.ZONE_LIMIT, "flashpoint.shove.counted", mark, **facts)
    if staff:
        message_id = (
            "flashpoint.shove.staff" if staff[0] in counted else "flashpoint.shove.no-staff"
        )
        told.add(rules.ZONE_LIMIT, message_id, units=names(staff))
    movable = [u for u in there if not u.record.technician and not u.record.immobile]
    options = {u: _ends(table, u, told, consult) for u in movable} if over else {}
    told_of = [{"unit": unit.id, "to": written(to)} for unit, to in options.items()]
    message_id = "flashpoint.shove.over" if over else "flashpoint.shove.legal"
    tone: Tone = "blocked" if over else "clear"
    answer: dict[str, object] = {"over": over, "options": told_of}
    if not options or params.unit is None:
        change = None if options else Change()
        return told.finding(answer, message_id, tone, change, **facts)
    unit = find_unit(table, params.unit)
    end = chosen_end(table, options.get(unit, ()), params.to, consult)
    if end is None:
        answer |= {"checks": None, "spawns": None}
        return told.finding(answer, message_id, tone, None, **facts)
    views = _views(table, unit, end, told, consult)
    tell_taken(told, table, (end,))
    change = alerted(table, unit_arrives(table, unit, end), told)
    return told.finding(answer | in_answer(views), message_id, tone, change, **facts)


def _views(
    table: Table, unit: Unit, end: Region, told: Steps, consult: Consultation
) -> tuple[View, ...]:
    """What comes into view when a unit is shoved."""
    views = tuple(looks(table, unit_at(table, unit, end), [], consult))
    for view in views:
        tell_view(told, view)
    return views


def _ends(table: Table, unit: Unit, told: Steps, consult: Consultation) -> tuple[Region, ...]:
    """The zones that one unit may be shoved to: closer if one is, else any beside it."""
    aims = target_zones(table, unit, unit.zone, to_investigate(table), consult)
    free = not aims or unit.zone in aims
    beside = _beside(table, unit, () if free else aims, consult)
    closer = {zone for zone in beside if _is_closer(table, unit.zone, zone, aims)}
    to = table.in_order(set(beside) if free or not closer else closer)
    facts = {
        "unit": unit.called,
        "zones": called(to, any_of=True),
        "aims": called(aims),
        "count": len(to),
    }
    marks = zone_marks(to, "reach")
    if not to:
        told.add(rules.ZONE_SHOVE, "flashpoint.shove.nowhere", **facts)
    elif not free and not closer:
        told.add(rules.EFFECT_AS_FAR, "flashpoint.shove.as-far", *marks, **facts)
    else:
        message_id = "flashpoint.shove.anywhere" if free else "flashpoint.shove.closer"
        told.add(rules.ZONE_SHOVE, message_id, *marks, **facts)
    return to


def _beside(
    table: Table, unit: Unit, aims: tuple[Region, ...], consult: Consultation
) -> list[Region]:
    """The zones beside a unit; those behind a closed door as this table reads it.

    A closed door parts two zones, but stops no Enemy.
    """
    open_, any_ = (
        [table.zone_of(key) for key in ways.graph[unit.zone.key]]
        for ways in (table.open_ways, table.enemy_ways)
    )
    if len(open_) == len(any_):
        return open_
    reading = consult(rulings.SHOVE_DOORS)
    closer = any(_is_closer(table, unit.zone, zone, aims) for zone in open_) if aims else open_
    return any_ if reading == "yes" or (reading == "last" and not closer) else open_


def _is_closer(table: Table, zone: Region, beside: Region, aims: Iterable[Region]) -> bool:
    ways = [table.distances("enemy_ways", aim) for aim in aims]
    return any(zone.key in far and far.get(beside.key) == far[zone.key] - 1 for far in ways)
