"""Static files from memory: sent as the application sends them, without asking it again."""

import pytest

from adjudicator.web.serving.exchange import Answer, Request
from adjudicator.web.serving.files import FileCache

FILE = "/static/v-1/page.css"
ANSWER = Answer(200, ((b"ETag", b'W/"1"'), (b"Content-Encoding", b"gzip")), b"packed")


def asked(target: str = FILE, method: str = "GET", **headers: str) -> Request:
    """A request of a browser that can unpack."""
    told = {"accept-encoding": "gzip, br", "host": "a.example"} | headers
    given = tuple((k.replace("_", "-").encode(), v.encode()) for k, v in told.items())
    return Request(method, target, "1.1", given, ("", 0), ("", 0))


@pytest.fixture
def files() -> FileCache:
    """Files of a server that answers to one host, with one in them."""
    cache = FileCache(hosts=True)
    cache.keep(asked(), ANSWER)
    return cache


def test_a_file_is_sent_as_it_was(files: FileCache) -> None:
    """Whoever asks in the same way gets the same answer; for its head, without the body."""
    assert files.find(asked()) == ANSWER
    assert files.find(asked(method="HEAD")) == Answer(200, ANSWER.headers)


def test_a_file_that_the_browser_has_is_not_sent(files: FileCache) -> None:
    """What is known by its tag is only confirmed, with all headers that don't tell of a body."""
    again = files.find(asked(if_none_match='W/"1"'))
    assert again == Answer(304, ((b"ETag", b'W/"1"'),))
    assert files.find(asked(if_none_match='W/"2"')) == ANSWER


@pytest.mark.parametrize(
    "request_",
    [
        asked("/static/v-2/page.css"),
        asked(f"{FILE}?x=1"),
        asked("/table/alley"),
        asked(method="POST"),
        asked(host="b.example"),
        asked(accept_encoding="identity"),
        asked(accept_encoding="gzip;q=0"),
        asked(range="bytes=0-1"),
    ],
)
def test_whatever_differs_is_left_to_the_application(files: FileCache, request_: Request) -> None:
    """Another file, host, method, part or encoding is none that was answered before."""
    assert files.find(request_) is None


def test_only_files_that_are_there_are_kept(files: FileCache) -> None:
    """Errors, pages and answers to conditions are asked for anew."""
    for request_, answer in (
        (asked("/static/none"), Answer(404, ())),
        (asked("/static/other", if_none_match="x"), ANSWER),
        (asked("/"), ANSWER),
    ):
        files.keep(request_, answer)
        assert files.find(asked(request_.target)) is None


def test_what_is_kept_is_bounded_by_bytes() -> None:
    """A large file pushes out others."""
    files = FileCache(size=10)
    files.keep(asked(), ANSWER)
    files.keep(asked("/static/v-1/other.css"), ANSWER)
    assert files.find(asked()) is None
