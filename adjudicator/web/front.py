"""The front page: what this is, where to begin, and the example tables of each game."""

from dataclasses import dataclass

from flask import Blueprint, render_template, send_from_directory, url_for
from markupsafe import Markup
from werkzeug.wrappers import Response

from adjudicator.app.judgement import Judgement, judge_query
from adjudicator.app.query import TableQuery
from adjudicator.app.tables import OpenTable, examples
from adjudicator.core.facts import Place
from adjudicator.core.game import NamedPlace
from adjudicator.core.verdict import Verdict
from adjudicator.drawing.vignette import Look, vignette_svg
from adjudicator.messages.as_text import SIGNS
from adjudicator.resources import STATIC
from adjudicator.web.examples import Card, examples_by_game
from adjudicator.web.language import language, messages

pages = Blueprint("front", __name__)

#: The example whose first question is answered on the front page.
PLAYED = "tuesday-table"
#: How wide its picture is compared with its height.
LOOK = Look(ratio=2)


@dataclass(frozen=True)
class PlayedRuling:
    """The ruling that is animated on the page: the taps, the answer, the board, and its link.

    It is judged like any other when the page is requested.
    """

    ends: tuple[tuple[str, str], ...]
    tone: str
    sign: str
    headline: str
    reason: str
    steps: int
    picture: Markup
    link: str


@pages.get("/")
def front() -> str:
    """The front page."""
    games = examples_by_game()
    covers = {game.name: _cover(game.cards[0]) for game in games}
    return render_template("front.html", games=games, covers=covers, ruling=_played())


def _cover(card: Card) -> str:
    """The address of a picture of a game with a ruling, other than the animated one."""
    return card.ruling(1 if card.ref == PLAYED else 0)


def _played() -> PlayedRuling:
    table = examples(language())[PLAYED]
    query = TableQuery.from_link(table.cases[0].params)
    judgement = judge_query(table, query)
    assert judgement.verdict  # noqa: S101 - a test judges the questions of every example
    verdict = judgement.verdict
    return PlayedRuling(
        tuple(map(_end, judgement.ends)),
        verdict.summary.tone,
        SIGNS[verdict.summary.tone],
        messages().headline(verdict),
        messages().reason(verdict),
        len(verdict.steps),
        _picture(table, judgement, verdict),
        url_for("table.show", ref=table.ref) + query.link,
    )


def _end(end: NamedPlace) -> tuple[str, str]:
    """Who was tapped, and where."""
    assert isinstance(end.place, Place)  # noqa: S101 - all figures of the example are on the map
    return end.place.who or "", messages().word(end.place.spot)


def _picture(table: OpenTable, judgement: Judgement, verdict: Verdict) -> Markup:
    chosen = tuple(end.word for end in judgement.ends)
    # Made by our own code from a scene of ours, every value escaped there.
    return Markup(vignette_svg(table.sketch, messages(), verdict, chosen, LOOK))  # noqa: S704


@pages.get("/favicon.ico")
def icon() -> Response:
    """The icon, where browsers look for it by themselves."""
    return send_from_directory(STATIC, "icon.svg")
