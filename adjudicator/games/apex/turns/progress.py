"""How far the Round board has got in a procedure."""

from adjudicator.games.apex.table.clock import TURNS
from adjudicator.games.apex.table.legends import still_to_act
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
    if phase != "turn" or clock.turn == "transition":
        return None
    return _number(found, _step_of_turn(table))


def _number(found: Checklist, name: str) -> int | None:
    names = [item.id for item in found.items]
    return names.index(name) if name in names else None


def _step_of_turn(table: Table) -> str:
    """Effects come before anyone acts; then activations; then the marker moves."""
    clock = table.time
    begun = clock is None or clock.active is not None or bool(clock.activated)
    due = clock is not None and any(one.turns == 0 for one in due_tokens(clock, table.edition))
    if due and not begun:
        return "effects"
    busy = clock is not None and clock.active is not None
    return "activations" if busy or still_to_act(table) else "advance"
