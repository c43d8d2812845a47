"""Serve with Gunicorn: one process, or several that share a PostgreSQL database."""

import logging
import socket
import sys
from dataclasses import dataclass

import segno
from flask import Flask
from gunicorn.app.base import BaseApplication
from gunicorn.arbiter import Arbiter
from gunicorn.workers.base import Worker
from sqlalchemy import URL

from adjudicator.messages.renderer import ENGLISH, Messages
from adjudicator.web import close_app, create_app, load_games
from adjudicator.web.limits import MAX_STREAMS
from adjudicator.web.redaction import RedactingFilter
from adjudicator.web.serving.worker import BufferingWorker

#: How long a process may take to finish its requests when it is told to stop, in seconds.
GRACE = 2
#: After how long Python switches threads, in seconds. Longer than a ruling takes, because switching
#: in the middle of rulings makes all of them slower.
SWITCH_INTERVAL_S = 0.05


@dataclass(frozen=True)
class Serving:
    """How to serve: where, for whom, from which store, by how many processes."""

    host: str = "127.0.0.1"
    port: int = 8000
    store: URL | None = None
    processes: int = 1
    streams: int = MAX_STREAMS
    lan: bool = False
    messages: Messages = ENGLISH


class Server(BaseApplication):  # type: ignore[misc]
    """Gunicorn with our settings: a process that dies is replaced at once.

    The code is loaded before forking, so that a new process starts at once.
    """

    def __init__(self, serving: Serving) -> None:
        self._serving = serving
        super().__init__()

    def load_config(self) -> None:
        """Our settings only, none from files or the command line."""
        serving = self._serving
        settings: dict[str, object] = {
            "bind": f"{serving.host}:{serving.port}",
            "workers": serving.processes,
            "worker_class": BufferingWorker,
            "graceful_timeout": GRACE,
            "loglevel": "warning",
            "accesslog": None,
            "when_ready": self._ready,
            "worker_exit": self._close,
        }
        for name, value in settings.items():
            self.cfg.set(name, value)
        logging.getLogger("gunicorn.error").addFilter(RedactingFilter())

    def load(self) -> Flask:
        """Create the application in the process that serves it: connections can't be inherited."""
        sys.setswitchinterval(SWITCH_INTERVAL_S)
        return create_app(self._serving.store, self._serving.streams)

    def _close(self, _arbiter: Arbiter, _worker: Worker) -> None:
        """Close what a process has opened when it ends, if it got that far."""
        if self.callable is not None:
            close_app(self.callable)

    def _ready(self, arbiter: Arbiter) -> None:
        port = arbiter.LISTENERS[0].sock.getsockname()[1]
        host = lan_address() if self._serving.lan else self._serving.host
        _announce(f"http://{host}:{port}", self._serving)


def serve(serving: Serving) -> None:
    """Serve until interrupted; port 0 takes a free one."""
    load_games()  # every process inherits them, including replacements
    Server(serving).run()


def _announce(address: str, serving: Serving) -> None:
    """Print the address, and a QR code for the phones at the table."""
    if serving.lan:
        segno.make(address).terminal(compact=True)
    print(serving.messages.say("command.listens", {"address": address}), flush=True)  # noqa: T201


def lan_address() -> str:
    """This machine's address on the local network."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            # Nothing is sent: this only finds the address that packets would leave from.
            probe.connect(("10.255.255.255", 1))
            address: str = probe.getsockname()[0]
        except OSError:
            return "127.0.0.1"
    return address
