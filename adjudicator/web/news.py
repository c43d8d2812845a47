"""Server-sent events of a table: its changes as they happen."""

import asyncio
import json
import time
from collections.abc import AsyncIterator, Callable, Hashable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from typing import TypeVar

from adjudicator.app.repository import TableRepository
from adjudicator.app.stored_table import NoTableError
from adjudicator.tables.history import History
from adjudicator.tables.notify import Subscription
from adjudicator.tables.repository import StoreUnavailableError
from adjudicator.web.patches import Followed, PageState, PatchLog

#: How long a stream may be silent before a heartbeat is sent, in seconds.
HEARTBEAT_S = 15.0
_BEGIN = "retry: 1000\n\n"
_HEARTBEAT = ": still here\n\n"
#: Patches for watchers are rendered one after the other, in a thread apart from requests.
_NEWSROOM = ThreadPoolExecutor(1, "news")
#: A stream ends then, and the phone connects again by itself.
_ENDS = (StoreUnavailableError, NoTableError)

T = TypeVar("T")


async def _in_thread(work: Callable[..., T], *args: object) -> T:
    return await asyncio.get_running_loop().run_in_executor(_NEWSROOM, work, *args)


@dataclass(frozen=True)
class Following:
    """A table as one kind of watcher sees it, and how it is rendered."""

    log: PatchLog
    key: Hashable
    make: Callable[[int], PageState]

    def at(self, number: int) -> Followed:
        """The table, at least at a number; raises one of `_ENDS` if it can't be read."""
        return self.log.follow(self.key, number, self.make)

    async def soon(self, number: int) -> Followed:
        """The same, rendered in a thread and shared by all who wait for it."""
        while (found := self.log.known(self.key, number)) is None:
            making = self.log.making.get(self.key)
            if making is None:
                making = asyncio.ensure_future(_in_thread(self.at, number))
                self.log.making[self.key] = making
                making.add_done_callback(lambda _: self.log.making.pop(self.key))
                return await asyncio.shield(making)
            # Rendered for another watcher, perhaps one change earlier; a disconnect doesn't cancel
            # it.
            await asyncio.shield(making)
        return found


@dataclass(frozen=True)
class NewsStream:
    """The stream of one watcher, who has seen a number.

    Our own server takes the chunks without a thread; other servers iterate.
    """

    repository: TableRepository
    table_id: int
    seen: int
    following: Following
    #: The notices for this device alone, since a number.
    told: Callable[[History, int], list[str]]

    def __iter__(self) -> Iterator[str]:
        seen = self.seen
        with suppress(*_ENDS):
            yield _BEGIN
            with self.repository.notifier.subscribe(self.table_id) as changes:
                number = self.stored()
                while True:
                    texts, seen = self.news(seen, self.following.at(number))
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
            suppress(*_ENDS),
            self.repository.notifier.subscribe(self.table_id, wake) as changes,
        ):
            number = await _in_thread(self.stored)
            while True:
                texts, seen = self.news(seen, await self.following.soon(number))
                for text in texts:
                    yield text
                try:
                    async with asyncio.timeout(HEARTBEAT_S):
                        await woken.wait()
                except TimeoutError:
                    yield _HEARTBEAT
                    number = await self._looked_up()
                else:
                    woken.clear()
                    number = changes.last_number
                    if number <= seen:
                        number = await _in_thread(self.stored)

    def news(self, seen: int, table: Followed) -> tuple[list[str], int]:
        """What to send to a watcher who has seen a number, and the number after it."""
        last = table.state.number
        if last <= seen:
            return [], seen
        texts = [_event(*one) for one in table.since(seen)]
        said = self.told(table.state.history, seen)
        alone = [f"event: said\ndata: {json.dumps(said)}\n\n"] if said else []
        return [*texts, *alone], last

    def _latest(self, changes: Subscription, seen: int) -> int:
        """The last published number; if a notification may have been missed, the store's."""
        told = changes.last_number
        return told if told > seen else self.stored()

    async def _looked_up(self) -> int:
        """The store's number, queried once per heartbeat for all watchers of a table."""
        looked = self.following.log.looked
        found, now = looked.get(self.table_id), time.monotonic()
        if found is None or found[0] < now - HEARTBEAT_S / 2:
            found = (now, await _in_thread(self.stored))
            looked.put(self.table_id, found)
        return found[1]

    def stored(self) -> int:
        """The number of the last event, as the store has it."""
        return self.repository.store.last_number(self.table_id)


def _event(number: int, text: str) -> str:
    return f"id: {number}\ndata: {text}\n\n"
