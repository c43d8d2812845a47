"""What an action does to a scene: data in, data out, nothing changed in place."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

Entry = Mapping[str, Any]


@dataclass(frozen=True)
class Edit:
    """New values for some fields of one entry of a scene's list."""

    collection: str
    id: str
    fields: Entry


@dataclass(frozen=True)
class Change:
    """All that an action does: entries edited, removed and added, and the scene's own fields."""

    edits: Sequence[Edit] = ()
    removed: Sequence[tuple[str, str]] = ()
    added: Sequence[tuple[str, Entry]] = ()
    fields: Entry = field(default_factory=dict)


def changed(scene: Entry, change: Change) -> dict[str, Any]:
    """The scene after a change: its own fields first, then the entries of its lists."""
    after = {**scene, **change.fields}
    gone = set(change.removed)
    for name in {*(e.collection for e in change.edits), *(c for c, _ in [*gone, *change.added])}:
        edits = {edit.id: edit.fields for edit in change.edits if edit.collection == name}
        entries = [_named(entry, number) for number, entry in enumerate(after.get(name, ()))]
        kept = [entry for entry in entries if (name, entry.get("id")) not in gone]
        new = [dict(entry) for collection, entry in change.added if collection == name]
        after[name] = [{**entry, **edits.get(entry.get("id", ""), {})} for entry in kept] + new
    return after


def _named(entry: Entry, number: int) -> dict[str, Any]:
    """An entry with its id written down: one that counts on its place would change its name.

    Entries without a kind have no such name, and those without an id either stay as they are.
    """
    return {"id": f"{entry['kind']}-{number}", **entry} if "kind" in entry else dict(entry)
