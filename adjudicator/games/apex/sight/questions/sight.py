"""The question `sight`: every other space that a place has a line to."""

from pydantic import Field

from adjudicator.board.bit_grid import SpaceSet
from adjudicator.board.squares import Space
from adjudicator.core.input import Record
from adjudicator.core.ruling import rule_on
from adjudicator.core.verdict import Answer, Step, Summary, Verdict, area_mark, verdict_on
from adjudicator.games.apex.sight import rules
from adjudicator.games.apex.sight.fov import seen_from
from adjudicator.games.apex.table.ends import End, EndRecord, read_end
from adjudicator.games.apex.table.naming import place_of
from adjudicator.games.apex.table.state import Table


class From(Record):
    """One end of many lines."""

    start: EndRecord = Field(alias="from")


def sight(table: Table, params: From) -> Verdict:
    """Judge the lines from one place to every other space, each at its own level."""
    source = read_end(table, params.start, "from")
    decision = rule_on(
        table.readings, lambda consult: seen_from(table, source, consult), lambda seen: seen
    )
    steps = _steps(table, source, decision.answer)
    summary = Summary("apex.sight.seen", "note", steps[-1].facts)
    return verdict_on("sight", decision, lambda seen: _answer(table, seen), summary, steps)


def _answer(table: Table, seen: SpaceSet) -> Answer:
    return {"clear": [list(space) for space in table.grid.spaces(seen)]}


def _steps(table: Table, source: End, seen: SpaceSet) -> list[Step]:
    board = table.grid
    own = board.bit(source.spot) if isinstance(source.spot, Space) else 0
    clear, hidden = board.spaces(seen), board.spaces(board.all & ~seen & ~own)
    facts = {"source": place_of(source), "seen": len(clear), "hidden": len(hidden)}
    return [
        Step(rules.LOS_LINE, "apex.sight.lines", facts),
        Step(
            rules.LOS_BLOCKAGES, "apex.sight.hidden", facts, (area_mark(tuple(hidden), "blocked"),)
        ),
        Step(rules.LOS_BOTH_WAYS, "apex.sight.seen", facts, (area_mark(tuple(clear), "clear"),)),
    ]
