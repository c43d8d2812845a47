"""The question `move`: where may a Legend end a Move action?"""

from collections.abc import Iterator
from functools import lru_cache

from adjudicator.board.squares import Space
from adjudicator.core.facts import Listing, Who
from adjudicator.core.ruling import rule_on
from adjudicator.core.verdict import (
    Answer,
    Mark,
    Step,
    Summary,
    Verdict,
    area_mark,
    label_mark,
    space_mark,
    verdict_on,
)
from adjudicator.games.apex.movement import rules
from adjudicator.games.apex.movement.movers import (
    RUSH,
    Mover,
    MoverRecord,
    Points,
    beside,
    read_mover,
)
from adjudicator.games.apex.movement.questions.step import entering
from adjudicator.games.apex.movement.travel import Reach, reach
from adjudicator.games.apex.table.state import Table

_Listed = tuple[tuple[Space, int], ...]


class MoveRecord(MoverRecord):
    """A Move action: who, with how many points."""

    points: Points


def move(table: Table, params: MoveRecord) -> Verdict:
    """Judge where a move may end, and what each such space costs."""
    mover = read_mover(table, params)
    decision = rule_on(
        table.readings,
        lambda consult: reach(table, mover, consult),
        lambda found: found.listed,
    )
    steps = _steps(table, mover, decision.proof, decision.answer)
    facts = {"count": len(decision.answer), "who": mover.legend.name, "points": mover.points}
    summary = (
        Summary("apex.move.reach", "note", facts)
        if decision.answer
        else Summary("apex.move.none", "blocked", facts)
    )
    return verdict_on("move", decision, _answer, summary, steps)


def _answer(listed: _Listed) -> Answer:
    return {"reach": [{"space": list(space), "cost": cost} for space, cost in listed]}


def _steps(table: Table, mover: Mover, found: Reach, listed: _Listed) -> Iterator[Step]:
    yield from allowance_steps(table, mover)
    yield Step(rules.MOVE_REACH, "apex.move.reached", {"count": len(listed)}, tuple(_reach(listed)))
    if found.passed:
        facts = {"spaces": Listing(tuple(found.passed))}
        marks = tuple(mark for at in found.passed.items() for mark in _passed(*at))
        yield Step(rules.MOVE_OCCUPIED, "apex.move.passed", facts, marks)
    if found.barred:
        marks = tuple(space_mark(space, "blocker") for space in found.barred)
        yield Step(
            rules.MOVE_IMPASSABLE,
            "apex.move.barred",
            {"spaces": Listing(tuple(found.barred))},
            marks,
        )


def allowance_steps(table: Table, mover: Mover) -> Iterator[Step]:
    """The points that there are, and where the mover begins."""
    facts = {"who": Who(mover.place), "allowance": mover.allowance, "points": mover.points}
    if mover.allowance is not None:
        yield Step(rules.MOVE_POINTS, "apex.move.points", facts)
    if mover.rush:
        yield Step(rules.MOVE_RUSH, "apex.move.rush", {**facts, "more": RUSH})
    if mover.enters and (entered := beside(table, mover.start)):
        yield entering(entered)


def _reach(listed: _Listed) -> Iterator[Mark]:
    if listed:
        yield area_mark(tuple(space for space, _ in listed), "reach")
    yield from (_label(space, cost, "reach") for space, cost in listed)


@lru_cache(maxsize=1 << 13)
def _label(space: Space, cost: int, role: str) -> Mark:
    """A cost on its space; most are drawn again and again."""
    return label_mark((space.c + 0.5, space.r + 0.5), cost, role)


def _passed(space: Space, cost: int) -> Iterator[Mark]:
    yield space_mark(space, "note")
    yield _label(space, cost, "note")
