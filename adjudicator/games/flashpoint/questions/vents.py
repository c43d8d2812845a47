"""The question `vent`: into, through and out of the Ventilation Shaft."""

from adjudicator.games.flashpoint import rules
from adjudicator.games.flashpoint.asked import find_operative, read_zone
from adjudicator.games.flashpoint.doing import investigate, movement_spent
from adjudicator.games.flashpoint.finding import (
    Finding,
    Steps,
    judged,
    written,
    zone_mark,
    zone_marks,
)
from adjudicator.games.flashpoint.records import Id, ZoneRef
from adjudicator.games.flashpoint.state import Operative, Table, Token
from adjudicator.games.flashpoint.walking import grip
from adjudicator.kernel.change import Change, Edit, together
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
    spent = movement_spent(operative, held.tokens)
    fields = {"zone": None, "vent": "enter", "entered": zone.written, **spent}
    return finding, _through_hatch(table, operative, point, fields)


def _access(table: Table, zone: Region) -> Token | None:
    return next((t for t in table.tokens_of("access-point") if t.zone is zone), None)


def _vent_through(operative: Operative) -> tuple[Finding, Change | None]:
    told, facts = Steps(), {"who": operative.name}
    told.add(rules.VENT_MOVE, "flashpoint.vent.through", **facts)
    answer = {"legal": True, "to": "exit", "tokens": 1, "investigate": None}
    finding = told.finding(answer, "flashpoint.vent.goes-on", "clear", **facts)
    fields = {"vent": "exit", **movement_spent(operative, 1)}
    return finding, Change([Edit("operatives", operative.id, fields)])


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
    fields = {"zone": end.written, "vent": None, "entered": None, **movement_spent(operative, 1)}
    return finding, _through_hatch(table, operative, points[end], fields)


def _through_hatch(
    table: Table, operative: Operative, point: Token, fields: dict[str, object]
) -> Change:
    """An Operative goes through an Access Point; one that was closed gets a token."""
    moved = Change([Edit("operatives", operative.id, fields)])
    if point.record.open:
        return moved
    opened = Change([Edit("tokens", point.id, {"open": True})])
    return together(moved, opened, investigate(table, point.zone))
