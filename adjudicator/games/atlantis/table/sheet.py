"""The forms of a table: what its players read off their cards, dashboards and the board."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import get_args

from adjudicator.core.derive import field_of, fields_of
from adjudicator.core.form import Field
from adjudicator.core.input import Record
from adjudicator.core.values import JsonObject
from adjudicator.games.atlantis.table.fields import ALL_ITEMS, card_values, effect_reach
from adjudicator.games.atlantis.table.kit import ICONS, TEAMS, ActionType, Card
from adjudicator.games.atlantis.table.records import (
    EffectRecord,
    LaneRecord,
    LifeRecord,
    MarkerRecord,
    SceneRecord,
    ThronesRecord,
    TokenRecord,
    UnitRecord,
)

#: How many rows are free for more cards.
MORE_CARDS = 1
#: How many rows are free for more markers, and for more effects.
MORE_MARKERS = 2
#: To which types of actions a unit is Immune.
IMMUNE = Field("immune", "several", options=get_args(ActionType), label="immune-to")
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
    thrones = tuple(
        replace(_of_team(ThronesRecord, team), kind="choice", options=zones) for team in TEAMS
    )
    lanes = tuple(_lane(name, zones) for name in _lane_names(scene))
    units = scene.get("units") or ()
    return (
        field_of(SceneRecord, "coin"),
        field_of(SceneRecord, "life", fields=tuple(_of_team(LifeRecord, team) for team in TEAMS)),
        field_of(SceneRecord, "turn"),
        field_of(SceneRecord, "thrones", fields=thrones),
        Field("lanes", "group", fields=lanes),
        field_of(
            SceneRecord,
            "units",
            fields=_hero(units),
            count=_up_to_the_last_hero(units),
            label="heroes-kept",
        ),
        *_on_the_board(scene),
    )


def _on_the_board(scene: JsonObject) -> Iterator[Field]:
    """What effects make of units and tokens for a while, and the markers that remind of it."""
    units, tokens = scene.get("units") or (), scene.get("tokens") or ()
    if units:
        yield Field(
            "units", "rows", fields=_conditions(scene), count=len(units), label="unit-conditions"
        )
    if tokens:
        through = (field_of(TokenRecord, "through", label="token-through"),)
        yield Field("tokens", "rows", fields=through, count=len(tokens), label="tokens-kept")
    heroes = tuple(unit["id"] for unit in units if unit.get("kind") == "hero")
    whose = field_of(MarkerRecord, "unit", kind="choice", options=heroes, label="marked-hero")
    marker = (field_of(MarkerRecord, "name", label="marker-name"), whose)
    more = len(scene.get("markers") or ()) + MORE_MARKERS
    yield Field("markers", "rows", fields=marker, count=more, label="markers-kept")
    of_hero = field_of(EffectRecord, "unit", kind="choice", options=heroes, label="effect-of")
    since = field_of(EffectRecord, "turn", label="performed-in")
    named = field_of(EffectRecord, "name", label="effect-name")
    effect = (named, of_hero, field_of(EffectRecord, "keyword"), since, *effect_reach())
    more = len(scene.get("effects") or ()) + MORE_MARKERS
    yield Field("effects", "rows", fields=effect, count=more, label="effects-kept")


def _conditions(scene: JsonObject) -> tuple[Field, ...]:
    """What a unit is Immune to, ignores and cannot do; and a Minion's lane, where there are two."""
    lanes = tuple(scene.get("lanes") or ())
    lane = (field_of(UnitRecord, "lane", kind="choice", options=lanes),) if len(lanes) > 1 else ()
    flags = fields_of(UnitRecord, "cannot-move", "no-movement-action", "leveled-up")
    return *lane, IMMUNE, *flags, field_of(UnitRecord, "ignores")


def _of_team(model: type[Record], team: str) -> Field:
    """A team's field of a record, called by the team."""
    return field_of(model, team, label=f"team-{team}")


def _lane_names(scene: JsonObject) -> list[str]:
    """The lanes that there are, and others up to two."""
    names = list(scene.get("lanes") or ())
    free = [name for name in LANES if name not in names]
    return names + free[: max(0, len(LANES) - len(names))]


def _lane(name: str, zones: tuple[str, ...]) -> Field:
    zone = (Field("", "choice", options=zones),)
    parts = (
        Field("zones", "rows", fields=zone, count=len(zones), label="lane-zones"),
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
