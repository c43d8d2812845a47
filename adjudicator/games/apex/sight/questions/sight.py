"""The question `sight`: every other space that a place has a line to."""

from collections.abc import Iterator

from pydantic import Field

from adjudicator.board.bit_grid import SpaceSet
from adjudicator.core.input import Record
from adjudicator.core.question import Finding
from adjudicator.core.ruling import Consultation
from adjudicator.core.verdict import Answer, Facts, Step, area_mark
from adjudicator.games.apex.sight import rules
from adjudicator.games.apex.sight.fov import hidden_from, seen_from
from adjudicator.games.apex.sight.onlookers import told
from adjudicator.games.apex.table.ends import EndRecord, read_end
from adjudicator.games.apex.table.naming import place_of
from adjudicator.games.apex.table.state import Table


class SightParams(Record):
    """The place that all lines start from."""

    start: EndRecord = Field(alias="from")


def sight(table: Table, params: SightParams, consult: Consultation) -> Finding:
    """Judge the lines from one place to every other space, each at its own level."""
    source = read_end(table, params.start, "from")
    seen = seen_from(table, source, consult)
    hidden = hidden_from(table, source, seen)
    facts = {"source": place_of(source), "seen": seen.bit_count(), "hidden": hidden.bit_count()}
    summary = told(table, source, seen, facts, "sight")
    return Finding(_answer(table, seen), summary, _steps(table, seen, hidden, facts))


def _answer(table: Table, seen: SpaceSet) -> Answer:
    return {"clear": [list(space) for space in table.grid.spaces(seen)]}


def _steps(table: Table, seen: SpaceSet, hidden: SpaceSet, facts: Facts) -> Iterator[Step]:
    blocked = area_mark(tuple(table.grid.spaces(hidden)), "blocked")
    clear = area_mark(tuple(table.grid.spaces(seen)), "clear")
    yield Step(rules.LOS_LINE, "apex.sight.lines", facts)
    yield Step(rules.LOS_BLOCKAGES, "apex.sight.hidden", facts, (blocked,))
    yield Step(rules.LOS_BOTH_WAYS, "apex.sight.seen", facts, (clear,))
