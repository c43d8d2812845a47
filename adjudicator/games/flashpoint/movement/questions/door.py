"""The question `door`: whether an Operative may open or close one."""

from adjudicator.core.change import Change
from adjudicator.core.facts import Listing
from adjudicator.core.input import InputError, Record
from adjudicator.core.verdict import Verdict, edge_mark
from adjudicator.games.flashpoint.movement import rules
from adjudicator.games.flashpoint.movement.acting import can_act
from adjudicator.games.flashpoint.table.changes import doors_after
from adjudicator.games.flashpoint.table.finding import Finding, Steps, judged
from adjudicator.games.flashpoint.table.lookup import find_standing
from adjudicator.games.flashpoint.table.records import Id
from adjudicator.games.flashpoint.table.state import Table


class DoorParams(Record):
    """An Operative and a door of its zone, to be opened or closed."""

    operative: Id
    door: Id


def door(table: Table, params: DoorParams) -> Verdict:
    """Judge whether a door may be opened or closed with a move."""
    return judged(table, "door", lambda _consult: _door(table, params)[0])


def _door(table: Table, params: DoorParams) -> tuple[Finding, Change | None]:
    operative, zone = find_standing(table, params.operative)
    if params.door not in table.doors:
        known = tuple(table.doors)
        raise InputError("door", "flashpoint.fault.unknown-door", id=params.door, known=known)
    found = table.doors[params.door]
    told = Steps()
    beside = zone in {table.by_cell.get(space) for space in found.edge.spaces}
    fixed = found.secured
    state = "closed" if found.open else "open"
    mark = edge_mark(found.edge, "note")
    facts = {"who": operative.name, "edge": Listing((found.edge,)), "state": state}
    message_id = "flashpoint.door.beside" if beside else "flashpoint.door.away"
    told.add(rules.MOVE_OPEN_DOOR, message_id, mark, **facts)
    if fixed:
        told.add(rules.DOOR_SECURITY, "flashpoint.door.security", mark, **facts)
    legal = can_act(told, operative) and beside and not fixed
    answer = {"legal": legal, "state": state if legal else ("open" if found.open else "closed")}
    summary = "flashpoint.door.turns" if legal else "flashpoint.door.stays"
    finding = told.finding(answer, summary, "clear" if legal else "blocked", **facts)
    change = Change(fields=doors_after(table, found)) if legal else None
    return finding, change


def door_turned(table: Table, params: DoorParams) -> Change | None:
    """Open or close a door."""
    return _door(table, params)[1]
