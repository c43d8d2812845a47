"""The question `watchers`: who sees a figure or a place, and from which spaces is it seen?"""

from collections.abc import Iterator

from adjudicator.board.bit_grid import SpaceSet
from adjudicator.board.squares import Space
from adjudicator.core.input import Record
from adjudicator.core.ruling import rule_on
from adjudicator.core.verdict import (
    Answer,
    Mark,
    Step,
    Summary,
    Verdict,
    area_mark,
    line_mark,
    verdict_on,
)
from adjudicator.games.apex.sight import rules
from adjudicator.games.apex.sight.fov import seen_from
from adjudicator.games.apex.table.ends import End, EndRecord, read_end
from adjudicator.games.apex.table.legends import names_of
from adjudicator.games.apex.table.naming import place_of, position, who
from adjudicator.games.apex.table.state import Figure, Table


class Watched(Record):
    """A place that may be seen."""

    to: EndRecord


def watchers(table: Table, params: Watched) -> Verdict:
    """Judge who sees a place; a line is the same both ways, so it is looked at from there."""
    target = read_end(table, params.to, "to")
    decision = rule_on(
        table.readings, lambda consult: seen_from(table, target, consult), lambda seen: seen
    )
    steps = list(_steps(table, target, decision.answer))
    summary = Summary(steps[-1].message_id, "note", steps[-1].facts)
    return verdict_on("watchers", decision, lambda seen: _answer(table, seen), summary, steps)


def _watching(table: Table, seen: SpaceSet) -> list[Figure]:
    """The figures on these spaces, in the order of the table."""
    return [figure for figure in table.figures.values() if table.grid.bit(figure.at) & seen]


def _answer(table: Table, seen: SpaceSet) -> Answer:
    return {
        "figures": [figure.id for figure in _watching(table, seen)],
        "spaces": [list(space) for space in table.grid.spaces(seen)],
    }


def _steps(table: Table, target: End, seen: SpaceSet) -> Iterator[Step]:
    board, watching = table.grid, _watching(table, seen)
    own = board.bit(target.spot) if isinstance(target.spot, Space) else 0
    clear, hidden = board.spaces(seen), board.spaces(board.all & ~seen & ~own)
    facts = {
        "target": place_of(target),
        "who": who(target),
        "seen": len(clear),
        "hidden": len(hidden),
        "figures": names_of(watching),
        "count": len(watching),
    }
    yield Step(rules.LOS_LINE, "apex.watch.lines", facts)
    yield Step(
        rules.LOS_BLOCKAGES, "apex.watch.hidden", facts, (area_mark(tuple(hidden), "blocked"),)
    )
    yield Step(rules.LOS_BOTH_WAYS, "apex.watch.spaces", facts, (area_mark(tuple(clear), "clear"),))
    message_id = "apex.watch.figures" if watching else "apex.watch.nobody"
    yield Step(rules.LOS_BOTH_WAYS, message_id, facts, tuple(_lines(watching, target)))


def _lines(watching: list[Figure], target: End) -> Iterator[Mark]:
    for figure in watching:
        yield line_mark(position(figure.at.point), position(target.point), "clear")
