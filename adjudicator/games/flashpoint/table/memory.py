"""Numbers of Enemy cards: what was entered once is known of every figure of that name."""

from collections.abc import Callable

from adjudicator.core.card_memory import CardMemory, remembered
from adjudicator.core.values import Json, JsonObject
from adjudicator.games.flashpoint.table.enemy_records import CardNumbers
from adjudicator.games.flashpoint.table.records import WeaponRecord

NUMBERS = tuple(CardNumbers.model_fields)
WEAPON = tuple(name for name in WeaponRecord.model_fields if name != "name")

Each = Callable[[JsonObject], JsonObject]


def _figures(scene: JsonObject, each: Each) -> JsonObject:
    """What shows an Enemy card: the Display, and the figures of units."""
    after = dict(scene)
    if scene.get("display"):
        after["display"] = [each(card) for card in scene["display"]]
    if scene.get("units"):
        after["units"] = [_of_unit(unit, each) for unit in scene["units"]]
    return after


def _of_unit(unit: JsonObject, each: Each) -> JsonObject:
    if not unit.get("figures"):
        return unit
    return {**unit, "figures": [each(figure) for figure in unit["figures"]]}


def _armed(scene: JsonObject, each: Each) -> JsonObject:
    """What shows a weapon card: the boards of Operatives, by bare names."""
    if not any(one.get("weapons") for one in scene.get("operatives") or ()):
        return scene
    return {**scene, "operatives": [_of_operative(one, each) for one in scene["operatives"]]}


def _of_operative(operative: JsonObject, each: Each) -> JsonObject:
    names: Json = operative.get("weapons")
    if not names:
        return operative
    return {**operative, "weapons": [each({"name": name})["name"] for name in names]}


MEMORIES = (
    CardMemory("enemies", "enemies", NUMBERS, _figures),
    CardMemory("weapons", "weapons", WEAPON, _armed),
)


def remember(scene: JsonObject) -> JsonObject:
    """A scene in which all figures of a name, and its Enemy card, have the numbers of any."""
    known = MEMORIES[0].known(scene)

    def filled(figure: JsonObject) -> JsonObject:
        numbers: dict[str, Json] = known.get(str(figure.get("name") or ""), {})
        return {**numbers, **figure}

    return remembered(_figures(scene, filled), MEMORIES)
