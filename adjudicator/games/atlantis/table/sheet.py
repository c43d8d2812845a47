"""The forms of a table: what its players read off their cards, dashboards and the board."""

from collections.abc import Mapping, Sequence
from typing import Any, get_args

from adjudicator.core.form import Field
from adjudicator.games.atlantis.table.fields import ITEMS, icon_field
from adjudicator.games.atlantis.table.kit import ICONS, TEAMS, Colour, Primary

#: How many rows are free for more cards.
MORE_CARDS = 1
#: What lanes are called where they have no name yet; no map has more than two.
LANES = ("main", "second")

#: What a card prints.
CARD = (
    Field("name", "text"),
    Field("color", "choice", options=get_args(Colour)),
    Field("tier", "number", low=1, high=4),
    Field("primary", "choice", options=get_args(Primary)),
    *(icon_field(icon, -20, 99) for icon in ICONS),
    Field("basic", "flag"),
    Field("block", "flag"),
    Field("item", "choice", options=ICONS),
    Field("text", "text"),
)


def sheet(scene: Mapping[str, Any]) -> tuple[Field, ...]:
    """The fields for a scene: counters and coin, Thrones and lanes, then its Heroes."""
    zones = tuple(scene.get("zones") or ())
    life = tuple(Field(team, "number", high=99) for team in TEAMS)
    thrones = tuple(Field(team, "choice", options=zones) for team in TEAMS)
    lanes = tuple(_lane(name, zones) for name in _lane_names(scene))
    units = scene.get("units") or ()
    return (
        Field("coin", "choice", options=TEAMS),
        Field("life", "group", fields=life),
        Field("thrones", "group", fields=thrones),
        Field("lanes", "group", fields=lanes),
        Field(
            "units",
            "rows",
            fields=_hero(units),
            count=_up_to_the_last_hero(units),
            label="heroes-kept",
        ),
    )


def _lane_names(scene: Mapping[str, Any]) -> list[str]:
    """The lanes that there are, and others up to two."""
    names = list(scene.get("lanes") or ())
    free = [name for name in LANES if name not in names]
    return names + free[: max(0, len(LANES) - len(names))]


def _lane(name: str, zones: tuple[str, ...]) -> Field:
    parts = (
        Field("zones", "list", label="lane-zones"),
        Field("battle-zone", "choice", options=zones),
        Field("waves", "number", high=99),
    )
    return Field(name, "group", fields=parts)


def _hero(units: Sequence[Mapping[str, Any]]) -> tuple[Field, ...]:
    most = max((len(unit.get("cards") or ()) for unit in units), default=0) + MORE_CARDS
    return (
        Field("level", "number", low=1, high=8),
        Field("coins", "number", high=99),
        Field("items", "group", fields=ITEMS),
        Field("cards", "rows", fields=CARD, count=most, label="kept-cards"),
    )


def _up_to_the_last_hero(units: Sequence[Mapping[str, Any]]) -> int:
    """Minions have nothing to fill in; those listed before a Hero keep their place."""
    heroes = [number for number, unit in enumerate(units, 1) if unit.get("kind") == "hero"]
    return max(heroes, default=0)
