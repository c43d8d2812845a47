"""What the book prints of Enemy cards."""

from adjudicator.core.data import read_data
from adjudicator.core.values import Json
from adjudicator.games.flashpoint.table.enemy_records import (
    CardNumbers,
    DisplayRecord,
    FigureRecord,
)


def printed(enemy: str) -> dict[str, Json]:
    """The numbers of an Enemy card that the book's text gives, as a figure has them."""
    known = read_data("flashpoint", "enemies").get(enemy, {})
    return {name: value for name, value in known.items() if name in FigureRecord.model_fields}


def spawn_value(card: DisplayRecord) -> int | None:
    """How many figures a card spawns: as it was entered, or as the book's text gives it."""
    if card.spawn is not None:
        return card.spawn
    known: int | None = read_data("flashpoint", "enemies").get(card.name.lower(), {}).get("spawn")
    return known


#: What of a card is above the Threat Level, for Enemies whose Health that sets.
_ABOVE = "health-above"


def empowered(record: FigureRecord) -> dict[str, Json] | None:
    """The numbers of a figure once its card is empowered; None if the book's text has none."""
    name, cards = record.name.lower(), read_data("flashpoint", "enemies")
    if f"{name}-empowered" not in cards:
        return None
    new, old = cards[f"{name}-empowered"], cards.get(name, {})
    after = {field: value for field, value in new.items() if field in CardNumbers.model_fields}
    if record.health is not None and _ABOVE in new and _ABOVE in old:
        after["health"] = record.health + new[_ABOVE] - old[_ABOVE]
    return after
