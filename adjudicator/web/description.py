"""Describe a piece or a space, in the panel or on a page of its own."""

from dataclasses import dataclass

from flask import Blueprint, render_template
from htmx_flask import request

from adjudicator.app.description import Bearing, Description, describe
from adjudicator.app.library import Library
from adjudicator.core.faults import InputError
from adjudicator.messages.lookup import article_name, article_place
from adjudicator.web.language import language, messages
from adjudicator.web.open_table import table_or_404

pages = Blueprint("description", __name__)


@dataclass(frozen=True)
class BearingLine:
    """A tag with what it does and its rules, each with its title."""

    tag: str
    text: str
    rules: tuple[tuple[str, str], ...]


@dataclass(frozen=True)
class AboutLine:
    """A thing as the panel describes it."""

    name: str
    place: str
    word: str
    text: str
    bearings: tuple[BearingLine, ...]


@pages.get("/table/<ref>/about")
def show(ref: str) -> str | tuple[str, int]:
    """Describe the piece or space `at`; for htmx without the page around it."""
    table = table_or_404(ref)
    lines: tuple[AboutLine, ...] = ()
    problem = ""
    try:
        descriptions = describe(table, request.args.get("at", ""), language())
        lines = tuple(_line(one, Library.find(language())) for one in descriptions)
    except InputError as fault:
        problem = messages().fault(fault)
    page = "description.html" if request.htmx else "description_page.html"
    shown = render_template(page, table=table, lines=lines, problem=problem)
    return (shown, 400) if problem else shown


def _line(description: Description, library: Library) -> AboutLine:
    return AboutLine(
        article_name(description.article, messages()),
        article_place(description.article, messages()),
        description.article.word,
        description.text,
        tuple(_bearing(bearing, library) for bearing in description.bearings),
    )


def _bearing(bearing: Bearing, library: Library) -> BearingLine:
    titled = tuple((rule_id, library.title(rule_id)) for rule_id in bearing.rules)
    return BearingLine(bearing.tag, bearing.text, titled)
