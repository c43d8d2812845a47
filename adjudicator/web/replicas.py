"""Tables that a device keeps beside this server's: copies of these, and those begun there."""

from collections.abc import Mapping
from dataclasses import replace

from flask import Blueprint, Response, jsonify, request

from adjudicator.app.archive import LONGEST_ARCHIVE, as_archive, from_archive, is_archive
from adjudicator.app.judge import parse
from adjudicator.core.faults import InputError
from adjudicator.core.values import JsonObject
from adjudicator.tables.history import Event
from adjudicator.tables.keys import KEY, keys_of
from adjudicator.tables.repository import ConflictError
from adjudicator.web.language import messages
from adjudicator.web.limits import HAND_OVER, LONGEST_FILE
from adjudicator.web.mutations import import_table
from adjudicator.web.open_table import stored_or_404
from adjudicator.web.security import device

pages = Blueprint("replicas", __name__)


@pages.get("/table/<ref>/replica.json")
def replica(ref: str) -> Response:
    """A stored table with its history, and under which name this device is in it."""
    past = stored_or_404(ref).history
    file = as_archive(past)
    mine = (n for n, event in enumerate(past.events) if event.device == device())
    first = next(mine, None)
    events = file["events"]
    assert isinstance(events, list)  # noqa: S101 - as a file has it
    return jsonify(file | {"me": None if first is None else events[first]["device"]})


@pages.post(HAND_OVER)
def hand_over() -> tuple[Response | str, int]:
    """Store a table that was begun on a device, under its own keys; once, however often it comes.

    Anyone who has the key to a table may read and change it, so nothing is told about one that is
    stored already.
    """
    request.max_content_length = LONGEST_FILE
    try:
        given = _archive(parse(request.get_data(), LONGEST_ARCHIVE))
        import_table(_events(given), keys_of(_key(given)))
    except InputError as fault:
        return jsonify(says=f"{fault.at}: {messages().fault(fault)}"), 400
    except ConflictError:
        pass
    return "", 204


def _archive(given: object) -> JsonObject:
    if not isinstance(given, Mapping) or not is_archive(given):
        raise InputError("events", "input.missing")
    return given


def _key(given: JsonObject) -> str:
    key = given.get("key")
    if not isinstance(key, str) or not KEY.fullmatch(key):
        raise InputError("key", "input.missing")
    return key


def _events(given: JsonObject) -> tuple[Event, ...]:
    """The events, with the name of this device in what was done on it."""
    events = from_archive(given)
    mine = given.get("me")
    return tuple(replace(e, device=device()) if e.device == mine else e for e in events)
