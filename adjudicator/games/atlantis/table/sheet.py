"""The forms of a table: what its players read off their cards, dashboards and the board."""

from collections.abc import Sequence

from adjudicator.core.derive import field_of, fields_of
from adjudicator.core.form import Field
from adjudicator.core.values import JsonObject
from adjudicator.games.atlantis.table.fields import ALL_ITEMS, card_values
from adjudicator.games.atlantis.table.kit import ICONS, TEAMS, Card
from adjudicator.games.atlantis.table.records import (
    LaneRecord,
    SceneRecord,
    ThronesRecord,
    UnitRecord,
)

#: How many rows are free for more cards.
MORE_CARDS = 1
#: What lanes are called where they have no name yet; no map has more than two.
LANES = ("main", "second")

#: What a card prints.
CARD = (
    *fields_of(Card, "name", "color", "tier", "primary"),
    *card_values(*ICONS),
    *fields_of(Card, "basic", "block", "item", "text"),
)


def sheet(scene: JsonObject) -> tuple[Field, ...]:
    """The fields for a scene: counters and coin, Thrones and lanes, then its Heroes."""
    zones = tuple(scene.get("zones") or ())
    thrones = tuple(field_of(ThronesRecord, team, kind="choice", options=zones) for team in TEAMS)
    lanes = tuple(_lane(name, zones) for name in _lane_names(scene))
    units = scene.get("units") or ()
    return (
        *fields_of(SceneRecord, "coin", "life"),
        field_of(SceneRecord, "thrones", fields=thrones),
        Field("lanes", "group", fields=lanes),
        field_of(
            SceneRecord,
            "units",
            fields=_hero(units),
            count=_up_to_the_last_hero(units),
            label="heroes-kept",
        ),
    )


def _lane_names(scene: JsonObject) -> list[str]:
    """The lanes that there are, and others up to two."""
    names = list(scene.get("lanes") or ())
    free = [name for name in LANES if name not in names]
    return names + free[: max(0, len(LANES) - len(names))]


def _lane(name: str, zones: tuple[str, ...]) -> Field:
    parts = (
        field_of(LaneRecord, "zones", label="lane-zones"),
        field_of(LaneRecord, "battle-zone", kind="choice", options=zones),
        field_of(LaneRecord, "waves"),
    )
    return Field(name, "group", fields=parts)


def _hero(units: Sequence[JsonObject]) -> tuple[Field, ...]:
    most = max((len(unit.get("cards") or ()) for unit in units), default=0) + MORE_CARDS
    return (
        *fields_of(UnitRecord, "level", "coins"),
        field_of(UnitRecord, "items", fields=ALL_ITEMS),
        field_of(UnitRecord, "cards", fields=CARD, count=most, label="kept-cards"),
    )


def _up_to_the_last_hero(units: Sequence[JsonObject]) -> int:
    """Minions have nothing to fill in; those listed before a Hero keep their place."""
    heroes = [number for number, unit in enumerate(units, 1) if unit.get("kind") == "hero"]
    return max(heroes, default=0)
