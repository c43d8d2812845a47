"""What questions about attacks are given: the weapon, the target, modifiers."""

from typing import Annotated

from pydantic import Field, StrictBool, StrictInt, model_validator

from adjudicator.core.facts import Said
from adjudicator.core.input import Record
from adjudicator.core.ruling import Consultation
from adjudicator.games.flashpoint.table.records import (
    Condition,
    Count,
    Id,
    Name,
    Points,
    RangeRecord,
    with_known_words,
)


class Weapon(Record):
    """What the Attack Bar of a weapon card prints, as far as it bears on a target.

    A number that is None was not entered, and is never 0.
    """

    name: Name = ""
    range: RangeRecord | None = None
    accuracy: StrictBool = False
    aoe: StrictBool = False
    melee: StrictBool = False
    blast: StrictBool = False
    psionic: StrictBool = False
    damage: StrictInt | None = None
    noise: StrictInt | None = None
    #: The negative conditions of its Attack Bar.
    inflicts: tuple[Condition, ...] = ()

    @model_validator(mode="before")
    @classmethod
    def _other_words(cls, data: object) -> object:
        return with_known_words(data, "inflicts")


def weapon_range(weapon: Weapon, consult: Consultation) -> tuple[int, int] | None:
    """The range of a weapon; None if nobody has entered it."""
    return consult.known(weapon.range, "weapon.range", Said("flashpoint.weapon.range"))


def weapon_damage(weapon: Weapon, consult: Consultation) -> int | None:
    """The damage of a weapon; None if nobody has entered it."""
    return consult.known(weapon.damage, "weapon.damage", Said("flashpoint.weapon.damage"))


def weapon_noise(weapon: Weapon, consult: Consultation) -> int | None:
    """The Noise Value of a weapon; None if nobody has entered it."""
    return consult.known(weapon.noise, "weapon.noise", Said("flashpoint.weapon.noise"))


class Modifier(Record):
    """A change to a number, by a card or an ability; a bare number is one without a name."""

    name: Name = ""
    value: Points

    @model_validator(mode="before")
    @classmethod
    def _bare(cls, data: object) -> object:
        return {"value": data} if isinstance(data, int) else data


class Armed(Record):
    """A question about a weapon."""

    weapon: Weapon = Field(default_factory=Weapon)


class TargetsParams(Armed):
    """Who attacks, with what."""

    operative: Id


class AttackParams(TargetsParams):
    """An attack on a figure of a unit; of a unit with one kind of figure it need not be named."""

    unit: Id
    figure: Name | None = None
    modifiers: Annotated[tuple[Modifier, ...], Field(max_length=40)] = ()


class Defended(Record):
    """How many Hits an Operative rolled to defend itself from an attack of its own side."""

    operative: Id
    hits: Count


class Rolled(Record):
    """An attack whose dice were rolled.

    `overwatch` tells whether it is the free attack of somebody who was in Overwatch; whoever was,
    makes that one if nothing is said. `defended` are the checks of friends in a zone that is hit.
    """

    hits: Count
    overwatch: StrictBool | None = None
    defended: Annotated[tuple[Defended, ...], Field(max_length=20)] = ()
