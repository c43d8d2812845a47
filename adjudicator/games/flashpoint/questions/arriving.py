"""Blips that come and go: `reinforce`, `spawn-point`, `portal` and `blips`."""

from typing import Literal

from adjudicator.board.regions import Region
from adjudicator.core.change import Change, together
from adjudicator.core.input import InputError, Record
from adjudicator.core.ruling import Consultation
from adjudicator.core.verdict import Verdict
from adjudicator.games.flashpoint import rules
from adjudicator.games.flashpoint.doing import (
    POOLED,
    blips_off,
    free_id,
    pool_after,
    unit_moved,
)
from adjudicator.games.flashpoint.finding import (
    Finding,
    Steps,
    judged,
    names,
    zone_mark,
    zone_marks,
)
from adjudicator.games.flashpoint.lookup import find_token, find_unit
from adjudicator.games.flashpoint.questions.crowding import LIMIT, filling
from adjudicator.games.flashpoint.questions.enemy_attacks import Nothing
from adjudicator.games.flashpoint.questions.stealth import tell_blips_off
from adjudicator.games.flashpoint.records import Count, Id
from adjudicator.games.flashpoint.standing import Token, Unit
from adjudicator.games.flashpoint.state import Table


class SpawnPointParams(Record):
    """The number that was rolled for a Blip of the Spawn Pool, and how many are still to come.

    Which Blip it is need not be said: Elite ones come first.
    """

    roll: Count
    waiting: Count = 1
    blip: Literal["patrol", "elite-patrol"] | None = None


def spawn_point(table: Table, params: SpawnPointParams) -> Verdict:
    """Judge at which Spawn Point a Blip comes in."""
    return judged(table, "spawn-point", lambda consult: _spawn_point(table, params, consult)[0])


def arrived(table: Table, params: SpawnPointParams) -> Change | None:
    """Put a Blip of the Spawn Pool down at its Spawn Point."""
    point = _spawn_point(table, params, Consultation(table.readings))[1]
    if point is None:
        return None
    blip = params.blip or ("elite-patrol" if table.pool.elite_patrol else "patrol")
    elite = blip == "elite-patrol"
    pooled = table.pool.elite_patrol if elite else table.pool.patrol
    less = pool_after(table, 0 if elite else -1, -1 if elite else 0) if pooled else {}
    return Change(added=[("units", _blip(table, point.zone, blip))], fields=less)


def _blip(table: Table, zone: Region, blip: str) -> dict[str, object]:
    name = free_id((*table.units, *table.operatives), blip)
    return {"id": name, "zone": zone.written, "blip": blip, "figures": []}


def _spawn_point(
    table: Table, params: SpawnPointParams, consult: Consultation
) -> tuple[Finding, Token | None]:
    told = Steps()
    points = sorted(
        (t for t in table.tokens_of("spawn") if t.record.active),
        key=lambda t: t.record.number or 0,
    )
    point = _free_point(table, points, params.roll, told, consult)
    discard = 0 if point else params.waiting
    answer = {"point": point.record.number if point else None, "discard": discard}
    if point is None:
        told.add(rules.SPAWN_FULL, "flashpoint.entry.full", count=discard)
        return told.finding(answer, "flashpoint.entry.none", "blocked", count=discard), None
    facts = {"number": point.record.number, "zone": point.zone.called}
    told.add(rules.SPAWN_POINT, "flashpoint.entry.here", zone_mark(point.zone, "target"), **facts)
    return told.finding(answer, "flashpoint.entry.at", "note", **facts), point


def _free_point(
    table: Table, points: list[Token], roll: int, told: Steps, consult: Consultation
) -> Token | None:
    """The rolled point, or the next one up and round again that is below its limit."""
    first = next((i for i, t in enumerate(points) if (t.record.number or 0) >= roll), 0)
    for point in (*points[first:], *points[:first]):
        if len(filling(table, point.zone, consult)) < LIMIT:
            return point
        facts = {"number": point.record.number, "zone": point.zone.called}
        told.add(
            rules.SPAWN_NEXT_POINT,
            "flashpoint.entry.over",
            zone_mark(point.zone, "blocked"),
            **facts,
        )
    return None


def blips(table: Table, _asked: Nothing) -> Verdict:
    """Judge which Blip tokens leave the board because their Enemies are aware."""
    return judged(table, "blips", lambda _consult: _blips(table)[0])


def blips_removed(table: Table, _asked: Nothing) -> Change | None:
    """Take Blip tokens off."""
    return _blips(table)[1]


def _blips(table: Table) -> tuple[Finding, Change | None]:
    told = Steps()
    off = [unit for unit in table.units.values() if unit.sheds_blip]
    stay = [u for u in table.units.values() if not u.aware and u.spawned and u.record.blip]
    if stay:
        told.add(rules.SPAWN_UNAWARE, "flashpoint.blips.stay", units=names(stay))
    tell_blips_off(told, off)
    if not off:
        told.add(rules.BLIP_REMOVED, "flashpoint.blips.none")
    answer = {
        "reserves": [unit.id for unit in off if unit.record.blip not in POOLED],
        "pool": [unit.id for unit in off if unit.record.blip in POOLED],
    }
    finding = told.finding(answer, "flashpoint.blips.off", "note", count=len(off))
    return finding, blips_off(table, off) if off else None


class PortalParams(Record):
    """A Portal token, and the Patrol that the players let through."""

    token: Id
    unit: Id | None = None


def portal(table: Table, params: PortalParams) -> Verdict:
    """Judge what comes through a Portal."""
    token = find_token(table, params.token, "portal", "token")
    return judged(table, "portal", lambda _consult: _portal(table, token)[0])


def through_portal(table: Table, params: PortalParams) -> Change | None:
    """Let a Patrol through; without one on the board the token becomes a Patrol itself."""
    token = find_token(table, params.token, "portal", "token")
    patrols = _portal(table, token)[1]
    gone = [("tokens", token.id)]
    if not patrols:
        return Change(removed=gone, added=[("units", _blip(table, token.zone, "patrol"))])
    name = params.unit or (patrols[0].id if len(patrols) == 1 else None)
    if name is None:
        return None
    unit = find_unit(table, name)
    if unit not in patrols:
        known = tuple(patrol.id for patrol in patrols)
        raise InputError("unit", "flashpoint.fault.no-patrol", id=name, known=known)
    through = unit_moved(table, unit, token.zone, teleports=True)
    return together(through, Change(removed=gone))


def _portal(table: Table, token: Token) -> tuple[Finding, list[Unit]]:
    told = Steps()
    patrols = [unit for unit in table.units.values() if unit.patrols]
    facts = {"zone": token.zone.called, "units": names(patrols), "count": len(patrols)}
    marks = zone_marks((token.zone,), "target")
    message_id = "flashpoint.portal.patrols" if patrols else "flashpoint.portal.turns"
    told.add(rules.PORTAL_STEP, message_id, *marks, **facts)
    answer = {"patrols": [unit.id for unit in patrols], "flip": not patrols}
    summary = "flashpoint.portal.choose" if patrols else "flashpoint.portal.flip"
    return told.finding(answer, summary, "note", **facts), patrols


def reinforce(table: Table, _asked: Nothing) -> Verdict:
    """Judge what the Escalation step adds to the Spawn Pool."""

    def decide(_consult: Consultation) -> Finding:
        told = Steps()
        message_id = "flashpoint.reinforce.elite" if table.alarm else "flashpoint.reinforce.quiet"
        told.add(rules.ROUND_ESCALATION, message_id)
        answer = {"elite-patrols": int(table.alarm)}
        return told.finding(answer, message_id, "blocked" if table.alarm else "clear")

    return judged(table, "reinforce", decide)


def reinforced(table: Table, _asked: Nothing) -> Change | None:
    """Put an Elite Patrol into the Spawn Pool."""
    return Change(fields=pool_after(table, 0, 1)) if table.alarm else None
