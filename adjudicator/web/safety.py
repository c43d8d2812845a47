"""What every answer of the app carries, and how it tells what went wrong."""

from flask import Flask, Response, render_template, request
from werkzeug.exceptions import HTTPException

from adjudicator.store.log import Unavailable

#: Nothing is loaded from any other host, and no script or style stands in a page.
POLICY = (
    "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'none'; worker-src 'self'; manifest-src 'self'"
)


def guard(app: Flask) -> None:
    """Add headers to every answer, and a page to every error."""
    app.after_request(_add_headers)
    app.register_error_handler(HTTPException, _tell)
    app.register_error_handler(Unavailable, _tell_of_the_store)


def _add_headers(response: Response) -> Response:
    response.headers.setdefault("X-Content-Type-Options", "nosniff")
    response.headers.setdefault("Referrer-Policy", "same-origin")
    # The docs' theme keeps its switch for light and dark in the page.
    if not request.path.startswith("/docs/"):
        response.headers.setdefault("Content-Security-Policy", POLICY)
    return response


def _tell_of_the_store(_error: Unavailable) -> tuple[str, int]:
    words = (
        "Kept tables cannot be reached just now, or there is no room for more. Nothing was "
        "changed, and nothing that was kept is lost. Try again in a moment; examples can be asked "
        "meanwhile."
    )
    return render_template("error.html", title="The store does not answer", words=words), 503


def _tell(error: HTTPException) -> tuple[str, int]:
    code = error.code or 500
    words = error.description or ""
    return render_template("error.html", title=error.name, words=words), code
