"""The question `empower`: which Enemy cards turn to their empowered side."""

from typing import Annotated

from pydantic import Field

from adjudicator.core.change import Change, Edit, together
from adjudicator.core.faults import InputError
from adjudicator.core.input import Record, place
from adjudicator.core.question import Finding, Steps
from adjudicator.core.ruling import Consultation
from adjudicator.core.values import JsonObject
from adjudicator.games.flashpoint.arrivals import rules
from adjudicator.games.flashpoint.table.changes import (
    card_written,
    figure_written,
    threat_cards_gone,
)
from adjudicator.games.flashpoint.table.enemy_cards import empowered
from adjudicator.games.flashpoint.table.enemy_records import CardNumbers, FigureRecord
from adjudicator.games.flashpoint.table.facts import names
from adjudicator.games.flashpoint.table.pieces import Figure
from adjudicator.games.flashpoint.table.records import Name
from adjudicator.games.flashpoint.table.state import Table


class EmpowerParams(Record):
    """The Enemies of the Display that are to be empowered, by their names.

    Numbers of an empowered side that neither the book's text nor `numbers` gives become unknown,
    because the old ones no longer apply.
    """

    enemies: Annotated[tuple[Name, ...], Field(min_length=1, max_length=20)]
    #: What the empowered sides print, by the names of their cards.
    numbers: Annotated[dict[Name, CardNumbers], Field(max_length=20)] = Field(default_factory=dict)


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
    stronger = _stronger(table, turned, params, told)
    fields = {"display": _display(table, turned, params)} if turned else {}
    change = Change(stronger, fields=fields)
    change = together(change, threat_cards_gone(table, discard))
    return told.finding(answer, "flashpoint.empower.done", "note", change, **facts)


def _display(table: Table, turned: list[str], params: EmpowerParams) -> list[JsonObject]:
    """The Display with some more cards on their empowered side, with the numbers of that side."""
    return [
        _stronger_card(card_written(entry, empowered=True), params)
        if entry.name in turned
        else card_written(entry, empowered=entry.empowered)
        for entry in table.display
    ]


def _stronger(table: Table, turned: list[str], params: EmpowerParams, told: Steps) -> list[Edit]:
    """The units with figures of these cards; what the book's text doesn't give is typed in."""
    there = {f.name for u in table.units.values() for f in u.figures if f.name in turned}
    for name in turned:
        known = name in params.numbers or empowered(FigureRecord(name=name)) is not None
        if name in there or not known:
            message_id = "flashpoint.empower.figures" if known else "flashpoint.empower.enter"
            told.add(rules.EMPOWER_CARD, message_id, who=name)
    return [
        Edit("units", unit.id, {"figures": [_written(f, turned, params) for f in unit.figures]})
        for unit in table.units.values()
        if any(figure.name in turned for figure in unit.figures)
    ]


def _written(figure: Figure, turned: list[str], params: EmpowerParams) -> JsonObject:
    """Figures as a scene writes them; those of a card that turned with its new numbers."""
    written = figure_written(figure)
    return _stronger_card(written, params) if figure.name in turned else written


#: The numbers that the empowered side of a card replaces.
_NUMBERS = frozenset(CardNumbers.model_fields) - {"robotic", "aoe", "melee", "blast", "inflicts"}


def _stronger_card(written: JsonObject, params: EmpowerParams) -> JsonObject:
    """A card or its figures with the numbers of the empowered side; others are not known."""
    name = str(written["name"])
    book = empowered(FigureRecord(name=name, health=written.get("health"))) or {}
    given = params.numbers.get(name, CardNumbers())
    entered = given.model_dump(mode="json", exclude_unset=True, exclude_none=True)
    kept = {field: value for field, value in written.items() if field not in _NUMBERS}
    return {**kept, **book, **entered}
