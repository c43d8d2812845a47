"""The built docs, and single rules of them to be shown in place."""

from flask import Blueprint, abort, redirect, render_template, send_from_directory, url_for
from htmx_flask import request
from markupsafe import Markup
from werkzeug.wrappers import Response

from adjudicator.app.library import Library
from adjudicator.core.faults import InputError
from adjudicator.resources import DOCS
from adjudicator.web.language import language, messages

pages = Blueprint("docs", __name__)


@pages.get("/docs/")
def start() -> Response:
    """The first page of the docs, in the visitor's language."""
    there = url_for("docs.page", name="")
    return page("") if there == request.path else redirect(there)


@pages.get("/docs/<path:name>")
def page(name: str) -> Response:
    """A page of the docs, or a file that one of them needs."""
    if not DOCS.is_dir():
        abort(404, messages().say("docs.not-built", {}))
    if any(part.startswith(".") for part in name.split("/")):
        abort(404)  # internal to the docs builder
    return send_from_directory(
        DOCS, name + "index.html" if name.endswith("/") or not name else name
    )


@pages.get("/rules/<rule_id>")
def rule(rule_id: str) -> str | Response:
    """A rule in place; without htmx, the page of the docs that it stands on."""
    try:
        library = Library.find(language())
        found = library.rule(rule_id)
    except InputError as fault:
        abort(404, messages().fault(fault))
    if not request.htmx:
        return redirect(url_for("docs.page", name="") + found.url)
    # Made by the docs' builder from our own sources.
    return render_template("rule.html", rule=found, words=Markup(library.html(found)))  # noqa: S704
