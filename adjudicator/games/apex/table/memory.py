"""Weapon cards: stored once per table, whichever figure carries them."""

from collections.abc import Callable

from adjudicator.core.card_memory import CardMemory
from adjudicator.core.values import Json, JsonObject
from adjudicator.games.apex.table.cards import PRINTED

Each = Callable[[JsonObject], JsonObject]


def _carried(scene: JsonObject, each: Each) -> JsonObject:
    """What shows a weapon card: the boards of Legends."""
    if not any(one.get("weapons") for one in scene.get("figures") or ()):
        return scene
    return {**scene, "figures": [_of_legend(one, each) for one in scene["figures"]]}


def _of_legend(legend: JsonObject, each: Each) -> JsonObject:
    if not legend.get("weapons"):
        return legend
    return {**legend, "weapons": [each(weapon) for weapon in legend["weapons"]]}


PRINTED_NUMBERS = tuple(name for name in PRINTED if name != "name")
MEMORIES = (CardMemory("weapons", "weapons", PRINTED_NUMBERS, _carried),)


#: How many cards a scene remembers.
MOST_SEEN = 60


def learn(scene: JsonObject, asked: JsonObject) -> JsonObject:
    """The scene with the Aim cards of a shot among those seen, if nobody typed in the deck."""
    if asked.get("ask") != "shoot" or scene.get("aim-deck"):
        return scene
    cards = (*(scene.get("aim-seen") or ()), *map(_written, asked.get("cards") or ()))
    seen = {(card["value"], tuple(sorted(card.get("icons") or ()))): card for card in cards}
    return {**scene, "aim-seen": list(seen.values())[:MOST_SEEN]} if seen else scene


def _written(card: Json) -> JsonObject:
    return card if isinstance(card, dict) else {"value": card}
