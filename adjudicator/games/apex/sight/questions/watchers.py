"""The question `watchers`: who sees a figure or a place, and from which spaces is it seen?"""

from collections.abc import Iterator
from dataclasses import dataclass

from adjudicator.board.bit_grid import SpaceSet
from adjudicator.core.input import Record
from adjudicator.core.question import Finding
from adjudicator.core.ruling import Consultation
from adjudicator.core.verdict import (
    Answer,
    Mark,
    Step,
    Summary,
    area_mark,
    line_mark,
)
from adjudicator.games.apex.sight import rules
from adjudicator.games.apex.sight.fov import hidden_from, seen_from
from adjudicator.games.apex.sight.onlookers import on_spaces, told
from adjudicator.games.apex.table.ends import End, EndRecord, read_end
from adjudicator.games.apex.table.legends import names_of
from adjudicator.games.apex.table.naming import place_of, position, who
from adjudicator.games.apex.table.state import Figure, Table


class WatchersParams(Record):
    """A place that may be seen."""

    to: EndRecord


@dataclass(frozen=True, slots=True)
class _Watch:
    """From where a place is seen, and who stands there, in the order of the table."""

    table: Table
    target: End
    seen: SpaceSet
    hidden: SpaceSet
    watching: tuple[Figure, ...]


def watchers(table: Table, params: WatchersParams, consult: Consultation) -> Finding:
    """Judge who sees a place; a line is the same both ways, so it is looked at from there."""
    target = read_end(table, params.to, "to")
    seen = seen_from(table, target, consult)
    watching = on_spaces(table, seen)
    watch = _Watch(table, target, seen, hidden_from(table, target, seen), watching)
    return Finding(_answer(watch), _summary(watch), _steps(watch))


def _answer(watch: _Watch) -> Answer:
    return {
        "figures": [figure.id for figure in watch.watching],
        "spaces": [list(space) for space in watch.table.grid.spaces(watch.seen)],
    }


def _summary(watch: _Watch) -> Summary:
    return told(watch.table, watch.target, watch.seen, _facts(watch), "watch")


def _facts(watch: _Watch) -> dict[str, object]:
    return {
        "target": place_of(watch.target),
        "who": who(watch.target),
        "seen": watch.seen.bit_count(),
        "hidden": watch.hidden.bit_count(),
        "figures": names_of(watch.watching),
        "count": len(watch.watching),
    }


def _steps(watch: _Watch) -> Iterator[Step]:
    board, facts = watch.table.grid, _facts(watch)
    hidden = area_mark(tuple(board.spaces(watch.hidden)), "blocked")
    clear = area_mark(tuple(board.spaces(watch.seen)), "clear")
    lines = tuple(_lines(watch.watching, watch.target))
    yield Step(rules.LOS_LINE, "apex.watch.lines", facts)
    yield Step(rules.LOS_BLOCKAGES, "apex.watch.hidden", facts, (hidden,))
    yield Step(rules.LOS_BOTH_WAYS, "apex.watch.spaces", facts, (clear,))
    message_id = "apex.watch.figures" if watch.watching else "apex.watch.nobody"
    yield Step(rules.LOS_BOTH_WAYS, message_id, facts, lines)


def _lines(watching: tuple[Figure, ...], target: End) -> Iterator[Mark]:
    for figure in watching:
        yield line_mark(position(figure.at.point), position(target.point), "clear")
