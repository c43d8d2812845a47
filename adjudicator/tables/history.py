"""The history of a table: its events in order, and the scene that they lead to.

A history is append-only. Undoing is an event of its own: the scene is the first one with every
change applied, in order, that is not undone. Changes are recorded in their smallest parts, so
undoing your own keeps what others did since.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Literal

from adjudicator.core.change import Change, Turn, changed, renaming
from adjudicator.core.faults import InputError
from adjudicator.core.setup import SceneEdit
from adjudicator.core.values import JsonObject
from adjudicator.tables.frames import Frame, TurnScene, no_turns
from adjudicator.tables.touching import clash, created

EventKind = Literal["begin", "change", "undo", "redo"]


#: Whether an event is the first or a later one of a group that players see as one action.
DeedPart = Literal["", "first", "later"]


@dataclass(frozen=True)
class EventLabel:
    """What an event is called: the phrase, and the facts that fill it.

    `part` means that one Undo reverts it together with others.
    """

    message_id: str
    facts: Mapping[str, object] = field(default_factory=dict)
    part: DeedPart = ""


#: A change and its label.
LabelledChange = tuple[Change, EventLabel]


def labelled(edit: SceneEdit) -> LabelledChange:
    """The change of a scene edit, with its label."""
    return edit.change, EventLabel(edit.message_id, edit.facts)


@dataclass(frozen=True)
class Event:
    """Something that was done to a table, by which device and when.

    `scene` is what a history begins with, `change` what a change does, and `numbers` are the
    changes that an undo or redo is about. `overwrites` are changes by other devices to the same
    entries that the author had not seen: the later change wins.
    """

    number: int
    kind: EventKind
    device: str
    at: float
    label: EventLabel
    scene: JsonObject | None = None
    change: Change | None = None
    numbers: tuple[int, ...] = ()
    overwrites: tuple[int, ...] = ()


@dataclass(frozen=True)
class History:
    """The events so far, the changes that are undone, and the current scene."""

    events: tuple[Event, ...]
    undone: frozenset[int]
    scene: JsonObject
    turn: TurnScene = no_turns

    @property
    def number(self) -> int:
        """The number of the last event."""
        return self.events[-1].number

    @property
    def changes(self) -> tuple[Event, ...]:
        """All changes, including those that are undone."""
        return tuple(event for event in self.events if event.kind == "change")

    @property
    def active(self) -> frozenset[int]:
        """The numbers of the changes that are not undone."""
        return frozenset(event.number for event in self.changes) - self.undone

    @property
    def turns(self) -> frozenset[int]:
        """The numbers of the changes that turned or mirrored the whole board."""
        return frozenset(e.number for e in self.changes if e.change and e.change.turn)

    def active_at(self, number: int | None) -> frozenset[int]:
        """The changes that were not undone right after an event; none without one."""
        if number is None:
            return frozenset()
        return frozenset(e.number for e in self.changes if e.number <= number) - self.undone_at(
            number
        )

    def undone_at(self, number: int | None) -> frozenset[int]:
        """The changes that were undone right after an event; none without one."""
        return _undone(self.events[: 0 if number is None else number + 1])

    def phone(self, device: str) -> int:
        """How a device is called at this table: the first that did something is 1."""
        return [*dict.fromkeys(event.device for event in self.events)].index(device) + 1

    def append(self, event: Event) -> "History":
        """The history with one more event."""
        events = (*self.events, event)
        if event.change is not None:
            return replace(self, events=events, scene=self.after(event.change))
        if event.kind == "undo":
            undone = self.undone | {*event.numbers}
        else:
            undone = self.undone - {*event.numbers}
        return History(events, undone, _folded(events, undone, self.turn), self.turn)

    def after(self, change: Change) -> JsonObject:
        """The scene after one more change."""
        if change.turn is None:
            return changed(self.scene, change)
        return Frame().to(Frame().after(change.turn), self.scene, self.turn)

    def undoing(self, numbers: Iterable[int]) -> JsonObject:
        """The scene after undoing these changes."""
        return _folded(self.events, self.undone | {*numbers}, self.turn)

    def redoing(self, numbers: Iterable[int]) -> JsonObject:
        """The scene after redoing these changes."""
        return _folded(self.events, self.undone - {*numbers}, self.turn)

    def exchanged(self, *, redo: Iterable[int], undo: Iterable[int]) -> JsonObject:
        """The scene after redoing some changes and undoing others."""
        return _folded(self.events, (self.undone - {*redo}) | {*undo}, self.turn)

    def as_of(self, number: int, device: str = "") -> JsonObject:
        """The scene after an event plus a device's later changes, in the current orientation."""
        turns = self.turns
        kept = [
            replace(event, numbers=event.numbers if known else tuple(turns & {*event.numbers}))
            for event in self.events
            if (known := event.number <= number or event.device == device)
            or turns & {event.number, *event.numbers}
        ]
        return _folded(kept, _undone(kept), self.turn)

    def turned_since(self, number: int, device: str) -> bool:
        """Whether others have turned or mirrored the board after an event."""
        return any(e.change and e.change.turn for e in self.since(number, device))

    def undoable(self, device: str) -> tuple[Event, ...]:
        """The last change of a device that is not undone, with its whole group."""
        active = [event for event in self.changes if event.number not in self.undone]
        own = [number for number, event in enumerate(active) if event.device == device]
        return _deed(active, own[-1]) if own else ()

    def redoable(self, device: str) -> tuple[int, ...]:
        """The changes that a device undid last and can redo; none after it made another change."""
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
        """Changes by other devices after a number that touch what this change touches."""
        since = self.since(after, device)
        return tuple(e.number for e in since if e.change and clash(change, e.change))

    def since(self, number: int, device: str) -> tuple[Event, ...]:
        """The changes by other devices after a number that are not undone."""
        return tuple(
            event
            for event in self.events[number + 1 :]
            if event.change is not None
            and event.number not in self.undone
            and event.device != device
        )

    def undone_by(self, number: int) -> str:
        """The device that undid a change last."""
        undos = (e for e in reversed(self.events) if e.kind == "undo" and number in e.numbers)
        return next((event.device for event in undos), "")

    def with_unique_ids(self, change: Change) -> Change:
        """The change, with ids for its new entries that no entry of this history ever had.

        The ids of undone changes count too, because those changes can be redone.
        """
        used = {
            (str(path[0]), str(path[1].get("id")))
            for event in self.changes
            if event.change
            for path in created(event.change)
            if len(path) == 2 and isinstance(path[1], Mapping)
        }
        added = []
        renamed: dict[str, str] = {}
        for name, entry in change.added:
            stem, number = str(entry.get("id")), 0
            id_ = stem
            while (name, id_) in used:
                number += 1
                id_ = f"{stem}-{number}"
            used.add((name, id_))
            renamed |= {stem: id_} if id_ != stem else {}
            added.append((name, {**entry, "id": id_} if "id" in entry else entry))
        return renaming(replace(change, added=tuple(added)), renamed)


def _deed(active: Sequence[Event], number: int) -> tuple[Event, ...]:
    """All changes of a group, from the first one on; a single change alone."""
    parts = [event.label.part for event in active]
    if not parts[number]:
        return (active[number],)
    begun = (n for n in range(number, -1, -1) if parts[n] == "first")
    first = next(begun, number)
    rest = range(first + 1, len(active))
    last = next((n for n in rest if parts[n] == "first"), len(active))
    return active[first], *(active[n] for n in range(first + 1, last) if parts[n] == "later")


def history(events: Iterable[Event], turn: TurnScene = no_turns) -> History:
    """The history of some events; the first one holds the scene."""
    events = tuple(events)
    undone = _undone(events)
    return History(events, undone, _folded(events, undone, turn), turn)


def _undone(events: Iterable[Event]) -> frozenset[int]:
    """The changes that some events leave undone."""
    undone: set[int] = set()
    for event in events:
        if event.kind == "undo":
            undone |= {*event.numbers}
        elif event.kind == "redo":
            undone -= {*event.numbers}
    return frozenset(undone)


def _folded(events: Sequence[Event], undone: Iterable[int], turn: TurnScene) -> JsonObject:
    """The scene that events lead to, without those that are undone."""
    first = events[0].scene
    if first is None:
        raise ValueError("a history begins with a scene")
    skipped = {*undone}
    scene: JsonObject = first
    # The scene's current orientation, each author's, and the final one.
    lies = wanted = Frame()
    for event, seen in zip(events, _frames(events), strict=True):
        if event.change is None or event.number in skipped:
            continue
        if event.change.turn is not None:
            wanted = wanted.after(event.change.turn)
            continue
        try:
            scene, lies = changed(lies.to(seen, scene, turn), event.change), seen
        except InputError as fault:
            raise InputError(f"events[{event.number}]", "archive.no-fit") from fault
    return lies.to(wanted, scene, turn)


def _frames(events: Sequence[Event]) -> Iterator[Frame]:
    """The orientation for the author of each event: the turns that were active then."""
    turns: dict[int, Turn] = {}
    undone: set[int] = set()
    frame = Frame()
    for event in events:
        yield frame
        if event.change is not None and event.change.turn is not None:
            turns[event.number] = event.change.turn
            frame = frame.after(event.change.turn)
        elif event.numbers:
            about = {*event.numbers}
            undone = undone | about if event.kind == "undo" else undone - about
            if turns.keys() & about:
                frame = _turned(way for number, way in turns.items() if number not in undone)


def _turned(turns: Iterable[Turn]) -> Frame:
    frame = Frame()
    for turn in turns:
        frame = frame.after(turn)
    return frame
