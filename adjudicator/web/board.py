"""The board on the table page: the picture, and where a tap on each place of it leads."""

from collections.abc import Mapping, Sequence
from typing import Any

from markupsafe import Markup

from adjudicator.app.judgement import Glance
from adjudicator.app.query import TableQuery
from adjudicator.app.tables import OpenTable
from adjudicator.board.coordinates import space_link
from adjudicator.board.squares import Corner
from adjudicator.core.game import AnyGame
from adjudicator.core.sketch import Sketch
from adjudicator.drawing.board import board_svg
from adjudicator.drawing.cells import ANY_SPACE, Links
from adjudicator.web.language import messages


def picture(table: OpenTable, query: TableQuery, seen: Glance, under: str = "") -> Markup:
    """The board; a tap on a place of it leads on from what was asked."""
    game = table.game
    sketch = table.sketch
    signs = (sign.id for sign in sketch.signs if sign.cell)
    pieces = (*(pawn.id for pawn in sketch.pawns), *signs)
    links = Links(
        {**_back(query, game, sketch), **_choices(query, seen)},
        {piece: query.then(piece, game, figure=True).link for piece in pieces},
        tuple(end.word for end in seen.ends),
        _spots(query, game, seen),
        seen.after,
        under,
        query.then(ANY_SPACE, game, figure=False).link,
    )
    # Made by our own code, every value escaped there.
    return Markup(board_svg(sketch, messages(), seen.verdict, links))  # noqa: S704


def _back(query: TableQuery, game: AnyGame, sketch: Sketch) -> dict[str, str]:
    """A tap on the cell that is chosen takes it back."""
    if not query.start.startswith("@"):
        return {}
    back = query.then(query.start, game, figure=False).link
    return {c.id: back for c in sketch.cells if space_link(c.place) == query.start}


def _listed(seen: Glance, field: str) -> Sequence[Any]:
    """What an answer lists under a name, if it does."""
    listed = seen.verdict.answer.get(field) if seen.verdict else None
    return listed if isinstance(listed, list) else ()


def _choices(query: TableQuery, seen: Glance) -> dict[str, str]:
    """Where a verdict leaves a choice of spaces, a tap makes it."""
    return {
        f"{c},{r}": query.filling("choice", f"{c}, {r}").link for c, r in _listed(seen, "choose")
    }


def _spots(query: TableQuery, game: AnyGame, seen: Glance) -> dict[Corner, str]:
    """The intersections that a verdict leaves to be chosen; of several levels, the upper."""
    spots = {}
    for spot in _listed(seen, "spots"):
        if isinstance(spot, Mapping):
            asked = {"intersection": spot["at"], "level": spot["level"]}
            tapped = query.then(game.place_word(asked), game, figure=False)
            spots[Corner(*spot["at"])] = tapped.link
    return spots
