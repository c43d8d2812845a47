"""Enemies coming into play: `spawn`, `spawn-point`, `blips`, `portal` and `empower`."""

from typing import Annotated, Literal

from pydantic import Field

from adjudicator.games.flashpoint import rules
from adjudicator.games.flashpoint.asked import find_token, find_unit
from adjudicator.games.flashpoint.finding import (
    Finding,
    Steps,
    judged,
    names,
    zone_mark,
    zone_marks,
)
from adjudicator.games.flashpoint.questions.enemy_attacks import Nothing
from adjudicator.games.flashpoint.questions.enemy_moves import LIMIT
from adjudicator.games.flashpoint.records import Count, DisplayRecord, Id, Name
from adjudicator.games.flashpoint.state import Table, Token
from adjudicator.kernel.change import Change, Edit
from adjudicator.kernel.ruling import Consultation
from adjudicator.kernel.scene import Malformed, Record, place
from adjudicator.kernel.verdict import Verdict

_Type = Literal["basic", "elite"]


class SpawnAsked(Record):
    """The Initiative on the Spawn card that was drawn for a Blip, or for an Enemy type."""

    initiative: Count
    unit: Id | None = None
    type: _Type | None = None


def spawn(table: Table, asked: SpawnAsked) -> Verdict:
    """Judge which Enemies spawn."""
    return judged(table, "spawn", lambda _consult: _spawn(table, asked)[0])


def spawned(table: Table, asked: SpawnAsked) -> Change | None:
    """Put the figures on the board."""
    return _spawn(table, asked)[1]


def _spawn(table: Table, asked: SpawnAsked) -> tuple[Finding, Change | None]:
    told, kind = Steps(), _type(table, asked)
    display = sorted((e for e in table.display if e.type == kind), key=lambda e: e.initiative)
    if not display:
        raise Malformed(place("scene", "display"), "flashpoint.fault.no-display", type=kind)
    drawn = next((e for e in display if e.initiative == asked.initiative), None)
    if drawn is None:
        known = tuple(entry.initiative for entry in display)
        raise Malformed("initiative", "flashpoint.fault.no-slot", type=kind, known=known)
    told.add(rules.SPAWN_CARD, "flashpoint.spawn.card", who=drawn.name, initiative=drawn.initiative)
    entry = _available(table, display, drawn, told)
    event = entry is drawn
    if entry is None:
        told.add(rules.SPAWN_LOST, "flashpoint.spawn.lost", kind=kind)
        answer: dict[str, object] = {"enemy": None, "figures": [], "event": False, "lost": True}
        return told.finding(answer, "flashpoint.spawn.over", "blocked"), None
    figures = [{"name": entry.name, "count": entry.spawn}]
    told.add(rules.SPAWN_VALUE, "flashpoint.spawn.figures", who=entry.name, count=entry.spawn)
    thrall = _thrall(table)
    if entry.thralls and thrall:
        figures.append({"name": thrall.name, "count": entry.thralls})
        told.add(
            rules.SPAWN_THRALLS, "flashpoint.spawn.thralls", who=thrall.name, count=entry.thralls
        )
    told.add(rules.SPAWN_EVENT, "flashpoint.spawn.event" if event else "flashpoint.spawn.no-event")
    answer = {"enemy": entry.name, "figures": figures, "event": event, "lost": False}
    finding = told.finding(
        answer, "flashpoint.spawn.comes", "note", who=entry.name, count=entry.spawn
    )
    return finding, _spawn_change(table, asked, entry, thrall)


def _type(table: Table, asked: SpawnAsked) -> str:
    """Basic or Elite: as asked, or as the Blip is."""
    if asked.type:
        return asked.type
    if asked.unit is None:
        raise Malformed("type", "input.missing")
    blip = find_unit(table, asked.unit).record.blip or ""
    return "elite" if blip.startswith("elite") else "basic"


def _available(
    table: Table, display: list[DisplayRecord], drawn: DisplayRecord, told: Steps
) -> DisplayRecord | None:
    """The first Enemy from the drawn one up, and round again, with enough figures left."""
    at = display.index(drawn)
    for entry in (*display[at:], *display[:at]):
        if _enough(table, entry):
            return entry
        told.add(rules.SPAWN_SHORT, "flashpoint.spawn.short", who=entry.name, count=entry.reserve)
    return None


def _thrall(table: Table) -> DisplayRecord | None:
    """The Thrall of the lowest Initiative."""
    return min((e for e in table.display if e.thrall), key=lambda e: e.initiative, default=None)


def _enough(table: Table, entry: DisplayRecord) -> bool:
    thrall = _thrall(table)
    if not entry.thralls or thrall is None:
        return entry.reserve >= entry.spawn and not entry.thralls
    if thrall is entry:
        return entry.reserve >= entry.spawn + entry.thralls
    return entry.reserve >= entry.spawn and thrall.reserve >= entry.thralls


def _spawn_change(
    table: Table, asked: SpawnAsked, entry: DisplayRecord, thrall: DisplayRecord | None
) -> Change | None:
    """The unit with its figures, their numbers still to be typed in; the Reserves smaller."""
    if asked.unit is None or table.units[asked.unit].spawned:
        return None
    figures = [{"name": entry.name, "count": entry.spawn, "initiative": entry.initiative}]
    gone = {entry.name: entry.spawn}
    if entry.thralls and thrall:
        more = {"name": thrall.name, "count": entry.thralls, "initiative": thrall.initiative}
        figures.append(more)
        gone[thrall.name] = gone.get(thrall.name, 0) + entry.thralls
    known = {f.name: f.record for u in table.units.values() for f in u.figures}
    written = [
        {
            **known[f["name"]].model_dump(
                by_alias=True, mode="json", exclude={"suffered", "conditions", "stunned"}
            ),
            **f,
        }
        if f["name"] in known
        else f
        for f in figures
    ]
    display = [
        {**e.model_dump(mode="json"), "reserve": e.reserve - gone.get(e.name, 0)}
        for e in table.display
    ]
    return Change([Edit("units", asked.unit, {"figures": written})], fields={"display": display})


class SpawnPointAsked(Record):
    """The number that was rolled for a Blip of the Spawn Pool, and how many are still to come."""

    roll: Count
    waiting: Count = 1


def spawn_point(table: Table, asked: SpawnPointAsked) -> Verdict:
    """Judge at which Spawn Point a Blip comes in."""

    def decide(_consult: Consultation) -> Finding:
        told = Steps()
        points = sorted(
            (t for t in table.tokens_of("spawn") if t.record.active),
            key=lambda t: t.record.number or 0,
        )
        point = _free_point(table, points, asked.roll, told)
        discard = 0 if point else asked.waiting
        answer = {"point": point.record.number if point else None, "discard": discard}
        if point is None:
            told.add(rules.SPAWN_FULL, "flashpoint.entry.full", count=discard)
            return told.finding(answer, "flashpoint.entry.none", "blocked", count=discard)
        facts = {"number": point.record.number, "zone": point.zone.called}
        told.add(
            rules.SPAWN_POINT, "flashpoint.entry.here", zone_mark(point.zone, "target"), **facts
        )
        return told.finding(answer, "flashpoint.entry.at", "note", **facts)

    return judged(table, "spawn-point", decide)


def _free_point(table: Table, points: list[Token], roll: int, told: Steps) -> Token | None:
    """The rolled point, or the next one up and round again that is below its limit."""
    first = next((i for i, t in enumerate(points) if (t.record.number or 0) >= roll), 0)
    for point in (*points[first:], *points[:first]):
        if len([u for u in table.units_in(point.zone) if not u.record.technician]) < LIMIT:
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
    off = [u for u in table.units.values() if u.aware and u.spawned and u.record.blip]
    pool = [unit for unit in off if unit.patrols]
    reserves = [unit for unit in off if not unit.patrols]
    stay = [u for u in table.units.values() if not u.aware and u.spawned and u.record.blip]
    if stay:
        told.add(rules.SPAWN_UNAWARE, "flashpoint.blips.stay", units=names(stay))
    if reserves:
        told.add(rules.BLIP_REMOVED, "flashpoint.blips.reserves", units=names(reserves))
    if pool:
        told.add(rules.BLIP_REMOVED, "flashpoint.blips.pool", units=names(pool))
    if not off:
        told.add(rules.BLIP_REMOVED, "flashpoint.blips.none")
    answer = {"reserves": [u.id for u in reserves], "pool": [u.id for u in pool]}
    finding = told.finding(answer, "flashpoint.blips.off", "note", count=len(off))
    edits = [Edit("units", unit.id, {"blip": None}) for unit in off]
    return finding, Change(edits) if edits else None


class PortalAsked(Record):
    """A Portal token."""

    token: Id


def portal(table: Table, asked: PortalAsked) -> Verdict:
    """Judge what comes through a Portal."""
    token = find_token(table, asked.token, "portal", "token")

    def decide(_consult: Consultation) -> Finding:
        told = Steps()
        patrols = [unit for unit in table.units.values() if unit.patrols]
        facts = {"zone": token.zone.called, "units": names(patrols), "count": len(patrols)}
        marks = zone_marks((token.zone,), "target")
        says = "flashpoint.portal.patrols" if patrols else "flashpoint.portal.turns"
        told.add(rules.PORTAL_STEP, says, *marks, **facts)
        answer = {"patrols": [unit.id for unit in patrols], "flip": not patrols}
        gist = "flashpoint.portal.choose" if patrols else "flashpoint.portal.flip"
        return told.finding(answer, gist, "note", **facts)

    return judged(table, "portal", decide)


class EmpowerAsked(Record):
    """The Enemies of the Display that are to be empowered, by their names."""

    enemies: Annotated[tuple[Name, ...], Field(min_length=1, max_length=20)]


def empower(table: Table, asked: EmpowerAsked) -> Verdict:
    """Judge which Enemy cards turn to their empowered side."""

    def decide(_consult: Consultation) -> Finding:
        told = Steps()
        display = sorted(table.display, key=lambda entry: entry.initiative)
        taken = {entry.name for entry in display if entry.empowered}
        turned, discard = [], 0
        for number, name in enumerate(asked.enemies):
            at = next((i for i, e in enumerate(display) if e.name == name), None)
            if at is None:
                known = tuple(entry.name for entry in display)
                at_name = place("", "enemies", number)
                raise Malformed(at_name, "flashpoint.fault.unknown-enemy", name=name, known=known)
            free = [e for e in (*display[at:], *display[:at]) if e.name not in taken]
            if not free:
                discard += 1
                told.add(rules.EMPOWER_ALL, "flashpoint.empower.all", who=name)
                continue
            own = free[0].name == name
            rule = rules.EMPOWER_CARD if own else rules.EMPOWER_NEXT
            says = "flashpoint.empower.turns" if own else "flashpoint.empower.next"
            told.add(rule, says, who=name, other=free[0].name)
            taken.add(free[0].name)
            turned.append(free[0].name)
        answer = {"empowered": turned, "discard": discard}
        facts = {"count": len(turned), "who": names(turned)}
        return told.finding(answer, "flashpoint.empower.done", "note", **facts)

    return judged(table, "empower", decide)
