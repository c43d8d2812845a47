"""Facts and changes as plain data, to be kept and read again."""

from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from typing import Any

from adjudicator.board import hexes, squares
from adjudicator.core import facts
from adjudicator.core.change import Change, Edit
from adjudicator.tables.history import EventLabel

#: Under this name stands which kind of thing an object is.
KIND = "is"

_TUPLES = (squares.Space, squares.Corner, squares.Edge, hexes.Hex)
_RECORDS = (
    facts.Place,
    facts.Absent,
    facts.Who,
    facts.GridLine,
    facts.Thing,
    facts.Standing,
    facts.Listing,
    facts.Called,
)
_KINDS: Mapping[str, Any] = {kind.__name__.lower(): kind for kind in (*_TUPLES, *_RECORDS)}


def fact_written(fact: object) -> Any:  # noqa: ANN401
    """A fact as plain data."""
    kind = type(fact).__name__.lower()
    if isinstance(fact, _TUPLES):
        return {KIND: kind, "values": list(fact)}
    if is_dataclass(fact) and kind in _KINDS:
        return {KIND: kind, **{f.name: fact_written(getattr(fact, f.name)) for f in fields(fact)}}
    if isinstance(fact, list | tuple):
        return [fact_written(item) for item in fact]
    return fact


def fact_read(data: Any) -> object:  # noqa: ANN401
    """The fact that plain data tells."""
    if isinstance(data, list):
        return tuple(fact_read(item) for item in data)
    if not isinstance(data, Mapping) or data.get(KIND) not in _KINDS:
        return data
    kind = _KINDS[data[KIND]]
    if kind in _TUPLES:
        return kind(*data["values"])
    return kind(**{name: fact_read(value) for name, value in data.items() if name != KIND})


def told_written(told: EventLabel) -> dict[str, Any]:
    """How a change is called, as plain data."""
    return {
        "says": told.message_id,
        "facts": {name: fact_written(fact) for name, fact in told.facts.items()},
    }


def told_read(data: Mapping[str, Any]) -> EventLabel:
    """How a change is called."""
    return EventLabel(data["says"], {name: fact_read(fact) for name, fact in data["facts"].items()})


def change_written(change: Change) -> dict[str, Any]:
    """A change as plain data; what is gone only where something is."""
    written = {
        "edits": [_edit_written(edit) for edit in change.edits],
        "removed": [list(entry) for entry in change.removed],
        "added": [[name, dict(entry)] for name, entry in change.added],
        "fields": dict(change.fields),
    }
    return {**written, "gone": list(change.gone)} if change.gone else written


def _edit_written(edit: Edit) -> list[Any]:
    written = [edit.collection, edit.id, dict(edit.fields)]
    return [*written, list(edit.gone)] if edit.gone else written


def change_read(data: Mapping[str, Any]) -> Change:
    """The change that plain data tells."""
    return Change(
        [Edit(*edit) for edit in data["edits"]],
        [(name, id_) for name, id_ in data["removed"]],
        [(name, entry) for name, entry in data["added"]],
        data["fields"],
        data.get("gone", ()),
    )
