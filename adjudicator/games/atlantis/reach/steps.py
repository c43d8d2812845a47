"""What verdicts of several topics say about reach."""

from collections.abc import Iterator

from adjudicator.core.facts import Listing
from adjudicator.core.verdict import Mark, Step
from adjudicator.games.atlantis.reach import rules
from adjudicator.games.atlantis.reach.lines import Line


def off_board(line: Line, marks: tuple[Mark, ...] = ()) -> Iterator[Step]:
    """That a line leaves the board on its way, where it does."""
    if line.missing:
        message_id = "atlantis.line.leaves-barred" if line.barred else "atlantis.line.leaves"
        yield Step(rules.LINE_STRAIGHT, message_id, {"spaces": Listing(line.missing)}, marks)
