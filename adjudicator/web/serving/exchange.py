"""A request as it came in, complete, and the answer that goes out."""

from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass
from http import HTTPStatus
from typing import Protocol

Headers = tuple[tuple[bytes, bytes], ...]

#: Where the application leaves its stream for the server, if an answer has no end.
STREAM = "adjudicator.stream"


class Stream(Protocol):
    """An answer without an end."""

    def chunks(self) -> AsyncIterator[str]:
        """What is sent, as it happens; no thread is held while it waits."""


@dataclass(frozen=True)
class Request:
    """A request, and the address that it came from; the application gets it with its body."""

    method: str
    target: str
    version: str
    headers: Headers
    client: tuple[str, int]
    server: tuple[str, int]
    body: bytes = b""

    def header(self, name: bytes) -> str:
        """The value of a header, by its name in small letters; the last if there are several."""
        return next((v.decode("latin-1") for n, v in reversed(self.headers) if n == name), "")

    @property
    def path(self) -> str:
        """The target without its query."""
        return self.target.partition("?")[0]


@dataclass(frozen=True)
class Answer:
    """An answer: a whole body, or a stream and what closes it."""

    status: int
    headers: Headers
    body: bytes = b""
    stream: Stream | None = None
    close: Callable[[], object] = lambda: None


def refusal(code: int) -> Answer:
    """The answer to a request that can't be read; users of a page never see it."""
    status = HTTPStatus(code)
    body = f"{status.value} {status.phrase}\n".encode()
    return Answer(status, ((b"content-type", b"text/plain"),), body)
