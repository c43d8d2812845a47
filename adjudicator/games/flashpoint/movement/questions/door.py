"""The question `door`: whether an Operative may open or close one."""

from adjudicator.core.change import Change
from adjudicator.core.facts import Listing
from adjudicator.core.faults import InputError
from adjudicator.core.input import Record
from adjudicator.core.question import Finding, Steps
from adjudicator.core.ruling import Consultation
from adjudicator.core.verdict import edge_mark
from adjudicator.games.flashpoint.movement import rules
from adjudicator.games.flashpoint.movement.acting import can_act
from adjudicator.games.flashpoint.movement.sightings import views_through
from adjudicator.games.flashpoint.movement.walking import borders
from adjudicator.games.flashpoint.stealth.awareness import alerted
from adjudicator.games.flashpoint.stealth.views import in_answer, tell_view
from adjudicator.games.flashpoint.table.changes import doors_after
from adjudicator.games.flashpoint.table.lookup import find_standing
from adjudicator.games.flashpoint.table.records import Id
from adjudicator.games.flashpoint.table.state import Table


class DoorParams(Record):
    """An Operative and a door of its zone, to be opened or closed."""

    operative: Id
    door: Id


def door(table: Table, params: DoorParams, consult: Consultation) -> Finding:
    """Judge whether a door may be opened or closed with a move."""
    operative, zone = find_standing(table, params.operative)
    if params.door not in table.doors:
        known = tuple(table.doors)
        raise InputError("door", "flashpoint.fault.unknown-door", id=params.door, known=known)
    found = table.doors[params.door]
    told = Steps()
    beside = borders(table, found, zone)
    fixed = found.secured
    state = "closed" if found.open else "open"
    mark = edge_mark(found.edge, "note")
    facts = {"who": operative.name, "edge": Listing((found.edge,)), "state": state}
    message_id = "flashpoint.door.beside" if beside else "flashpoint.door.away"
    told.add(rules.MOVE_OPEN_DOOR, message_id, mark, **facts)
    if fixed:
        told.add(rules.DOOR_SECURITY, "flashpoint.door.security", mark, **facts)
    legal = can_act(told, operative) and beside and not fixed
    if not legal:
        answer = {"legal": False, "state": "open" if found.open else "closed", **in_answer(())}
        return told.finding(answer, "flashpoint.door.stays", "blocked", None, **facts)
    views = () if found.open else views_through(table, found, consult)
    for view in views:
        tell_view(told, view)
    answer = {"legal": True, "state": state, **in_answer(views)}
    change = alerted(table, Change(fields=doors_after(table, found)), told)
    message_id = "flashpoint.door.closes" if found.open else "flashpoint.door.opens"
    return told.finding(answer, message_id, "clear", change, **facts)
