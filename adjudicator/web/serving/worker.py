"""A server process: one loop that reads and sends, and a few worker threads."""

import asyncio
import os
import resource
import socket
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress

from gunicorn.workers.base import Worker

from adjudicator.web.limits import MAX_CONCURRENT, longest_body, visitor
from adjudicator.web.serving.call import call
from adjudicator.web.serving.connection import Application, Connection
from adjudicator.web.serving.exchange import Answer, Request, refusal
from adjudicator.web.serving.files import FileCache
from adjudicator.web.serving.room import Room
from adjudicator.web.serving.turns import Turns

#: How many connections a process holds open, and how many files it may need beside them.
MOST_CONNECTIONS, OTHER_FILES = 4_000, 200
#: How often a process checks whether to stop, in seconds.
_LOOK_S = 0.1
#: After how long an unacknowledged connection is closed, in milliseconds.
_GONE_MS = 60_000
#: Addresses of files, which wait for no ruling.
_FILES = ("/static/", "/docs/")


class BufferingWorker(Worker):  # type: ignore[misc]
    """Reads each request completely before it is processed."""

    def run(self) -> None:
        """Serve until told to stop."""
        self._most = _connections()
        self._open: dict[Connection, asyncio.Task[None] | None] = {}
        self._rulings, self._reading = Turns(MAX_CONCURRENT), Turns(1)
        self._files = FileCache(hosts=self.wsgi.config["TRUSTED_HOSTS"] is not None)
        # One more is for files.
        self._threads = ThreadPoolExecutor(MAX_CONCURRENT + 1, "work")
        try:
            asyncio.run(self._serve())
        finally:
            self._threads.shutdown(wait=False, cancel_futures=True)

    async def _serve(self) -> None:
        application = Application(longest_body, self._answer, Room())

        async def accept(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            await self._exchange(Connection(reader, writer, application), writer)

        servers = [await asyncio.start_server(accept, sock=one.sock) for one in self.sockets]
        while self.alive and self.ppid == os.getppid():
            self.notify()
            await asyncio.sleep(_LOOK_S)
        for server in servers:
            server.close()
        await self._finish()

    async def _exchange(self, connection: Connection, writer: asyncio.StreamWriter) -> None:
        """Serve a connection; if there are too many, the one idle longest is closed."""
        _detect_silence(writer)
        self._open[connection] = asyncio.current_task()
        if len(self._open) > self._most:
            next((one for one in self._open if one.waits), connection).abort()
        try:
            await connection.run()
        finally:
            del self._open[connection]

    async def _answer(self, request: Request) -> Answer:
        """A file from memory, or what the application answers."""
        kept = self._files.find(request)
        if kept is None:
            kept = await self._called(request)
            self._files.keep(request, kept)
        return kept

    async def _called(self, request: Request) -> Answer:
        turns = self._reading if request.path.startswith(_FILES) else self._rulings
        async with turns.turn(visitor(self.wsgi, request)):
            loop = asyncio.get_running_loop()
            try:
                return await loop.run_in_executor(self._threads, call, self.wsgi, request)
            except Exception:
                self.log.exception("Error in the application")
                return refusal(500)

    async def _finish(self) -> None:
        """Let running requests finish; close idle connections and streams."""
        for connection in [*self._open]:
            if connection.waits or connection.streams:
                connection.abort()
            connection.last = True
        if tasks := [task for task in self._open.values() if task]:
            await asyncio.wait(tasks, timeout=self.cfg.graceful_timeout)


def _connections() -> int:
    """The number of connections that the system allows, after raising the limit on files."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_CONNECTIONS + OTHER_FILES
    files = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
    if files > soft:
        with suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (files, hard))
    return max(OTHER_FILES, resource.getrlimit(resource.RLIMIT_NOFILE)[0] - OTHER_FILES)


def _detect_silence(writer: asyncio.StreamWriter) -> None:
    """Let the system close connections of phones that vanished."""
    line = writer.get_extra_info("socket")
    option = getattr(socket, "TCP_USER_TIMEOUT", None)
    if option is not None and line is not None and line.family != socket.AF_UNIX:
        line.setsockopt(socket.IPPROTO_TCP, option, _GONE_MS)
