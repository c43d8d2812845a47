"""Compress responses, and let browsers cache them."""

import gzip
import hashlib
import mimetypes
from functools import cache

from flask import Flask, Response, request, send_from_directory

from adjudicator.app.lru import LruCache
from adjudicator.resources import STATIC

#: Content types that are worth compressing.
PACKABLE = ("text/", "application/json", "application/manifest+json", "image/svg+xml")
#: The content type of streams, which have no end.
ENDLESS = "text/event-stream"
SMALLEST = 600
A_YEAR = 31_536_000
WRITTEN_VERSION = STATIC / "version.txt"

#: One address gives the whole page to a browser and a part of it to htmx.
VARYING = "Accept-Encoding, HX-Request, X-Shown"
#: Fast rather than small: a person waits for the response.
EFFORT = 4
#: Compressed bodies by what they hold, as far as they have room, in bytes.
_CACHE: LruCache[bytes, bytes] = LruCache(8_000_000, len)
#: Endpoints of files that are the same for everyone.
_FILES = (
    "static", "docs.page", "docs.start", "front.icon", "offline.worker", "carrying.worker",
)  # fmt: skip


def init_sending(app: Flask) -> None:
    """Serve static files under a version, and compress responses."""
    mimetypes.add_type("application/manifest+json", ".webmanifest")
    app.add_url_rule("/static/<path:filename>", "static", _static)
    app.url_defaults(_add_version)
    app.after_request(_send)


@cache
def version() -> str:
    """A hash of all static files.

    It is a folder of their addresses, so that what a script or a style sheet names beside itself
    has it too. Where somebody else serves the files, it is written down.
    """
    if WRITTEN_VERSION.is_file():
        return WRITTEN_VERSION.read_text(encoding="utf-8")
    held = hashlib.sha256()
    for file in sorted(STATIC.rglob("*")):
        if file.is_file():
            held.update(str(file.relative_to(STATIC)).encode() + b"\0" + file.read_bytes())
    return f"v-{held.hexdigest()[:12]}"


def _add_version(endpoint: str, values: dict[str, object]) -> None:
    if endpoint == "static":
        values["filename"] = f"{version()}/{values['filename']}"


def _static(filename: str) -> Response:
    """A static file; under the address of its version it never changes."""
    folder, _, rest = filename.partition("/")
    if folder != version():
        return send_from_directory(STATIC, filename)
    response = send_from_directory(STATIC, rest, max_age=A_YEAR)
    response.cache_control.immutable = True
    return response


def _send(response: Response) -> Response:
    if "Vary" in response.headers:
        response.vary.update(VARYING.split(", "))
    else:
        response.headers["Vary"] = VARYING
    if "Cache-Control" not in response.headers:
        # Revalidate before reuse; responses about a person or a table must not be cached by
        # proxies.
        shared = request.endpoint in _FILES
        response.headers["Cache-Control"] = "no-cache" if shared else "no-cache, private"
    if _whole(response):
        _pack(response)
        if request.method == "GET":
            _mark(response)
    return response


def _whole(response: Response) -> bool:
    """Whether it has a complete body that can be compressed."""
    return (
        request.method in ("GET", "POST")
        and response.status_code not in {204, 206, 304}
        and str(response.mimetype).startswith(PACKABLE)
        and response.mimetype != ENDLESS
    )


def _pack(response: Response) -> None:
    body = _read(response)
    if len(body) < SMALLEST or not request.accept_encodings["gzip"]:
        return
    # A response with an ETag comes again, so its compressed body is cached.
    response.set_data(_packed(body) if "ETag" in response.headers else _pressed(body))
    response.content_encoding = "gzip"


def _read(response: Response) -> bytes:
    """The whole body; a file that it came from is closed."""
    stream = response.response
    response.direct_passthrough = False
    body = response.get_data()
    if close := getattr(stream, "close", None):
        close()
    return body


def _packed(body: bytes) -> bytes:
    """The compressed body, from the cache if it is there."""
    name = hashlib.sha256(body).digest()
    packed = _CACHE.get(name)
    if packed is None:
        packed = _pressed(body)
        _CACHE.put(name, packed)
    return packed


def _pressed(body: bytes) -> bytes:
    return gzip.compress(body, EFFORT, mtime=0)


def _mark(response: Response) -> None:
    """Add an ETag, and answer 304 if the browser has this version."""
    tag, _ = response.get_etag()
    if tag is None and response.status_code == 200:
        tag = hashlib.sha256(response.get_data()).hexdigest()[:20]
    if tag is not None:
        response.set_etag(tag, weak=True)
        response.make_conditional(request)
