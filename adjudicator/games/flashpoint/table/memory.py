"""Numbers of Enemy cards: what was entered once is known of every figure of that name."""

from collections.abc import Iterator

from adjudicator.core.values import Json, JsonObject
from adjudicator.games.flashpoint.table.records import CardNumbers

NUMBERS = tuple(CardNumbers.model_fields)


def remember(scene: JsonObject) -> JsonObject:
    """A scene in which all figures of a name, and its Enemy card, have the numbers of any."""
    known: dict[str, dict[str, Json]] = {}
    for card in _cards(scene):
        entered = {name: card[name] for name in NUMBERS if card.get(name) is not None}
        known[card["name"]] = {**entered, **known.get(card["name"], {})}
    units = [{**unit, **_filled(unit, "figures", known)} for unit in scene.get("units", ())]
    lists = {"units": units} if units else {}
    return {**scene, **lists, **_filled(scene, "display", known)}


def _cards(scene: JsonObject) -> Iterator[JsonObject]:
    """All that shows the numbers of an Enemy card and says which: the card itself first."""
    figures = (one for unit in scene.get("units", ()) for one in unit.get("figures", ()))
    return (card for card in (*scene.get("display", ()), *figures) if card.get("name"))


def _filled(holder: JsonObject, name: str, known: dict[str, dict[str, Json]]) -> JsonObject:
    if name not in holder:
        return {}
    return {name: [{**known.get(card.get("name", ""), {}), **card} for card in holder[name]]}
