"""Weapons as a question names them: by a name, or as their card prints them."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache

from adjudicator.core.data import read_data
from adjudicator.core.facts import Called, Said
from adjudicator.core.faults import InputError
from adjudicator.core.input import place
from adjudicator.core.ruling import Consultation, Missing
from adjudicator.core.short_form import ShortRecord
from adjudicator.core.values import Json
from adjudicator.games.apex.shooting.attachments import (
    Attachment,
    AttachmentRecord,
    read_attachment,
)
from adjudicator.games.apex.table import rulings
from adjudicator.games.apex.table.kit import AimBoard, Weapon
from adjudicator.games.apex.table.state import Legend, Table


class WeaponRecord(Weapon, ShortRecord):
    """A weapon; a bare text is the name of a known one."""

    SHORT = ((str, "name"),)


def written_weapon(weapon: Weapon) -> dict[str, Json]:
    """A weapon, as a scene writes it."""
    return weapon.model_dump(mode="json", by_alias=True, exclude_unset=True)


def called(weapon: Weapon, slot: int | None = None, *, drawn: bool = False) -> str | Called | Said:
    """What a weapon is called: its name, or that it is just drawn, or its slot on a board."""
    if weapon.name:
        return weapon.name
    if slot is not None:
        return Said("apex.arms.in-slot", (("slot", slot + 1),))
    return Called("apex.arms.new" if drawn else "apex.arms.unnamed")


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
    return Arms(found, fitted, slot, card_at(table, shooter, weapon, found, slot))


def _unarmed(table: Table, shooter: Legend) -> InputError:
    """Nobody has said which weapon a Legend has: its board asks for the name of one."""
    known = (*table.cards.weapons, *book_weapons(table.edition.weapons_file).values())
    others = (weapon for one in table.figures.values() for weapon in one.kit.weapons)
    names = dict.fromkeys(weapon.name for weapon in (*known, *others) if weapon.name)
    at = place(shooter.kit.place_of("weapons"), 0, "name")
    label = Said("apex.number.weapon", (("who", shooter.name),))
    missing = Missing(at, label, choices=tuple(names))
    return InputError("weapon", "apex.arms.which-weapon", count=0).mended_by(missing)


def card_at(
    table: Table,
    shooter: Legend | None,
    weapon: WeaponRecord | None,
    found: Weapon,
    slot: int | None,
) -> str:
    """Where the numbers of a weapon are written: on a board, on the table's card, or asked with."""
    if weapon is not None and weapon.model_fields_set - {"name"}:
        return "weapon"
    if shooter is not None and slot is not None:
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
    table: Table,
    own: tuple[Weapon, ...],
    weapon: WeaponRecord | None,
    at: str = "weapon",
    *,
    drawn: bool = False,
) -> tuple[Weapon, int | None]:
    """The weapon that is meant, and its place among a Legend's own, if it is one of them.

    It is filled up with what the table and the book give of it. One that is just drawn may have a
    name that is new to the table.
    """
    known = [*own, *table.cards.weapons, *book_weapons(table.edition.weapons_file).values()]
    if weapon is None:
        if len(own) != 1:
            raise InputError(at, "apex.arms.which-weapon", count=len(own))
        return _filled(own[0], known, at), 0
    meant: Weapon = weapon
    if not weapon.model_fields_set - {"name"}:
        meant = _called(weapon.name, known, at, weapon if drawn else None)
    slot = next((n for n, other in enumerate(own) if _same(meant.name, other.name)), None)
    return _filled(meant, known, at), slot


def _called(name: str, known: list[Weapon], at: str, new: Weapon | None) -> Weapon:
    """The weapon of that name, or, if there is none, the first whose name begins so."""
    if not _plain(name):
        raise InputError(at, "apex.arms.which-weapon", count=len(known))
    exact = [weapon for weapon in known if _same(weapon.name, name)]
    begun = [weapon for weapon in known if _plain(weapon.name).startswith(_plain(name))]
    if new and not exact and not begun:
        return new
    if not exact and not begun:
        names = tuple(dict.fromkeys(weapon.name for weapon in known if weapon.name))
        raise InputError(at, "apex.arms.unknown-weapon", name=name, known=names)
    return (exact or begun)[0]


def _same(one: str, other: str) -> bool:
    return bool(_plain(one)) and _plain(one) == _plain(other)


def _plain(name: str) -> str:
    return re.sub(r"[^a-z0-9]", "", name.casefold())


def _filled(weapon: Weapon, known: list[Weapon], at: str) -> Weapon:
    """A weapon with what was left out of it taken from those of its name, the first one first."""
    found, entered = dict(_DEFAULTS), set[str]()
    for other in [*reversed([o for o in known if _same(o.name, weapon.name)]), weapon]:
        found |= {field: getattr(other, field) for field in other.model_fields_set}
        entered |= other.model_fields_set
    low, high = found["range"] or (0, None)
    if high is not None and low > high:
        raise InputError(place(at, "range"), "apex.arms.range-order")
    return Weapon.model_construct(_fields_set=entered, **found)


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
