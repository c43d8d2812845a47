"""A Grenade token as a question writes it."""

from types import MappingProxyType
from typing import Annotated

from pydantic import Field

from adjudicator.core.faults import InputError
from adjudicator.core.input import place
from adjudicator.core.short_form import ShortRecord
from adjudicator.games.apex.harm.grenades import TOKENS, Token, token_called
from adjudicator.games.apex.harm.questions.area import MOST_SPACES, Away
from adjudicator.games.apex.table.kit import Count, Distance, Name, Small

OWN_FIELDS = ("range", "cards", "offsets")


class TokenRecord(ShortRecord):
    """A Grenade token: a known name, or its printed values."""

    SHORT = ((str, "name"),)

    name: Name = ""
    range: tuple[Distance, Distance] | None = None
    cards: Small | None = None
    offsets: (
        Annotated[tuple[tuple[Away, Away, Count], ...], Field(max_length=MOST_SPACES)] | None
    ) = None


def read_token(record: TokenRecord, at: str) -> Token:
    """The token that a question names or describes."""
    missing = [name for name in OWN_FIELDS if getattr(record, name) is None]
    if len(missing) == len(OWN_FIELDS):
        known = token_called(record.name)
        if known is None:
            raise InputError(at, "apex.grenade.unknown", name=record.name, known=tuple(TOKENS))
        return known
    if missing or record.range is None or record.offsets is None:
        raise InputError(place(at, missing[0]), "apex.grenade.needs-field", known=OWN_FIELDS)
    if record.range[0] > record.range[1]:
        raise InputError(place(at, "range"), "apex.grenade.range-order")
    damage: dict[tuple[int, int], int] = {}
    for number, (c, r, dealt) in enumerate(record.offsets):
        if (c, r) in damage:
            raise InputError(
                place(at, "offsets", number), "apex.grenade.same-offset", offset=(c, r)
            )
        damage[c, r] = dealt
    return Token(record.name, record.range, record.cards or 0, MappingProxyType(damage))
