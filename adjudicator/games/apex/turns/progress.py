"""How far the Round board has got in a procedure."""

from adjudicator.games.apex.table.clock import TURNS
from adjudicator.games.apex.table.legends import all_legends, still_to_act
from adjudicator.games.apex.table.state import Table
from adjudicator.games.apex.turns.checklists import Checklist, Phase
from adjudicator.games.apex.turns.timing import due_tokens


def reached(table: Table, phase: Phase, found: Checklist) -> int | None:
    """The step that the table has got to, where its clock tells that."""
    clock = table.time
    if clock is None:
        return None
    if phase == "round":
        now = TURNS.index(clock.turn)
        return now if now < len(found.items) else None
    if (phase == "transition") != (clock.turn == "transition"):
        return None
    if phase == "transition":
        left = (n for n, item in enumerate(found.items) if item.id not in clock.ticked)
        return next(left, None)
    if phase != "turn":
        return None
    return _number(found, _step_of_turn(table))


def _number(found: Checklist, name: str) -> int | None:
    names = [item.id for item in found.items]
    return names.index(name) if name in names else None


def _step_of_turn(table: Table) -> str:
    """Effects come before anyone acts; then activations; then the marker moves."""
    clock = table.time
    if is_due_first(table):
        return "effects"
    busy = clock is not None and clock.active is not None
    return "activations" if busy or still_to_act(table) else "advance"


def is_due_first(table: Table) -> bool:
    """Whether something lies below the marker, and nobody of the squad has been active yet."""
    clock = table.time
    if clock is None or clock.turn == "transition" or clock.active is not None:
        return False
    squad = {legend.id for legend in all_legends(table) if legend.squad == clock.turn}
    due = any(one.turns == 0 for one in due_tokens(clock, table.edition))
    return due and squad.isdisjoint(clock.activated)
