"""The slots of the Aim board that a shot uses, and their modifiers."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from adjudicator.core.ruling import Consultation
from adjudicator.games.apex.shooting.armory import book_board
from adjudicator.games.apex.shooting.difficulty import Shot
from adjudicator.games.apex.table.state import Table

#: Stability beyond this has no effect.
MOST_STABILITY = 3
#: No Aim board has more slots on one side.
FARTHEST = 20
#: The sides of the board, as their missing numbers are called, and where they lie from 0.
SIDES = {"modifier-left": -1, "modifier-right": 1}


@dataclass(frozen=True, slots=True)
class Lane:
    """The slots of the Aim board that a shot uses, in order, and how many cards lie in each.

    A modifier of None is not known; `last` is the last slot of the board, where that is known.
    """

    slots: tuple[int, ...]
    modifiers: tuple[int | None, ...]
    cards_each: int
    last: int | None
    pushed_back: bool

    @property
    def cards(self) -> int:
        """How many Aim cards are revealed."""
        return len(self.slots) * self.cards_each

    @property
    def of_cards(self) -> list[int | None]:
        """The modifier of each card's slot, in the order of the cards."""
        return [modifier for modifier in self.modifiers for _ in range(self.cards_each)]

    @property
    def unknown(self) -> tuple[str, ...]:
        """The sides of the board with a slot of this shot whose modifier is not known."""
        slots = zip(self.slots, self.modifiers, strict=True)
        return tuple(dict.fromkeys(side_of(slot) for slot, value in slots if value is None))


def lane_of(table: Table, shot: Shot, consult: Consultation) -> Lane | None:
    """Which slots the cards go to; nothing where the Fire Rate is not known."""
    weapon, rate = shot.arms.weapon, shot.arms.rate(consult)
    if rate is None:
        return None
    number, each = rate
    start = _first(shot)
    apart = 1 + weapon.recoil + shot.arms.total("recoil")
    wanted = [start + place * apart for place in range(number)]
    board = table.cards.board
    last = len(board.right) if board and board.right else None
    slots = tuple(slot if last is None else min(slot, last) for slot in wanted)
    modifiers = tuple(_modifier(table, slot) for slot in slots)
    return Lane(slots, modifiers, each, last, list(slots) != wanted)


def first_slot(table: Table, shot: Shot) -> Lane:
    """The slot of the first card, which no Fire Rate is needed for."""
    start = _first(shot)
    return Lane((start,), (_modifier(table, start),), 1, None, pushed_back=False)


def _first(shot: Shot) -> int:
    """Where the first card goes: as far to the left as the weapon is stable."""
    stability = shot.arms.weapon.stability + shot.arms.total("stability")
    return -min(MOST_STABILITY, stability)


def side_of(slot: int) -> str:
    """The side of the Aim board that a slot lies on, as a missing number is called."""
    return next(name for name, sign in SIDES.items() if slot * sign > 0)


def known_slots(table: Table) -> Mapping[str, Sequence[int | None]]:
    """The modifiers of each side from 0 outward, with None for a slot that is not known.

    They stand in the field that asks for a slot, so that nobody enters one number for all of them.
    """
    return {name: _outward(table, sign) for name, sign in SIDES.items()}


def _outward(table: Table, sign: int) -> Sequence[int | None]:
    found = [_modifier(table, sign * place) for place in range(1, FARTHEST + 1)]
    while found and found[-1] is None:
        found.pop()
    return found if None in found else (*found, None)


def _modifier(table: Table, slot: int) -> int | None:
    """The modifier of a slot: as the players have entered it, or as the book gives it."""
    if not slot:
        return 0
    for board in filter(None, (table.cards.board, book_board(table.edition.weapons_file))):
        side, place = (board.right, slot) if slot > 0 else (board.left, -slot)
        if place <= len(side) and (value := side[place - 1]) is not None:
            return value
    return None
