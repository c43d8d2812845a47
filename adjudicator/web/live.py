"""Server-sent events that tell the phones at a table when it changes."""

import asyncio
import json
import logging
import threading
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from typing import ParamSpec, TypeVar

from flask import Blueprint, Response, current_app, g, jsonify, request

from adjudicator.app.repository import NoTableError, StoredTable, TableRepository
from adjudicator.tables.history import EventLabel, History
from adjudicator.tables.notify import Subscription
from adjudicator.tables.repository import StoreUnavailableError
from adjudicator.web.language import language, messages
from adjudicator.web.limits import MAX_STREAMS, STREAMS_OF_A_DEVICE, STREAMS_OF_AN_ADDRESS, factor
from adjudicator.web.mutations import number_in
from adjudicator.web.open_table import repository, stored_or_404
from adjudicator.web.patches import Followed, PageState, PatchLog
from adjudicator.web.security import device
from adjudicator.web.serving.exchange import STREAM
from adjudicator.web.table import followed

pages = Blueprint("live", __name__)

#: How long a stream may be silent before a heartbeat is sent, in seconds.
HEARTBEAT_S = 15.0
_BEGIN = "retry: 1000\n\n"
_HEARTBEAT = ": still here\n\n"
#: What followers are told is made one after the other, beside what people wait for.
_NEWSROOM = ThreadPoolExecutor(1, "news")
_LOG = logging.getLogger("adjudicator")

P = ParamSpec("P")
T = TypeVar("T")


class StreamSlots:
    """Limit the open streams of a process: all of them, and those of each visitor."""

    def __init__(self, most: int = MAX_STREAMS) -> None:
        self._most = most
        self._lock = threading.Lock()
        self._taken: Counter[str] = Counter()

    def acquire(self, limits: Sequence[tuple[str, float]]) -> bool:
        """Take a slot, if one is free and none of the visitor's names has too many."""
        limits = (("", self._most), *limits)
        with self._lock:
            if any(self._taken[name] >= most for name, most in limits):
                return False
            self._taken.update(name for name, _ in limits)
        return True

    def release(self, limits: Sequence[tuple[str, float]]) -> None:
        """Give a slot back; whoever has none left is forgotten."""
        with self._lock:
            self._taken.subtract(["", *(name for name, _ in limits)])
            self._taken = +self._taken


@pages.get("/table/<ref>/news")
def stream(ref: str) -> Response:
    """Stream what each new event changes; if no slot is free, phones poll instead."""
    stored = stored_or_404(ref)
    slots: StreamSlots = current_app.extensions["stream-slots"]
    limits = _visitor()
    if not slots.acquire(limits):
        return Response(messages().say("error.lines-taken", {}), 503)
    after = request.headers.get("Last-Event-ID") or request.args.get("after") or ""
    seen = number_in(after)
    news = NewsStream(
        repository(), stored.handle.id, -1 if seen is None else seen, _following(stored), _telling()
    )
    request.environ[STREAM] = news
    headers = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}
    answer = Response(iter(news), mimetype="text/event-stream", headers=headers)
    # Also if nothing was ever read from it.
    answer.call_on_close(lambda: slots.release(limits))
    return answer


def _following(stored: StoredTable) -> Callable[[int], Followed]:
    """How this visitor's page of a table is made, also when the request has been answered."""
    app = current_app._get_current_object()  # type: ignore[attr-defined]  # noqa: SLF001
    log: PatchLog = app.extensions["patches"]
    environ, ref = dict(request.environ), stored.table.ref
    key = (stored.handle.id, stored.may_change, language())

    def make() -> PageState:
        with app.request_context(environ):
            return followed(repository().open(ref))

    return lambda number: log.follow(key, number, make)


def _telling() -> Callable[[History, int], list[str]]:
    """How this device is told of others' changes that went over its own."""
    mine, speech = device(), messages()
    return lambda history, after: [
        speech.say("history.went-over", {"what": speech.label(label.message_id, label.facts)})
        for label in _lost(history, after, mine)
    ]


def _visitor() -> tuple[tuple[str, float], ...]:
    """How many streams this device may have, and its address, for anybody can make up devices."""
    wide = factor()
    address = (f"address {request.remote_addr}", STREAMS_OF_AN_ADDRESS * wide)
    known = [(f"device {device()}", STREAMS_OF_A_DEVICE * wide)] if g.known else []
    return (address, *known)


@dataclass(frozen=True)
class NewsStream:
    """What becomes of a table, as it happens.

    Our own server takes the chunks, and holds no thread; others iterate.
    """

    repository: TableRepository
    table_id: int
    seen: int
    #: The table as its followers show it, if it is past a number; raises if it is gone.
    follow: Callable[[int], Followed]
    #: What there is to tell this device alone, of what was done since a number.
    told: Callable[[History, int], list[str]]

    def __iter__(self) -> Iterator[str]:
        seen = self.seen
        with suppress(StoreUnavailableError, NoTableError):  # the phone connects again by itself
            yield _BEGIN
            with self.repository.notifier.subscribe(self.table_id) as changes:
                number = self.stored()
                while True:
                    texts, seen = self.news(seen, number)
                    yield from texts
                    if not changes.wait(seen, HEARTBEAT_S):
                        yield _HEARTBEAT
                    number = self._latest(changes, seen)

    async def chunks(self) -> AsyncIterator[str]:
        """The same, for a loop."""
        seen, woken, loop = self.seen, asyncio.Event(), asyncio.get_running_loop()
        yield _BEGIN

        def wake() -> None:
            loop.call_soon_threadsafe(woken.set)

        with (
            suppress(StoreUnavailableError, NoTableError),
            self.repository.notifier.subscribe(self.table_id, wake) as changes,
        ):
            number = await self._in_thread(self.stored)
            while True:
                texts, seen = await self._in_thread(self.news, seen, number)
                for text in texts:
                    yield text
                try:
                    async with asyncio.timeout(HEARTBEAT_S):
                        await woken.wait()
                except TimeoutError:
                    yield _HEARTBEAT
                woken.clear()
                number = changes.last_number
                if number <= seen:
                    number = await self._in_thread(self.stored)

    async def _in_thread(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        return await asyncio.get_running_loop().run_in_executor(
            _NEWSROOM, partial(work, *args, **kwargs)
        )

    def news(self, seen: int, number: int) -> tuple[list[str], int]:
        """What is sent to somebody who has seen a number, and the number that they know then."""
        try:
            table = self.follow(number)
        except (StoreUnavailableError, NoTableError):
            raise
        except Exception:  # noqa: BLE001 - they can still look for themselves
            _LOG.exception("Error in what followers are told")
            return (
                [_event(number, json.dumps({"number": number}))] if number > seen else []
            ), number
        last = table.state.number
        if last <= seen:
            return [], seen
        texts = [_event(*one) for one in table.since(seen)]
        said = self.told(table.state.history, seen)
        alone = [f"event: said\ndata: {json.dumps(said)}\n\n"] if said else []
        return [*texts, *alone], last

    def _latest(self, changes: Subscription, seen: int) -> int:
        """What was told; if a notification may have been missed, the store knows."""
        told = changes.last_number
        return told if told > seen else self.stored()

    def stored(self) -> int:
        """The number of the last event, as the store has it."""
        return self.repository.store.last_number(self.table_id)


def _event(number: int, text: str) -> str:
    return f"id: {number}\ndata: {text}\n\n"


@pages.get("/table/<ref>/since")
def since(ref: str) -> Response:
    """The last number of a table, and the changes that overwrote this device's unseen."""
    stored = stored_or_404(ref)
    after = request.args.get("after", -1, type=int)
    answer = jsonify(number=stored.history.number, said=_telling()(stored.history, after))
    answer.headers["Cache-Control"] = "no-store"
    return answer


def _lost(history: History, after: int, mine: str) -> Iterator[EventLabel]:
    """The labels of others' changes after a number that overwrote those of a device."""
    for event in history.events[max(0, after + 1) :]:
        over = (history.events[number].device for number in event.overwrites)
        if event.device != mine and mine in over:
            yield event.label
