"""A real PostgreSQL server of one's own, for as long as a test needs it."""

import os
import pwd
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


def _programs() -> Path:
    """Where the server's programs are; Debian keeps them out of the way, by version."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    if found:
        return found[-1].parent
    where = shutil.which("initdb")
    if where is None:
        raise LookupError("there is no PostgreSQL: tests/tables/postgres installs it")
    return Path(where).parent


def _as_server(*command: str) -> None:
    """Run a program as somebody who may run a server: not as root."""
    account = pwd.getpwnam("postgres") if os.geteuid() == 0 else None
    subprocess.run(  # noqa: S603
        command,
        check=True,
        stdout=subprocess.DEVNULL,
        user=account.pw_uid if account else None,
        group=account.pw_gid if account else None,
        extra_groups=[] if account else None,
        cwd="/",
    )


def _free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port: int = free.getsockname()[1]
        return port


class Postgres:
    """A server that can be stopped and started again at the same address."""

    def __init__(self, folder: str) -> None:
        programs, port = _programs(), _free_port()
        data = f"{folder}/data"
        self.address = f"postgresql://judge@127.0.0.1:{port}/postgres"
        self._log = f"{folder}/log"
        self._options = (
            f"-p {port} -c listen_addresses=127.0.0.1 -k {folder} -c max_connections=200"
        )
        self._control = (str(programs / "pg_ctl"), "-D", data, "-w", "-s")
        _as_server(str(programs / "initdb"), "-D", data, "-U", "judge", "-A", "trust", "-E", "UTF8")

    def start(self) -> None:
        """Start it, and wait until it answers."""
        _as_server(*self._control, "-l", self._log, "-o", self._options, "start")

    def stop(self) -> None:
        """Stop it as a crash would."""
        _as_server(*self._control, "-m", "immediate", "stop")


@contextmanager
def postgres_server() -> Iterator[Postgres]:
    """A fresh server, started."""
    with tempfile.TemporaryDirectory(prefix="adjudicator-", ignore_cleanup_errors=True) as folder:
        if os.geteuid() == 0:
            shutil.chown(folder, "postgres", "postgres")
        server = Postgres(folder)
        server.start()
        try:
            yield server
        finally:
            server.stop()


@contextmanager
def postgres() -> Iterator[str]:
    """The address of a fresh server."""
    with postgres_server() as server:
        yield server.address
