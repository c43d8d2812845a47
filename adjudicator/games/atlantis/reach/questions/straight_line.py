"""The question `straight-line`: are two places in a straight line?"""

from collections.abc import Iterator

from adjudicator.core.question import Finding
from adjudicator.core.ruling import Consultation
from adjudicator.core.verdict import Step, Summary, line_mark
from adjudicator.games.atlantis.reach import rules
from adjudicator.games.atlantis.reach.lines import Line, line_between
from adjudicator.games.atlantis.reach.steps import off_board
from adjudicator.games.atlantis.table.ends import End, FromToParams, read_ends
from adjudicator.games.atlantis.table.judging import tone
from adjudicator.games.atlantis.table.state import Table


def straight_line(table: Table, params: FromToParams, consult: Consultation) -> Finding:
    """Judge whether two places are in a straight line."""
    source, target = read_ends(table, params)
    found = line_between(table, source.at, target.at, consult)
    facts = {"source": source.fact, "target": target.fact, "count": len(found.hexes)}
    summary = Summary(
        "atlantis.line.yes" if found.straight else "atlantis.line.no", tone(found.straight), facts
    )
    return Finding({"straight": found.straight}, summary, _line_steps(found, source, target))


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
