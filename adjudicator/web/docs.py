"""The built docs, and single rules of them to be shown in place."""

from flask import Blueprint, abort, redirect, render_template, send_from_directory, url_for
from htmx_flask import request
from markupsafe import Markup
from werkzeug.wrappers import Response

from adjudicator.resources import DOCS
from adjudicator.service.library import Library

pages = Blueprint("docs", __name__)


@pages.get("/docs/")
def start() -> Response:
    """The first page of the docs."""
    return page("index.html")


@pages.get("/docs/<path:name>")
def page(name: str) -> Response:
    """A page of the docs, or a file that one of them needs."""
    if not DOCS.is_dir():
        abort(404, "The docs are not built yet; `make docs` builds them.")
    return send_from_directory(DOCS, name)


@pages.get("/rules/<rule_id>")
def rule(rule_id: str) -> str | Response:
    """A rule in place; without htmx, the page of the docs that it stands on."""
    try:
        found = Library.find().rule(rule_id)
    except LookupError as error:
        abort(404, error.args[0])
    if not request.htmx:
        return redirect(url_for("docs.page", name="") + found.url)
    # Made by the docs' builder from our own sources.
    return render_template("rule.html", rule=found, words=Markup(found.html))  # noqa: S704
