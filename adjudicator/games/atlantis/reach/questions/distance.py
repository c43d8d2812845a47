"""The questions `distance`, `in-range` and `adjacent`."""

from collections.abc import Iterator

from adjudicator.board.hexes import apart
from adjudicator.core.facts import Said
from adjudicator.core.question import Finding
from adjudicator.core.ruling import Consultation
from adjudicator.core.verdict import Mark, Step, Summary, line_mark, measure_mark, space_mark
from adjudicator.games.atlantis.reach import rules
from adjudicator.games.atlantis.reach.ranges import Reaching
from adjudicator.games.atlantis.reach.steps import range_step
from adjudicator.games.atlantis.table.ends import End, FromToParams, read_ends
from adjudicator.games.atlantis.table.judging import tone
from adjudicator.games.atlantis.table.state import Table


class InRangeParams(FromToParams):
    """Two ends, and the value of the icon."""

    range: Reaching | None = None


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


def distance(table: Table, params: FromToParams, _consult: Consultation) -> Finding:
    """Count the spaces from one place to the other."""
    source, target = read_ends(table, params)
    number = apart(source.at, target.at)
    summary = Summary("atlantis.distance.is", "note", {"distance": number})
    return Finding({"distance": number}, summary, tuple(counted(source, target)))


def in_range(table: Table, params: InRangeParams, consult: Consultation) -> Finding:
    """Judge whether a place is within a Range."""
    source, target = read_ends(table, params)
    number = apart(source.at, target.at)
    label = Said("atlantis.missing.range", (("source", source.fact),))
    if consult.known(params.range, "range", label) is None or params.range is None:
        unknown = Summary("atlantis.range.unknown", "open", {"distance": number})
        return Finding({"in-range": None}, unknown, tuple(counted(source, target)))
    inside = 0 < number <= params.range
    facts = {"distance": number, "range": params.range, "target": target.fact}
    mark = space_mark(target.at, tone(inside))
    within = range_step(target.fact, number, params.range, (mark,))
    summary = Summary("atlantis.range.yes" if inside else "atlantis.range.no", tone(inside), facts)
    return Finding({"in-range": inside}, summary, (*counted(source, target), within))


def adjacent(table: Table, params: FromToParams, _consult: Consultation) -> Finding:
    """Judge whether two places share a border."""
    source, target = read_ends(table, params)
    beside = apart(source.at, target.at) == 1
    facts = {"source": source.fact, "target": target.fact}
    message_id = "atlantis.adjacent.border" if beside else "atlantis.adjacent.apart"
    marks = (space_mark(source.at, "note"), space_mark(target.at, tone(beside)))
    summary = Summary(
        "atlantis.adjacent.yes" if beside else "atlantis.adjacent.no", tone(beside), facts
    )
    steps = (Step(rules.REACH_ADJACENT, message_id, facts, marks),)
    return Finding({"adjacent": beside}, summary, steps)
