"""The front page: what this is, example tables, and a way to open one's own."""

from dataclasses import dataclass

from flask import (
    Blueprint,
    redirect,
    render_template,
    request,
    send_from_directory,
    url_for,
)
from markupsafe import Markup
from werkzeug.wrappers import Response

from adjudicator.explain.board_svg import thumbnail_svg
from adjudicator.explain.speech import ENGLISH
from adjudicator.games import GAMES
from adjudicator.kernel.scene import Malformed
from adjudicator.resources import STATIC
from adjudicator.service.judge import find_game, parse
from adjudicator.service.tables import OpenTable, examples, pack

pages = Blueprint("front", __name__)


@dataclass(frozen=True)
class Card:
    """An example table on the front page."""

    ref: str
    title: str
    about: str
    cases: int
    picture: Markup


@pages.get("/")
def front() -> str:
    """The front page."""
    return _page()


@pages.get("/favicon.ico")
def icon() -> Response:
    """The icon, where browsers look for it by themselves."""
    return send_from_directory(STATIC, "icon.svg")


@pages.post("/tables")
def open_scene() -> Response | tuple[str, int]:
    """Open a scene that someone has pasted; a bad one stays in the form, with its error."""
    written = request.form.get("scene", "")
    try:
        scene = parse(written)
        find_game(scene).read_scene(scene)
    except Malformed as fault:
        return _page(written, f"{fault.at}: {ENGLISH.fault(fault)}"), 400
    return redirect(url_for("table.show", ref=pack(scene)), code=303)


def _page(written: str = "", problem: str = "") -> str:
    cards = [_card(table) for table in examples().values()]
    return render_template(
        "front.html", cards=cards, written=written, problem=problem, games=tuple(GAMES)
    )


def _card(table: OpenTable) -> Card:
    sketch = table.sketch
    # Made by our own code from a scene of ours, every value escaped there.
    picture = Markup(thumbnail_svg(sketch))  # noqa: S704
    return Card(table.ref, table.title, table.about, len(table.cases), picture)
