"""The name of a table: its title, or else its game and the day it was started."""

from collections.abc import Mapping
from datetime import UTC, datetime

from babel.dates import format_skeleton

from adjudicator.app.tables import OpenTable
from adjudicator.core.values import JsonObject
from adjudicator.messages.lookup import game_name
from adjudicator.resources import SOURCE
from adjudicator.web.language import messages


def table_name(table: OpenTable) -> str:
    """What pages and lists call a table."""
    game = game_name(table.game.name, messages())
    return table.title or messages().label("setup.untitled", {"game": game})


def usual_title(game: str) -> str:
    """The title of a new table, until somebody gives it another."""
    facts = {"game": game_name(game, messages()), "day": _today()}
    return messages().label("setup.usual-title", facts)


def titled(scene: JsonObject) -> Mapping[str, object]:
    """The first scene of a table, always with a title."""
    return scene if scene.get("title") else {**scene, "title": usual_title(scene["game"])}


def _today() -> str:
    """The day and the month, as the language writes them."""
    language = messages().language
    locale = "en_GB" if language == SOURCE else language
    return str(format_skeleton("MMMMd", datetime.now(UTC), locale=locale))
