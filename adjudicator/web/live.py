"""Server-sent events that tell the phones at a table when it changes."""

import asyncio
import threading
from collections import Counter
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass

from flask import Blueprint, Response, current_app, g, jsonify, request

from adjudicator.app.repository import TableRepository
from adjudicator.tables.notify import Subscription
from adjudicator.tables.repository import StoreUnavailableError
from adjudicator.web.language import messages
from adjudicator.web.limits import MAX_STREAMS, STREAMS_OF_A_DEVICE, STREAMS_OF_AN_ADDRESS, factor
from adjudicator.web.mutations import number_in
from adjudicator.web.notices import Telling, note_told
from adjudicator.web.open_table import repository, stored_or_404
from adjudicator.web.security import device
from adjudicator.web.serving.exchange import STREAM

pages = Blueprint("live", __name__)

#: How long a stream may be silent before a heartbeat is sent, in seconds.
HEARTBEAT_S = 15.0
_BEGIN = "retry: 1000\n\n"
_HEARTBEAT = ": still here\n\n"


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
    """Stream the number of each new event; if no slot is free, phones poll instead."""
    stored = stored_or_404(ref)
    slots: StreamSlots = current_app.extensions["stream-slots"]
    limits = _visitor()
    if not slots.acquire(limits):
        return Response(messages().say("error.lines-taken", {}), 503)
    after = request.headers.get("Last-Event-ID") or request.args.get("after") or ""
    seen = number_in(after)
    numbers = NumberStream(repository(), stored.handle.id, -1 if seen is None else seen)
    request.environ[STREAM] = numbers
    headers = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}
    answer = Response(iter(numbers), mimetype="text/event-stream", headers=headers)
    # Also if nothing was ever read from it.
    answer.call_on_close(lambda: slots.release(limits))
    return answer


def _visitor() -> tuple[tuple[str, float], ...]:
    """How many streams this device may have, and its address, for anybody can make up devices."""
    wide = factor()
    address = (f"address {request.remote_addr}", STREAMS_OF_AN_ADDRESS * wide)
    known = [(f"device {device()}", STREAMS_OF_A_DEVICE * wide)] if g.known else []
    return (address, *known)


@dataclass(frozen=True)
class NumberStream:
    """The numbers of a table's events, as they are written.

    Our own server takes the chunks, and holds no thread; others iterate.
    """

    repository: TableRepository
    table_id: int
    seen: int

    def __iter__(self) -> Iterator[str]:
        seen = self.seen
        with suppress(StoreUnavailableError):  # it ends, and the phone connects again by itself
            yield _BEGIN
            with self.repository.notifier.subscribe(self.table_id) as changes:
                number = self._stored()
                while True:
                    if number > seen:
                        seen = number
                        yield _event(number)
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
            suppress(StoreUnavailableError),
            self.repository.notifier.subscribe(self.table_id, wake) as changes,
        ):
            number = await asyncio.to_thread(self._stored)
            while True:
                if number > seen:
                    seen = number
                    yield _event(number)
                try:
                    async with asyncio.timeout(HEARTBEAT_S):
                        await woken.wait()
                except TimeoutError:
                    yield _HEARTBEAT
                woken.clear()
                number = changes.last_number
                if number <= seen:
                    number = await asyncio.to_thread(self._stored)

    def _latest(self, changes: Subscription, seen: int) -> int:
        """What was told; if a notification may have been missed, the store knows."""
        told = changes.last_number
        return told if told > seen else self._stored()

    def _stored(self) -> int:
        return self.repository.store.last_number(self.table_id)


def _event(number: int) -> str:
    return f"id: {number}\ndata: {number}\n\n"


@pages.get("/table/<ref>/since")
def since(ref: str) -> Response:
    """The last number of a table, and the changes that overwrote this device's unseen."""
    stored = stored_or_404(ref)
    after = request.args.get("after", -1, type=int)
    said = [*Telling(stored.history, device(), messages()).gone_over(after)]
    note_told(stored.history.number)
    answer = jsonify(number=stored.history.number, said=said)
    answer.headers["Cache-Control"] = "no-store"
    return answer
