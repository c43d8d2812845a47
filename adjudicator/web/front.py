"""The front page: what this is, where to begin, and the example tables of each game."""

from flask import Blueprint, render_template, send_from_directory
from werkzeug.wrappers import Response

from adjudicator.resources import STATIC
from adjudicator.web.examples import examples_by_game

pages = Blueprint("front", __name__)


@pages.get("/")
def front() -> str:
    """The front page."""
    return render_template("front.html", games=examples_by_game())


@pages.get("/favicon.ico")
def icon() -> Response:
    """The icon, where browsers look for it by themselves."""
    return send_from_directory(STATIC, "icon.svg")
