"""The questions `move`, `walk` and `disengage`: where an Operative gets, and what holds it."""

from pydantic import Field, StrictBool

from adjudicator.board.regions import Region
from adjudicator.core.change import Change, Edit
from adjudicator.core.facts import Listing
from adjudicator.core.input import InputError, Record
from adjudicator.core.ruling import Consultation
from adjudicator.core.verdict import Verdict, edge_mark
from adjudicator.games.flashpoint import rules
from adjudicator.games.flashpoint.acting import can_act
from adjudicator.games.flashpoint.doing import doors_after, movement_spent
from adjudicator.games.flashpoint.finding import (
    Finding,
    Steps,
    called,
    judged,
    names,
    way_marks,
    written,
    zone_mark,
    zone_marks,
)
from adjudicator.games.flashpoint.lines import Door
from adjudicator.games.flashpoint.lookup import find_standing, read_zone
from adjudicator.games.flashpoint.questions.on_the_way import tell_views
from adjudicator.games.flashpoint.records import Count, Id, ZoneRef
from adjudicator.games.flashpoint.standing import Operative
from adjudicator.games.flashpoint.state import Table
from adjudicator.games.flashpoint.walking import Walk, grip, openable, slowed, walk


class MoveParams(Record):
    """A move: who, how many zones, and whether a door of its zone is opened first, or which."""

    operative: Id
    zones: Count = 2
    open_door: StrictBool | Id | None = Field(default=None, alias="open-door")


class WalkParams(MoveParams):
    """A move to a zone; a careful one goes one zone and takes cover there."""

    to: ZoneRef
    careful: StrictBool = False


class OperativeParams(Record):
    """An Operative."""

    operative: Id


def move(table: Table, params: MoveParams) -> Verdict:
    """Judge where a move may end."""
    operative, zone = find_standing(table, params.operative)
    doors = _doors(table, zone, params.open_door)

    def decide(consult: Consultation) -> Finding:
        told = Steps()
        found = _set_out(table, operative, zone, params.zones, doors, told, consult)
        marks = zone_marks(found.ends, "reach")
        facts = {"count": len(found.ends), "far": found.far, "who": operative.name}
        told.add(rules.MOVE_ADJACENT, "flashpoint.move.ends", *marks, **facts)
        return told.finding(
            {"zones": written(found.ends)}, "flashpoint.move.reach", "note", **facts
        )

    return judged(table, "move", decide)


def _doors(table: Table, zone: Region, named: bool | str | None) -> tuple[Door, ...]:  # noqa: FBT001
    """The doors of which one may be opened first."""
    near = openable(table, zone)
    if isinstance(named, str):
        if named not in table.doors:
            known = tuple(table.doors)
            raise InputError("open-door", "flashpoint.fault.unknown-door", id=named, known=known)
        return tuple(door for door in near if door.id == named)
    return near if named else ()


def _set_out(  # noqa: PLR0913, PLR0917 - all that a move depends on
    table: Table,
    operative: Operative,
    zone: Region,
    zones: int,
    doors: tuple[Door, ...],
    told: Steps,
    consult: Consultation,
) -> Walk:
    """How far an Operative gets, with every reason."""
    far = _allowed(operative, zones, told)
    held = grip(table, zone, consult)
    if held.engaged and far:
        have = operative.record.movement_tokens
        facts = {"who": operative.name, "need": held.tokens, "have": have}
        mark = zone_mark(zone, "blocked")
        if have < held.tokens:
            told.add(rules.MOVE_ENGAGED, "flashpoint.move.held", mark, **facts)
            far = 0
        else:
            told.add(rules.MOVE_DISENGAGE, "flashpoint.move.breaks-free", mark, **facts)
    found = walk(table, zone, far, doors if far else ())
    if found.doors:
        marks = tuple(edge_mark(door.edge, "crossed") for door in found.doors)
        told.add(rules.MOVE_OPEN_DOOR, "flashpoint.move.door", *marks, count=len(found.doors))
    if found.held:
        marks = zone_marks(found.held, "blocker")
        told.add(rules.MOVE_STOPS, "flashpoint.move.stopped", *marks, zones=called(found.held))
    return found


def _allowed(operative: Operative, zones: int, told: Steps) -> int:
    """How many zones the move is long."""
    facts = {"who": operative.name, "zones": zones}
    if operative.record.downed:
        told.add(rules.DAMAGE_DOWNED, "flashpoint.move.downed", **facts)
        return 0
    if operative.is_soldier:
        told.add(rules.SOLDIER_ACTIVATES, "flashpoint.move.soldier", **facts)
        return 0
    if operative.has("immobilized"):
        told.add(rules.CONDITION_IMMOBILIZED, "flashpoint.move.immobilized", **facts)
        return 0
    told.add(rules.MOVE_STANDARD, "flashpoint.move.zones", **facts)
    if operative.has("cripple"):
        told.add(rules.CONDITION_CRIPPLE, "flashpoint.move.crippled", **facts)
    if operative.record.carrying:
        told.add(rules.MOVE_CARRYING, "flashpoint.move.carrying", **facts)
    return max(zones - slowed(operative), 0)


def walking(table: Table, params: WalkParams) -> Verdict:
    """Judge a move to a zone."""
    return judged(table, "walk", lambda consult: _walk(table, params, consult)[0])


def _walk(table: Table, params: WalkParams, consult: Consultation) -> tuple[Finding, Change | None]:
    operative, zone = find_standing(table, params.operative)
    end = read_zone(table, params.to, "to")
    told = Steps()
    zones = 1 if params.careful else params.zones
    doors = _doors(table, zone, params.open_door)
    found = _set_out(table, operative, zone, zones, doors, told, consult)
    legal = end in found.ends and not (operative.record.downed or operative.is_soldier)
    keys = found.way(end) if legal else ()
    way = [table.zone_of(key) for key in keys]
    tokens = grip(table, zone, consult).tokens if len(way) > 1 else 1
    facts = {"who": operative.name, "end": end.called, "count": max(len(way) - 1, 0)}
    message_id = "flashpoint.walk.way" if legal else "flashpoint.walk.too-far"
    told.add(rules.MOVE_ADJACENT, message_id, *way_marks(way), **facts)
    if legal and params.careful:
        told.add(rules.MOVE_CAREFUL, "flashpoint.walk.careful", zone_mark(end, "cover"), **facts)
    used = _door_used(way, found.doors)
    tell_views(told, table, operative, way, used, consult)
    answer = {"legal": legal, "path": written(way), "tokens": tokens if legal else 0}
    summary = "flashpoint.walk.legal" if legal else "flashpoint.walk.barred"
    finding = told.finding(answer, summary, "clear" if legal else "blocked", **facts, tokens=tokens)
    return finding, _walked(table, operative, end, used, params, tokens) if legal else None


def _door_used(way: list[Region], doors: tuple[Door, ...]) -> Door | None:
    """The door that the way leads through; the first, if one was named and it leads elsewhere."""
    pair = set(way[:2])
    for door in doors:
        cells = {cell for zone in pair for cell in zone.cells}
        if len(pair) > 1 and set(door.edge.spaces) <= cells:
            return door
    return None


def _walked(  # noqa: PLR0913, PLR0917 - all that a move changes
    table: Table,
    operative: Operative,
    end: Region,
    door: Door | None,
    params: WalkParams,
    tokens: int,
) -> Change:
    """What a move changes: where the Operative is, its tokens and its cover, and a door."""
    record = operative.record
    fields: dict[str, object] = {"zone": end.written}
    if end is not operative.zone or params.careful:
        fields["taking-cover"] = params.careful
    if end is not operative.zone and record.overwatch:
        fields["overwatch"] = False
    fields |= movement_spent(operative, tokens)
    edits = [Edit("operatives", operative.id, fields)]
    return Change(edits, fields=doors_after(table, door) if door else {})


def walked(table: Table, params: WalkParams) -> Change | None:
    """Carry out a move."""
    return _walk(table, params, Consultation(table.readings))[1]


def disengage(table: Table, params: OperativeParams) -> Verdict:
    """Judge whether an Operative is engaged, and what leaving its zone takes."""
    operative, zone = find_standing(table, params.operative)

    def decide(consult: Consultation) -> Finding:
        told = Steps()
        held = grip(table, zone, consult)
        facts = {
            "who": operative.name,
            "zone": zone.called,
            "tokens": held.tokens,
            "units": names(held.aware),
            "counted": names(held.counted),
            "count": len(held.counted),
        }
        unaware = tuple(unit for unit in table.units_in(zone) if not unit.aware)
        if unaware:
            listed = names(unaware)
            told.add(rules.MOVE_UNAWARE, "flashpoint.disengage.unaware", units=listed)
        mark = zone_mark(zone, "blocked" if held.engaged else "clear")
        if held.engaged:
            told.add(rules.MOVE_ENGAGED, "flashpoint.disengage.engaged", mark, **facts)
            told.add(rules.MOVE_DISENGAGE, "flashpoint.disengage.tokens", **facts)
            summary = "flashpoint.disengage.costs"
        else:
            told.add(rules.MOVE_ENGAGED, "flashpoint.disengage.free", mark, **facts)
            summary = "flashpoint.disengage.none"
        answer = {"engaged": held.engaged, "tokens": held.tokens}
        return told.finding(answer, summary, "blocked" if held.engaged else "clear", **facts)

    return judged(table, "disengage", decide)


class DoorParams(Record):
    """An Operative and a door of its zone, to be opened or closed."""

    operative: Id
    door: Id


def door(table: Table, params: DoorParams) -> Verdict:
    """Judge whether a door may be opened or closed with a move."""
    return judged(table, "door", lambda _consult: _door(table, params)[0])


def _door(table: Table, params: DoorParams) -> tuple[Finding, Change | None]:
    operative, zone = find_standing(table, params.operative)
    if params.door not in table.doors:
        known = tuple(table.doors)
        raise InputError("door", "flashpoint.fault.unknown-door", id=params.door, known=known)
    found = table.doors[params.door]
    told = Steps()
    beside = zone in {table.by_cell.get(space) for space in found.edge.spaces}
    fixed = found.secured
    state = "closed" if found.open else "open"
    mark = edge_mark(found.edge, "note")
    facts = {"who": operative.name, "edge": Listing((found.edge,)), "state": state}
    message_id = "flashpoint.door.beside" if beside else "flashpoint.door.away"
    told.add(rules.MOVE_OPEN_DOOR, message_id, mark, **facts)
    if fixed:
        told.add(rules.DOOR_SECURITY, "flashpoint.door.security", mark, **facts)
    legal = can_act(told, operative) and beside and not fixed
    answer = {"legal": legal, "state": state if legal else ("open" if found.open else "closed")}
    summary = "flashpoint.door.turns" if legal else "flashpoint.door.stays"
    finding = told.finding(answer, summary, "clear" if legal else "blocked", **facts)
    change = Change(fields=doors_after(table, found)) if legal else None
    return finding, change


def door_turned(table: Table, params: DoorParams) -> Change | None:
    """Open or close a door."""
    return _door(table, params)[1]
