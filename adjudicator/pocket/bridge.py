"""Answer a request within the browser by the application, as a server would."""

import io
import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING
from urllib.parse import unquote, urljoin, urlsplit

from flask import Flask

from adjudicator.app.repository import TableRepository
from adjudicator.pocket.cookies import CookieJar
from adjudicator.pocket.device_store import DeviceStore
from adjudicator.pocket.rows import Rows, Written
from adjudicator.tables.notify import ChangeNotifier
from adjudicator.web import build_app
from adjudicator.web.patches import PatchLog
from adjudicator.web.response_cache import ResponseCache
from adjudicator.web.security import COOKIE

if TYPE_CHECKING:
    from _typeshed.wsgi import WSGIEnvironment

Headers = Sequence[tuple[str, str]]

#: Headers that say how a body travels, which this one doesn't.
_TRAVEL = ("content-length", "set-cookie")
#: Tells the worker that an answer comes from a copy of a server's table.
_REPLICA = ("X-Replica", "1")
#: A page that is made quickly.
_SHORTEST = "/offline"


@dataclass(frozen=True)
class Answer:
    """What goes back to the page, and the rows that must be on the disk before it does."""

    status: int
    headers: Headers
    body: bytes
    rows: Sequence[Written]


class Pocket:
    """The application on a device, with the rows that the browser kept."""

    def __init__(self, rows: Mapping[str, str] | None = None) -> None:
        self._store = DeviceStore(Rows())
        self.app: Flask = build_app(TableRepository(self._store, ChangeNotifier()))
        self.app.jinja_env.globals["on_device"] = lambda ref: not self._store.is_replica(ref)
        self.restore(rows or {})

    def restore(self, rows: Mapping[str, str]) -> None:
        """Take the tables and cookies from rows, and forget all others."""
        self._rows = Rows(rows)
        self._cookies = CookieJar(self._rows)
        self._store = DeviceStore(self._rows, self._cookies.value(COOKIE))
        repository = TableRepository(self._store, ChangeNotifier())
        # What was cached before may show changes that never reached the disk.
        self.app.extensions.update(
            repository=repository, responses=ResponseCache(), patches=PatchLog()
        )

    def answer(self, method: str, address: str, headers: Headers, body: bytes = b"") -> Answer:
        """The application's answer to a request; a change to a copy waits for the server."""
        copied = self._store.is_replica(_ref(address))
        if copied and method != "GET":
            return Answer(503, [_REPLICA], b"", self._rows.take_journal())
        if method != "GET" and not self._cookies.header(address):
            # The page that sends this was made beforehand, and has given the device no name.
            self._ask("GET", urljoin(address, _SHORTEST), (), b"")
        status, given, content = self._ask(method, address, headers, body)
        passed = [(name, value) for name, value in given if name.lower() not in _TRAVEL]
        passed += [_REPLICA] if copied else []
        return Answer(status, passed, content, self._rows.take_journal())

    def _ask(
        self, method: str, address: str, headers: Headers, body: bytes
    ) -> tuple[int, Headers, bytes]:
        environ = _environ(method, address, headers, body)
        if cookies := self._cookies.header(address):
            environ["HTTP_COOKIE"] = cookies
        status, given, content = _run(self.app, environ)
        for name, value in given:
            if name.lower() == "set-cookie":
                self._cookies.take(value)
        return status, given, content

    def answer_json(self, request: str, body: bytes = b"") -> tuple[str, bytes]:
        """The same for script: method, address and headers as JSON; all but the body comes so."""
        method, address, headers = json.loads(request)
        made = self.answer(method, address, headers, body)
        return json.dumps([made.status, made.headers, made.rows]), made.body


def _ref(address: str) -> str:
    """The ref of the table that an address is about, if it is about one."""
    _, first, *rest = (*unquote(urlsplit(address).path).split("/"), "")
    return rest[0] if first == "table" else ""


def _environ(method: str, address: str, headers: Headers, body: bytes) -> "WSGIEnvironment":
    parts = urlsplit(address)
    port = parts.port or (443 if parts.scheme == "https" else 80)
    environ: WSGIEnvironment = {
        "REQUEST_METHOD": method,
        "SCRIPT_NAME": "",
        "PATH_INFO": unquote(parts.path, "latin-1"),
        "QUERY_STRING": parts.query,
        "SERVER_NAME": parts.hostname or "localhost",
        "SERVER_PORT": str(port),
        "SERVER_PROTOCOL": "HTTP/1.1",
        "REMOTE_ADDR": "127.0.0.1",
        "HTTP_HOST": parts.netloc,
        "CONTENT_LENGTH": str(len(body)),
        "wsgi.version": (1, 0),
        "wsgi.url_scheme": parts.scheme,
        "wsgi.input": io.BytesIO(body),
        "wsgi.errors": io.StringIO(),
        "wsgi.multithread": False,
        "wsgi.multiprocess": False,
        "wsgi.run_once": False,
    }
    for name, value in headers:
        key = name.upper().replace("-", "_")
        environ[key if key == "CONTENT_TYPE" else f"HTTP_{key}"] = value
    return environ


def _run(app: Flask, environ: "WSGIEnvironment") -> tuple[int, Headers, bytes]:
    """Run the application; its answer is complete before it is passed on."""
    begun: list[tuple[str, Headers]] = []

    def start(status: str, headers: Headers, _error: object = None) -> object:
        begun[:] = [(status, headers)]
        return None

    chunks: Iterable[bytes] = app.wsgi_app(environ, start)  # type: ignore[arg-type]
    try:
        body = b"".join(chunks)
    finally:
        if close := getattr(chunks, "close", None):
            close()
    [(status, headers)] = begun
    return int(status.split(" ", 1)[0]), [*headers], body
