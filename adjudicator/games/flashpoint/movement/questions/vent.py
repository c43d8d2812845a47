"""The question `vent`: into, through and out of the Ventilation Shaft."""

from adjudicator.board.regions import Region
from adjudicator.core.change import Change, Edit, together
from adjudicator.core.faults import InputError
from adjudicator.core.input import Record
from adjudicator.core.question import Finding, Steps
from adjudicator.core.ruling import Consultation
from adjudicator.games.flashpoint.alarm.track import investigate, tell_token
from adjudicator.games.flashpoint.harm import rules as harm_rules
from adjudicator.games.flashpoint.movement import rules
from adjudicator.games.flashpoint.movement.acting import can_act
from adjudicator.games.flashpoint.movement.paying import can_pay, unpaid
from adjudicator.games.flashpoint.movement.sightings import view_on_leaving
from adjudicator.games.flashpoint.movement.walking import grip
from adjudicator.games.flashpoint.stealth.views import in_answer, tell_view
from adjudicator.games.flashpoint.table.action_tokens import available, lacks
from adjudicator.games.flashpoint.table.changes import movement_spent, operative_moved
from adjudicator.games.flashpoint.table.facts import written
from adjudicator.games.flashpoint.table.lookup import find_operative, read_zone
from adjudicator.games.flashpoint.table.marks import zone_mark, zone_marks
from adjudicator.games.flashpoint.table.pieces import Operative, Token
from adjudicator.games.flashpoint.table.records import Id, ZoneRef
from adjudicator.games.flashpoint.table.state import Table


class VentParams(Record):
    """A move into, through or out of the Ventilation Shaft, with its target if it leads out."""

    operative: Id
    to: ZoneRef | None = None


#: What ends when an Operative leaves the board: cover is lost with its zone, and so is Overwatch.
_LEFT_BEHIND: dict[str, object] = {"taking-cover": False, "overwatch": False}


def vent(table: Table, params: VentParams, consult: Consultation) -> Finding:
    """Judge a move through the Ventilation Shaft."""
    operative = find_operative(table, params.operative)
    at = operative.record.vent
    if at == "enter":
        return _vent_through(operative, consult)
    if at == "exit":
        return _vent_out(table, operative, params, consult)
    return _vent_in(table, operative, consult)


def _is_able(told: Steps, operative: Operative, tokens: int, consult: Consultation) -> bool | None:
    """Whether an Operative can crawl at all, and has the Movement tokens for it."""
    able: bool | None = can_act(told, operative, in_shaft=True)
    have = (available(operative) or {}).get("movement", 0)
    facts = {"who": operative.name, "have": have, "need": tokens}
    if operative.has("immobilized"):
        told.add(harm_rules.CONDITION_IMMOBILIZED, "flashpoint.action.immobilized", **facts)
        able = False
    lacking = lacks(operative, "movement", tokens)
    if lacking:
        told.add(rules.ACTION_EXHAUSTED, "flashpoint.vent.short", **facts)
        able = False
    if able and lacking is None:
        return can_pay(told, operative, "movement", consult, tokens)
    return able


def _vent_in(table: Table, operative: Operative, consult: Consultation) -> Finding:
    told, facts, zone = Steps(), {"who": operative.name}, operative.zone
    if zone is None:
        raise InputError("operative", "flashpoint.fault.off-board", id=operative.id)
    point = _access(table, zone)
    message_id = "flashpoint.vent.access" if point else "flashpoint.vent.no-access"
    told.add(rules.VENT_ACCESS, message_id, zone_mark(zone), **facts)
    held = grip(table, zone, consult)
    if held.engaged:
        told.add(rules.MOVE_ENGAGED, "flashpoint.vent.engaged", **facts, need=held.tokens)
    able = _is_able(told, operative, held.tokens, consult)
    if able is None and point:
        return _unpaid(told, operative, consult)
    if not able or point is None:
        return _barred(told, facts, held.tokens, None)
    told.add(rules.VENT_MOVE, "flashpoint.vent.in", **facts, tokens=held.tokens)
    answer = {
        "legal": True,
        "to": "enter",
        "tokens": held.tokens,
        "investigate": _hatch(told, table, point),
        **in_answer(()),
    }
    spent = movement_spent(operative, held.tokens)
    fields = {"zone": None, "vent": "enter", "entered": zone.written, **_LEFT_BEHIND, **spent}
    change = _through_hatch(table, operative, point, fields)
    return told.finding(answer, "flashpoint.vent.goes-in", "clear", change, **facts)


def _unpaid(told: Steps, operative: Operative, consult: Consultation) -> Finding:
    """Nobody can tell whether there is a Movement token for it."""
    fields = ("legal", "to", "tokens", "investigate", "checks", "spawns")
    return unpaid(told, operative, {**dict.fromkeys(fields)}, consult)


def _access(table: Table, zone: Region) -> Token | None:
    return next((t for t in table.tokens_of("access-point") if t.zone is zone), None)


def _barred(told: Steps, facts: dict[str, str], tokens: int, to: object) -> Finding:
    answer = {"legal": False, "to": to, "tokens": tokens, "investigate": None, **in_answer(())}
    return told.finding(answer, "flashpoint.vent.barred", "blocked", None, **facts)


def _hatch(told: Steps, table: Table, point: Token) -> str | list[int] | None:
    """Where the token of an Access Point goes that is opened."""
    if point.record.open:
        return None
    goes = tell_token(told, table, point.zone, rules.VENT_INVESTIGATE)
    return point.zone.written if goes == "zone" else goes


def _vent_through(operative: Operative, consult: Consultation) -> Finding:
    told, facts = Steps(), {"who": operative.name}
    able = _is_able(told, operative, 1, consult)
    if able is None:
        return _unpaid(told, operative, consult)
    if not able:
        return _barred(told, facts, 1, None)
    told.add(rules.VENT_MOVE, "flashpoint.vent.through", **facts)
    answer = {"legal": True, "to": "exit", "tokens": 1, "investigate": None, **in_answer(())}
    fields = {"vent": "exit", **movement_spent(operative, 1)}
    change = operative_moved(operative, fields)
    return told.finding(answer, "flashpoint.vent.goes-on", "clear", change, **facts)


def _vent_out(
    table: Table, operative: Operative, params: VentParams, consult: Consultation
) -> Finding:
    told, facts = Steps(), {"who": operative.name}
    points = {token.zone: token for token in table.tokens_of("access-point")}
    ends = table.in_order(frozenset(points))
    marks = zone_marks(ends, "reach")
    told.add(rules.VENT_MOVE, "flashpoint.vent.out", *marks, **facts, count=len(ends))
    end = None if params.to is None else read_zone(table, params.to, "to")
    if end is not None and end not in points:
        told.add(rules.VENT_ACCESS, "flashpoint.vent.no-access", zone_mark(end), **facts)
    able = _is_able(told, operative, 1, consult)
    barred = not ends or (end is not None and end not in points)
    if able is None and not barred:
        return _unpaid(told, operative, consult)
    if not able or barred:
        return _barred(told, facts, 1, written(ends))
    hatch = _hatch(told, table, points[end]) if end else None
    to = end.written if end else written(ends)
    answer: dict[str, object] = {"legal": True, "to": to, "tokens": 1, "investigate": hatch}
    if end is None:
        answer |= {"checks": None, "spawns": None}
        return told.finding(answer, "flashpoint.vent.goes-out", "clear", None, **facts)
    views = view_on_leaving(table, operative, end, consult)
    for view in views:
        tell_view(told, view)
    answer |= in_answer(views)
    fields = {"zone": end.written, "vent": None, "entered": None, **movement_spent(operative, 1)}
    change = _through_hatch(table, operative, points[end], fields)
    return told.finding(answer, "flashpoint.vent.goes-out", "clear", change, **facts)


def _through_hatch(
    table: Table, operative: Operative, point: Token, fields: dict[str, object]
) -> Change:
    """An Operative goes through an Access Point; one that was closed gets a token."""
    moved = operative_moved(operative, fields)
    if point.record.open:
        return moved
    opened = Change([Edit("tokens", point.id, {"open": True})])
    return together(moved, opened, investigate(table, point.zone))
