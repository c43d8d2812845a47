"""A page for every error, and for the API an error as JSON."""

from flask import Flask, Response, current_app, jsonify, render_template, request
from werkzeug.exceptions import HTTPException, MethodNotAllowed, SecurityError, TooManyRequests

from adjudicator.app.repository import OrderReusedError
from adjudicator.app.stored_table import NoTableError
from adjudicator.messages.phrases import PHRASES
from adjudicator.tables.repository import StoreTooNewError, StoreUnavailableError
from adjudicator.web import limits
from adjudicator.web.language import messages


def init_errors(app: Flask) -> None:
    """Answer every error in our words."""
    app.register_error_handler(HTTPException, _tell)
    app.register_error_handler(SecurityError, _tell_of_the_host)
    app.register_error_handler(TooManyRequests, _tell_of_the_limit)
    app.register_error_handler(StoreUnavailableError, _tell_of_the_store)
    app.register_error_handler(NoTableError, _tell_of_no_table)
    app.register_error_handler(OrderReusedError, _tell_of_the_order)


def _tell(error: HTTPException) -> Response:
    """Our own description of an error, or our words instead of Werkzeug's."""
    code = error.code or 500
    said = error.description if error.description != type(error).description else None
    told = _told(code, said or _words(code, ""))
    if isinstance(error, MethodNotAllowed) and error.valid_methods:
        told.allow.update(error.valid_methods)
    return told


def _tell_of_the_host(_error: SecurityError) -> Response:
    """Plain text: under a foreign host name no link of a page would work."""
    return Response(_words(400, ""), 400, mimetype="text/plain")


def _tell_of_the_store(error: StoreUnavailableError) -> Response:
    current_app.logger.warning("The store doesn't answer: %s", error)
    newer = isinstance(error, StoreTooNewError) and messages().say(error.says, {})
    return _told(503, newer or _words(503, ""))


def _tell_of_no_table(_error: NoTableError) -> Response:
    """A table that was swept while the request was under way."""
    return _told(404, messages().say("error.no-kept-table", {}))


def _tell_of_the_order(_error: OrderReusedError) -> Response:
    return _told(409, messages().say("history.other-order", {}))


def _tell_of_the_limit(error: TooManyRequests) -> Response:
    """When to try again, for people and for programs."""
    seconds = limits.seconds_left(error)
    answer = _told(429, messages().say("error.429", {"seconds": seconds}))
    answer.headers["Retry-After"] = str(seconds)
    return answer


def _words(code: int, ending: str) -> str:
    name = f"error.{code}{ending}"
    return messages().say(name if name in PHRASES else f"error.500{ending}", {})


def _told(code: int, words: str) -> Response:
    """An error page, or the API's error as JSON."""
    if request.path.startswith("/api/"):
        answer = jsonify(ok=False, error={"at": "question", "message": words})
    else:
        title = _words(code, ".title")
        answer = current_app.make_response(render_template("error.html", title=title, words=words))
    answer.status_code = code
    return answer
