"""The question `move`: where may a unit end its movement?"""

from collections.abc import Iterator
from typing import Annotated, Literal

from pydantic import Field, StrictBool, StrictInt

from adjudicator.board.hexes import Hex
from adjudicator.core.change import Change
from adjudicator.core.facts import Listing
from adjudicator.core.faults import InputError
from adjudicator.core.input import Record
from adjudicator.core.question import Finding
from adjudicator.core.rule import RuleId
from adjudicator.core.ruling import Consultation
from adjudicator.core.verdict import Mark, Step, Summary, area_mark, label_mark, space_mark
from adjudicator.games.atlantis.movement import rules
from adjudicator.games.atlantis.movement.ground import Ground
from adjudicator.games.atlantis.movement.moves import Costs, Move, Reach, reach
from adjudicator.games.atlantis.table.edits import put
from adjudicator.games.atlantis.table.ends import EndRecord, UnitId, find_unit, read_end, standing
from adjudicator.games.atlantis.table.state import Table, Token, Unit

#: As many spaces as may have to be entered one by one.
MOST_EXACT = 9


class MoveParams(Record):
    """Who moves, and how: up to so many spaces or just as many, anyhow or in a straight line.

    `by` is the Movement action, or the text of a card; `to` is where it goes, to do it.
    """

    unit: UnitId
    spaces: Annotated[StrictInt, Field(ge=0, le=30)]
    exact: StrictBool = False
    straight: StrictBool = False
    by: Literal["action", "text"] = "action"
    to: EndRecord | None = None


def move(table: Table, params: MoveParams, consult: Consultation) -> Finding:
    """Judge where a move may end."""
    unit = find_unit(table, params.unit, "unit")
    ground = Ground(table, unit, standing(unit, "unit"))
    if params.exact and not params.straight and params.spaces > MOST_EXACT:
        raise InputError("spaces", "atlantis.too-many-exact", most=MOST_EXACT)
    wanted = Move(params.spaces, params.exact, params.straight)
    found = None if barred_by(unit, params) else reach(ground, wanted, consult)
    spaces = found.spaces if found else ()
    facts = {"count": len(spaces), "who": unit.name, "spaces": params.spaces}
    summary = Summary("atlantis.move.reach", "note", facts)
    if not spaces:
        summary = Summary("atlantis.move.none", "blocked", facts)
    return Finding(
        {"reach": [{"space": list(space), "cost": cost} for space, cost in spaces]},
        summary,
        _steps(table, unit, params, found),
        _change(table, unit, params, spaces),
    )


def _change(table: Table, unit: Unit, params: MoveParams, spaces: Costs) -> Change | None:
    """The unit in the space that it moves to; None if none is chosen, or it can't end there."""
    if params.to is None:
        return None
    end = read_end(table, params.to, "to").at
    if end not in dict(spaces) or end == unit.at:
        return None
    return Change(edits=(put(unit, end),))


def barred_by(unit: Unit, params: MoveParams) -> RuleId | None:
    """What forbids the move as such."""
    if unit.cannot_move:
        return rules.MOVE_CANNOT
    if unit.no_movement_action and params.by == "action":
        return rules.MOVE_NO_ACTION
    return None


def _steps(table: Table, unit: Unit, params: MoveParams, found: Reach | None) -> Iterator[Step]:
    facts = {"who": unit.name, "spaces": params.spaces}
    if found is None:
        rule = barred_by(unit, params) or rules.MOVE_CANNOT
        yield Step(rule, _BARRED[rule], facts)
        return
    if unit.no_movement_action:
        yield Step(rules.MOVE_NO_ACTION, "atlantis.move.by-text", facts)
    yield Step(rules.MOVE_UP_TO, "atlantis.move.up-to", facts, tuple(_reach(found.spaces)))
    if params.exact:
        yield Step(rules.MOVE_EXACT, "atlantis.move.exact", facts)
    if params.straight:
        yield Step(rules.MOVE_STRAIGHT, "atlantis.move.straight", facts)
    if found.barred:
        marks = tuple(space_mark(at, "blocker") for at in found.barred)
        spaces = {"spaces": Listing(found.barred), "count": len(found.barred)}
        yield Step(rules.MOVE_OBSTACLES, "atlantis.move.obstacles", spaces, marks)
    yield from through(table, unit, found.passed)


_BARRED = {
    rules.MOVE_CANNOT: "atlantis.move.cannot",
    rules.MOVE_NO_ACTION: "atlantis.move.no-action",
}


def through(table: Table, unit: Unit, passed: tuple[Hex, ...]) -> Iterator[Step]:
    """What was passed through: tokens that let anybody pass, and what this unit ignores."""
    open_to_all = tuple(at for at in passed if _lets_pass(table, at))
    ignored = tuple(at for at in passed if at not in open_to_all)
    for rule, message_id, spaces in (
        (rules.MOVE_TOKEN, "atlantis.move.token", open_to_all),
        (rules.MOVE_THROUGH, "atlantis.move.through", ignored),
    ):
        if spaces:
            marks = tuple(space_mark(at, "note") for at in spaces)
            yield Step(rule, message_id, {"who": unit.name, "spaces": Listing(spaces)}, marks)


def _lets_pass(table: Table, at: Hex) -> bool:
    obstacle = table.obstacle(at)
    return isinstance(obstacle, Token) and obstacle.through


def _reach(found: Costs) -> Iterator[Mark]:
    if found:
        yield area_mark(tuple(space for space, _ in found), "reach")
    yield from (label_mark(space.centre, cost, "reach") for space, cost in found)
