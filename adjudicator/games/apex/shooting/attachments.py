"""Attachments as a question names them: by a token's name, or by what they do."""

import re
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Annotated

from pydantic import BeforeValidator, Field

from adjudicator.core.faults import InputError
from adjudicator.core.input import place
from adjudicator.core.short_form import ShortRecord, one_listed
from adjudicator.games.apex.table.edition import ApexEdition
from adjudicator.games.apex.table.kit import Ammo, Distance, Name, Points, SlotKind, Small
from adjudicator.games.apex.table.tokens import Token, find_token

Span = tuple[int, int | None]


def _listed(kind: object) -> BeforeValidator:
    """One of a kind needs no list."""
    return BeforeValidator(one_listed, json_schema_input_type=kind | tuple[kind, ...])  # type: ignore[valid-type]


class AttachmentRecord(ShortRecord):
    """An attachment: a token's name, or its effect; a bare text is a name."""

    SHORT = ((str, "name"),)

    name: Name = ""
    kind: SlotKind | None = None
    stability: Small = 0
    recoil: Small = 0
    slots: Small = 0
    range: tuple[Distance, Distance | None] | None = None
    difficulty: Points = 0
    each_hit: Points = Field(default=0, alias="each-hit")
    first_hit: Points = Field(default=0, alias="first-hit")
    ammo: Annotated[tuple[Ammo, ...], _listed(Ammo)] | None = None
    node: Annotated[tuple[Name, ...], _listed(Name)] | None = None


@dataclass(frozen=True)
class Attachment:
    """What one attachment does; None where nobody has said."""

    name: str
    kind: str | None = None
    stability: int = 0
    recoil: int = 0
    slots: int = 0
    range: Span | None = None
    difficulty: int = 0
    each_hit: int = 0
    first_hit: int = 0
    ammo: tuple[str, ...] | None = None
    node: tuple[str, ...] | None = None
    #: Whether its numbers are of a token that the table's edition does not print.
    borrowed: bool = False

    def reaches(self, distance: int) -> bool:
        """Whether its modifier applies at a distance; without a range it always does."""
        low, high = self.range or (0, None)
        return low <= distance and (high is None or distance <= high)


def read_attachment(record: AttachmentRecord, at: str, *, printed: bool = True) -> Attachment:
    """An attachment with the effect that was entered, or that of the token it names."""
    entered = record.model_dump(exclude_unset=True)
    if record.range and record.range[1] is not None and record.range[0] > record.range[1]:
        raise InputError(place(at, "range"), "apex.arms.range-order")
    if set(entered) - {"name", "kind", "ammo", "node"} or "kind" in entered:
        return Attachment(**{"name": "", **entered})
    token = find_token(record.name, at, ("attachment",))
    borrowed = not printed
    return replace(_of_token(token), ammo=record.ammo, node=record.node, borrowed=borrowed)


def read_fitting(record: AttachmentRecord, at: str, edition: ApexEdition) -> Attachment:
    """An attachment as far as fitting it goes; where no tokens are printed, by its name."""
    words = re.findall(r"[a-z]+", record.name.casefold())
    kinds = {KINDS_CALLED[word] for word in words if word in KINDS_CALLED}
    named = not record.model_fields_set - {"name", "ammo", "node"}
    if edition.prints_tokens or len(kinds) != 1 or not named:
        return read_attachment(record, at, printed=edition.prints_tokens)
    return Attachment(record.name, kinds.pop(), ammo=record.ammo, node=record.node)


#: The words by which the books call the kinds of attachments.
KINDS_CALLED: Mapping[str, SlotKind] = {
    "barrel": "barrel",
    "stabilizer": "barrel",
    "mag": "magazine",
    "magazine": "magazine",
    "optic": "optics",
    "optics": "optics",
    "stock": "stock",
    "bolt": "bolt",
}


def _of_token(token: Token) -> Attachment:
    low, high = (*token.effect.get("range", ()), None, None)[:2]
    return Attachment(
        token.title,
        token.kind,
        stability=token.number("stability"),
        slots=token.number("slots"),
        range=None if low is None else (low, high),
        difficulty=token.number("difficulty"),
        each_hit=token.number("each-hit"),
        first_hit=token.number("first-hit"),
    )
