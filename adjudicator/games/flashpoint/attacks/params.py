"""What questions about attacks are given: the weapon, the target, modifiers."""

from collections.abc import Callable
from typing import Annotated, Literal, TypeVar

from pydantic import Field, PrivateAttr, StrictBool

from adjudicator.core.facts import Said
from adjudicator.core.input import Record, place
from adjudicator.core.question import Finding
from adjudicator.core.ruling import Consultation
from adjudicator.core.short_form import ShortRecord
from adjudicator.games.flashpoint.table.records import (
    Count,
    Id,
    Name,
    Points,
    WeaponRecord,
)
from adjudicator.games.flashpoint.table.state import Table


class Weapon(WeaponRecord, ShortRecord):
    """A weapon; a bare text is the name of a card stored with the table."""

    SHORT = ((str, "name"),)

    _place: str = PrivateAttr(default="weapon")
    #: Whether it is a weapon that nobody has named: then it is called like its Operative.
    _is_own: bool = PrivateAttr(default=False)

    def known_at(self, table: Table) -> "Weapon":
        """The same weapon with what the table's card of its name has of it.

        What is missing then belongs to that card, or to a new one of that name.
        """
        if not self.name:
            return self
        names = [card.name.casefold() for card in table.weapons]
        called = self.name.casefold()
        number = names.index(called) if called in names else len(names)
        entered = {name: getattr(self, name) for name in self.model_fields_set}
        card = table.weapons[number] if called in names else None
        kept = {name: getattr(card, name) for name in card.model_fields_set} if card else {}
        weapon = Weapon(**{**kept, **entered})
        weapon._place = place("scene", "weapons", number)
        weapon._is_own = self.name in {one.name for one in table.operatives.values()}
        return weapon

    def number(self, name: Literal["damage", "noise"], consult: Consultation) -> int | None:
        """A number of its card; None if nobody has entered it."""
        value: int | None = getattr(self, name)
        return consult.known(value, place(self._place, name), self._label(name), self.name)

    def reach(self, consult: Consultation) -> tuple[int, int] | None:
        """Its range; None if nobody has entered it."""
        at = place(self._place, "range")
        return consult.known(self.range, at, self._label("range"), self.name)

    def _label(self, name: str) -> Said:
        """What to look for, with the weapon's name if it has one, or whose it is."""
        if self._is_own:
            return Said(f"flashpoint.weapon.{name}-whose", (("who", self.name),))
        if self.name:
            return Said(f"flashpoint.weapon.{name}-of", (("weapon", self.name),))
        return Said(f"flashpoint.weapon.{name}")


def weapon_range(weapon: Weapon, consult: Consultation) -> tuple[int, int] | None:
    """The range of a weapon; None if nobody has entered it."""
    return weapon.reach(consult)


def weapon_damage(weapon: Weapon, consult: Consultation) -> int | None:
    """The damage of a weapon; None if nobody has entered it."""
    return weapon.number("damage", consult)


def weapon_noise(weapon: Weapon, consult: Consultation) -> int | None:
    """The Noise Value of a weapon; None if nobody has entered it."""
    return weapon.number("noise", consult)


class Modifier(ShortRecord):
    """A modifier from a card or an ability; a bare number has no name."""

    SHORT = ((int, "value"),)

    name: Name = ""
    value: Points


class Armed(Record):
    """A question about a weapon."""

    weapon: Weapon = Field(default_factory=Weapon)


A = TypeVar("A", bound=Armed)
Decide = Callable[[Table, A, Consultation], Finding]


def armed(decide: Decide[A]) -> Decide[A]:
    """A question that is decided with what the table keeps of the weapon."""

    def with_card(table: Table, params: A, consult: Consultation) -> Finding:
        weapon = params.weapon.known_at(table)
        return decide(table, params.model_copy(update={"weapon": weapon}), consult)

    return with_card


class TargetsParams(Armed):
    """Who attacks, with what."""

    operative: Id


class AttackParams(TargetsParams):
    """An attack on a figure of a unit; the figure may be omitted if the unit has only one kind."""

    unit: Id
    figure: Name | None = None
    modifiers: Annotated[tuple[Modifier, ...], Field(max_length=40)] = ()


class Defended(Record):
    """The Hits that an Operative rolled in defense; None before the roll."""

    operative: Id
    hits: Count | None = None


class Rolled(Record):
    """An attack whose dice were rolled.

    `overwatch` tells whether it is the free attack of somebody who was in Overwatch; whoever was,
    makes that one if nothing is said. `defended` are the checks of friends in a zone that is hit.
    """

    hits: Count
    overwatch: StrictBool | None = None
    defended: Annotated[tuple[Defended, ...], Field(max_length=20)] = ()
