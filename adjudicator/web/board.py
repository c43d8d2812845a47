"""The board on the table page: the picture, and where a tap on each place of it leads."""

from collections.abc import Mapping, Sequence
from typing import Any
from urllib.parse import quote_plus

from markupsafe import Markup

from adjudicator.explain.board_svg import board_svg
from adjudicator.explain.cells_svg import Links
from adjudicator.explain.speech import ENGLISH
from adjudicator.kernel.coordinates import space_link
from adjudicator.kernel.game import Game
from adjudicator.kernel.sketch import Sketch
from adjudicator.kernel.squares import Corner
from adjudicator.service.glance import Glance
from adjudicator.service.tables import OpenTable
from adjudicator.service.wish import Wish


def picture(table: OpenTable, wish: Wish, seen: Glance, under: str = "") -> Markup:
    """The board; a tap on a place of it leads on from what was asked."""
    game = table.game
    sketch = table.sketch
    cells = _cells(wish, game, sketch)
    signs = (sign.id for sign in sketch.signs if sign.cell)
    pieces = (*(pawn.id for pawn in sketch.pawns), *signs)
    links = Links(
        {**cells, **_choices(wish, seen)},
        {piece: wish.then(piece, game, figure=True).link for piece in pieces},
        tuple(end.word for end in seen.ends),
        _spots(wish, game, seen),
        seen.after,
        under,
    )
    # Made by our own code, every value escaped there.
    return Markup(board_svg(sketch, ENGLISH, seen.verdict, links))  # noqa: S704


#: Stands for a space in a link until each has its own; no word of a table or a field.
ANY_SPACE = "any-space-of-all"


def spread(link: str, sketch: Sketch) -> dict[str, str]:
    """One link for every cell. A board has hundreds, and they differ in one word."""
    return {
        cell.id: link.replace(ANY_SPACE, quote_plus(space_link(cell.place)))
        for cell in sketch.cells
    }


def _cells(wish: Wish, game: Game, sketch: Sketch) -> dict[str, str]:
    """Where each cell leads; a tap on the one that is chosen takes it back."""
    cells = spread(wish.then(ANY_SPACE, game, figure=False).link, sketch)
    back = wish.then(wish.start, game, figure=False).link
    chosen = {c.id: back for c in sketch.cells if space_link(c.place) == wish.start}
    return {**cells, **chosen}


def _listed(seen: Glance, field: str) -> Sequence[Any]:
    """What an answer lists under a name, if it does."""
    listed = seen.verdict.answer.get(field) if seen.verdict else None
    return listed if isinstance(listed, list) else ()


def _choices(wish: Wish, seen: Glance) -> dict[str, str]:
    """Where a verdict leaves a choice of spaces, a tap makes it."""
    return {
        f"{c},{r}": wish.filling("choice", f"{c}, {r}").link for c, r in _listed(seen, "choose")
    }


def _spots(wish: Wish, game: Game, seen: Glance) -> dict[Corner, str]:
    """The intersections that a verdict leaves to be chosen; of several levels, the upper."""
    spots = {}
    for spot in _listed(seen, "spots"):
        if isinstance(spot, Mapping):
            asked = {"intersection": spot["at"], "level": spot["level"]}
            tapped = wish.then(game.word_for(asked), game, figure=False)
            spots[Corner(*spot["at"])] = tapped.link
    return spots
