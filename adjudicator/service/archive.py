"""A table with its history as one file, and back. Old files are read for ever."""

from collections.abc import Mapping
from typing import Any

from adjudicator.kernel.history import Event, History
from adjudicator.kernel.scene import Malformed
from adjudicator.store.log import body_written, event_read

#: The form that is written now. Each past one has a file in the tests that must still be read.
FORM = 1

_KINDS = ("begin", "change", "undo", "redo")


def as_archive(history: History) -> dict[str, Any]:
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
                **body_written(event),
            }
            for event in history.events
        ],
    }


def _devices(history: History) -> dict[str, None]:
    return dict.fromkeys(event.device for event in history.events)


def is_archive(data: object) -> bool:
    """Whether a file is a table with its history, and not a scene."""
    return isinstance(data, Mapping) and "events" in data and "form" in data


def from_archive(data: Mapping[str, Any]) -> tuple[Event, ...]:
    """The events of a file, or what is wrong with it."""
    if data.get("form") != FORM:
        raise Malformed("form", "archive.unknown-form", form=data.get("form"), known=(FORM,))
    rows = data["events"]
    if not isinstance(rows, list) or not rows:
        raise Malformed("events", "archive.no-events")
    events = tuple(_read(row, number) for number, row in enumerate(rows))
    if events[0].scene is None:
        raise Malformed("events[0]", "archive.no-scene")
    return events


def _read(row: Any, number: int) -> Event:  # noqa: ANN401
    at = f"events[{number}]"
    try:
        event = event_read(row, row)
        whole = (
            event.number == number and event.kind in _KINDS and (number == 0) == bool(event.scene)
        )
        if not whole or len(str(event.device)) > 32:
            raise Malformed(at, "archive.bad-event")
    except (KeyError, TypeError, ValueError, AttributeError):
        raise Malformed(at, "archive.bad-event") from None
    return event
