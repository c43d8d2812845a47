"""Who asks: a device with a name of its own, and no page of another site."""

import secrets
from urllib.parse import urlsplit

from flask import Flask, Response, abort, g, request

from adjudicator.app.repository import LOOK
from adjudicator.web.language import messages

COOKIE = "device"
#: A device is known for a year after its last visit, in seconds.
KNOWN = 31_536_000
_LONGEST = 32
#: What asks and answers without changing anything, for scripts of other sites too.
_OPEN = ("api.",)
_CHANGING = ("POST", "PUT", "PATCH", "DELETE")


def init_visitors(app: Flask) -> None:
    """Know each device by a cookie, and refuse changes that another site sends."""
    app.before_request(_look)
    app.after_request(_remember)


def device() -> str:
    """The device that asks."""
    name: str = g.device
    return name


def _look() -> None:
    given = request.cookies.get(COOKIE, "")
    g.known = bool(given) and len(given) <= _LONGEST and given.isascii() and given.isalnum()
    g.device = given if g.known else secrets.token_hex(16)
    if request.method in _CHANGING and not (request.endpoint or "").startswith(_OPEN):
        _refuse_strangers()
        _refuse_onlookers()


def _refuse_strangers() -> None:
    """A change comes from a page of ours: browsers say from where, and bring the cookie."""
    site = request.headers.get("Sec-Fetch-Site")
    origin = request.headers.get("Origin")
    ours = site in (None, "same-origin", "none") and (
        origin is None or urlsplit(origin).netloc == request.host
    )
    if not ours:
        abort(403, messages().say("error.other-site", {}))
    if not g.known:
        abort(403, messages().say("error.no-cookie", {}))


def _refuse_onlookers() -> None:
    """Whatever a page may come to order: a link to look orders nothing."""
    if str((request.view_args or {}).get("ref", "")).startswith(LOOK):
        abort(403, messages().say("error.only-looks", {}))


def _remember(response: Response) -> Response:
    # An address of a picture or script tells nothing of who asks; it may be kept by anybody.
    page = response.mimetype == "text/html" and not request.path.startswith("/docs/")
    if page and not g.get("known"):
        response.set_cookie(
            COOKIE, device(), KNOWN, httponly=True, samesite="Lax", secure=request.is_secure
        )
    return response
