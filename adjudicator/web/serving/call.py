"""Call the WSGI application with a complete request."""

import io
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import TYPE_CHECKING
from urllib.parse import unquote_to_bytes

from adjudicator.web.serving.exchange import STREAM, Answer, Request

if TYPE_CHECKING:
    from _typeshed.wsgi import WSGIApplication, WSGIEnvironment

#: Headers that WSGI names without HTTP_ before them.
_BARE = ("CONTENT_TYPE", "CONTENT_LENGTH")
#: Headers that belong to the connection, not to the request.
_CONNECTION = (b"transfer-encoding", b"connection", b"expect")


def call(app: "WSGIApplication", request: Request) -> Answer:
    """The application's answer. The caller sends a stream."""
    environ = environ_of(request)
    begun: list[tuple[str, list[tuple[str, str]]]] = []
    body = io.BytesIO()

    def start(status: str, headers: list[tuple[str, str]], *_error: object) -> Callable[..., int]:
        begun[:] = [(status, headers)]
        return body.write

    chunks = app(environ, start)
    close = getattr(chunks, "close", _nothing)
    stream = environ.get(STREAM) if request.method != "HEAD" else None
    if stream is None:
        with closing_by(close):
            body.writelines(chunks)
    status, headers = begun[0]
    encoded = tuple((name.encode("latin-1"), value.encode("latin-1")) for name, value in headers)
    answer = Answer(int(status.split()[0]), encoded, body.getvalue())
    return answer if stream is None else replace(answer, stream=stream, close=close)


@contextmanager
def closing_by(close: Callable[[], object]) -> Iterator[None]:
    """Always call it at the end."""
    try:
        yield
    finally:
        close()


def _nothing() -> None:
    """There is nothing to close."""


def environ_of(request: Request) -> "WSGIEnvironment":
    """The request as WSGI describes one."""
    path, _, query = request.target.partition("?")
    environ: WSGIEnvironment = {
        "REQUEST_METHOD": request.method,
        "SCRIPT_NAME": "",
        "PATH_INFO": unquote_to_bytes(path).decode("latin-1"),
        "QUERY_STRING": query,
        "REQUEST_URI": request.target,
        "RAW_URI": request.target,
        "SERVER_NAME": request.server[0],
        "SERVER_PORT": str(request.server[1]),
        "SERVER_PROTOCOL": f"HTTP/{request.version}",
        "REMOTE_ADDR": request.client[0],
        "REMOTE_PORT": str(request.client[1]),
        "wsgi.version": (1, 0),
        "wsgi.url_scheme": "http",
        "wsgi.input": io.BytesIO(request.body),
        "wsgi.input_terminated": True,
        "wsgi.errors": sys.stderr,
        "wsgi.multithread": True,
        "wsgi.multiprocess": True,
        "wsgi.run_once": False,
    }
    environ.update(_variables(request))
    return environ


def _variables(request: Request) -> dict[str, str]:
    """The headers; those with an underscore are dropped because they could imitate others."""
    found: dict[str, str] = {}
    for name, value in request.headers:
        if b"_" not in name and name not in _CONNECTION:
            key = name.decode("latin-1").upper().replace("-", "_")
            key = key if key in _BARE else f"HTTP_{key}"
            text = value.decode("latin-1")
            joint = "; " if key == "HTTP_COOKIE" else ","
            found[key] = f"{found[key]}{joint}{text}" if key in found else text
    if request.body:  # also for a chunked body
        found["CONTENT_LENGTH"] = str(len(request.body))
    return found
