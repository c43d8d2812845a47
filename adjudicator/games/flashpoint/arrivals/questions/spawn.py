"""The question `spawn`: which Enemies a Spawn card brings."""

from collections import Counter
from typing import Annotated, Literal

from pydantic import Field, StrictInt

from adjudicator.core.change import Change, Edit
from adjudicator.core.faults import InputError
from adjudicator.core.input import Record, place
from adjudicator.core.question import Finding, Steps
from adjudicator.core.ruling import Consultation
from adjudicator.core.values import Json
from adjudicator.games.flashpoint.arrivals import rules
from adjudicator.games.flashpoint.table.changes import card_written
from adjudicator.games.flashpoint.table.enemy_cards import printed
from adjudicator.games.flashpoint.table.enemy_records import CardNumbers, DisplayRecord
from adjudicator.games.flashpoint.table.lookup import find_unit
from adjudicator.games.flashpoint.table.pieces import Unit
from adjudicator.games.flashpoint.table.records import Count, Id, Name
from adjudicator.games.flashpoint.table.state import Table

_Type = Literal["basic", "elite"]


class SpawnParams(Record):
    """The Initiative on the Spawn card that was drawn for a Blip, or for an Enemy type.

    If nobody has entered the Display, `enemy` and `count` say which figures a Blip becomes.
    """

    initiative: Count | None = None
    unit: Id | None = None
    type: _Type | None = None
    enemy: Name | None = None
    count: Annotated[StrictInt, Field(ge=1, le=20)] = 1


def spawn(table: Table, params: SpawnParams, _consult: Consultation) -> Finding:
    """Judge which Enemies spawn."""
    if params.enemy and params.unit is not None:
        return _as_told(table, find_unit(table, params.unit), params.enemy, params.count)
    if params.initiative is None:
        raise InputError("initiative", "input.missing")
    told, kind = Steps(), _type(table, params)
    display = sorted((e for e in table.display if e.type == kind), key=lambda e: e.initiative)
    if not display:
        raise InputError(place("scene", "display"), "flashpoint.fault.no-display", type=kind)
    drawn = next((e for e in display if e.initiative == params.initiative), None)
    if drawn is None:
        known = tuple(entry.initiative for entry in display)
        raise InputError("initiative", "flashpoint.fault.no-slot", type=kind, known=known)
    told.add(rules.SPAWN_CARD, "flashpoint.spawn.card", who=drawn.name, initiative=drawn.initiative)
    entry = _available(table, display, drawn, told)
    event = entry is drawn
    if entry is None:
        told.add(rules.SPAWN_LOST, "flashpoint.spawn.lost", kind=kind)
        answer: dict[str, object] = {"enemy": None, "figures": [], "event": False, "lost": True}
        return told.finding(answer, "flashpoint.spawn.over", "blocked")
    figures = [{"name": entry.name, "count": entry.spawn}]
    told.add(rules.SPAWN_VALUE, "flashpoint.spawn.figures", who=entry.name, count=entry.spawn)
    thrall = _thrall(table)
    if entry.thralls and thrall:
        figures.append({"name": thrall.name, "count": entry.thralls})
        told.add(
            rules.SPAWN_THRALLS, "flashpoint.spawn.thralls", who=thrall.name, count=entry.thralls
        )
    told.add(rules.SPAWN_EVENT, "flashpoint.spawn.event" if event else "flashpoint.spawn.no-event")
    answer = {"enemy": entry.name, "figures": figures, "event": event, "lost": False}
    change = _spawn_change(table, params, entry, thrall)
    facts = {"who": entry.name, "count": entry.spawn}
    return told.finding(answer, "flashpoint.spawn.comes", "note", change, **facts)


def _as_told(table: Table, unit: Unit, enemy: str, count: int) -> Finding:
    """The figures that the players name, with the numbers that are known of others like them."""
    told, facts = Steps(), {"who": enemy, "count": count}
    told.add(rules.SPAWN_VALUE, "flashpoint.spawn.figures", **facts)
    answer: dict[str, object] = {"enemy": enemy, "figures": [{"name": enemy, "count": count}]}
    answer |= {"event": None, "lost": False}
    change = _named_change(table, unit, enemy, count) if unit.is_blip else None
    return told.finding(answer, "flashpoint.spawn.comes", "note", change, **facts)


def _named_change(table: Table, unit: Unit, enemy: str, count: int) -> Change:
    """The unit with the named figures, which leave the Reserves if the Display has their card."""
    card = next((entry for entry in table.display if entry.name == enemy), None)
    if card is None:
        figures = {**_known(table, enemy), "name": enemy, "count": count}
        return Change([Edit("units", unit.id, {"figures": [figures]})])
    fields: dict[str, Json] = {"figures": [_spawned(table, card, count)]}
    if card.type == "elite":
        fields["elite"] = True
    return Change([Edit("units", unit.id, fields)], fields=_without(table, Counter({enemy: count})))


def _without(table: Table, gone: Counter[str]) -> dict[str, Json]:
    """The Display, with so many figures of each card fewer in the Reserves."""
    left = {e.name: max(e.reserve - gone[e.name], 0) for e in table.display}
    return {"display": [card_written(e, reserve=left[e.name]) for e in table.display]}


def _type(table: Table, params: SpawnParams) -> str:
    """Basic or Elite: as asked, or as the Blip is."""
    if params.type:
        return params.type
    if params.unit is None:
        raise InputError("type", "input.missing")
    unit = find_unit(table, params.unit)
    if unit.record.blip == "special-patrol":  # its mission says what it spawns
        raise InputError("type", "input.missing")
    return "elite" if unit.elite else "basic"


def _available(
    table: Table, display: list[DisplayRecord], drawn: DisplayRecord, told: Steps
) -> DisplayRecord | None:
    """The first Enemy from the drawn one up, and round again, with enough figures left."""
    at = display.index(drawn)
    for entry in (*display[at:], *display[:at]):
        if _enough(table, entry):
            return entry
        told.add(rules.SPAWN_SHORT, "flashpoint.spawn.short", who=entry.name, count=entry.reserve)
    return None


def _thrall(table: Table) -> DisplayRecord | None:
    """The Thrall of the lowest Initiative."""
    return min((e for e in table.display if e.thrall), key=lambda e: e.initiative, default=None)


def _enough(table: Table, entry: DisplayRecord) -> bool:
    thrall = _thrall(table)
    if not entry.thralls or thrall is None:
        return entry.reserve >= entry.spawn and not entry.thralls
    if thrall is entry:
        return entry.reserve >= entry.spawn + entry.thralls
    return entry.reserve >= entry.spawn and thrall.reserve >= entry.thralls


def _spawn_change(
    table: Table, params: SpawnParams, entry: DisplayRecord, thrall: DisplayRecord | None
) -> Change | None:
    """The unit with its figures and the numbers that are known of them; the Reserves smaller."""
    if params.unit is None or not table.units[params.unit].is_blip:
        return None
    joined = [(entry, entry.spawn)] + ([(thrall, entry.thralls)] if thrall else [])
    figures = [_spawned(table, card, count) for card, count in joined if count]
    gone = Counter[str]()
    for card, count in joined:
        gone[card.name] += count
    fields = {"figures": figures, **({"elite": True} if entry.type == "elite" else {})}
    return Change([Edit("units", params.unit, fields)], fields=_without(table, gone))


def _spawned(table: Table, card: DisplayRecord, count: int) -> dict[str, Json]:
    """Figures that spawn, with the numbers of their card: the Display's, or the book's.

    What neither has may be known of others of that name on the board.
    """
    known = _known(table, card.name, empowered=card.empowered)
    named = {"name": card.name, "count": count, "initiative": card.initiative}
    return {**known, **_entered(card), **named}


def _known(table: Table, name: str, *, empowered: bool = False) -> dict[str, Json]:
    """What is known of an Enemy: from others of that name on the board, and from the book."""
    others = [f.record for u in table.units.values() for f in u.figures if f.name == name]
    known = _entered(others[-1]) if others else {}
    return {**known, **printed(name.lower() + ("-empowered" if empowered else ""))}


def _entered(numbers: CardNumbers) -> dict[str, Json]:
    """What a card prints, as far as players have entered it."""
    fields = set(CardNumbers.model_fields)
    return numbers.model_dump(mode="json", include=fields, exclude_unset=True, exclude_none=True)
