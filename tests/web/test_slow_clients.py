"""Slow, silent and greedy visitors hurt only themselves: a real server, and raw sockets."""

import asyncio
import json
import socket
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, asynccontextmanager
from pathlib import Path
from typing import Any, TypeVar

import pytest

from adjudicator.web import limits
from adjudicator.web.serving import connection
from adjudicator.web.serving.connection import Application, Connection
from adjudicator.web.serving.exchange import Answer, Request
from adjudicator.web.serving.room import FREE, Room
from adjudicator.web.serving.turns import Turns
from tests.support.serving import Served

T = TypeVar("T")

HALF_HEAD = b"GET / HTTP/1.1\r\nHost: x\r\nX-Half: "
HALF_BODY = (
    b"POST /api/v1/judge HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
    b"Content-Length: 1000\r\n\r\n{"
)
CHUNKED = (
    b"POST /api/v1/judge HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n"
    b"2\r\n{}\r\n0\r\n\r\n"
)
#: Idle phones that one process holds lines to.
PHONES = 500


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server with the usual limits."""
    store = str(tmp_path_factory.mktemp("store"))
    server = Served({"ADJUDICATOR_STORE": store, "DATABASE_URL": "", limits.VARIABLE: ""})
    server.start()
    yield server
    server.kill()


@pytest.fixture
def lines(served: Served) -> Iterator[Callable[[bytes], socket.socket]]:
    """Opens connections and says something on each; all are closed in the end."""
    with ExitStack() as opened:
        yield lambda said: opened.enter_context(_say(served, said))


def _say(served: Served, said: bytes, address: str = "127.0.0.1") -> socket.socket:
    line = socket.create_connection(("127.0.0.1", served.port), 20, (address, 0))
    line.sendall(said)
    return line


def _status(served: Served, path: str) -> int:
    line = served.line()
    line.request("GET", path)
    answer = line.getresponse()
    answer.read()
    line.close()
    return answer.status


def _kept(served: Served) -> tuple[str, str]:
    """The link of a new table, and the cookie of who began it."""
    line = served.line()
    line.request("GET", "/")
    answer = line.getresponse()
    answer.read()
    cookie = answer.getheader("Set-Cookie", "").split(";")[0]
    line.request("POST", "/table/tuesday-table/share", headers={"Cookie": cookie})
    where = line.getresponse()
    where.read()
    line.close()
    return where.getheader("Location", "").split("/")[2], cookie


def _run(work: Coroutine[Any, Any, T]) -> T:
    """Run it in a loop of its own; browser tests of the same worker have one in this thread."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, work).result()


@pytest.mark.parametrize("said", [b"", HALF_HEAD, HALF_BODY], ids=["silent", "head", "body"])
def test_half_a_request_stops_nobody(
    served: Served, lines: Callable[[bytes], socket.socket], said: bytes
) -> None:
    """However many requests never come to their end, pages, files and docs are answered."""
    for _ in range(120):
        lines(said)
    for path in ("/", "/table/tuesday-table?from=gibraltar&to=wraith", "/static/page.css"):
        assert _status(served, path) == 200


def test_a_visitor_has_a_budget_of_streams(
    served: Served, lines: Callable[[bytes], socket.socket]
) -> None:
    """Whoever takes all the lines they may have is told to poll; others still get one."""
    ref, cookie = _kept(served)
    ask = f"GET /table/{ref}/news HTTP/1.1\r\nHost: x\r\n"
    mine = [
        lines(f"{ask}Cookie: {cookie}\r\n\r\n".encode())
        for _ in range(limits.STREAMS_OF_A_DEVICE + 1)
    ]
    heads = [line.recv(4096).split(b"\r\n")[0] for line in mine]
    assert [head.split()[1] for head in heads].count(b"503") == 1
    assert lines(f"{ask}\r\n".encode()).recv(4096).startswith(b"HTTP/1.1 200")


def test_hundreds_of_idle_phones_hold_no_thread(served: Served) -> None:
    """Each of 500 phones hears of a change, and the server has no more threads for them."""
    ref, cookie = _kept(served)
    ask = f"GET /table/{ref}/news?after=0 HTTP/1.1\r\nHost: x\r\n\r\n".encode()
    with ExitStack() as opened:
        # An address may not have so many: they come from several.
        houses = [f"127.0.1.{n % 4 + 1}" for n in range(PHONES)]
        phones = [opened.enter_context(_say(served, ask, house)) for house in houses]
        for phone in phones:
            assert _until(phone, b"retry: 1000")
        (process,) = served.workers()
        status = Path(f"/proc/{process}/status").read_text()
        assert int(status.split("Threads:")[1].split()[0]) < 30
        line = served.line()
        form = {"Cookie": cookie, "Content-Type": "application/x-www-form-urlencoded"}
        line.request("POST", f"/table/{ref}/setup", "do=mirror", form)
        assert line.getresponse().status == 303
        line.close()
        for phone in phones:
            assert _until(phone, b'data: {"number":1')


def _until(line: socket.socket, wanted: bytes) -> bytes:
    """What comes until something wanted is in it."""
    said = b""
    while wanted not in said:
        part = line.recv(4096)
        assert part, said
        said += part
    return said


@pytest.mark.parametrize(
    ("said", "status"),
    [
        (b"GET /" + b"x" * 5_000 + b" HTTP/1.1\r\nHost: x\r\n\r\n", 414),
        (b"GET / HTTP/1.1\r\nHost: x\r\nX: " + b"x" * 40_000 + b"\r\n\r\n", 431),
        (b"GET / HTTP/1.1\r\nHost: x\r\nContent-Length: many\r\n\r\n", 400),
        (b"POST /api/v1/judge HTTP/1.1\r\nHost: x\r\nContent-Length: 2000001\r\n\r\n", 400),
        (b"POST /setup HTTP/1.1\r\nHost: x\r\nContent-Length: 99000000\r\n\r\n", 403),
        (b"GET http://other.example/offline HTTP/1.1\r\nHost: x\r\n\r\n", 200),
        (b"HEAD / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n", 200),
        (b"GET / HTTP/1.0\r\n\r\n", 200),
        (CHUNKED, 400),
    ],
)
def test_odd_requests_are_answered(
    lines: Callable[[bytes], socket.socket], said: bytes, status: int
) -> None:
    """What is too long or can't be read is refused at once; unusual ways to ask are understood."""
    assert int(lines(said).recv(4096).split()[1]) == status


def test_two_requests_at_once_are_answered_in_turn(
    lines: Callable[[bytes], socket.socket],
) -> None:
    """A browser needn't wait for an answer before it asks on."""
    asked = b"GET /offline HTTP/1.1\r\nHost: x\r\n\r\n"
    line = lines(asked + asked.replace(b"1.1\r\n", b"1.1\r\nConnection: close\r\n"))
    said = b""
    while part := line.recv(65_536):
        said += part
    assert said.count(b"HTTP/1.1 200 OK") == 2


async def _echo(request: Request) -> Answer:
    return Answer(200, ((b"content-type", b"application/json"),), json.dumps(
        [request.method, request.target, len(request.body)]).encode())  # fmt: skip


@asynccontextmanager
async def _listening(
    room: Room,
) -> AsyncIterator[
    Callable[[], "asyncio.Future[tuple[asyncio.StreamReader, asyncio.StreamWriter]]"]
]:
    app = Application(lambda _request: 1_000_000, _echo, room)
    server = await asyncio.start_server(lambda r, w: Connection(r, w, app).run(), "127.0.0.1", 0)
    async with server:
        port = server.sockets[0].getsockname()[1]
        yield lambda: asyncio.ensure_future(asyncio.open_connection("127.0.0.1", port))


def _run(work: Coroutine[Any, Any, T]) -> T:
    """Run it in a loop of its own; browser tests of the same worker have one in this thread."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, work).result()


@pytest.mark.parametrize("said", [b"", HALF_HEAD, HALF_BODY], ids=["silent", "head", "body"])
def test_everything_has_its_deadline(monkeypatch: pytest.MonkeyPatch, said: bytes) -> None:
    """Whoever doesn't go on is hung up on."""
    for name in ("IDLE_S", "HEAD_S", "BODY_S"):
        monkeypatch.setattr(connection, name, 0.02)

    async def hung_up() -> bytes:
        async with _listening(Room()) as opening:
            reader, writer = await opening()
            writer.write(said)
            rest = await reader.read()
            writer.close()
            return rest

    assert _run(hung_up()) == b""


def test_long_bodies_share_their_room() -> None:
    """If bodies take too much memory together, a long one is refused; a form still gets in."""

    async def asked() -> list[bytes]:
        found = []
        async with _listening(Room(FREE)) as opening:
            for size in (FREE + 1, 3 * FREE):
                reader, writer = await opening()
                writer.write(
                    b"POST / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n"
                    + f"Content-Length: {size}\r\n\r\n".encode()
                    + b"x" * size
                )
                found.append((await reader.read()).split(b"\r\n")[0])
                writer.close()
        return found

    assert _run(asked()) == [b"HTTP/1.1 200 OK", b"HTTP/1.1 503 Service Unavailable"]


def test_visitors_take_turns() -> None:
    """Whoever asks for a lot at once waits behind others, not before them."""

    async def worked() -> list[str]:
        turns, done = Turns(1), []

        async def work(visitor: str) -> None:
            async with turns.turn(visitor):
                await asyncio.sleep(0)
                done.append(visitor)

        await asyncio.gather(*(work(visitor) for visitor in "aaaabbc"))
        return done

    assert _run(worked()) == [*"aabcaba"]
