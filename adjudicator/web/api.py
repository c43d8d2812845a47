"""The HTTP interface: a question in, a verdict out."""

from flask import Blueprint, jsonify, request
from werkzeug.exceptions import RequestEntityTooLarge
from werkzeug.wrappers import Response

from adjudicator.app.judge import LONGEST_QUESTION, answer, parse
from adjudicator.app.openapi import description
from adjudicator.core.faults import InputError
from adjudicator.messages.as_json import fault_json, verdict_json
from adjudicator.web.language import messages

pages = Blueprint("api", __name__, url_prefix="/api/v1")


@pages.post("/judge")
def judge() -> tuple[Response, int]:
    """Answer one question."""
    try:
        found = answer(parse(_body()))
        return jsonify(verdict_json(found.verdict, messages(), **found.afterwards)), 200
    except InputError as fault:
        return jsonify(fault_json(fault, messages())), 400


def _body() -> bytes:
    try:
        return request.get_data()
    except RequestEntityTooLarge:
        raise InputError("question", "question.too-long", most=LONGEST_QUESTION) from None


@pages.get("/openapi.json")
def openapi() -> Response:
    """The description of this interface."""
    return jsonify(description())
