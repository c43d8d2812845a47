"""The board on the table page, with the link that each tap follows."""

from collections.abc import Mapping, Sequence

from markupsafe import Markup

from adjudicator.app.judgement import Judgement
from adjudicator.app.query import TableQuery
from adjudicator.app.tables import OpenTable
from adjudicator.board.coordinates import space_link
from adjudicator.board.squares import Corner
from adjudicator.core.game import AnyGame
from adjudicator.core.sketch import Sketch
from adjudicator.core.values import Json
from adjudicator.drawing.board import board_svg
from adjudicator.drawing.cells import ANY_SPACE, Links
from adjudicator.web.language import messages


def picture(table: OpenTable, query: TableQuery, judgement: Judgement, under: str = "") -> Markup:
    """The board; a tap on a place continues the query."""
    game = table.game
    sketch = table.sketch
    signs = (sign.id for sign in sketch.signs if sign.cell)
    pieces = (*(pawn.id for pawn in sketch.pawns), *signs)
    links = Links(
        {**_back(query, game, sketch), **_choices(query, judgement)},
        {piece: query.tap(piece, game, figure=True).link for piece in pieces},
        tuple(end.word for end in judgement.ends),
        _spots(query, game, judgement),
        judgement.suggestions,
        under,
        query.tap(ANY_SPACE, game, figure=False).link,
    )
    # Made by our own code, every value escaped there.
    return Markup(board_svg(sketch, messages(), judgement.verdict, links))  # noqa: S704


def _back(query: TableQuery, game: AnyGame, sketch: Sketch) -> dict[str, str]:
    """A tap on the selected cell deselects it."""
    if not query.start.startswith("@"):
        return {}
    back = query.tap(query.start, game, figure=False).link
    return {c.id: back for c in sketch.cells if space_link(c.place) == query.start}


def _listed(judgement: Judgement, field: str) -> Sequence[Json]:
    """The list under a name in the answer, or an empty one."""
    listed = judgement.verdict.answer.get(field) if judgement.verdict else None
    return listed if isinstance(listed, list) else ()


def _choices(query: TableQuery, judgement: Judgement) -> dict[str, str]:
    """The spaces to choose from, if the verdict leaves a choice."""
    return {
        f"{c},{r}": query.with_field("choice", f"{c}, {r}").link
        for c, r in _listed(judgement, "choose")
    }


def _spots(query: TableQuery, game: AnyGame, judgement: Judgement) -> dict[Corner, str]:
    """The intersections to choose from; of several levels, the upper one."""
    spots = {}
    for spot in _listed(judgement, "spots"):
        if isinstance(spot, Mapping):
            asked = {"intersection": spot["at"], "level": spot["level"]}
            tapped = query.tap(game.place_word(asked), game, figure=False)
            spots[Corner(*spot["at"])] = tapped.link
    return spots
