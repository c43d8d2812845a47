"""What every answer of the app carries, and how it tells what went wrong."""

from flask import Flask, Response, current_app, jsonify, render_template, request
from werkzeug.exceptions import HTTPException, TooManyRequests

from adjudicator.store.log import Unavailable
from adjudicator.web import discretion, limits

#: Nothing is loaded from any other host, and no script or style stands in a page.
POLICY = (
    "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'none'; worker-src 'self'; manifest-src 'self'"
)

HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Frame-Options": "DENY",
    "X-Content-Type-Options": "nosniff",
    # The address of a table opens it: no other site gets to know it.
    "Referrer-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}

_NO_STORE = (
    "Kept tables cannot be reached just now, or there is no room for more. Nothing was changed, "
    "and nothing that was kept is lost. Try again in a moment; examples can be asked meanwhile."
)


def guard(app: Flask) -> None:
    """Add headers to every answer, and a page to every error."""
    app.after_request(_add_headers)
    app.register_error_handler(HTTPException, _tell)
    app.register_error_handler(TooManyRequests, _tell_of_the_limit)
    app.register_error_handler(Unavailable, _tell_of_the_store)
    app.logger.addFilter(discretion.Discreet())


def _add_headers(response: Response) -> Response:
    for name, value in HEADERS.items():
        response.headers.setdefault(name, value)
    return response


def _tell(error: HTTPException) -> Response:
    return _told(error.name, error.description or "", error.code or 500)


def _tell_of_the_store(error: Unavailable) -> Response:
    current_app.logger.warning("The store does not answer: %s", error)
    return _told("The store does not answer", _NO_STORE, 503)


def _tell_of_the_limit(error: TooManyRequests) -> Response:
    """When to try again, for people and for programs."""
    seconds = limits.seconds_left(error)
    words = f"Too much came from here at once. Try again in {seconds} seconds; nothing was changed."
    answer = _told("One moment", words, 429)
    answer.headers["Retry-After"] = str(seconds)
    return answer


def _told(title: str, words: str, code: int) -> Response:
    """A page; for programs the contract's error."""
    if request.path.startswith("/api/"):
        answer = jsonify(ok=False, error={"at": "question", "message": words})
    else:
        answer = current_app.make_response(render_template("error.html", title=title, words=words))
    answer.status_code = code
    return answer
