"""Weapons and attachments as a question names them: by a name, or as their card prints them."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cache

from pydantic import Field, model_validator

from adjudicator.core.data import read_data
from adjudicator.core.facts import Said
from adjudicator.core.faults import InputError
from adjudicator.core.input import Record, place
from adjudicator.core.ruling import Consultation, Missing
from adjudicator.core.values import Json
from adjudicator.games.apex.table import rulings
from adjudicator.games.apex.table.edition import ApexEdition
from adjudicator.games.apex.table.kit import (
    AimBoard,
    Ammo,
    Distance,
    Name,
    Points,
    SlotKind,
    Small,
    Weapon,
)
from adjudicator.games.apex.table.state import Legend, Table
from adjudicator.games.apex.table.tokens import Token, find_token

Span = tuple[int, int | None]


class WeaponRecord(Weapon):
    """A weapon as a question writes it; a bare text is the name of a known one."""

    @model_validator(mode="before")
    @classmethod
    def _bare_name(cls, data: object) -> object:
        return {"name": data} if isinstance(data, str) else data


class AttachmentRecord(Record):
    """An attachment: a token's name, or what it does; a bare text is a name."""

    name: Name = ""
    kind: SlotKind | None = None
    stability: Small = 0
    recoil: Small = 0
    slots: Small = 0
    range: tuple[Distance, Distance | None] | None = None
    difficulty: Points = 0
    each_hit: Points = Field(default=0, alias="each-hit")
    first_hit: Points = Field(default=0, alias="first-hit")
    ammo: tuple[Ammo, ...] | None = None
    node: tuple[Name, ...] | None = None

    @model_validator(mode="before")
    @classmethod
    def _bare_texts(cls, data: object) -> object:
        """A bare text is a name, and one ammo or node needs no list."""
        if isinstance(data, str):
            return {"name": data}
        if not isinstance(data, dict):
            return data
        lists = {key: [data[key]] for key in ("ammo", "node") if isinstance(data.get(key), str)}
        return {**data, **lists}


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


def written_weapon(weapon: Weapon) -> dict[str, Json]:
    """A weapon, as a scene writes it."""
    return weapon.model_dump(mode="json", by_alias=True, exclude_unset=True)


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


@dataclass(frozen=True)
class Arms:
    """A weapon with what is fitted to it; `slot` is its place on the Legend's board."""

    weapon: Weapon
    attachments: tuple[Attachment, ...]
    slot: int | None = None
    #: Where the card is written: in the scene, or in the question.
    at: str = "weapon"

    def total(self, effect: str) -> int:
        """What the attachments add up to in one effect."""
        return sum(getattr(attachment, effect) for attachment in self.attachments)

    def rate(self, consult: Consultation) -> tuple[int, int] | None:
        """The Fire Rate with what is fitted: how many slots, and how many cards in each.

        A Magazine adds 1 to the Fire Rate; of a pair of numbers, the book doesn't say to which.
        """
        if self.weapon.rate is None:
            return None
        slots, each = self.weapon.rate
        magazines = sum(a.slots for a in self.attachments if a.kind == "magazine")
        if each > 1 and magazines and consult(rulings.EXTENDED_MAG) == "cards":
            return slots + self.total("slots") - magazines, each + magazines
        return slots + self.total("slots"), each


def read_arms(
    table: Table,
    shooter: Legend,
    weapon: WeaponRecord | None,
    attachments: tuple[AttachmentRecord, ...] | None,
) -> Arms:
    """The weapon that is meant and its attachments."""
    if weapon is None and not shooter.kit.weapons:
        raise _unarmed(table, shooter)
    found, slot = find_weapon(table, shooter.kit.weapons, weapon)
    printed = table.edition.prints_tokens
    if attachments is None:
        fitted = tuple(
            read_attachment(
                AttachmentRecord(name=name), place("weapon", "attachments"), printed=printed
            )
            for name in _fitted(found)
        )
    else:
        fitted = tuple(
            read_attachment(record, place("attachments", number), printed=printed)
            for number, record in enumerate(attachments)
        )
    return Arms(found, fitted, slot, _card_at(table, shooter, weapon, found, slot))


def _unarmed(table: Table, shooter: Legend) -> InputError:
    """Nobody has said which weapon a Legend has: its board asks for the name of one."""
    known = (*table.cards.weapons, *book_weapons(table.edition.weapons_file).values())
    others = (weapon for one in table.figures.values() for weapon in one.kit.weapons)
    names = dict.fromkeys(weapon.name for weapon in (*known, *others) if weapon.name)
    at = place(shooter.kit.place_of("weapons"), 0, "name")
    label = Said("apex.number.weapon", (("who", shooter.name),))
    missing = Missing(at, label, choices=tuple(names))
    return InputError("weapon", "apex.arms.which-weapon", count=0).mended_by(missing)


def _card_at(
    table: Table, shooter: Legend, weapon: WeaponRecord | None, found: Weapon, slot: int | None
) -> str:
    """Where the numbers of a weapon are written: on a board, on the table's card, or asked with."""
    if weapon is not None and weapon.model_fields_set - {"name"}:
        return "weapon"
    if slot is not None:
        return place(shooter.kit.place_of("weapons"), slot)
    names = [card.name for card in table.cards.weapons]
    same = (number for number, name in enumerate(names) if _same(name, found.name))
    return place("scene", "weapons", next(same, len(names)))


def _fitted(weapon: Weapon) -> Iterator[str]:
    """The attachments of a weapon: a token that lies on a printed one covers it."""
    yield from weapon.attachments
    for slot in weapon.slots:
        if name := slot.token or slot.printed:
            yield name


def find_weapon(
    table: Table, own: tuple[Weapon, ...], weapon: WeaponRecord | None, at: str = "weapon"
) -> tuple[Weapon, int | None]:
    """The weapon that is meant, and its place among a Legend's own, if it is one of them.

    It is filled up with what the table and the book give of it.
    """
    known = [*own, *table.cards.weapons, *book_weapons(table.edition.weapons_file).values()]
    if weapon is None:
        if len(own) != 1:
            raise InputError(at, "apex.arms.which-weapon", count=len(own))
        return _filled(own[0], known, at), 0
    meant: Weapon = weapon
    if not weapon.model_fields_set - {"name"}:
        meant = _called(weapon.name, known, at)
    slot = next((n for n, other in enumerate(own) if _same(meant.name, other.name)), None)
    return _filled(meant, known, at), slot


def _called(name: str, known: list[Weapon], at: str) -> Weapon:
    """The weapon of that name, or, if there is none, the first whose name begins so."""
    exact = [weapon for weapon in known if _same(weapon.name, name)]
    begun = [weapon for weapon in known if _plain(weapon.name).startswith(_plain(name))]
    if not exact and not (begun and _plain(name)):
        names = tuple(dict.fromkeys(weapon.name for weapon in known if weapon.name))
        raise InputError(at, "apex.arms.unknown-weapon", name=name, known=names)
    return (exact or begun)[0]


def _same(one: str, other: str) -> bool:
    return bool(_plain(one)) and _plain(one) == _plain(other)


def _plain(name: str) -> str:
    return re.sub(r"[^a-z0-9]", "", name.casefold())


def _filled(weapon: Weapon, known: list[Weapon], at: str) -> Weapon:
    """A weapon with what was left out of it taken from those of its name, the first one first."""
    found = dict(_DEFAULTS)
    for other in [*reversed([o for o in known if _same(o.name, weapon.name)]), weapon]:
        found |= {field: getattr(other, field) for field in other.model_fields_set}
    low, high = found["range"] or (0, None)
    if high is not None and low > high:
        raise InputError(place(at, "range"), "apex.arms.range-order")
    return Weapon.model_construct(**found)


_DEFAULTS = {name: field.default for name, field in Weapon.model_fields.items()}


@cache
def book_weapons(file: str) -> Mapping[str, Weapon]:
    """The weapons that the examples of an edition tell of, by name."""
    found = {}
    for name, facts in read_data("apex", file)["weapons"].items():
        printed = {key: value for key, value in facts.items() if key != "pages"}
        if "range" in printed:
            printed["range"] = (*printed["range"], None)[:2]
        found[name] = Weapon(name=name, **printed)
    return found


@cache
def book_board(file: str) -> AimBoard:
    """The slots of the Aim board that the examples of an edition tell of."""
    board = read_data("apex", file)["aim-board"]
    left, right = (
        tuple(None if value == "?" else value for value in board[side])
        for side in ("left", "right")
    )
    return AimBoard(left=left, right=right)
