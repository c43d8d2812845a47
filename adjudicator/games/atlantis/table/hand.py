"""The card and the items that a question means: as it gives them, or as a Hero has them."""

from adjudicator.core.faults import InputError
from adjudicator.core.input import place
from adjudicator.games.atlantis.table.kit import Card, Icon, Items
from adjudicator.games.atlantis.table.state import Unit

#: What is told of a card at the moment, beside its name.
AT_THE_MOMENT = {"bonus", "fulfilled"}


def which_card(unit: Unit, given: Card, at: str) -> Card:
    """The card that is meant: as it is given, or one that the Hero has, by its name.

    What its text adds now, and whether a condition is met, may be told beside the name.
    """
    told = given.model_fields_set - {"name"}
    known = {card.name: card for card in unit.cards if card.name}
    if given.name is None or told - AT_THE_MOMENT or (told and given.name not in known):
        return given
    if given.name not in known:
        raise InputError(at, "atlantis.unknown-card", name=given.name, known=tuple(known))
    return known[given.name].model_copy(update={name: getattr(given, name) for name in told})


def needed(card: Card, icon: Icon, at: str) -> int:
    """A value that the card must have for this."""
    value: int | None = getattr(card, icon)
    if value is None:
        raise InputError(place(at, icon), "atlantis.card-needs", icon=icon)
    return value


def items_of(unit: Unit, given: Items | None) -> Items | None:
    """The items that count: as given, or as the Hero has them."""
    return unit.items if given is None else given
