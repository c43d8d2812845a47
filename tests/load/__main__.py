"""100 tables, 4 phones each: changes, verdicts and news for two minutes, and what they took."""

import asyncio
import json
import os
import random
import re
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from urllib.parse import urlencode

from adjudicator.app.tables import examples
from tests.load.http import Broken, Line
from tests.support.postgres import postgres

TABLES, PHONES, PROCESSES = 100, 4, 2
SECONDS = float(os.environ.get("LOAD_SECONDS", "120"))
CHANGE_EVERY, VERDICT_EVERY = 2.0, 1.0
#: A verdict may take so many times what a bare fragment of its size takes, at the 99th of 100.
BOUND = 10


@dataclass
class Seen:
    """What was measured, in seconds, and what went wrong."""

    verdicts: list[float] = field(default_factory=list)
    bare: list[float] = field(default_factory=list)
    changes: list[float] = field(default_factory=list)
    news: list[float] = field(default_factory=list)
    faults: list[str] = field(default_factory=list)


@dataclass
class LoadTable:
    """A table under load: its links, how far it should be, and when each change was made."""

    change: str
    look: str
    acknowledged: int = 0
    made: dict[int, float] = field(default_factory=dict)


@contextmanager
def server() -> Iterator[int]:
    """Two processes on PostgreSQL; the port."""
    with postgres() as address:
        environment = {
            **os.environ,
            "DATABASE_URL": address,
            "PYTHONUNBUFFERED": "1",
            "ADJUDICATOR_LIMITS": "off",
        }
        command = [sys.executable, "-m", "tests.load.server", str(PROCESSES)]
        with subprocess.Popen(  # noqa: S603
            command, stdout=subprocess.PIPE, text=True, env=environment
        ) as running:
            assert running.stdout
            yield int(running.stdout.readline().rsplit(":", 1)[1])
            running.terminate()


async def begin(port: int) -> LoadTable:
    """A table of its own, from an example."""
    line = Line(port)
    await line.ask("GET", "/")
    shared = await line.ask("POST", "/table/tuesday-table/share")
    page = (await line.ask("GET", shared.headers["location"])).body
    line.close()
    text = _plain(page)
    links = re.findall(r"/table/((?:edit|look)~[\w-]+)\"", text)
    return LoadTable(next(x for x in links if x[0] == "e"), next(x for x in links if x[0] == "l"))


def _plain(body: bytes) -> str:
    import gzip  # noqa: PLC0415

    return (gzip.decompress(body) if body[:2] == b"\x1f\x8b" else body).decode()


async def phone(port: int, table: LoadTable, seen: Seen, until: float) -> None:
    """A phone that looks: it hears the news and shows the table anew."""
    news, line = Line(port), Line(port)
    await line.ask("GET", f"/table/{table.look}?from=gibraltar&to=wraith")
    reader = await news.listen(f"/table/{table.look}/news?after=0")
    while time.perf_counter() < until:
        try:
            told = await asyncio.wait_for(reader.readline(), until - time.perf_counter() + 0.1)
        except TimeoutError:
            break
        if told.startswith(b"data: "):
            number = int(told[6:])
            if number in table.made:
                seen.news.append(time.perf_counter() - table.made[number])
            answer = await line.ask("GET", f"/table/{table.look}?from=gibraltar&to=wraith")
            if answer.status != 200:
                seen.faults.append(f"{answer.status} for a table that changed")
    news.close()
    line.close()


async def changer(port: int, table: LoadTable, seen: Seen, until: float) -> None:
    """Somebody who moves a figure every two seconds."""
    line, chance = Line(port), random.Random(table.change)
    await line.ask("GET", f"/table/{table.change}")
    await asyncio.sleep(chance.random() * CHANGE_EVERY)
    place = 0
    while time.perf_counter() < until:
        place = 1 - place
        order = {"do": "move", "figure": "wraith", "place": ("G5", "G7")[place]}
        order["order"] = f"{table.look[-8:]}-{table.acknowledged}"
        began = time.perf_counter()
        table.made[table.acknowledged + 1] = began
        answer = await line.ask("POST", f"/table/{table.change}/setup", urlencode(order))
        if answer.status == 200:
            table.acknowledged += 1
            seen.changes.append(time.perf_counter() - began)
        else:
            seen.faults.append(f"{answer.status} for a change")
        await asyncio.sleep(max(0, began + CHANGE_EVERY - time.perf_counter()))
    line.close()


async def asker(port: int, table: LoadTable, seen: Seen, until: float) -> None:
    """Somebody who asks once a second, and beside it for a bare fragment of that size."""
    line, chance = Line(port), random.Random(table.look)
    await asyncio.sleep(chance.random() * VERDICT_EVERY)
    while time.perf_counter() < until:
        began = time.perf_counter()
        space = f"@{chance.randrange(16)},{chance.randrange(12)}"
        query = urlencode({"from": "gibraltar", "to": space})
        answer = await line.ask("GET", f"/table/{table.look}?{query}")
        ended = time.perf_counter()
        if answer.status == 200:
            seen.verdicts.append(ended - began)
            bare = await line.ask("GET", f"/bare/{len(answer.body)}")
            seen.bare.append(time.perf_counter() - ended)
            assert bare.status == 200
        else:
            seen.faults.append(f"{answer.status} for a verdict")
        await asyncio.sleep(max(0, began + VERDICT_EVERY - time.perf_counter()))
    line.close()


async def run(port: int) -> tuple[Seen, list[LoadTable]]:
    """Everything at once."""
    seen = Seen()
    tables = [await begin(port) for _ in range(TABLES)]
    until = time.perf_counter() + SECONDS
    tasks = [
        asyncio.create_task(task)
        for table in tables
        for task in (
            *(phone(port, table, seen, until) for _ in range(PHONES)),
            changer(port, table, seen, until),
            asker(port, table, seen, until),
        )
    ]
    for done in asyncio.as_completed(tasks):
        try:
            await done
        except (Broken, OSError, asyncio.IncompleteReadError) as fault:
            seen.faults.append(repr(fault))
    return seen, tables


async def lost(port: int, tables: list[LoadTable]) -> int:
    """How many acknowledged changes are not in the logs."""
    line, missing = Line(port), 0
    for table in tables:
        answer = await line.ask("GET", f"/table/{table.look}/since?after=0")
        missing += max(0, table.acknowledged - json.loads(_plain(answer.body))["number"])
    line.close()
    return missing


def part(values: list[float], share: float) -> float:
    """The value that so many are not above, in milliseconds."""
    return 1000 * sorted(values)[min(len(values) - 1, int(len(values) * share))]


def report(seen: Seen, missing: int) -> bool:
    """Print what was measured; whether it is within bounds."""
    ratio = part(seen.verdicts, 0.99) / part(seen.bare, 0.99)
    print(f"{TABLES} tables, {PHONES} phones each, {PROCESSES} processes, {SECONDS:.0f} seconds")
    print(f"{'milliseconds':28}{'count':>8}{'median':>10}{'p99':>10}")
    for name in ("verdicts", "bare", "changes", "news"):
        values = getattr(seen, name)
        print(f"{name:28}{len(values):8}{part(values, 0.5):10.1f}{part(values, 0.99):10.1f}")
    print(f"p99 of a verdict / of a bare fragment of its size: {ratio:.2f} ({BOUND} or less)")
    print(f"errors: {len(seen.faults)} {sorted(set(seen.faults))[:5]}; changes lost: {missing}")
    return ratio <= BOUND and not seen.faults and not missing


def main() -> int:
    """Run it all once."""
    assert "tuesday-table" in examples()

    async def whole(port: int) -> bool:
        seen, tables = await run(port)
        return report(seen, await lost(port, tables))

    with server() as port:
        return 0 if asyncio.run(whole(port)) else 1


if __name__ == "__main__":
    sys.exit(main())
