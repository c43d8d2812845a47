"""The board of a table as an image, for lists of tables and for the front page."""

from flask import Blueprint, Response, request
from werkzeug.exceptions import BadRequest

from adjudicator.app.judgement import judge_query
from adjudicator.app.query import TableQuery
from adjudicator.drawing.stylesheet import Theme
from adjudicator.drawing.vignette import Look, vignette_svg
from adjudicator.web.language import messages
from adjudicator.web.open_table import table_or_404

pages = Blueprint("picture", __name__)

#: A picture holds its own styles and loads nothing.
PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'"


@pages.get("/table/<ref>/board.svg")
def board(ref: str) -> Response:
    """The whole board, or the part that the ruling on a query is about, with that ruling."""
    table = table_or_404(ref)
    judgement = judge_query(table, TableQuery.from_link(request.args.items(multi=True)))
    if judgement.fault:
        raise BadRequest(messages().fault(judgement.fault))
    drawn = vignette_svg(
        table.sketch,
        messages(),
        judgement.verdict,
        tuple(end.word for end in judgement.ends),
        Look(asked_theme()),
    )
    headers = {"Content-Security-Policy": PICTURE_POLICY}
    return Response(drawn, mimetype="image/svg+xml", headers=headers)


def asked_theme() -> Theme:
    """The theme that a picture is asked for in."""
    return "dark" if request.args.get("theme") == "dark" else "light"
