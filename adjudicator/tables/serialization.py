"""Events, changes and facts as JSON, for the database and for files."""

from collections.abc import Mapping
from dataclasses import fields, is_dataclass

from adjudicator.board import hexes, squares
from adjudicator.core import facts
from adjudicator.core.change import Change, Edit
from adjudicator.core.parts import Part
from adjudicator.core.values import Json, JsonObject
from adjudicator.tables.history import Event, EventLabel

#: The key that holds the kind of a fact.
KIND = "is"

_TUPLES = (squares.Space, squares.Corner, squares.Edge, hexes.Hex, hexes.NamedHex)
#: The kinds of facts by their stored names. Names stay as they are: tables hold them for years.
_KINDS: Mapping[str, type] = {
    "space": squares.Space,
    "corner": squares.Corner,
    "edge": squares.Edge,
    "hex": hexes.Hex,
    "named-hex": hexes.NamedHex,
    "place": facts.Place,
    "absent": facts.Absent,
    "who": facts.Who,
    "gridline": facts.GridLine,
    "file": facts.File,
    "thing": facts.Thing,
    "standing": facts.Standing,
    "listing": facts.Listing,
    "called": facts.Called,
    "said": facts.Said,
}
_NAMES = {kind: name for name, kind in _KINDS.items()}


def serialize_fact(fact: object) -> Json:
    """A fact as JSON."""
    if isinstance(fact, hexes.NamedHex):
        return {KIND: _NAMES[type(fact)], "values": [fact.q, fact.r, fact.label]}
    if isinstance(fact, _TUPLES):
        return {KIND: _NAMES[type(fact)], "values": list(fact)}
    if is_dataclass(fact) and type(fact) in _NAMES:
        parts = {field.name: serialize_fact(getattr(fact, field.name)) for field in fields(fact)}
        return {KIND: _NAMES[type(fact)], **parts}
    if isinstance(fact, list | tuple):
        return [serialize_fact(item) for item in fact]
    return fact


def deserialize_fact(data: Json) -> object:
    """The fact that JSON holds; a list becomes a tuple."""
    if isinstance(data, list):
        return tuple(deserialize_fact(item) for item in data)
    if not isinstance(data, Mapping) or data.get(KIND) not in _KINDS:
        return data
    kind = _KINDS[data[KIND]]
    if kind in _TUPLES:
        return kind(*data["values"])
    return kind(**{name: deserialize_fact(value) for name, value in data.items() if name != KIND})


def serialize_label(label: EventLabel) -> JsonObject:
    """An event's label as JSON."""
    data = {
        "says": label.message_id,
        "facts": {name: serialize_fact(fact) for name, fact in label.facts.items()},
    }
    return {**data, "part": label.part} if label.part else data


def deserialize_label(data: JsonObject) -> EventLabel:
    """The label that JSON holds."""
    label_facts = {name: deserialize_fact(fact) for name, fact in data["facts"].items()}
    return EventLabel(data["says"], label_facts, data.get("part", ""))


def serialize_change(change: Change) -> JsonObject:
    """A change as JSON; the deleted keys only if there are any."""
    data: dict[str, Json] = {
        "edits": [_serialize_edit(edit) for edit in change.edits],
        "removed": [list(entry) for entry in change.removed],
        "added": [[name, dict(entry)] for name, entry in change.added],
        "fields": dict(change.fields),
    }
    if change.gone:
        data["gone"] = list(change.gone)
    if change.parts:
        data["parts"] = [_serialize_part(part) for part in change.parts]
    if change.turn:
        data["turn"] = change.turn
    return data


def _serialize_part(part: Part) -> list[Json]:
    """A part: its kind, path and value, and what it is beside; without the nulls at its end."""
    data = [part.kind, list(part.path), part.value, part.beside]
    while len(data) > 2 and data[-1] is None:
        data.pop()
    return data


def _serialize_edit(edit: Edit) -> list[Json]:
    data = [edit.collection, edit.id, dict(edit.fields)]
    return [*data, list(edit.gone)] if edit.gone else data


def deserialize_change(data: JsonObject) -> Change:
    """The change that JSON holds."""
    return Change(
        [Edit(*edit) for edit in data["edits"]],
        [(name, id_) for name, id_ in data["removed"]],
        [(name, entry) for name, entry in data["added"]],
        data["fields"],
        data.get("gone", ()),
        [Part(kind, tuple(path), *more) for kind, path, *more in data.get("parts", ())],
        data.get("turn"),
    )


def serialize_event_body(event: Event) -> JsonObject:
    """An event as JSON, without its number, kind, device and time."""
    body: dict[str, Json] = {"told": serialize_label(event.label)}
    if event.scene is not None:
        body["scene"] = event.scene
    if event.change is not None:
        body["change"] = serialize_change(event.change)
    if event.numbers:
        body["numbers"] = list(event.numbers)
    if event.overwrites:
        body["over"] = list(event.overwrites)
    return body


def deserialize_event(row: JsonObject, body: JsonObject) -> Event:
    """The event of a database row or a file, and of its body."""
    return Event(
        row["number"],
        row["kind"],
        row["device"],
        row["at"],
        deserialize_label(body["told"]),
        body.get("scene"),
        deserialize_change(body["change"]) if "change" in body else None,
        tuple(body.get("numbers", ())),
        tuple(body.get("over", ())),
    )
