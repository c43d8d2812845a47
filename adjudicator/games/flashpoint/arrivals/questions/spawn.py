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
from adjudicator.games.flashpoint.alarm.blips import blips_off, tell_blips_off
from adjudicator.games.flashpoint.arrivals import rules
from adjudicator.games.flashpoint.table.changes import display_after
from adjudicator.games.flashpoint.table.enemy_cards import printed, spawn_value
from adjudicator.games.flashpoint.table.enemy_records import CardNumbers, DisplayRecord
from adjudicator.games.flashpoint.table.lookup import find_unit
from adjudicator.games.flashpoint.table.numbers import label, needs
from adjudicator.games.flashpoint.table.pieces import Unit
from adjudicator.games.flashpoint.table.progress import Progress
from adjudicator.games.flashpoint.table.records import Count, Id, Name
from adjudicator.games.flashpoint.table.state import Table

_Type = Literal["basic", "elite"]


class SpawnParams(Record):
    """The Initiative on the Spawn card that was drawn for a Blip, or for an Enemy type.

    If nobody has entered the Display, `enemy` and `count` say which figures a Blip becomes. The
    `count` may be left out if the Spawn Value of the Enemy is known.
    """

    initiative: Count | None = None
    unit: Id | None = None
    type: _Type | None = None
    enemy: Name | None = None
    count: Annotated[StrictInt, Field(ge=1, le=20)] | None = None


def spawn(table: Table, params: SpawnParams, consult: Consultation) -> Finding:
    """Judge which Enemies spawn."""
    blip = _blip(table, params.unit) if params.unit is not None else None
    if params.enemy and blip:
        return _as_told(table, blip, params, consult)
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
    entry = _available(table, display, drawn, told, consult)
    if consult.missing:
        return _unknown(told, drawn.name, consult)
    event = entry is drawn
    if entry is None:
        told.add(rules.SPAWN_LOST, "flashpoint.spawn.lost", kind=kind)
        answer: dict[str, object] = {"enemy": None, "figures": [], "event": False, "lost": True}
        return told.finding(answer, "flashpoint.spawn.over", "blocked")
    count, thrall = spawn_value(entry) or 0, _thrall(table)
    figures = [{"name": entry.name, "count": count}]
    told.add(rules.SPAWN_VALUE, "flashpoint.spawn.figures", who=entry.name, count=count)
    if entry.thralls and thrall:
        figures.append({"name": thrall.name, "count": entry.thralls})
        told.add(
            rules.SPAWN_THRALLS, "flashpoint.spawn.thralls", who=thrall.name, count=entry.thralls
        )
    told.add(rules.SPAWN_EVENT, "flashpoint.spawn.event" if event else "flashpoint.spawn.no-event")
    answer = {"enemy": entry.name, "figures": figures, "event": event, "lost": False}
    change = _spawn_change(table, params, entry, thrall)
    if change and params.unit is not None:
        change = _shed(table, params.unit, change, told)
    facts = {"who": entry.name, "count": count}
    return told.finding(answer, "flashpoint.spawn.comes", "note", change, **facts)


def _blip(table: Table, name: str) -> Unit:
    """The Blip that spawns."""
    unit = find_unit(table, name)
    if not unit.is_blip:
        raise InputError("unit", "flashpoint.fault.spawned", who=unit.called)
    return unit


def _unknown(told: Steps, enemy: str, consult: Consultation) -> Finding:
    """Nobody can tell who spawns: a Spawn Value or what is in the Reserves was not entered."""
    facts = {"who": enemy, **needs(consult)}
    told.add(rules.SPAWN_VALUE, "flashpoint.spawn.unknown", **facts)
    unknown = dict.fromkeys(("enemy", "figures", "event", "lost"))
    return told.finding({**unknown}, "flashpoint.spawn.unknown", "open", None, **facts)


def _shed(table: Table, name: str, change: Change, told: Steps) -> Change:
    """The Blip of an Enemy that spawns when it is aware already comes off."""
    progress = Progress(table)
    progress.make(change)
    unit = progress.table.units[name]
    if not unit.sheds_blip:
        return change
    tell_blips_off(told, [unit])
    progress.make(blips_off(progress.table, [unit]))
    return progress.change


def _as_told(table: Table, unit: Unit, params: SpawnParams, consult: Consultation) -> Finding:
    """The figures that the players name, with the numbers that are known of others like them."""
    enemy, told = params.enemy or "", Steps()
    count = consult.known(_named_count(table, params), "count", label("spawn", enemy))
    if count is None:
        return _unknown(told, enemy, consult)
    facts = {"who": enemy, "count": count}
    told.add(rules.SPAWN_VALUE, "flashpoint.spawn.figures", **facts)
    answer: dict[str, object] = {"enemy": enemy, "figures": [{"name": enemy, "count": count}]}
    answer |= {"event": None, "lost": False}
    change = _shed(table, unit.id, _named_change(table, unit, enemy, count), told)
    return told.finding(answer, "flashpoint.spawn.comes", "note", change, **facts)


def _named_count(table: Table, params: SpawnParams) -> int | None:
    """How many figures of an Enemy spawn: as the players say, or as its card does."""
    name = params.enemy or ""
    card = next((entry for entry in table.display if entry.name == name), None)
    return params.count or spawn_value(card or DisplayRecord(name=name, initiative=0))


def _named_change(table: Table, unit: Unit, enemy: str, count: int) -> Change:
    """The unit with the named figures, which leave the Reserves if the Display has their card."""
    card = next((entry for entry in table.display if entry.name == enemy), None)
    if card is None:
        figures = {**_others(table, enemy), "name": enemy, "count": count}
        return Change([Edit("units", unit.id, {"figures": [figures]})])
    fields: dict[str, Json] = {"figures": [_spawned(table, card, count)]}
    if card.type == "elite":
        fields["elite"] = True
    return Change([Edit("units", unit.id, fields)], fields=display_after(table, {enemy: -count}))


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
    table: Table,
    display: list[DisplayRecord],
    drawn: DisplayRecord,
    told: Steps,
    consult: Consultation,
) -> DisplayRecord | None:
    """The first Enemy from the drawn one up, and round again, with enough figures left.

    Nobody if that rests on a number that was not entered, which is noted.
    """
    at = display.index(drawn)
    for entry in (*display[at:], *display[:at]):
        enough = _enough(table, entry, consult)
        if enough:
            return entry
        if enough is None:
            return None
        told.add(rules.SPAWN_SHORT, "flashpoint.spawn.short", who=entry.name, count=entry.reserve)
    return None


def _thrall(table: Table) -> DisplayRecord | None:
    """The Thrall of the lowest Initiative."""
    return min((e for e in table.display if e.thrall), key=lambda e: e.initiative, default=None)


def _enough(table: Table, entry: DisplayRecord, consult: Consultation) -> bool | None:
    """Whether the Reserves have a whole unit of an Enemy; None if a number is missing to tell."""
    thrall = _thrall(table)
    if entry.thralls and thrall is None:
        return False
    spawn = _known(table, entry, "spawn", spawn_value(entry), consult)
    own = _known(table, entry, "reserve", entry.reserve, consult)
    if spawn is None or own is None:
        return None
    if thrall is None or not entry.thralls or thrall is entry:
        return own >= spawn + entry.thralls
    left = _known(table, thrall, "reserve", thrall.reserve, consult) if own >= spawn else 0
    return None if left is None else own >= spawn and left >= entry.thralls


def _known(
    table: Table, card: DisplayRecord, name: str, number: int | None, consult: Consultation
) -> int | None:
    """How many figures a card spawns, or the Reserves have; None if nobody has entered it."""
    at = place("scene", "display", table.display.index(card), name)
    return consult.known(number, at, label(name, card.name))


def _spawn_change(
    table: Table, params: SpawnParams, entry: DisplayRecord, thrall: DisplayRecord | None
) -> Change | None:
    """The unit with its figures and the numbers that are known of them; the Reserves smaller."""
    if params.unit is None:
        return None
    joined = [(entry, spawn_value(entry) or 0)] + ([(thrall, entry.thralls)] if thrall else [])
    figures = [_spawned(table, card, count) for card, count in joined if count]
    gone = Counter[str]()
    for card, count in joined:
        gone[card.name] -= count
    fields = {"figures": figures, **({"elite": True} if entry.type == "elite" else {})}
    return Change([Edit("units", params.unit, fields)], fields=display_after(table, gone))


def _spawned(table: Table, card: DisplayRecord, count: int) -> dict[str, Json]:
    """Figures that spawn, with the numbers of their card: the Display's, or the book's.

    What neither has may be known of others of that name on the board.
    """
    known = _others(table, card.name, empowered=card.empowered)
    named = {"name": card.name, "count": count, "initiative": card.initiative}
    return {**known, **_entered(card), **named}


def _others(table: Table, name: str, *, empowered: bool = False) -> dict[str, Json]:
    """What is known of an Enemy: from others of that name on the board, and from the book."""
    others = [f.record for u in table.units.values() for f in u.figures if f.name == name]
    known = _entered(others[-1]) if others else {}
    return {**known, **printed(name.lower() + ("-empowered" if empowered else ""))}


def _entered(numbers: CardNumbers) -> dict[str, Json]:
    """What a card prints, as far as players have entered it."""
    fields = set(CardNumbers.model_fields)
    return numbers.model_dump(mode="json", include=fields, exclude_unset=True, exclude_none=True)
