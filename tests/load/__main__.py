"""100 tables, 4 phones each: changes, verdicts and news for two minutes, and how many were in time.

One phone of a table moves a figure every two seconds, one asks something every second, two only
look. Beside them, 500 phones hold a line to tables where nothing happens.
"""

import asyncio
import json
import os
import re
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager

from tests.load.cost import processor_s
from tests.load.http import Broken, Line
from tests.load.phones import (
    CHANGE_EVERY,
    VERDICT_EVERY,
    Asker,
    Changer,
    LoadTable,
    Phone,
    Seen,
    plain,
)
from tests.support.postgres import postgres

TABLES = int(os.environ.get("TABLES", "100"))
SECONDS = float(os.environ.get("SECONDS", "120"))
PHONES, PROCESSES, IDLE = 4, 2, 500
#: How long a verdict may take, and a change until another phone shows it, in seconds.
VERDICT_WITHIN, NEWS_WITHIN = 0.5, 1.0
#: How many connect at the same time before it begins; how long is waited at the end, in seconds.
AT_ONCE, LATE = 16, 5.0


@contextmanager
def server() -> Iterator[tuple[int, int]]:
    """Two processes on PostgreSQL: the port, and the process that started them."""
    with postgres() as address:
        environment = {
            **os.environ,
            "DATABASE_URL": address,
            "PYTHONUNBUFFERED": "1",
            "ADJUDICATOR_LIMITS": "off",
        }
        serve = ["serve", "--port", "0", "--processes", str(PROCESSES)]
        with subprocess.Popen(  # noqa: S603
            [sys.executable, "-m", "adjudicator", *serve],
            stdout=subprocess.PIPE,
            text=True,
            env=environment,
        ) as running:
            assert running.stdout
            yield int(running.stdout.readline().rsplit(":", 1)[1]), running.pid
            running.terminate()


async def begin(port: int) -> LoadTable:
    """A table of its own, from an example."""
    line = Line(port)
    await line.ask("GET", "/")
    shared = await line.ask("POST", "/table/tuesday-table/share")
    text = plain((await line.ask("GET", shared.headers["location"])).body)
    line.close()
    links = re.findall(r"/table/((?:edit|look)~[\w-]+)\"", text)
    return LoadTable(next(x for x in links if x[0] == "e"), next(x for x in links if x[0] == "l"))


def phones(port: int, table: LoadTable, seen: Seen) -> list[Phone]:
    """The four phones of a table."""
    looking = [Phone(port, table.look, table, seen) for _ in range(PHONES - 2)]
    return [
        Changer(port, table.change, table, seen),
        Asker(port, table.change, table, seen),
        *looking,
    ]


async def connected(port: int, seen: Seen) -> tuple[list[LoadTable], list[Phone], list[Phone]]:
    """All tables, their phones, and the idle ones, each with its line open."""
    few = asyncio.Semaphore(AT_ONCE)

    async def table() -> LoadTable:
        async with few:
            return await begin(port)

    async def connect(phone: Phone) -> None:
        async with few:
            await phone.connect()

    tables = await asyncio.gather(*(table() for _ in range(TABLES)))
    quiet = await asyncio.gather(*(table() for _ in range(IDLE // 50)))
    lively = [phone for one in tables for phone in phones(port, one, seen)]
    idle = [Phone(port, quiet[n % len(quiet)].look, quiet[0], seen) for n in range(IDLE)]
    await asyncio.gather(*map(connect, [*lively, *idle]))
    return tables, lively, idle


async def run(port: int, pid: int) -> tuple[Seen, list[LoadTable], int]:
    """Everything at once; also how many of the idle phones kept their line."""
    seen = Seen()
    tables, lively, idle = await connected(port, seen)
    following = [asyncio.create_task(phone.follow()) for phone in lively]
    waiting = [asyncio.create_task(phone.follow()) for phone in idle]
    seen.boards = 0
    start, worked = time.perf_counter() + 0.5, processor_s(pid)
    work = [p.work(start, start + SECONDS) for p in lively if isinstance(p, Changer | Asker)]
    for fault in await asyncio.gather(*work, return_exceptions=True):
        if fault:
            seen.faults.append(repr(fault))
    await asyncio.sleep(min(LATE, SECONDS / 4))
    seen.processor_s = processor_s(pid) - worked
    held = sum(not task.done() for task in waiting)
    seen.faults += [repr(task.exception()) for task in following if task.done()]
    for task in (*following, *waiting):
        task.cancel()
    for phone in (*lively, *idle):
        phone.close()
    return seen, tables, held


async def lost(port: int, tables: list[LoadTable]) -> int:
    """How many acknowledged changes are not in the logs."""
    line, missing = Line(port), 0
    for table in tables:
        answer = await line.ask("GET", f"/table/{table.look}/since?after=0")
        missing += max(0, table.acknowledged - json.loads(plain(answer.body))["number"])
    line.close()
    return missing


def part(values: list[float], share: float) -> float:
    """The value that so many are not above, in milliseconds."""
    ordered = sorted(values) or [0.0]
    return 1000 * ordered[min(len(ordered) - 1, int(len(ordered) * share))]


def report(seen: Seen, missing: int, held: int) -> bool:
    """Print what was measured; whether all that was wanted was served in time."""
    verdicts, changes = (TABLES * SECONDS / every for every in (VERDICT_EVERY, CHANGE_EVERY))
    wanted = {"verdicts": verdicts, "changes": changes, "news": changes * (PHONES - 1)}
    print(f"{TABLES} tables, {PHONES} phones each, {PROCESSES} processes, {SECONDS:.0f} seconds")
    print(f"{'milliseconds':20}{'wanted':>10}{'served':>10}{'median':>10}{'p99':>10}")
    for name, due in wanted.items():
        took = getattr(seen, name)
        times = f"{part(took, 0.5):10.1f}{part(took, 0.99):10.1f}"
        print(f"{name:20}{due:10.0f}{len(took):10}{times}")
    cost = 1000 * seen.processor_s / (TABLES * SECONDS)
    print(f"processor time of the server: {cost:.1f} milliseconds a table and second")
    print(f"boards fetched whole: {seen.boards}; idle phones still connected: {held} of {IDLE}")
    print(f"errors: {len(seen.faults)} {sorted(set(seen.faults))[:5]}; changes lost: {missing}")
    limits = {"verdicts": VERDICT_WITHIN, "changes": NEWS_WITHIN, "news": NEWS_WITHIN}
    shares = {
        name: sum(one <= limits[name] for one in getattr(seen, name)) / due
        for name, due in wanted.items()
    }
    told = ", ".join(f"{min(1.0, share):.1%} of {name}" for name, share in shares.items())
    print(f"served in time: {told}")
    return min(shares.values()) > 0.99 and not seen.faults and not missing and held == IDLE


def main() -> int:
    """Run it all once."""

    async def whole(port: int, pid: int) -> bool:
        seen, tables, held = await run(port, pid)
        return report(seen, await lost(port, tables), held)

    with server() as running:
        try:
            return 0 if asyncio.run(whole(*running)) else 1
        except Broken as broken:
            print(f"the server hung up: {broken}")
            return 1


if __name__ == "__main__":
    sys.exit(main())
