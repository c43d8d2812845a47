"""The questions `los`, `sight` and `range`: who sees where, and how far it is."""

from pydantic import Field, StrictBool

from adjudicator.board.regions import GRAIN, Region
from adjudicator.board.squares import Space
from adjudicator.core.facts import Listing
from adjudicator.core.input import Record
from adjudicator.core.ruling import Consultation
from adjudicator.core.verdict import Mark, Verdict, area_mark, edge_mark, line_mark, point_mark
from adjudicator.games.flashpoint import rules, rulings
from adjudicator.games.flashpoint.finding import (
    Finding,
    Steps,
    between,
    judged,
    written,
    zone_marks,
)
from adjudicator.games.flashpoint.lines import Contact, Line
from adjudicator.games.flashpoint.lookup import EndRecord, read_end
from adjudicator.games.flashpoint.sight import is_clear, sees
from adjudicator.games.flashpoint.state import Table


class FromTo(Record):
    """Two zones."""

    start: EndRecord = Field(alias="from")
    to: EndRecord


class From(Record):
    """One zone."""

    start: EndRecord = Field(alias="from")


class RangeParams(FromTo):
    """Two zones, and whether walls and doors are counted through."""

    through_walls: StrictBool = Field(default=False, alias="through-walls")


def los(table: Table, params: FromTo) -> Verdict:
    """Judge the line between two zones."""
    start, end = read_end(table, params.start, "from"), read_end(table, params.to, "to")
    return judged(table, "los", lambda consult: look(table, start, end, consult))


def look(table: Table, start: Region, end: Region, consult: Consultation) -> Finding:
    """Look along a line."""
    told = Steps()
    line = table.line(start, end)
    clear = start is end or is_clear(line, consult)
    facts = {"start": start.called, "end": end.called}
    if start is end:
        told.add(rules.LOS_SAME_ZONE, "flashpoint.los.same-zone", **facts)
    else:
        tell_line(told, line, consult, clear=clear)
    message_id = "flashpoint.los.clear" if clear else "flashpoint.los.blocked"
    told.add(rules.LOS_BOTH_WAYS, message_id, **facts)
    reason = "clear" if clear else _why(line)
    tone = "clear" if clear else "blocked"
    return told.finding({"clear": clear}, f"flashpoint.los.{reason}", tone, **facts)


def _why(line: Line) -> str:
    if line.blockers:
        return "blocked"
    return "doorways" if line.passed > 1 else "off-map"


def tell_line(told: Steps, line: Line, consult: Consultation, *, clear: bool) -> None:
    """Tell what a line meets."""
    facts = {"start": line.start.called, "end": line.end.called}
    told.add(rules.LOS_LINE, "flashpoint.los.line", *_drawn(line, clear=clear), **facts)
    touched = [contact for contact in line.blockers if at_end(line, contact)]
    crossed = [contact for contact in line.blockers if contact not in touched]
    _met(told, "flashpoint.los.crossed", crossed)
    _met(told, "flashpoint.los.touched", touched)
    if line.doorways:
        message_id = "flashpoint.los.doorway" if line.passed == 1 else "flashpoint.los.two-doorways"
        marks = (edge_mark(contact.edge, "crossed") for contact in line.doorways)
        told.add(rules.LOS_DOORWAY, message_id, *marks, count=line.passed)
    if line.border and not line.blockers and line.passed < 2:
        open_air = consult(rulings.OUTLINE) == "open"
        message_id = "flashpoint.los.over-edge" if open_air else "flashpoint.los.edge-stops"
        told.add(rules.LOS_MAP_EDGE, message_id, edge_mark(line.border[0].edge, "blocker"))


def _met(told: Steps, message_id: str, contacts: list[Contact]) -> None:
    if not contacts:
        return
    edges = tuple(dict.fromkeys(contact.edge for contact in contacts))
    rule = rules.LOS_CORNER if message_id.endswith("touched") else rules.LOS_OBSTACLE
    marks = (edge_mark(edge, "blocker") for edge in edges)
    told.add(rule, message_id, *marks, edges=Listing(edges), count=len(edges))


def at_end(line: Line, contact: Contact) -> bool:
    """Whether a line meets an edge only at one of its ends."""
    start, end = line.start.centre, line.end.centre
    x = start.x + contact.share * (end.x - start.x)
    y = start.y + contact.share * (end.y - start.y)
    return any(x == c.x * GRAIN and y == c.y * GRAIN for c in contact.edge.ends)


def _drawn(line: Line, *, clear: bool) -> tuple[Mark, ...]:
    """The line: whole, or up to what stops it and beyond."""
    start, end = line.start.position, line.end.position
    if clear or not line.blockers:
        return (between(line.start, line.end, "clear" if clear else "blocked"),)
    share = float(line.blockers[0].share)
    at = (start[0] + share * (end[0] - start[0]), start[1] + share * (end[1] - start[1]))
    return line_mark(start, at, "clear"), line_mark(at, end, "blocked"), point_mark(at, "blocker")


def sight(table: Table, params: From) -> Verdict:
    """Judge which zones are seen from one."""
    start = read_end(table, params.start, "from")

    def decide(consult: Consultation) -> Finding:
        told = Steps()
        others = frozenset(zone for zone in table.zones if zone is not start)
        seen = table.in_order(frozenset(z for z in others if sees(table, start, z, consult)))
        hidden = table.in_order(others - set(seen))
        marks = (*zone_marks(seen, "clear"), *_hidden(hidden))
        told.add(
            rules.LOS_LINE, "flashpoint.sight.seen", *marks, start=start.called, count=len(seen)
        )
        facts = {"start": start.called, "count": len(seen)}
        return told.finding({"clear": written(seen)}, "flashpoint.sight.zones", "note", **facts)

    return judged(table, "sight", decide)


def _hidden(zones: tuple[Region, ...]) -> tuple[Mark, ...]:
    cells = tuple(cell for zone in zones for cell in zone.cells)
    return (area_mark(cells, "hidden"),) if cells else ()


def distance(table: Table, params: RangeParams) -> Verdict:
    """Judge how far it is."""
    start, end = read_end(table, params.start, "from"), read_end(table, params.to, "to")
    ways = "straight_ways" if params.through_walls else "open_ways"

    def decide(_consult: Consultation) -> Finding:
        told = Steps()
        far = table.distances(ways, start).get(end.key)
        facts = {"start": start.called, "end": end.called, "count": far}
        if params.through_walls:
            told.add(rules.RANGE_WITHOUT_LOS, "flashpoint.range.through", **facts)
        else:
            told.add(rules.RANGE_ADJACENT, "flashpoint.range.around", **facts)
        if start is end:
            told.add(rules.RANGE_SAME_ZONE, "flashpoint.range.zero", **facts)
        elif far is None:
            told.add(rules.RANGE_COUNT, "flashpoint.range.none", **facts)
        else:
            way = [table.zone_of(key) for key in _way(table, ways, start, end)]
            told.add(
                rules.RANGE_COUNT,
                "flashpoint.range.counted",
                *zone_marks(way[1:], "reach"),
                **facts,
            )
        message_id = "flashpoint.range.unreached" if far is None else "flashpoint.range.far"
        return told.finding(
            {"range": far}, message_id, "blocked" if far is None else "note", **facts
        )

    return judged(table, "range", decide)


def _way(table: Table, ways: str, start: Region, end: Region) -> tuple[Space, ...]:
    network = getattr(table, ways)
    found: tuple[Space, ...] = network.ways(start.key).to(end.key)
    return found
