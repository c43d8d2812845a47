"""The forms of a table: what its players read off their cards and dashboards."""

from collections.abc import Mapping
from typing import Any, get_args

from adjudicator.games.atlantis.kit import ICONS, TEAMS, Colour, Primary
from adjudicator.kernel.form import Field

#: How many rows are free for more cards.
MORE_CARDS = 1

#: What a card prints.
CARD = (
    Field("name", "text"),
    Field("color", "choice", options=get_args(Colour)),
    Field("tier", "number", low=1, high=4),
    Field("primary", "choice", options=get_args(Primary)),
    *(Field(icon, "number", low=-20, high=99) for icon in ICONS),
    Field("text", "text"),
)
ITEMS = tuple(Field(icon, "number", high=6) for icon in ICONS)


def sheet(scene: Mapping[str, Any]) -> tuple[Field, ...]:
    """The fields for a scene: its Heroes with their cards, the coin, the Life counters."""
    units = scene.get("units") or ()
    most = max((len(unit.get("cards") or ()) for unit in units), default=0) + MORE_CARDS
    hero = (
        Field("level", "number", low=1, high=8),
        Field("coins", "number", high=99),
        Field("items", "group", fields=ITEMS),
        Field("cards", "rows", fields=CARD, count=most),
    )
    return (
        Field("coin", "choice", options=TEAMS),
        Field("life", "group", fields=tuple(Field(team, "number", high=99) for team in TEAMS)),
        Field("units", "rows", fields=hero, count=len(units)),
    )
