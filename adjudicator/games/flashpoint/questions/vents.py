"""The question `vent`: into, through and out of the Ventilation Shaft."""

from adjudicator.games.flashpoint import rules
from adjudicator.games.flashpoint.asked import find_operative, read_zone
from adjudicator.games.flashpoint.finding import (
    Finding,
    Steps,
    judged,
    written,
    zone_mark,
    zone_marks,
)
from adjudicator.games.flashpoint.questions.noise import free_id
from adjudicator.games.flashpoint.records import Id, ZoneRef
from adjudicator.games.flashpoint.state import Operative, Table, Token
from adjudicator.games.flashpoint.walking import grip
from adjudicator.kernel.change import Change, Edit
from adjudicator.kernel.regions import Region
from adjudicator.kernel.ruling import Consultation
from adjudicator.kernel.scene import Malformed, Record
from adjudicator.kernel.verdict import Verdict


class VentAsked(Record):
    """A move into, through or out of the Ventilation Shaft; where to, if it leads out."""

    operative: Id
    to: ZoneRef | None = None


def vent(table: Table, asked: VentAsked) -> Verdict:
    """Judge a move through the Ventilation Shaft."""
    return judged(table, "vent", lambda consult: _vent(table, asked, consult)[0])


def vented(table: Table, asked: VentAsked) -> Change | None:
    """Move through the Ventilation Shaft."""
    return _vent(table, asked, Consultation(table.readings))[1]


def _vent(table: Table, asked: VentAsked, consult: Consultation) -> tuple[Finding, Change | None]:
    operative = find_operative(table, asked.operative)
    at = operative.record.vent
    if at == "enter":
        return _vent_through(operative)
    if at == "exit":
        return _vent_out(table, operative, asked)
    return _vent_in(table, operative, consult)


def _vent_in(
    table: Table, operative: Operative, consult: Consultation
) -> tuple[Finding, Change | None]:
    told, facts = Steps(), {"who": operative.name}
    zone = operative.zone
    if zone is None:
        raise Malformed("operative", "flashpoint.fault.off-board", id=operative.id)
    point = _access(table, zone)
    says = "flashpoint.vent.access" if point else "flashpoint.vent.no-access"
    told.add(rules.VENT_ACCESS, says, zone_mark(zone), **facts)
    held = grip(table, zone, consult)
    short = held.engaged and operative.record.movement_tokens < held.tokens
    if held.engaged:
        told.add(rules.MOVE_ENGAGED, "flashpoint.vent.engaged", **facts, need=held.tokens)
    legal = point is not None and not short and not operative.record.downed
    opens = bool(point and not point.record.open)
    if legal:
        told.add(rules.VENT_MOVE, "flashpoint.vent.in", **facts)
        if opens:
            told.add(
                rules.VENT_INVESTIGATE,
                "flashpoint.vent.opened",
                zone_mark(zone, "blocked"),
                **facts,
            )
    answer = {
        "legal": legal,
        "to": "enter" if legal else None,
        "tokens": held.tokens,
        "investigate": zone.written if legal and opens else None,
    }
    says = "flashpoint.vent.goes-in" if legal else "flashpoint.vent.barred"
    finding = told.finding(answer, says, "clear" if legal else "blocked", **facts)
    if not legal or point is None:
        return finding, None
    edits = [
        Edit("operatives", operative.id, {"zone": None, "vent": "enter", "entered": zone.written}),
        Edit("tokens", point.id, {"open": True}),
    ]
    return finding, Change(edits, added=_investigate(table, zone) if opens else ())


def _access(table: Table, zone: Region) -> Token | None:
    return next((t for t in table.tokens_of("access-point") if t.zone is zone), None)


def _investigate(table: Table, zone: Region) -> list[tuple[str, dict[str, object]]]:
    token: dict[str, object] = {
        "id": free_id(table, "investigate"),
        "kind": "investigate",
        "zone": zone.written,
    }
    return [("tokens", token)]


def _vent_through(operative: Operative) -> tuple[Finding, Change | None]:
    told, facts = Steps(), {"who": operative.name}
    told.add(rules.VENT_MOVE, "flashpoint.vent.through", **facts)
    answer = {"legal": True, "to": "exit", "tokens": 1, "investigate": None}
    finding = told.finding(answer, "flashpoint.vent.goes-on", "clear", **facts)
    return finding, Change([Edit("operatives", operative.id, {"vent": "exit"})])


def _vent_out(
    table: Table, operative: Operative, asked: VentAsked
) -> tuple[Finding, Change | None]:
    told, facts = Steps(), {"who": operative.name}
    points = {token.zone: token for token in table.tokens_of("access-point")}
    ends = table.in_order(frozenset(points))
    told.add(
        rules.VENT_MOVE, "flashpoint.vent.out", *zone_marks(ends, "reach"), **facts, count=len(ends)
    )
    end = None if asked.to is None else read_zone(table, asked.to, "to")
    legal = bool(ends) if end is None else end in points
    opens = end is not None and legal and not points[end].record.open
    if opens and end:
        told.add(
            rules.VENT_INVESTIGATE, "flashpoint.vent.opened", zone_mark(end, "blocked"), **facts
        )
    if end is not None and not legal:
        told.add(rules.VENT_ACCESS, "flashpoint.vent.no-access", zone_mark(end), **facts)
    answer = {
        "legal": legal,
        "to": end.written if end and legal else written(ends),
        "tokens": 1,
        "investigate": end.written if end and opens else None,
    }
    says = "flashpoint.vent.goes-out" if legal else "flashpoint.vent.barred"
    finding = told.finding(answer, says, "clear" if legal else "blocked", **facts)
    if end is None or not legal:
        return finding, None
    edits = [
        Edit("operatives", operative.id, {"zone": end.written, "vent": None, "entered": None}),
        Edit("tokens", points[end].id, {"open": True}),
    ]
    return finding, Change(edits, added=_investigate(table, end) if opens else ())
