"""The cards of a table: what its players read off their cards, dashboards and the board."""

from collections.abc import Iterator
from dataclasses import replace
from typing import get_args

from adjudicator.core.cards import NEW, Card, CardGroup
from adjudicator.core.derive import field_of, fields_of
from adjudicator.core.form import Field
from adjudicator.core.input import Record
from adjudicator.core.values import JsonObject
from adjudicator.games.atlantis.table.fields import ALL_ITEMS, card_values, effect_reach
from adjudicator.games.atlantis.table.kit import ICONS, TEAMS, ActionType
from adjudicator.games.atlantis.table.kit import Card as HeroCard
from adjudicator.games.atlantis.table.records import (
    EffectRecord,
    LaneRecord,
    LifeRecord,
    MarkerRecord,
    SceneRecord,
    ThronesRecord,
    TokenRecord,
    UnitRecord,
    called_by_id,
)
from adjudicator.games.atlantis.table.state import LANES

#: To which types of actions a unit is Immune.
IMMUNE = Field("immune", "several", options=get_args(ActionType), label="immune-to")
#: How many zones of a lane one form shows.
MOST_ZONES = 24

#: What a hero card prints.
HERO_CARD = (
    *fields_of(HeroCard, "name", "color", "tier", "primary"),
    *card_values(*ICONS),
    *fields_of(HeroCard, "basic", "block", "item", "text"),
)


def cards(scene: JsonObject) -> tuple[CardGroup, ...]:
    """Heroes and their cards, Minions, lanes, markers, running effects, tokens and counters."""
    return (
        CardGroup("heroes", tuple(_heroes(scene))),
        CardGroup("hero-cards", tuple(_hero_cards(scene)), tuple(_more_cards(scene))),
        CardGroup("lanes", tuple(_lanes(scene))),
        _listed("markers", scene, _of_marker(scene)),
        _listed("effects", scene, _of_effect(scene)),
        CardGroup("tokens", tuple(_tokens(scene))),
        CardGroup("counters", (Card("counters", (), _counters(scene)),)),
        CardGroup("minions", tuple(_minions(scene))),
    )


def _units(scene: JsonObject, kind: str) -> Iterator[tuple[JsonObject, str]]:
    """The units of a kind, each with what it is called."""
    for unit in scene.get("units") or ():
        if unit.get("kind") == kind:
            told = called_by_id(str(unit["id"]), str(unit.get("type") or "hero"))
            yield unit, str(unit.get("name") or told)


def _heroes(scene: JsonObject) -> Iterator[Card]:
    shown = (
        *fields_of(UnitRecord, "level", "coins"),
        field_of(UnitRecord, "items", fields=ALL_ITEMS),
        *_conditions(scene, minion=False),
    )
    expected = ("level", "coins")
    for unit, called in _units(scene, "hero"):
        where, name = ("units", unit["id"]), str(unit.get("name") or "")
        yield Card("heroes", where, shown, name, expected=expected, ident=called)


def _hero_cards(scene: JsonObject) -> Iterator[Card]:
    for unit, name in _units(scene, "hero"):
        for number, card in enumerate(unit.get("cards") or ()):
            told = str(card.get("name") or "") if isinstance(card, dict) else str(card)
            yield _hero_card(unit, name, str(number), told)


def _more_cards(scene: JsonObject) -> Iterator[Card]:
    for unit, name in _units(scene, "hero"):
        yield _hero_card(unit, name, NEW)


def _hero_card(unit: JsonObject, hero: str, step: str, name: str = "") -> Card:
    where = ("units", unit["id"], "cards", step)
    kept = tuple(field.name for field in HERO_CARD)
    expected = ("initiative",)
    return Card("hero-cards", where, HERO_CARD, name, hero, expected, kept, removable=True)


def _minions(scene: JsonObject) -> Iterator[Card]:
    shown = _conditions(scene, minion=True)
    for unit, called in _units(scene, "minion"):
        where, name = ("units", unit["id"]), str(unit.get("name") or "")
        yield Card("minions", where, shown, name, ident=called)


def _conditions(scene: JsonObject, *, minion: bool) -> tuple[Field, ...]:
    """What a unit is Immune to, ignores and cannot do; and a Minion's lane, where there are two."""
    lanes = tuple(scene.get("lanes") or ()) if minion else ()
    lane = (field_of(UnitRecord, "lane", kind="choice", options=lanes),) if len(lanes) > 1 else ()
    names = ("cannot-move",) if minion else ("cannot-move", "no-movement-action", "leveled-up")
    return *lane, IMMUNE, *fields_of(UnitRecord, *names), field_of(UnitRecord, "ignores")


def _lanes(scene: JsonObject) -> Iterator[Card]:
    """The lanes that there are, and others up to two."""
    zones = tuple(scene.get("zones") or ())
    names = list(scene.get("lanes") or ())
    free = [name for name in LANES if name not in names]
    for name in names + free[: max(0, len(LANES) - len(names))]:
        yield Card("lanes", ("lanes", name), _lane(zones), name, removable=name in names)


def _lane(zones: tuple[str, ...]) -> tuple[Field, ...]:
    zone = (Field("", "choice", options=zones),)
    count = min(len(zones), MOST_ZONES)
    return (
        Field("zones", "rows", fields=zone, count=count, label="lane-zones"),
        field_of(LaneRecord, "battle-zone", kind="choice", options=zones),
        field_of(LaneRecord, "waves"),
    )


def _heroes_to_choose(scene: JsonObject) -> tuple[str, ...]:
    return tuple(str(unit["id"]) for unit, _ in _units(scene, "hero"))


def _listed(kind: str, scene: JsonObject, shown: tuple[Field, ...]) -> CardGroup:
    """A card for each entry of a list of the scene, and a blank one: they have names and no ids."""
    names = [str(entry.get("name") or "") for entry in scene.get(kind) or ()]
    cards = tuple(_entry(kind, str(n), shown, name) for n, name in enumerate(names))
    return CardGroup(kind, cards, (_entry(kind, NEW, shown),))


def _entry(kind: str, step: str, shown: tuple[Field, ...], name: str = "") -> Card:
    return Card(kind, (kind, step), shown, name, removable=True)


def _of_marker(scene: JsonObject) -> tuple[Field, ...]:
    heroes = _heroes_to_choose(scene)
    return (
        field_of(MarkerRecord, "name", label="marker-name"),
        field_of(MarkerRecord, "unit", kind="choice", options=heroes, label="marked-hero"),
    )


def _of_effect(scene: JsonObject) -> tuple[Field, ...]:
    heroes = _heroes_to_choose(scene)
    return (
        field_of(EffectRecord, "name", label="effect-name"),
        field_of(EffectRecord, "unit", kind="choice", options=heroes, label="effect-of"),
        field_of(EffectRecord, "keyword"),
        field_of(EffectRecord, "turn", label="performed-in"),
        *effect_reach(),
    )


def _tokens(scene: JsonObject) -> Iterator[Card]:
    through = (field_of(TokenRecord, "through", label="token-through"),)
    for token in scene.get("tokens") or ():
        yield Card(
            "tokens", ("tokens", token["id"]), through, str(token.get("name") or token["id"])
        )


def _counters(scene: JsonObject) -> tuple[Field, ...]:
    """The coin, Life counters, the turn, and whose Throne is where."""
    zones = tuple(scene.get("zones") or ())
    thrones = tuple(
        replace(_of_team(ThronesRecord, team), kind="choice", options=zones) for team in TEAMS
    )
    return (
        field_of(SceneRecord, "coin"),
        field_of(SceneRecord, "life", fields=tuple(_of_team(LifeRecord, team) for team in TEAMS)),
        field_of(SceneRecord, "turn"),
        field_of(SceneRecord, "thrones", fields=thrones),
    )


def _of_team(model: type[Record], team: str) -> Field:
    """A team's field of a record, called by the team."""
    return field_of(model, team, label=f"team-{team}")
