"""What the templates need beside the text of a page: words, and the games."""

from functools import partial
from typing import Any

from docutils import nodes
from sphinx.application import Sphinx
from telling import speech_of, told

from adjudicator.games import GAMES
from adjudicator.messages.lookup import game_name


def _add(
    app: Sphinx,
    _page: str,
    _template: str,
    context: dict[str, Any],
    _doctree: nodes.document | None,
) -> None:
    context["told"] = partial(told, app.config)
    context["games"] = {game: game_name(game, speech_of(app.config)) for game in GAMES}


def setup(app: Sphinx) -> dict[str, bool]:
    """Give it to each page."""
    app.connect("html-page-context", _add)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
