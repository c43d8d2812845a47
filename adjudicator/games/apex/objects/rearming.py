"""A weapon replaced by another: where the Attachments go that were fitted to it."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated, Literal

from pydantic import Field, StrictInt

from adjudicator.board.squares import Space
from adjudicator.core.change import Change, Edit
from adjudicator.core.facts import Listing
from adjudicator.core.faults import InputError
from adjudicator.core.input import Pair, Record, place
from adjudicator.core.ruling import Consultation
from adjudicator.core.values import Json
from adjudicator.games.apex.objects.making_room import read_drop, written
from adjudicator.games.apex.shooting.armory import written_weapon
from adjudicator.games.apex.shooting.attachments import AttachmentRecord, read_fitting
from adjudicator.games.apex.shooting.fitting import fits, fitted, fitted_tokens, lying_on
from adjudicator.games.apex.table.kit import WEAPON_SLOTS, Loot, Name, Weapon
from adjudicator.games.apex.table.state import Figure, Table
from adjudicator.games.apex.table.tokens import find_among


class MovedRecord(Record):
    """Where an Attachment of a replaced weapon goes: to the Backpack, the map, or a weapon.

    `at` is the space it is dropped on, `slot` the slot of the weapon that takes it; by default the
    new weapon takes it.
    """

    token: Name
    to: Literal["backpack", "map", "weapon"] = "backpack"
    at: Pair | None = None
    slot: Annotated[StrictInt, Field(ge=0, lt=WEAPON_SLOTS)] | None = None


@dataclass(frozen=True, slots=True)
class Moved:
    """Where one Attachment went: to a space, to a weapon, or to the Backpack."""

    token: str
    space: Space | None = None
    weapon: Weapon | None = None


class Rearming:
    """A Legend that puts a new weapon in a slot and finds a place for the old one's Attachments.

    `open` says that its player has not chosen where all of them go.
    """

    def __init__(
        self, table: Table, figure: Figure, new: tuple[int, Weapon], consult: Consultation
    ) -> None:
        slot, card = new
        self._table, self._figure, self._consult = table, figure, consult
        self.slot = slot
        own = list(figure.kit.weapons)
        self._old = own[slot] if slot < len(own) else None
        own[slot : slot + 1] = [card]
        self._weapons = own
        self._backpack = list(figure.kit.backpack)
        self._loot = list(table.loot)
        self.moved: list[Moved] = []
        self.open = False

    def move(self, moves: Sequence[MovedRecord]) -> None:
        """Take every Attachment off the old weapon."""
        known = fitted_tokens(self._old) if self._old else ()
        left = Counter(known)
        for number, move in enumerate(moves):
            at = place("attachments", number)
            token = find_among(left.elements(), move.token, place(at, "token")) or move.token
            left[token] -= 1
            if left[token] < 0:
                where, message_id = (
                    place(at, "token"),
                    "apex.arms.not-on-it" if known else "apex.arms.bare",
                )
                raise InputError(where, message_id, token=move.token, known=Listing(known))
            self._move(move.model_copy(update={"token": token}), at)
        self.open = self.open or any(left.values())

    def _move(self, move: MovedRecord, at: str) -> None:
        if move.to == "backpack":
            self._pack(move.token, at)
        elif move.to == "weapon":
            self._fit(move, at)
        else:
            self._drop(move, at)

    def _pack(self, token: str, at: str) -> None:
        kit = self._figure.kit.model_copy(update={"backpack": tuple(self._backpack)})
        if not kit.has_room(token):
            raise InputError(place(at, "to"), "apex.arms.backpack-full")
        self._backpack.append(token)
        self.moved.append(Moved(token))

    def _drop(self, move: MovedRecord, at: str) -> None:
        where = place(at, "at")
        space = read_drop(self._table, self._figure, move.at, self._consult, where)
        if space is None:
            self.open = True
            return
        self._loot.append(Loot(at=(space.c, space.r), token=move.token))
        self.moved.append(Moved(move.token, space))

    def _fit(self, move: MovedRecord, at: str) -> None:
        number = self.slot if move.slot is None else move.slot
        weapon = self._card(number)
        record = AttachmentRecord(name=move.token)
        attachment = read_fitting(record, place(at, "token"), self._table.edition)
        found = fits(weapon, attachment) if weapon else ()
        free = [
            fit.number for fit in found if fit.fits and weapon and not lying_on(weapon, fit.slot)
        ]
        if weapon is None or not free:
            raise InputError(place(at, "to"), "apex.arms.no-free-slot", token=move.token)
        self._weapons[number] = Weapon.model_validate(fitted(weapon, free[0], move.token))
        self.moved.append(Moved(move.token, weapon=weapon))

    def _card(self, number: int) -> Weapon | None:
        """The weapon in a slot, with the attachment slots of its card."""
        weapon = self._weapons[number] if number < len(self._weapons) else None
        if weapon is None or weapon.slots or not weapon.name:
            return weapon
        cards = (card for card in self._table.cards.weapons if card.name == weapon.name)
        slots = next((card.slots for card in cards if card.slots), ())
        return weapon.model_copy(update={"slots": slots}) if slots else weapon

    @property
    def change(self) -> Change:
        """The weapons, the Backpack and the map afterwards."""
        cards = [written_weapon(weapon) for weapon in self._weapons]
        fields: dict[str, Json] = {"weapons": cards}
        if self._backpack != list(self._figure.kit.backpack):
            fields["backpack"] = self._backpack
        lying = {"loot": written(self._loot)} if self._loot != list(self._table.loot) else {}
        return Change([Edit("figures", self._figure.id, fields)], fields=lying)
