"""The history of a table: what was done to it, in order, and the scene that comes of it.

Nothing is ever taken out of a history. Undoing is an event like any other: the scene is what the
changes give that are not undone, each in its own place. So taking back one's own change leaves
what others did since as it is.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Literal

from adjudicator.core.change import Change, changed
from adjudicator.core.input import InputError
from adjudicator.core.setup import SceneEdit

Scene = Mapping[str, Any]
EventKind = Literal["begin", "change", "undo", "redo"]

#: An entry of a scene's list, or with an empty id the whole of a field.
Touched = tuple[str, str]


@dataclass(frozen=True)
class Told:
    """How a change is called: the phrase, and the facts that fill it."""

    message_id: str
    facts: Mapping[str, object] = field(default_factory=dict)


#: A change and its label.
LabelledChange = tuple[Change, Told]


def labelled(edit: SceneEdit) -> LabelledChange:
    """The change of a scene edit, with its label."""
    return edit.change, Told(edit.message_id, edit.facts)


@dataclass(frozen=True)
class Event:
    """Something that was done to a table: by which device, when, what.

    `scene` is what a history begins with, `change` what was changed; `numbers` are the changes
    that were undone or done again. `over` are changes of others to the same, which whoever did
    this had not seen: the later holds.
    """

    number: int
    kind: EventKind
    device: str
    at: float
    told: Told
    scene: Scene | None = None
    change: Change | None = None
    numbers: tuple[int, ...] = ()
    over: tuple[int, ...] = ()


@dataclass(frozen=True)
class History:
    """The events so far, which changes are undone, and the scene that the others give."""

    events: tuple[Event, ...]
    undone: frozenset[int]
    scene: Scene

    @property
    def number(self) -> int:
        """The number of the last event."""
        return self.events[-1].number

    @property
    def changes(self) -> tuple[Event, ...]:
        """The changes, undone ones too."""
        return tuple(event for event in self.events if event.kind == "change")

    def then(self, event: Event) -> "History":
        """The history with one more event."""
        events = (*self.events, event)
        if event.change is not None:
            return History(events, self.undone, changed(self.scene, event.change))
        if event.kind == "undo":
            undone = self.undone | {*event.numbers}
        else:
            undone = self.undone - {*event.numbers}
        return History(events, undone, _folded(events, undone))

    def without(self, numbers: Iterable[int]) -> Scene:
        """The scene if these changes were undone."""
        return _folded(self.events, self.undone | {*numbers})

    def having(self, numbers: Iterable[int]) -> Scene:
        """The scene if these changes were done again."""
        return _folded(self.events, self.undone - {*numbers})

    def as_of(self, number: int) -> Scene:
        """The scene as it was when an event had just been added."""
        return history(event for event in self.events if event.number <= number).scene

    def undoable(self, device: str) -> Event | None:
        """The last change of a device that is not undone."""
        own = (event for event in reversed(self.changes) if event.device == device)
        return next((event for event in own if event.number not in self.undone), None)

    def redoable(self, device: str) -> tuple[int, ...]:
        """What a device took back last and did not do again; nothing once it changed more."""
        stack: list[tuple[int, ...]] = []
        for event in self.events:
            if event.device != device:
                continue
            if event.kind == "undo":
                stack.append(event.numbers)
            elif event.kind == "redo":
                stack = stack[:-1]
            else:
                stack = []
        return stack[-1] if stack and {*stack[-1]} <= self.undone else ()

    def others(self, change: Change, device: str, after: int) -> tuple[int, ...]:
        """The changes after a number, of other devices, to what a change touches."""
        mine = touched(change)
        return tuple(
            other.number
            for other in self.changes
            if other.number > after
            and other.number not in self.undone
            and other.device != device
            and other.change is not None
            and overlap(mine, touched(other.change))
        )

    def fresh(self, change: Change) -> Change:
        """The change, its new entries under ids that no entry of this history ever had.

        An id that an undone change had given is not given again: it may be done once more.
        """
        used = {
            (name, str(entry.get("id")))
            for e in self.changes
            if e.change
            for name, entry in e.change.added
        }
        added = []
        for name, entry in change.added:
            stem, number = str(entry.get("id")), 0
            id_ = stem
            while (name, id_) in used:
                number += 1
                id_ = f"{stem}-{number}"
            used.add((name, id_))
            added.append((name, {**entry, "id": id_} if "id" in entry else entry))
        return replace(change, added=tuple(added))


def history(events: Iterable[Event]) -> History:
    """The history that events make; the first begins it."""
    events = tuple(events)
    undone: set[int] = set()
    for event in events:
        if event.kind == "undo":
            undone |= {*event.numbers}
        elif event.kind == "redo":
            undone -= {*event.numbers}
    return History(events, frozenset(undone), _folded(events, undone))


def _folded(events: Sequence[Event], undone: Iterable[int]) -> Scene:
    skipped = {*undone}
    first = events[0].scene
    if first is None:
        raise ValueError("a history begins with a scene")
    scene: Scene = first
    for event in events:
        if event.change is not None and event.number not in skipped:
            try:
                scene = changed(scene, event.change)
            except InputError as fault:
                raise InputError(f"events[{event.number}]", "archive.no-fit") from fault
    return scene


def touched(change: Change) -> frozenset[Touched]:
    """What a change touches: entries by their list and id, and whole fields."""
    return frozenset(
        [(edit.collection, edit.id) for edit in change.edits]
        + list(change.removed)
        + [(name, str(entry.get("id", ""))) for name, entry in change.added]
        + [(name, "") for name in (*change.fields, *change.gone)]
    )


def overlap(one: Iterable[Touched], other: Iterable[Touched]) -> bool:
    """Whether two changes touch the same: an entry, or a field that it is part of."""
    ones, others = {*one}, {*other}
    if ones & others:
        return True
    whole = {name for name, id_ in ones if not id_} | {name for name, id_ in others if not id_}
    return bool(whole & {name for name, _ in ones} & {name for name, _ in others})
