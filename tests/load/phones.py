"""The phones of a table under load: they do what the page's scripts do, and note the time."""

import asyncio
import gzip
import json
import random
import re
import time
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from urllib.parse import urlencode

from tests.load.http import Answer, Line

#: A change and a verdict of a table, every so many seconds.
CHANGE_EVERY, VERDICT_EVERY = 2.0, 1.0
#: An answer that may hold a board, in bytes: only those are unpacked.
MAY_BE_BOARD = 4_500
_BOARD = re.compile(r'id="picture" data-version="(\w+)"')
_FURTHER = re.compile(r'id="further" data-version="(\w+)"')
_NUMBER = re.compile(r'data-number="(\d+)"')


@dataclass
class Seen:
    """What was measured, in seconds, and what went wrong."""

    verdicts: list[float] = field(default_factory=list)
    changes: list[float] = field(default_factory=list)
    news: list[float] = field(default_factory=list)
    faults: list[str] = field(default_factory=list)
    #: How often a follower had to fetch a whole board.
    boards: int = 0
    #: How long the processor worked for the server.
    processor_s: float = 0.0


@dataclass
class LoadTable:
    """A table under load: its links, how far it should be, and when each change was made."""

    change: str
    look: str
    acknowledged: int = 0
    made: dict[int, float] = field(default_factory=dict)


def plain(body: bytes) -> str:
    """An answer as text."""
    return (gzip.decompress(body) if body[:2] == b"\x1f\x8b" else body).decode()


@dataclass
class Phone:
    """A phone that shows a table: a line of news, and one to ask on."""

    port: int
    ref: str
    table: LoadTable
    seen: Seen
    query: str = ""
    number: int = 0
    board: str = ""
    further: str = ""

    def __post_init__(self) -> None:
        self._line, self._news = Line(self.port), Line(self.port)
        #: What a page does, it does one after the other.
        self._turn = asyncio.Lock()
        self._reader: asyncio.StreamReader | None = None

    async def connect(self) -> None:
        """Load the page, and open the line."""
        self._take(await self._line.ask("GET", f"/table/{self.ref}"))
        self._news.cookie = self._line.cookie
        self._reader = await self._news.listen(f"/table/{self.ref}/news?after={self.number}")

    def close(self) -> None:
        """Hang up."""
        self._line.close()
        self._news.close()

    async def ask(self, query: str) -> bool:
        """Ask something, and show the answer."""
        async with self._turn:
            self.query = query
            return await self._fetch()

    async def _fetch(self) -> bool:
        shown = f"{self.board} {self.further}"
        answer = await self._line.ask("GET", f"/table/{self.ref}{self.query}", shown=shown)
        if answer.status != 200:
            self.seen.faults.append(f"{answer.status} for a page")
            return False
        self._take(answer)
        return True

    def _take(self, answer: Answer) -> None:
        """Put an answer in place: the board may be in it."""
        if len(answer.body) < MAY_BE_BOARD:
            return
        text = plain(answer.body)
        if found := _BOARD.search(text):
            self.board = found[1]
            self.seen.boards += 1
        if found := _FURTHER.search(text):
            self.further = found[1]
        if found := _NUMBER.search(text):
            self._reach(int(found[1]))

    async def follow(self) -> None:
        """Show what others change, for as long as it takes."""
        assert self._reader
        while told := await self._reader.readline():
            if told.startswith(b"data: "):
                await self._hear(json.loads(told[6:]))

    async def _hear(self, news: dict[str, object]) -> None:
        number = int(str(news["number"]))
        async with self._turn:
            if number > self.number:
                await self._show(news)
                self._reach(number)

    async def _show(self, news: dict[str, object]) -> None:
        """As `board-update.js` does it."""
        boards = news.get("boards")
        found = boards.get(self.board) if isinstance(boards, dict) else None
        if found:
            self.board = found["to"]
        if not found or self.query or news["from"] != self.number:
            await self._fetch()

    def _reach(self, number: int) -> None:
        """Note how long it took until changes were shown here, by news or by an answer."""
        for one in range(self.number + 1, number + 1):
            if (began := self.table.made.get(one)) is not None:
                self.seen.news.append(time.perf_counter() - began)
        self.number = max(self.number, number)


class Changer(Phone):
    """The phone that moves a figure every two seconds; its own answers show it what it did."""

    async def work(self, start: float, end: float) -> None:
        """Change the table as often as there is time for."""
        async for began in beats(start, end, CHANGE_EVERY, self.table.change):
            await self._move(began)

    async def _move(self, began: float) -> None:
        table, number = self.table, self.table.acknowledged + 1
        order = {
            "do": "move", "figure": "wraith", "place": ("G5", "G7")[number % 2],
            "order-key": f"{table.look[-8:]}-{number}", "seen": str(number - 1),
        }  # fmt: skip
        async with self._turn:
            table.made[number] = began
            answer = await self._line.ask("POST", f"/table/{table.change}/setup", urlencode(order))
            self.number = number
        if answer.status == 200:
            table.acknowledged = number
            self.seen.changes.append(time.perf_counter() - began)
        else:
            self.seen.faults.append(f"{answer.status} for a change")


class Asker(Phone):
    """The phone that asks once a second; the others' changes may alter what it was answered."""

    async def work(self, start: float, end: float) -> None:
        """Ask as often as there is time for."""
        chance = random.Random(self.table.look)
        async for began in beats(start, end, VERDICT_EVERY, self.ref):
            space = f"@{chance.randrange(16)},{chance.randrange(12)}"
            if await self.ask("?" + urlencode({"from": "gibraltar", "to": space})):
                self.seen.verdicts.append(time.perf_counter() - began)


async def beats(start: float, end: float, every: float, name: str) -> AsyncIterator[float]:
    """The moments at which something is due; those that pass meanwhile are left out."""
    at = start + random.Random(name).random() * every
    while at < end:
        await asyncio.sleep(max(0.0, at - time.perf_counter()))
        yield at
        while at <= time.perf_counter():
            at += every
