"""A server of the whole app as a process of its own, to be killed in any of its parts."""

import os
import signal
import subprocess
import sys
from collections.abc import Mapping
from http.client import HTTPConnection
from pathlib import Path
from urllib.parse import urlsplit


class Served:
    """A server: the process that watches, and those that answer."""

    def __init__(self, environment: Mapping[str, str], *options: str) -> None:
        self._environment = {**os.environ, "PYTHONUNBUFFERED": "1", **environment}
        self._options = options
        self.address = ""
        self._process: subprocess.Popen[str] | None = None
        #: Where what it logs is written, if anybody wants it.
        self.log: Path | None = None

    def start(self) -> None:
        """Start it: on a free port at first, then on the same."""
        port = str(self.port) if self.address else "0"
        command = [sys.executable, "-m", "adjudicator", "serve", "--port", port, *self._options]
        with (self.log or Path(os.devnull)).open("a") as log:
            self._process = subprocess.Popen(  # noqa: S603
                command,
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                env=self._environment,
                start_new_session=True,
            )
        assert self._process.stdout
        self.address = self._process.stdout.readline().split()[-1]

    @property
    def port(self) -> int:
        """Where it listens."""
        return int(urlsplit(self.address).port or 0)

    def line(self) -> HTTPConnection:
        """A connection to it."""
        return HTTPConnection("127.0.0.1", self.port, timeout=20)

    def workers(self) -> list[int]:
        """The processes that answer."""
        assert self._process
        watching = self._process.pid
        children = Path(f"/proc/{watching}/task/{watching}/children")
        return [int(pid) for pid in children.read_text().split()]

    def kill_worker(self) -> int:
        """Kill a process that answers; how many there were."""
        workers = self.workers()
        for pid in workers[:1]:
            os.kill(pid, signal.SIGKILL)
        return len(workers)

    def stop(self) -> None:
        """Tell it to stop, and wait until all of it has."""
        assert self._process
        self._end(self._process.pid, signal.SIGTERM)

    def kill(self) -> None:
        """Kill all of it, without a warning."""
        assert self._process
        self._end(-self._process.pid, signal.SIGKILL)

    def _end(self, pid: int, how: signal.Signals) -> None:
        assert self._process
        assert self._process.stdout
        os.kill(pid, how)
        self._process.wait()
        self._process.stdout.close()
