"""What an action changes in a scene. Scenes are never changed in place."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Literal

from adjudicator.core.faults import InputError
from adjudicator.core.parts import Part, applied, named_entries
from adjudicator.core.values import Json, JsonObject

Entry = JsonObject

#: Transforms a whole board: mirrored, or turned by one step.
Turn = Literal["mirror", "rotate"]


@dataclass(frozen=True)
class Edit:
    """New values for some fields of one entry of a scene's list.

    `gone` deletes fields, which then have their default; a field set to null stays.
    """

    collection: str
    id: str
    fields: Entry
    gone: Sequence[str] = ()


@dataclass(frozen=True)
class Change:
    """Everything an action changes: entries edited, removed and added, and the scene's own fields.

    `gone` lists deleted fields of the scene. `parts` are further changes in their smallest parts,
    as recorded. `turn` means that the whole board is mirrored or turned; the rest of the change
    then gives the new place of every piece.
    """

    edits: Sequence[Edit] = ()
    removed: Sequence[tuple[str, str]] = ()
    added: Sequence[tuple[str, Entry]] = ()
    fields: Entry = field(default_factory=dict)
    gone: Sequence[str] = ()
    parts: Sequence[Part] = ()
    turn: Turn | None = None


def changed(scene: Entry, change: Change) -> dict[str, Json]:
    """The scene after a change: its own fields first, then entries of its lists, then parts."""
    after = _with(scene, change.fields, change.gone)
    gone = set(change.removed)
    for name in {*(e.collection for e in change.edits), *(c for c, _ in [*gone, *change.added])}:
        edits = {edit.id: edit for edit in change.edits if edit.collection == name}
        entries = _listed(after, name)
        if edits or any(collection == name for collection, _ in gone):
            entries = named_entries(entries)
        kept = [entry for entry in entries if (name, entry.get("id")) not in gone]
        new = [dict(entry) for collection, entry in change.added if collection == name]
        after[name] = [_edited(entry, edits) for entry in kept] + new
    for part in change.parts:
        after = applied(after, part)
    return after


def together(*changes: Change) -> Change:
    """Several changes as one: later values win, and removed entries are not edited."""
    edits: dict[tuple[str, str], Edit] = {}
    removed = [pair for change in changes for pair in change.removed]
    for edit in (edit for change in changes for edit in change.edits):
        key = (edit.collection, edit.id)
        before = edits.get(key)
        if before:
            edit = Edit(*key, {**before.fields, **edit.fields}, (*before.gone, *edit.gone))  # noqa: PLW2901
        edits[key] = edit
    return Change(
        [edit for key, edit in edits.items() if key not in removed],
        removed,
        [entry for change in changes for entry in change.added],
        {name: value for change in changes for name, value in change.fields.items()},
        [name for change in changes for name in change.gone],
        [part for change in changes for part in change.parts],
    )


def renaming(change: Change, names: Mapping[str, str]) -> Change:
    """A change with its new entries renamed, including all references to them."""
    if not names:
        return change
    edits = [replace(edit, fields=_renamed(edit.fields, names)) for edit in change.edits]
    return replace(change, edits=edits, fields=_renamed(change.fields, names))


def _renamed(value: Json, names: Mapping[str, str]) -> Json:
    if isinstance(value, str):
        return names.get(value, value)
    if isinstance(value, Mapping):
        return {key: _renamed(part, names) for key, part in value.items()}
    return [_renamed(part, names) for part in value] if isinstance(value, list | tuple) else value


def _listed(scene: Entry, name: str) -> Sequence[Entry]:
    """The entries of a scene's list; a change is refused if there is no such list."""
    entries = scene.get(name, ())
    if not isinstance(entries, Sequence) or not all(map(_has_name, entries)):
        raise InputError(name, "change.no-list")
    return entries


def _has_name(entry: object) -> bool:
    """Whether a value is an entry identified by a name or by its place."""
    return isinstance(entry, Mapping) and isinstance(entry.get("id", ""), str)


def _edited(entry: Entry, edits: Mapping[str, Edit]) -> Entry:
    """An entry with its new values; without new values it is the same object, not a copy."""
    edit = edits.get(entry.get("id", "")) if edits else None
    return _with(entry, edit.fields, edit.gone) if edit else entry


def _with(entry: Entry, new: Entry, gone: Sequence[str]) -> dict[str, Json]:
    """New values over old ones, without the deleted ones."""
    after = {**entry, **new}
    for name in gone:
        after.pop(name, None)
    return after


def difference(before: Entry, after: Entry) -> Change:
    """The change that leads from one scene to another."""
    fields: dict[str, Json] = {}
    gone = [name for name in before if name not in after]
    edits: list[Edit] = []
    removed: list[tuple[str, str]] = []
    added: list[tuple[str, Entry]] = []
    for name in [*before, *(name for name in after if name not in before)]:
        old, new = _by_id(before.get(name)), _by_id(after.get(name))
        if name in gone or before.get(name) == after.get(name):
            continue
        if old is None or new is None or not _has_ids(before.get(name), after.get(name)):
            fields[name] = after.get(name)
            continue
        edits += [_edit(name, old[id_], new[id_]) for id_ in old if id_ in new]
        removed += [(name, id_) for id_ in old if id_ not in new]
        added += [(name, entry) for id_, entry in new.items() if id_ not in old]
    edits = [edit for edit in edits if edit.fields or edit.gone]
    return Change(edits, removed, added, fields, gone)


def _has_ids(*lists: Json) -> bool:
    """Whether any entry has an id of its own; if none has, entries may not allow ids."""
    return any("id" in entry for entries in lists for entry in entries)


def _edit(name: str, old: Entry, new: Entry) -> Edit:
    """What differs in an entry."""
    fresh = {
        field: value for field, value in new.items() if field not in old or old[field] != value
    }
    return Edit(name, old["id"], fresh, [field for field in old if field not in new])


def _by_id(value: Json) -> dict[str, Entry] | None:
    """The entries of a list by their ids; empty if they have none of their own."""
    if not isinstance(value, list) or not all(isinstance(entry, Mapping) for entry in value):
        return None
    entries = named_entries(value)
    ids = [entry.get("id") for entry in entries]
    if not entries or not all(isinstance(id_, str) for id_ in ids) or len({*ids}) < len(ids):
        return None
    return {entry["id"]: entry for entry in entries}
