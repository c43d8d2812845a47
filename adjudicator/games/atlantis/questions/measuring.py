"""The questions about reach: distance, in-range, adjacent, radius, straight-line."""

from collections.abc import Iterator
from typing import Annotated

from pydantic import Field, StrictInt

from adjudicator.board.hexes import Hex, apart, offsets_within
from adjudicator.core.facts import Listing
from adjudicator.core.input import Record
from adjudicator.core.ruling import Consultation, rule_on
from adjudicator.core.verdict import (
    Mark,
    Step,
    Summary,
    Verdict,
    area_mark,
    line_mark,
    measure_mark,
    space_mark,
    verdict_on,
)
from adjudicator.games.atlantis import rules
from adjudicator.games.atlantis.lines import Line, line_between
from adjudicator.games.atlantis.table.ends import (
    End,
    EndRecord,
    FromTo,
    names,
    piece_marks,
    read_end,
)
from adjudicator.games.atlantis.table.judging import tone
from adjudicator.games.atlantis.table.state import Table

Reaching = Annotated[StrictInt, Field(ge=-20, le=99)]


class InRange(FromTo):
    """Two ends, and the value of the icon."""

    range: Reaching


class Radius(Record):
    """An end, and the value of the icon."""

    start: EndRecord = Field(alias="from")
    radius: Reaching


def _ends(table: Table, params: FromTo) -> tuple[End, End]:
    return read_end(table, params.start, "from"), read_end(table, params.to, "to")


def _measured(source: End, target: End) -> tuple[Mark, ...]:
    start, end = source.at.centre, target.at.centre
    number = apart(source.at, target.at)
    return line_mark(start, end, "note"), measure_mark(start, end, number, "distance")


def counted(source: End, target: End) -> Iterator[Step]:
    """The distance, counted across everything."""
    number = apart(source.at, target.at)
    facts = {"source": source.fact, "target": target.fact, "distance": number}
    marks = _measured(source, target)
    yield Step(rules.REACH_DISTANCE, "atlantis.distance.counted", facts, marks)
    yield Step(rules.REACH_SIGHT, "atlantis.distance.sight", {})


def distance(table: Table, params: FromTo) -> Verdict:
    """Count the spaces from one place to the other."""
    source, target = _ends(table, params)
    number = apart(source.at, target.at)
    summary = Summary("atlantis.distance.is", "note", {"distance": number})
    return Verdict("distance", {"distance": number}, summary, tuple(counted(source, target)))


def in_range(table: Table, params: InRange) -> Verdict:
    """Judge whether a place is within a Range."""
    source, target = _ends(table, params)
    number = apart(source.at, target.at)
    inside = 0 < number <= params.range
    facts = {"distance": number, "range": params.range, "target": target.fact}
    steps = [*counted(source, target)]
    if params.range < 1:
        steps.append(Step(rules.REACH_ZERO, "atlantis.range.zero", facts))
    elif not number:
        steps.append(Step(rules.REACH_OWN, "atlantis.range.own", facts))
    else:
        mark = space_mark(target.at, "clear" if inside else "blocked")
        message_id = "atlantis.range.inside" if inside else "atlantis.range.outside"
        steps.append(Step(rules.REACH_RANGE, message_id, facts, (mark,)))
    summary = Summary("atlantis.range.yes" if inside else "atlantis.range.no", tone(inside), facts)
    return Verdict("in-range", {"in-range": inside}, summary, tuple(steps))


def adjacent(table: Table, params: FromTo) -> Verdict:
    """Judge whether two places share a border."""
    source, target = _ends(table, params)
    beside = apart(source.at, target.at) == 1
    facts = {"source": source.fact, "target": target.fact}
    message_id = "atlantis.adjacent.border" if beside else "atlantis.adjacent.apart"
    marks = (space_mark(source.at, "note"), space_mark(target.at, tone(beside)))
    summary = Summary(
        "atlantis.adjacent.yes" if beside else "atlantis.adjacent.no", tone(beside), facts
    )
    steps = (Step(rules.REACH_ADJACENT, message_id, facts, marks),)
    return Verdict("adjacent", {"adjacent": beside}, summary, steps)


def radius(table: Table, params: Radius) -> Verdict:
    """Find the units within a radius."""
    source = read_end(table, params.start, "from")
    spaces = spaces_within(table, source.at, params.radius)
    units = [u for u in table.units.values() if u.at in spaces]
    facts = {
        "source": source.fact,
        "radius": params.radius,
        "count": len(units),
        "names": names(units),
    }
    if params.radius < 1:
        steps = [Step(rules.REACH_ZERO, "atlantis.range.zero", {"range": params.radius})]
    else:
        marks = (area_mark(tuple(spaces), "reach"), *piece_marks(units, "hit"))
        message_id = "atlantis.radius.units" if units else "atlantis.radius.nobody"
        steps = [
            Step(rules.REACH_RADIUS, message_id, facts, marks),
            Step(rules.REACH_OWN, "atlantis.radius.own", facts),
        ]
    summary = Summary("atlantis.radius.found", "note", facts)
    return Verdict("radius", {"units": [unit.id for unit in units]}, summary, tuple(steps))


def spaces_within(table: Table, centre: Hex, number: int) -> list[Hex]:
    """The other hexes of the board that are at most so far away."""
    around = (centre + step for step in offsets_within(max(number, 0)))
    return [at for at in around if at in table.board and at != centre]


def straight_line(table: Table, params: FromTo) -> Verdict:
    """Judge whether two places are in a straight line."""
    source, target = _ends(table, params)

    def decide(consult: Consultation) -> Line:
        return line_between(table, source.at, target.at, consult)

    decision = rule_on(table.readings, decide, lambda line: line.straight)
    found = decision.proof
    facts = {"source": source.fact, "target": target.fact, "count": len(found.hexes)}
    summary = Summary(
        "atlantis.line.yes" if found.straight else "atlantis.line.no", tone(found.straight), facts
    )
    return verdict_on(
        "straight-line",
        decision,
        lambda answer: {"straight": answer},
        summary,
        _line_steps(found, source, target),
    )


def _line_steps(line: Line, source: End, target: End) -> Iterator[Step]:
    facts = {"source": source.fact, "target": target.fact, "count": len(line.hexes)}
    if source.at == target.at:
        yield Step(rules.LINE_SINGLE, "atlantis.line.single", facts)
        return
    role = tone(line.straight)
    marks = (line_mark(source.at.centre, target.at.centre, role),)
    yield from off_board(line, marks)
    if not line.barred:
        message_id = "atlantis.line.straight" if line.hexes else "atlantis.line.crooked"
        yield Step(rules.LINE_STRAIGHT, message_id, facts, marks)


def off_board(line: Line, marks: tuple[Mark, ...] = ()) -> Iterator[Step]:
    """That a line leaves the board on its way, where it does."""
    if line.missing:
        message_id = "atlantis.line.leaves-barred" if line.barred else "atlantis.line.leaves"
        yield Step(rules.LINE_STRAIGHT, message_id, {"spaces": Listing(line.missing)}, marks)
