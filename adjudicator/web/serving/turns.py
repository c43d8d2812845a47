"""Fair scheduling: visitors take turns, so many requests of one visitor delay nobody else."""

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class Turns:
    """Limits concurrent requests; the others wait, each behind its own visitor's."""

    def __init__(self, most: int) -> None:
        self._free = most
        self._waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()

    @asynccontextmanager
    async def turn(self, visitor: str) -> AsyncIterator[None]:
        """Wait for a turn, and pass it on afterwards."""
        await self._take(visitor)
        try:
            yield
        finally:
            self._free += 1
            self._pass_on()

    async def _take(self, visitor: str) -> None:
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(visitor, deque()).append(mine)
        self._pass_on()
        try:
            await mine
        except asyncio.CancelledError:
            # A client that disconnects at the moment of its turn gives it back.
            if mine.done() and not mine.cancelled():
                self._free += 1
                self._pass_on()
            raise

    def _pass_on(self) -> None:
        """Give free turns to waiting visitors; a visitor who had one goes to the end."""
        while self._free and self._waiting:
            visitor, line = self._waiting.popitem(last=False)
            following = line.popleft()
            if line:
                self._waiting[visitor] = line
            if not following.done():
                self._free -= 1
                following.set_result(None)
