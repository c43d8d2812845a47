"""A table with its history as one file. Files of every past form can be read."""

from collections.abc import Mapping
from math import isfinite
from typing import get_args

from adjudicator.app.repository import LONGEST_HISTORY
from adjudicator.core.change import Change, Turn
from adjudicator.core.faults import InputError
from adjudicator.core.parts import KINDS, Part
from adjudicator.core.values import Json, JsonObject
from adjudicator.messages.renderer import ENGLISH
from adjudicator.tables.history import DeedPart, Event, History
from adjudicator.tables.serialization import deserialize_event, serialize_event_body

#: The current form. The tests read a file of each past form.
FORM = 2
#: Forms that can be read: the first has no parts and no turns.
FORMS = (1, FORM)
#: How long a file may be: the longest history of a table of usual size.
LONGEST_ARCHIVE = 16_000_000
LONGEST_DEVICE = 32

_KINDS = ("begin", "change", "undo", "redo")


def as_archive(history: History) -> dict[str, Json]:
    """The file: events in order, devices by number only."""
    devices = {name: f"device-{n}" for n, name in enumerate(_devices(history), 1)}
    return {
        "adjudicator": "table with history",
        "form": FORM,
        "events": [
            {
                "number": event.number,
                "kind": event.kind,
                "device": devices[event.device],
                "at": event.at,
                **serialize_event_body(event),
            }
            for event in history.events
        ],
    }


def _devices(history: History) -> dict[str, None]:
    return dict.fromkeys(event.device for event in history.events)


def is_archive(data: object) -> bool:
    """Whether a file is a table with its history, and not a scene."""
    return isinstance(data, Mapping) and "events" in data and "form" in data


def from_archive(data: JsonObject) -> tuple[Event, ...]:
    """The events of a file, or what is wrong with it."""
    if data.get("form") not in FORMS:
        raise InputError("form", "archive.unknown-form", form=data.get("form"), known=FORMS)
    rows = data["events"]
    if not isinstance(rows, list) or not rows:
        raise InputError("events", "archive.no-events")
    if len(rows) > LONGEST_HISTORY:
        raise InputError("events", "archive.too-many", most=LONGEST_HISTORY)
    events: list[Event] = []
    changes: set[int] = set()
    for number, row in enumerate(rows):
        event = _read(row, number)
        if number == 0 and not isinstance(event.scene, Mapping):
            raise InputError("events[0]", "archive.no-scene")
        if not {*event.numbers} <= changes:
            raise InputError(f"events[{number}].numbers", "archive.no-fit")
        events.append(event)
        if event.change:
            changes.add(number)
    return tuple(events)


def _read(row: Json, number: int) -> Event:
    """One event, which must be complete and have a label that can be rendered."""
    try:
        event = deserialize_event(row, row)
        if _is_whole(event, number) and ENGLISH.say(event.label.message_id, event.label.facts):
            return event
    except Exception:  # noqa: BLE001, S110 - whatever a stranger's file makes of it, it is no event
        pass
    raise InputError(f"events[{number}]", "archive.bad-event")


def _is_whole(event: Event, number: int) -> bool:
    """Whether an event has all its parts and none of another kind."""
    return (
        event.number == number
        and event.kind in _KINDS
        and event.label.message_id.startswith("did.") | event.label.message_id.endswith(".done")
        and event.label.part in get_args(DeedPart)
        and (event.kind == "begin") == (number == 0) == (event.scene is not None)
        and (event.kind == "change") == (event.change is not None)
        and (event.kind in ("undo", "redo")) == bool(event.numbers)
        and all(type(one) is int for one in (*event.numbers, *event.overwrites))
        and isinstance(event.device, str)
        and 0 < len(event.device) <= LONGEST_DEVICE
        and isfinite(event.at)
        and (event.change is None or _is_whole_change(event.change))
    )


def _is_whole_change(change: Change) -> bool:
    names = [*(name for entry in change.removed for name in entry)]
    names += [name for edit in change.edits for name in (edit.collection, edit.id)]
    names += [name for name, _ in change.added]
    names += [*change.gone, *(name for edit in change.edits for name in edit.gone)]
    parts = [edit.fields for edit in change.edits] + [entry for _, entry in change.added]
    return (
        all(isinstance(name, str) for name in names)
        and all(isinstance(part, Mapping) for part in (*parts, change.fields))
        and all(_is_whole_part(part) for part in change.parts)
        and change.turn in (None, *get_args(Turn))
    )


def _is_whole_part(part: Part) -> bool:
    first, *rest = part.path
    return (
        part.kind in KINDS
        and isinstance(first, str)
        and all(_is_step(step) for step in rest)
        and (part.kind != "add" or type(part.value) is int)
    )


def _is_step(step: Json) -> bool:
    """Whether something is a field, a key of a table, or an entry of a list."""
    if isinstance(step, list):
        return len(step) == 1 and isinstance(step[0], str)
    return isinstance(step, str | Mapping)
