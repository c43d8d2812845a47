"""A connection: reads whole requests within their deadlines, and sends the answers.

While a request arrives, it holds nothing but its connection, so a slow or incomplete request delays
nobody else.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, replace
from email.utils import formatdate
from http import HTTPStatus

import h11

from adjudicator.web.serving.exchange import Answer, Request, Stream, refusal
from adjudicator.web.serving.room import Room

#: How long a connection is kept without a request, in seconds.
IDLE_S = 15.0
#: How long the head of a request may take from its first byte, in seconds.
HEAD_S = 10.0
#: How long a body or an answer may take, in seconds, plus one second per this many bytes.
BODY_S, BYTES_A_SECOND = 10.0, 50_000
#: How long the first line of a request may be, and its whole head, in bytes.
LONGEST_LINE, LONGEST_HEAD = 4_094, 32_768
_VERSIONS = (b"1.0", b"1.1")
#: How much is read at once, in bytes.
_CHUNK = 65_536
#: The log of visitors' errors; its filter redacts keys.
_LOG = logging.getLogger("gunicorn.error")


@dataclass(frozen=True)
class Application:
    """The application: the maximum body of a request, and the answer to a whole one."""

    longest_body: Callable[[Request], int]
    answer: Callable[[Request], Awaitable[Answer]]
    #: Memory for bodies on their way in.
    room: Room


class RefusedError(Exception):
    """A request that the application never sees."""

    def __init__(self, status: HTTPStatus) -> None:
        super().__init__(status)
        self.status = status


class Connection:
    """One connection of a browser."""

    def __init__(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, app: Application
    ) -> None:
        self._reader = reader
        self._writer = writer
        self._app = app
        self._http = h11.Connection(h11.SERVER, max_incomplete_event_size=LONGEST_HEAD)
        #: Whether it waits for the rest of a request; closing it then loses no work.
        self.waits = True
        #: Whether it sends a stream, which has no end of its own.
        self.streams = False
        #: Whether no other request may follow.
        self.last = False

    def abort(self) -> None:
        """Close the connection at once."""
        self._writer.transport.abort()

    async def run(self) -> None:
        """Exchange requests and answers until either side is done."""
        try:
            while await self._exchange():
                self._http.start_next_cycle()
        except (OSError, TimeoutError):  # hung up, or too slow
            self.abort()
        except h11.RemoteProtocolError as fault:
            _LOG.warning("Invalid request: %s", fault)
            await self._refuse(HTTPStatus(fault.error_status_hint))
        except RefusedError as refused:
            await self._refuse(refused.status)
        finally:
            await self._hang_up()

    async def _exchange(self) -> bool:
        """One request and its answer; whether another may follow."""
        self.waits = True
        request = await self._head()
        if request is None:
            return False
        with self._app.room.use() as space:
            request = replace(request, body=await self._body(request, space.take))
            self.waits = False
            answer = await self._app.answer(request)
        try:
            await self._send(answer)
        finally:
            answer.close()
        return self._http.our_state is h11.DONE and self._http.their_state is h11.DONE

    async def _head(self) -> Request | None:
        """The next request without its body, or None if there are no more."""
        if not self._http.trailing_data[0]:
            async with asyncio.timeout(IDLE_S):
                self._http.receive_data(await self._reader.read(_CHUNK))
        async with asyncio.timeout(HEAD_S):
            head = await self._event()
        if not isinstance(head, h11.Request):
            return None
        if head.http_version not in _VERSIONS:
            raise h11.RemoteProtocolError("no HTTP version of ours")
        if len(head.target) > LONGEST_LINE:
            raise RefusedError(HTTPStatus.REQUEST_URI_TOO_LONG)
        if sum(len(name) + len(value) for name, value in head.headers) > LONGEST_HEAD:
            raise RefusedError(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE)
        return Request(
            head.method.decode("ascii"),
            _origin_form(head.target.decode("latin-1")),
            head.http_version.decode("ascii"),
            tuple(head.headers),
            _address(self._writer.get_extra_info("peername")),
            _address(self._writer.get_extra_info("sockname")),
        )

    async def _body(self, request: Request, take: Callable[[int], bool]) -> bytes:
        """The body; if it is declared too long, it isn't read, because it is refused anyway."""
        most = self._app.longest_body(request)
        declared = request.header(b"content-length")
        size = int(declared) if declared else most
        if size > most:
            self.last = True
            return b""
        parts: list[bytes] = []
        async with asyncio.timeout(BODY_S + size / BYTES_A_SECOND):
            while isinstance(part := await self._event(), h11.Data):
                parts.append(bytes(part.data))
                most -= len(part.data)
                if most < 0:
                    raise RefusedError(HTTPStatus.REQUEST_ENTITY_TOO_LARGE)
                if not take(len(part.data)):
                    raise RefusedError(HTTPStatus.SERVICE_UNAVAILABLE)
        return b"".join(parts)

    async def _event(self) -> object:
        """The next part of a request."""
        while (event := self._http.next_event()) is h11.NEED_DATA:
            if self._http.they_are_waiting_for_100_continue:
                await self._write(h11.InformationalResponse(status_code=100, headers=[]))
            self._http.receive_data(await self._reader.read(_CHUNK))
        return event

    async def _send(self, answer: Answer) -> None:
        head = self._response(answer)
        if answer.stream:
            await self._write(head)
            await self._stream(answer.stream)
        body = [h11.Data(data=answer.body)] if answer.body else []
        await self._write(*([] if answer.stream else [head]), *body, h11.EndOfMessage())

    def _response(self, answer: Answer) -> h11.Response:
        """The head of an answer, with the headers that a server adds."""
        headers = [*answer.headers]
        known = {name.lower() for name, _ in headers}
        if self.last:
            headers.append((b"connection", b"close"))
        if b"date" not in known:
            headers.append((b"date", formatdate(usegmt=True).encode()))
        if not answer.stream and b"content-length" not in known:
            headers.append((b"content-length", str(len(answer.body)).encode()))
        reason = HTTPStatus(answer.status).phrase.encode()
        return h11.Response(status_code=answer.status, headers=headers, reason=reason)

    async def _stream(self, stream: Stream) -> None:
        """Send a stream until it ends or the client, which sends nothing, disconnects."""
        sending = asyncio.create_task(self._pump(stream))
        hung_up = asyncio.create_task(self._reader.read(_CHUNK))
        self.streams = self.last = True
        try:
            await asyncio.wait({sending, hung_up}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in (sending, hung_up):
                task.cancel()
            await asyncio.gather(sending, hung_up, return_exceptions=True)
        if hung_up.done() and not hung_up.cancelled():
            raise ConnectionResetError

    async def _pump(self, stream: Stream) -> None:
        async for chunk in stream.chunks():
            await self._write(h11.Data(data=chunk.encode()))

    async def _write(self, *events: h11.Event) -> None:
        """Send data; a client that doesn't read it in time is disconnected."""
        data = b"".join(self._http.send(event) or b"" for event in events)
        self._writer.write(data)
        async with asyncio.timeout(BODY_S + len(data) / BYTES_A_SECOND):
            await self._writer.drain()

    async def _refuse(self, status: HTTPStatus) -> None:
        """Report the error, if nothing was sent yet, and close the connection."""
        self.last = True
        with suppress(OSError, TimeoutError, h11.LocalProtocolError):
            await self._send(refusal(status))

    async def _hang_up(self) -> None:
        """Close it; unsent data is dropped after a timeout."""
        with suppress(OSError, TimeoutError):
            self._writer.close()
            async with asyncio.timeout(BODY_S):
                await self._writer.wait_closed()
        self.abort()


def _origin_form(target: str) -> str:
    """The target as path and query; some programs send the whole address."""
    if target.startswith("/"):
        return target
    _, found, rest = target.partition("://")
    return "/" + rest.partition("/")[2] if found else "/"


def _address(name: object) -> tuple[str, int]:
    """Host and port of a socket; one of the file system has none."""
    return (str(name[0]), int(name[1])) if isinstance(name, tuple) else ("", 0)
