"""Whether two zones see each other, and what the line between them meets."""

from collections.abc import Iterable

from adjudicator.board.regions import GRAIN, Region
from adjudicator.core.facts import Listing
from adjudicator.core.question import Finding, Steps
from adjudicator.core.ruling import Consultation
from adjudicator.core.verdict import Mark, Tone, edge_mark, line_mark, point_mark
from adjudicator.games.flashpoint.sight import rules
from adjudicator.games.flashpoint.table import rulings
from adjudicator.games.flashpoint.table.lines import Contact, Line
from adjudicator.games.flashpoint.table.marks import between
from adjudicator.games.flashpoint.table.state import Table


def is_clear(line: Line, consult: Consultation) -> bool:
    """Whether a line may be drawn."""
    if line.blockers or line.passed > 1:
        return False
    return not line.border or consult(rulings.OUTLINE) == "open"


def sees(table: Table, start: Region, end: Region, consult: Consultation) -> bool:
    """Whether two zones have a line of sight; a zone always sees itself."""
    if start is end:
        return True
    plain = table.is_plain(start, end)
    return is_clear(table.line(start, end), consult) if plain is None else plain


def seen_from(
    table: Table, end: Region, starts: Iterable[Region], consult: Consultation
) -> set[Region]:
    """The zones of some that have a line of sight to a zone, as `sees` tells for each."""
    found: set[Region] = set()
    asked = dict.fromkeys(starts)
    table.look_up(end, asked)
    for start in asked:
        plain = start is end or table.plain[start, end]
        if plain or (plain is None and is_clear(table.line(start, end), consult)):
            found.add(start)
    return found


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
    tone: Tone = "clear" if clear else "blocked"
    return told.finding({"clear": clear}, f"flashpoint.los.{reason}", tone, None, **facts)


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
