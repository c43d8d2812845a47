"""Tables that are kept and shared: begun, opened by a link, changed, taken back."""

import json
import threading
import time
from collections import OrderedDict
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Any

from adjudicator.app.judge import LONGEST_QUESTION, find_game
from adjudicator.app.tables import OpenTable
from adjudicator.core.change import Change, changed
from adjudicator.core.input import InputError
from adjudicator.tables.history import (
    Event,
    EventKind,
    EventLabel,
    History,
    LabelledChange,
    history,
)
from adjudicator.tables.keys import Keys
from adjudicator.tables.sql.log import ConflictError, Log, TableHandle
from adjudicator.tables.sql.notify import News

#: Links of a kept table begin with what they may do; no example and no carried scene does.
LOOK, CHANGE = "look~", "edit~"

#: How many tables a process keeps at hand, how long a history may grow, how often one retries.
AT_HAND = 512
LONGEST_HISTORY = 20_000
TRIES = 40
#: How long a process trusts what a link opens, in seconds.
KNOWN = 60.0


@dataclass(frozen=True)
class StoredTable:
    """A kept table as it is now: its links, its history, and the table that this gives."""

    handle: TableHandle
    history: History
    table: OpenTable

    @property
    def may_change(self) -> bool:
        """Whether the link that opened it may change it."""
        return self.handle.keys.change is not None


#: Makes a change to a table as it is by then.
Mutation = Callable[[OpenTable], LabelledChange]


#: What makes the next event of a table as it is, and the table after it.
_Maker = Callable[[StoredTable], tuple[Event, OpenTable]]


@dataclass(frozen=True)
class Author:
    """Who changes a table: the device, the last number that it saw, its own key of the order."""

    device: str
    seen: int | None = None
    order: str | None = None


class TableRepository:
    """All kept tables of one store."""

    def __init__(self, log: Log, news: News) -> None:
        self.log = log
        self.news = news
        self._at_hand: OrderedDict[int, tuple[History, OpenTable]] = OrderedDict()
        self._known: dict[str, tuple[TableHandle, float]] = {}
        self._lock = threading.Lock()

    def begin(
        self, scene: Mapping[str, Any], device: str, done: LabelledChange | None = None
    ) -> StoredTable:
        """A new table, with a scene that has been read before, and what is done to it at once."""
        now = time.time()
        events = [Event(0, "begin", device, now, EventLabel("did.begun"), dict(scene))]
        if done:
            change, label = done
            events.append(Event(1, "change", device, now, label, None, change))
        return self.take(events)

    def take(self, events: Iterable[Event]) -> StoredTable:
        """A new table with a history that came from elsewhere."""
        events = tuple(events)
        scene = folded(events).scene
        if len(json.dumps(scene, ensure_ascii=False)) > LONGEST_QUESTION:
            raise InputError("scene", "question.too-long", most=LONGEST_QUESTION)
        return self._current(self.log.begin(events))

    def open(self, ref: str) -> StoredTable:
        """The table that a link opens."""
        for prefix in (LOOK, CHANGE):
            if ref.startswith(prefix):
                handle = self._find(ref.removeprefix(prefix))
                if handle and (prefix == LOOK or handle.keys.change):
                    keys = handle.keys if prefix == CHANGE else Keys(handle.keys.look)
                    return self._current(TableHandle(handle.id, keys))
        raise LookupError(ref)

    def _find(self, key: str) -> TableHandle | None:
        """The table that a key opens: always the same one, so it is known for a while."""
        now = time.monotonic()
        handle, until = self._known.get(key, (None, 0.0))
        if handle is None or now > until:
            handle = self.log.find(key)
            with self._lock:
                if len(self._known) > 8 * AT_HAND:
                    self._known.clear()
                if handle:
                    self._known[key] = (handle, now + KNOWN)
        return handle

    def _current(self, handle: TableHandle) -> StoredTable:
        """The table as the log has it now: what is at hand, and the events since."""
        with self._lock:
            known = self._at_hand.get(handle.id)
        fresh = self.log.since(handle.id, known[0].number if known else -1)
        if known is None:
            past = history(fresh)
            table = _opened(past.scene)
        else:
            past, table = known
            for event in fresh:
                past = past.append(event)
            table = _opened(past.scene) if fresh else table
        return self._keep(handle, past, table)

    def _keep(self, handle: TableHandle, past: History, table: OpenTable) -> StoredTable:
        """Have a table at hand for the next who asks; of two that are, the later."""
        with self._lock:
            known = self._at_hand.get(handle.id)
            if known is None or known[0].number <= past.number:
                self._at_hand[handle.id] = (past, table)
            self._at_hand.move_to_end(handle.id)
            while len(self._at_hand) > AT_HAND:
                self._at_hand.popitem(last=False)
        return StoredTable(handle, past, _linked(table, handle, past.number))

    def change(self, stored: StoredTable, author: Author, mutate: Mutation) -> StoredTable:
        """Do something to a table as it is by then; somebody else may have been quicker."""

        def event(now: StoredTable) -> tuple[Event, OpenTable]:
            wanted, label = mutate(now.table)
            change = now.history.with_unique_ids(wanted)
            after = _opened(changed(now.history.scene, change))
            seen = now.history.number if author.seen is None else author.seen
            overwrites = now.history.others(change, author.device, seen)
            return _next(now, "change", author, label, change=change, overwrites=overwrites), after

        return self._added(stored, author, event)

    def undo(
        self, stored: StoredTable, author: Author, numbers: tuple[int, ...] = ()
    ) -> StoredTable:
        """Take back one's own last change, or those that were named."""

        def event(now: StoredTable) -> tuple[Event, OpenTable]:
            mine = now.history.undoable(author.device)
            chosen = numbers or ((mine.number,) if mine else ())
            active = {e.number for e in now.history.changes} - now.history.undone
            if not chosen or not {*chosen} <= active:
                raise InputError("undo", "history.nothing-to-undo")
            after = _checked(now.history.undoing(chosen), "history.cannot-undo")
            label = _counted_label(chosen, "did.undone")
            return _next(now, "undo", author, label, numbers=chosen), after

        return self._added(stored, author, event)

    def redo(
        self, stored: StoredTable, author: Author, numbers: tuple[int, ...] = ()
    ) -> StoredTable:
        """Do again what one took back last, or what was named."""

        def event(now: StoredTable) -> tuple[Event, OpenTable]:
            chosen = numbers or now.history.redoable(author.device)
            if not chosen or not {*chosen} <= now.history.undone:
                raise InputError("redo", "history.nothing-to-redo")
            after = _checked(now.history.redoing(chosen), "history.cannot-redo")
            label = _counted_label(chosen, "did.redone")
            return _next(now, "redo", author, label, numbers=chosen), after

        return self._added(stored, author, event)

    def jump(self, stored: StoredTable, author: Author, number: int, *, asked: bool) -> StoredTable:
        """Go to where a change had just been made: back, or forth to one that was taken back.

        What others did is taken back only by one who was asked about it.
        """
        past = self._current(stored.handle).history
        active = [e for e in past.changes if e.number not in past.undone]
        back = [event for event in active if event.number > number]
        if not back:
            since = max((event.number for event in active), default=0)
            again = [n for n in sorted(past.undone) if since < n <= number]
            return self.redo(stored, author, tuple(again))
        others = [event for event in back if event.device != author.device]
        if others and not asked:
            raise InputError("number", "history.others", number=len(others))
        return self.undo(stored, author, tuple(event.number for event in back))

    def _added(self, stored: StoredTable, author: Author, event: _Maker) -> StoredTable:
        """Add an event that fits the table as it is; whoever comes second tries again."""
        now = stored
        for _ in range(TRIES):
            try:
                made, after = event(now)
                self.log.add(now.handle.id, made, author.order)
            except (ConflictError, InputError) as refused:
                fresh = self._current(stored.handle)
                if author.order and self.log.ordered(fresh.handle.id, author.order) is not None:
                    return fresh
                moved_on = fresh.history.number > now.history.number
                if isinstance(refused, InputError) and not moved_on:
                    raise
                now = fresh
                continue
            # Kept before it is told: whoever hears of it finds it at hand.
            then = self._keep(stored.handle, now.history.append(made), after)
            self.news.tell(now.handle.id, made.number)
            return then
        raise InputError("table", "history.too-busy")


def folded(events: Iterable[Event]) -> History:
    """The history that events make, its numbers without a gap, its scene one that reads."""
    past = history(events)
    if [event.number for event in past.events] != [*range(len(past.events))]:
        raise InputError("events", "archive.no-fit")
    find_game(past.scene).read_scene(past.scene)
    return past


def _next(  # noqa: PLR0913 - the parts of an event
    now: StoredTable,
    kind: EventKind,
    author: Author,
    label: EventLabel,
    *,
    change: Change | None = None,
    numbers: tuple[int, ...] = (),
    overwrites: tuple[int, ...] = (),
) -> Event:
    number = now.history.number + 1
    if number > LONGEST_HISTORY:
        raise InputError("table", "history.too-long", most=LONGEST_HISTORY)
    return Event(
        number, kind, author.device, time.time(), label, None, change, tuple(numbers), overwrites
    )


def _checked(scene: Mapping[str, Any], message_id: str) -> OpenTable:
    """The table with a scene; one that cannot be is refused."""
    try:
        return _opened(scene)
    except InputError as fault:
        raise InputError(fault.at, message_id) from fault


def _counted_label(numbers: tuple[int, ...], message_id: str) -> EventLabel:
    """How many were taken back or done again."""
    if len(numbers) == 1:
        return EventLabel(message_id)
    return EventLabel(f"{message_id}-several", {"number": len(numbers)})


def _opened(scene: Mapping[str, Any]) -> OpenTable:
    game = find_game(scene)
    return OpenTable("", str(scene.get("title") or ""), "", game, scene, game.read_scene(scene))


def _linked(table: OpenTable, handle: TableHandle, number: int) -> OpenTable:
    may_change = handle.keys.change is not None
    return replace(table, ref=refs(handle.keys)[-1], number=number, may_change=may_change)


def refs(keys: Keys) -> tuple[str, ...]:
    """The links that are known: the one that may look, and where there is it the other."""
    return (LOOK + keys.look, *([CHANGE + keys.change] if keys.change else ()))
