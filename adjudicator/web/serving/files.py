"""A cache of static files: an answer of the application is stored and sent again.

A page links to about forty of them. The application reads, compresses and tags a file on the first
request; later requests are served from memory.
"""

from dataclasses import replace

from adjudicator.app.lru import LruCache
from adjudicator.web.serving.exchange import Answer, Request

#: How much is kept, in bytes: all files of one version, with and without compression.
SIZE = 8_000_000
_STATIC = "/static/"
#: Headers that tell of a body.
_OF_BODY = (b"content-length", b"content-encoding", b"content-type")

#: The address of a file, the host that was asked, and whether the browser can unpack it.
_Key = tuple[str, str, bool]


class FileCache:
    """Answers with static files; `hosts` says whether the application answers only to some."""

    def __init__(self, *, hosts: bool = False, size: int = SIZE) -> None:
        self._hosts = hosts
        self._answers: LruCache[_Key, Answer] = LruCache(size, lambda answer: len(answer.body))

    def find(self, request: Request) -> Answer | None:
        """The answer to a request, if it was given before."""
        key = self._key(request)
        answer = self._answers.get(key) if key else None
        if answer is None:
            return None
        known = request.header(b"if-none-match")
        if known and known == _header(answer, b"etag"):
            left = tuple(one for one in answer.headers if one[0].lower() not in _OF_BODY)
            return Answer(304, left)
        return replace(answer, body=b"") if request.method == "HEAD" else answer

    def keep(self, request: Request, answer: Answer) -> None:
        """Cache an answer if it is the same for everybody."""
        whole = request.method == "GET" and not request.header(b"if-none-match")
        if whole and answer.status == 200 and (key := self._key(request)):
            self._answers.put(key, answer)

    def _key(self, request: Request) -> _Key | None:
        """The cache key; None for a request that the application has to handle."""
        if request.method not in ("GET", "HEAD") or not request.target.startswith(_STATIC):
            return None
        encodings = request.header(b"accept-encoding")
        if "?" in request.target or "q=" in encodings or request.header(b"range"):
            return None
        host = request.header(b"host") if self._hosts else ""
        return request.target, host, "gzip" in encodings


def _header(answer: Answer, name: bytes) -> str:
    found = (value for one, value in answer.headers if one.lower() == name)
    return next(found, b"").decode("latin-1")
