"""The question `empower`: which Enemy cards turn to their empowered side."""

from typing import Annotated

from pydantic import Field

from adjudicator.core.change import Change, Edit
from adjudicator.core.faults import InputError
from adjudicator.core.input import Record, place
from adjudicator.core.question import Finding, Steps
from adjudicator.core.ruling import Consultation
from adjudicator.core.values import JsonObject
from adjudicator.games.flashpoint.arrivals import rules
from adjudicator.games.flashpoint.table.changes import card_written, figure_written
from adjudicator.games.flashpoint.table.enemy_cards import empowered
from adjudicator.games.flashpoint.table.facts import names
from adjudicator.games.flashpoint.table.pieces import Figure
from adjudicator.games.flashpoint.table.records import FigureRecord, Name
from adjudicator.games.flashpoint.table.state import Table


class EmpowerParams(Record):
    """The Enemies of the Display that are to be empowered, by their names."""

    enemies: Annotated[tuple[Name, ...], Field(min_length=1, max_length=20)]


def empower(table: Table, params: EmpowerParams, _consult: Consultation) -> Finding:
    """Judge which Enemy cards turn to their empowered side."""
    told = Steps()
    display = sorted(table.display, key=lambda entry: entry.initiative)
    taken = {entry.name for entry in display if entry.empowered}
    turned: list[str] = []
    discard = 0
    for number, name in enumerate(params.enemies):
        at = next((i for i, e in enumerate(display) if e.name == name), None)
        if at is None:
            known = tuple(entry.name for entry in display)
            at_name = place("", "enemies", number)
            raise InputError(at_name, "flashpoint.fault.unknown-enemy", name=name, known=known)
        free = [e for e in (*display[at:], *display[:at]) if e.name not in taken]
        if not free:
            discard += 1
            told.add(rules.EMPOWER_ALL, "flashpoint.empower.all", who=name)
            continue
        own = free[0].name == name
        rule = rules.EMPOWER_CARD if own else rules.EMPOWER_NEXT
        message_id = "flashpoint.empower.turns" if own else "flashpoint.empower.next"
        told.add(rule, message_id, who=name, other=free[0].name)
        taken.add(free[0].name)
        turned.append(free[0].name)
    answer = {"empowered": turned, "discard": discard}
    facts = {"count": len(turned), "who": names(turned)}
    stronger = _stronger(table, turned, told)
    change = Change(stronger, fields={"display": _display(table, turned)}) if turned else None
    return told.finding(answer, "flashpoint.empower.done", "note", change, **facts)


def _display(table: Table, turned: list[str]) -> list[JsonObject]:
    """The Display with some more cards on their empowered side."""
    return [
        card_written(entry, empowered=entry.empowered or entry.name in turned)
        for entry in table.display
    ]


def _stronger(table: Table, turned: list[str], told: Steps) -> list[Edit]:
    """The units with figures of these cards; what the book's text doesn't give is typed in."""
    there = {f.name for u in table.units.values() for f in u.figures if f.name in turned}
    for name in turned:
        known = empowered(FigureRecord(name=name)) is not None
        if name in there or not known:
            message_id = "flashpoint.empower.figures" if known else "flashpoint.empower.enter"
            told.add(rules.EMPOWER_CARD, message_id, who=name)
    return [
        Edit("units", unit.id, {"figures": [_written(f, turned) for f in unit.figures]})
        for unit in table.units.values()
        if any(figure.name in turned for figure in unit.figures)
    ]


def _written(figure: Figure, turned: list[str]) -> JsonObject:
    """Figures as a scene writes them, with the numbers of their empowered side."""
    numbers = empowered(figure.record) if figure.name in turned else None
    return figure_written(figure, **(numbers or {}))
