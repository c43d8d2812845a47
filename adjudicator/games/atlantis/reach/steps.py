"""What verdicts of several topics say about reach."""

from collections.abc import Iterator

from adjudicator.core.facts import Listing
from adjudicator.core.verdict import Mark, Step
from adjudicator.games.atlantis.reach import rules
from adjudicator.games.atlantis.reach.lines import Line


def no_range(value: int) -> Step:
    """That nobody is within a range or a radius below 1."""
    return Step(rules.REACH_ZERO, "atlantis.range.zero", {"range": value})


def range_step(target: object, distance: int, reach: int, marks: tuple[Mark, ...] = ()) -> Step:
    """Whether a target is within a range; `marks` are drawn where the distance decides it."""
    facts = {"distance": distance, "range": reach, "target": target}
    if reach < 1:
        return Step(rules.REACH_ZERO, "atlantis.range.zero", facts)
    if not distance:
        return Step(rules.REACH_OWN, "atlantis.range.own", facts)
    message_id = "atlantis.range.inside" if distance <= reach else "atlantis.range.outside"
    return Step(rules.REACH_RANGE, message_id, facts, marks)


def off_board(line: Line, marks: tuple[Mark, ...] = ()) -> Iterator[Step]:
    """That a line leaves the board on its way, where it does."""
    if line.missing:
        message_id = "atlantis.line.leaves-barred" if line.barred else "atlantis.line.leaves"
        yield Step(rules.LINE_STRAIGHT, message_id, {"spaces": Listing(line.missing)}, marks)
