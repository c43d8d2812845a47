"""The card and the items that a question means: as it gives them, or as a Hero has them."""

from dataclasses import dataclass

from adjudicator.core.facts import Called, Said
from adjudicator.core.faults import InputError
from adjudicator.core.input import place
from adjudicator.core.ruling import Consultation
from adjudicator.games.atlantis.table.kit import Card, Icon, Items
from adjudicator.games.atlantis.table.state import Table, Unit

#: What is told of a card at the moment, beside its name.
AT_THE_MOMENT = {"bonus", "fulfilled"}


def which_card(unit: Unit, given: Card, at: str) -> Card:
    """The card that is meant: as it is given, or one that the Hero has, by its name.

    What its text adds now, and whether a condition is met, may be told beside the name. Of a Hero
    without cards nobody has entered any: a name is then a card of which nothing is known yet.
    """
    told = given.model_fields_set - {"name"}
    known = {card.name: card for card in unit.cards if card.name}
    if given.name is None or told - AT_THE_MOMENT or not known:
        return given
    if told and given.name not in known:
        return given
    if given.name not in known:
        raise InputError(at, "atlantis.unknown-card", name=given.name, known=tuple(known))
    return known[given.name].model_copy(update={name: getattr(given, name) for name in told})


def is_half_told(unit: Unit, card: Card) -> bool:
    """Whether nobody entered the Attack of a card that is kept: then its Range may be missing too.

    Nor is anything known of a card of which a question tells the name alone. One that a question
    gives otherwise, or whose Attack is entered, has no Range if it has none.
    """
    kept = any(one.name == card.name for one in unit.cards if one.name)
    bare = not card.model_fields_set - {"name"} - AT_THE_MOMENT
    return (kept or bare) and card.attack is None and card.range is None


@dataclass(frozen=True, slots=True)
class Held:
    """A card, whose it is, and where a question tells of it."""

    unit: Unit
    card: Card
    at: str


def printed(table: Table, held: Held, icon: Icon, consult: Consultation) -> int | None:
    """A value that a card of a Hero prints; if nobody entered it, it is noted as missing."""
    unit, card = held.unit, held.card
    value: int | None = getattr(card, icon)
    facts: tuple[tuple[str, object], ...] = (("icon", Called(f"icon.{icon}")), ("who", unit.name))
    label = Said("atlantis.missing.icon", facts)
    if card.name is not None:
        label = Said("atlantis.missing.icon-of-card", (*facts, ("card", card.name)))
    return consult.known(value, place(_where(table, held), icon), label)


def _where(table: Table, held: Held) -> str:
    """Where a card is told of: with its Hero in the scene, or in the question."""
    unit, card = held.unit, held.card
    kept = [number for number, one in enumerate(unit.cards) if one.name and one.name == card.name]
    if not kept:
        return held.at
    return place("scene", "units", list(table.units).index(unit.id), "cards", kept[0])


def items_of(unit: Unit, given: Items | None) -> Items | None:
    """The items that count: as given, or as the Hero has them."""
    return unit.items if given is None else given
