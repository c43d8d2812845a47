"""Security: headers for every response, a cookie for each device, no change from other sites."""

import secrets
from urllib.parse import urlsplit

from flask import Flask, Response, abort, g, request

from adjudicator.app.stored_table import LOOK
from adjudicator.web.language import messages
from adjudicator.web.redaction import RedactingFilter

#: Nothing is loaded from any other host, and no script or style stands in a page.
POLICY = (
    "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'none'; worker-src 'self'; manifest-src 'self'"
)

HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Frame-Options": "DENY",
    "X-Content-Type-Options": "nosniff",
    # The address of a table opens it, so it must not reach other sites.
    "Referrer-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}

COOKIE = "device"
#: The lifetime of a device's cookie after its last visit: a year, in seconds.
KNOWN = 31_536_000
_LONGEST = 32
#: Endpoints that change nothing, and that other sites may call.
_OPEN = ("api.",)
_CHANGING = ("POST", "PUT", "PATCH", "DELETE")


def init_security(app: Flask) -> None:
    """Give each device a cookie, refuse changes of other sites, and add headers and filters."""
    app.before_request(_look)
    app.after_request(_remember)
    app.after_request(_add_headers)
    app.logger.addFilter(RedactingFilter())


def _add_headers(response: Response) -> Response:
    for name, value in HEADERS.items():
        response.headers.setdefault(name, value)
    return response


def device() -> str:
    """The device that sent the request."""
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
    """Refuse a change that does not come from one of our pages with a cookie."""
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
    """Refuse every change through the link that may only look."""
    if str((request.view_args or {}).get("ref", "")).startswith(LOOK):
        abort(403, messages().say("error.only-looks", {}))


def _remember(response: Response) -> Response:
    # Pictures and scripts are the same for everyone and may be cached by proxies: no cookie.
    page = response.mimetype == "text/html" and not request.path.startswith("/docs/")
    if page and not g.get("known"):
        response.set_cookie(
            COOKIE, device(), KNOWN, httponly=True, samesite="Lax", secure=request.is_secure
        )
    return response
