"""The question `move`: where may a Legend end a Move action?"""

from collections.abc import Iterator
from functools import lru_cache

from adjudicator.board.squares import Space
from adjudicator.core.facts import Listing, Who
from adjudicator.core.question import Finding
from adjudicator.core.ruling import Consultation
from adjudicator.core.verdict import (
    Answer,
    Mark,
    Step,
    Summary,
    area_mark,
    label_mark,
    space_mark,
)
from adjudicator.games.apex.movement import rules
from adjudicator.games.apex.movement.movers import MoverParams, Points, beside, read_mover
from adjudicator.games.apex.movement.questions.step import entering
from adjudicator.games.apex.movement.travel import RUSH, Mover, Reach, reach
from adjudicator.games.apex.table.state import Table


class MoveParams(MoverParams):
    """A Move action: who, with how many points."""

    points: Points


def move(table: Table, params: MoveParams, consult: Consultation) -> Finding:
    """Judge where a move may end, and what each such space costs."""
    mover = read_mover(table, params)
    found = reach(table, mover, consult)
    return Finding(_answer(found), _summary(mover.with_rush, found), _steps(table, mover, found))


def _answer(found: Reach) -> Answer:
    unsure = set(found.unsure)
    listed = ((space, None if space in unsure else cost) for space, cost in found.listed)
    return {"reach": [{"space": list(space), "cost": cost} for space, cost in listed]}


def _summary(mover: Mover, found: Reach) -> Summary:
    facts = {"count": len(found.ends), "who": mover.legend.name, "points": mover.points}
    if found.ends:
        return Summary("apex.move.reach", "note", facts)
    return Summary("apex.move.none", "blocked", facts)


def _steps(table: Table, mover: Mover, found: Reach) -> Iterator[Step]:
    listed = found.listed
    yield from allowance_steps(table, mover)
    yield Step(rules.MOVE_REACH, "apex.move.reached", {"count": len(listed)}, tuple(_reach(found)))
    if found.unsure:
        facts = {"spaces": Listing(found.unsure)}
        yield Step(
            rules.MOVE_REACH, "apex.move.unsure", facts, (area_mark(found.unsure, "unsaid"),)
        )
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


def _reach(found: Reach) -> Iterator[Mark]:
    listed, unsure = found.listed, set(found.unsure)
    if listed:
        yield area_mark(tuple(space for space, _ in listed), "reach")
    yield from (_label(space, cost, "reach") for space, cost in listed if space not in unsure)


@lru_cache(maxsize=1 << 13)
def _label(space: Space, cost: int, role: str) -> Mark:
    """A cost on its space; most are drawn again and again."""
    return label_mark((space.c + 0.5, space.r + 0.5), cost, role)


def _passed(space: Space, cost: int) -> Iterator[Mark]:
    yield space_mark(space, "note")
    yield _label(space, cost, "note")
