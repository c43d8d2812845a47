"""The question `sight`: every other space that a place has a line to."""

from pydantic import Field

from adjudicator.games.apex import rules
from adjudicator.games.apex.ends import End, EndRecord, read_end
from adjudicator.games.apex.naming import place_of
from adjudicator.games.apex.panorama import panorama
from adjudicator.games.apex.sight import look
from adjudicator.games.apex.state import Table
from adjudicator.kernel.fields import SpaceSet
from adjudicator.kernel.ruling import Consultation, rule_on
from adjudicator.kernel.scene import Record
from adjudicator.kernel.squares import Space
from adjudicator.kernel.verdict import Answer, Gist, Step, Verdict, area_mark, verdict_on


class From(Record):
    """One end of many lines."""

    start: EndRecord = Field(alias="from")


def sight(table: Table, asked: From) -> Verdict:
    """Judge the lines from one place to every other space, each at its own level."""
    source = read_end(table, asked.start, "from")
    ruled = rule_on(
        table.readings, lambda consult: _seen(table, source, consult), lambda seen: seen
    )
    steps = _steps(table, source, ruled.answer)
    gist = Gist("sight.seen", "note", steps[-1].facts)
    return verdict_on("sight", ruled, lambda seen: _answer(table, seen), gist, steps)


def _seen(table: Table, source: End, consult: Consultation) -> SpaceSet:
    if isinstance(source.spot, Space):
        return panorama(table, source.spot, consult)
    spaces = table.field.spaces(table.field.all)
    ends = (End(space, table.level(space)) for space in spaces)
    return table.field.set_of(
        end.spot  # type: ignore[misc] # a space, as built above
        for end in ends
        if look(table, source, end, consult).clear
    )


def _answer(table: Table, seen: SpaceSet) -> Answer:
    return {"clear": [list(space) for space in table.field.spaces(seen)]}


def _steps(table: Table, source: End, seen: SpaceSet) -> list[Step]:
    board = table.field
    own = board.bit(source.spot) if isinstance(source.spot, Space) else 0
    clear, hidden = board.spaces(seen), board.spaces(board.all & ~seen & ~own)
    facts = {"source": place_of(source), "seen": len(clear), "hidden": len(hidden)}
    return [
        Step(rules.LOS_LINE, "sight.lines", facts),
        Step(rules.LOS_BLOCKAGES, "sight.hidden", facts, (area_mark(tuple(hidden), "blocked"),)),
        Step(rules.LOS_BOTH_WAYS, "sight.seen", facts, (area_mark(tuple(clear), "clear"),)),
    ]
