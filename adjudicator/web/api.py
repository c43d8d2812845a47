"""The HTTP interface: a question in, a verdict out; and rules by id, by topic and by words.

It stores nothing, so programs of other sites may call it from their pages.
"""

from collections.abc import Callable

from flask import Blueprint, jsonify, request
from werkzeug.exceptions import RequestEntityTooLarge
from werkzeug.wrappers import Response

from adjudicator import __version__
from adjudicator.app.judge import LONGEST_QUESTION, answer, applied, parse
from adjudicator.app.library import Library
from adjudicator.app.look_up import MOST, USUAL_MOST, entry_json, find_entries
from adjudicator.app.openapi import description
from adjudicator.app.search import Entry
from adjudicator.core.faults import InputError
from adjudicator.core.values import JsonObject
from adjudicator.messages.as_json import fault_json, verdict_json
from adjudicator.web.language import language, messages

pages = Blueprint("api", __name__, url_prefix="/api/v1")

Answer = tuple[Response, int]

#: Pages of other sites may ask, without cookies.
_SHARED = {
    "Access-Control-Allow-Origin": "*",
    "Access-Control-Allow-Methods": "GET, POST, OPTIONS",
    "Access-Control-Allow-Headers": "Accept-Language, Content-Type",
    "Access-Control-Max-Age": "86400",
}


@pages.after_request
def share(response: Response) -> Response:
    """Let pages of other sites read the answer."""
    response.headers.update(_SHARED)
    return response


def _answered(find: Callable[[], JsonObject], otherwise: int = 400) -> Answer:
    """An answer, or the error in the contract's form."""
    try:
        return jsonify(find()), 200
    except InputError as fault:
        return jsonify(fault_json(fault, messages())), otherwise


@pages.post("/judge")
def judge() -> Answer:
    """Answer one question."""
    return _answered(lambda: _verdict(parse(_body())))


@pages.post("/apply")
def apply() -> Answer:
    """Answer one question and apply it."""
    return _answered(lambda: _verdict(applied(parse(_body()))))


def _verdict(question: object) -> JsonObject:
    found = answer(question)
    return verdict_json(found.verdict, messages(), **found.afterwards)


def _body() -> bytes:
    try:
        return request.get_data()
    except RequestEntityTooLarge:
        raise InputError("question", "question.too-long", most=LONGEST_QUESTION) from None


@pages.get("/rules")
def rules() -> Answer:
    """The rules with a part in their ids, or all."""
    part = request.args.get("part", "")
    library = Library.find(language())
    return _answered(lambda: {"rules": [one.listed for one in library.rules_with(part)]}, 404)


@pages.get("/rules/<rule_id>")
def rule(rule_id: str) -> Answer:
    """A rule."""
    return _answered(lambda: Library.find(language()).rule(rule_id).whole, 404)


@pages.get("/search")
def search() -> Answer:
    """Rules, terms and things by the words that players use."""
    return _answered(lambda: {"results": [*map(entry_json, _found())]})


def _found() -> list[Entry]:
    given = request.args
    most = given.get("most", str(USUAL_MOST))
    if not most.isdecimal() or not 1 <= int(most[:4]) <= MOST:
        raise InputError("most", "error.most-results", most=MOST)
    words, game, edition = given.get("q", "").strip(), given.get("game"), given.get("edition")
    return [*find_entries(language(), words, int(most), game, edition)]


@pages.get("/health")
def health() -> Answer:
    """Whether this server answers, and its version; it needs no store for that."""
    return _answered(lambda: {"ok": True, "version": __version__})


@pages.get("/openapi.json")
def openapi() -> Response:
    """The description of this interface."""
    return jsonify(description())
