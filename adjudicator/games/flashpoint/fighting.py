"""Whom attacks may be aimed at, and what protects them."""

from dataclasses import dataclass

from pydantic import Field, StrictBool, StrictInt, model_validator

from adjudicator.board.regions import Region
from adjudicator.core.input import Record
from adjudicator.core.ruling import Consultation
from adjudicator.games.flashpoint.records import Name, Points, RangeRecord
from adjudicator.games.flashpoint.sight import sees
from adjudicator.games.flashpoint.standing import Figure, Unit
from adjudicator.games.flashpoint.state import Table

#: What cover adds to an Enemy's Defense.
COVER = 2


class Weapon(Record):
    """What the Attack Bar of a weapon card prints, as far as it bears on a target."""

    name: Name = ""
    range: RangeRecord = (0, 99)
    accuracy: StrictBool = False
    aoe: StrictBool = False
    melee: StrictBool = False
    blast: StrictBool = False
    psionic: StrictBool = False
    damage: StrictInt | None = None
    noise: StrictInt | None = None


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


@dataclass(frozen=True)
class Aim:
    """A figure as a target: how far it is, and every reason why it may not be chosen."""

    unit: Unit
    figure: Figure
    far: int | None
    seen: bool
    in_range: bool
    #: The figures in its zone that must be targeted before it.
    before: tuple[Figure, ...]

    @property
    def legal(self) -> bool:
        """Whether the figure may be targeted."""
        return self.seen and self.in_range and not self.before


def reaches(far: int | None, span: tuple[int, int] | None) -> bool:
    """Whether a distance is within a range; without a range there is no attack."""
    return far is not None and span is not None and span[0] <= far <= span[1]


def take_aim(  # noqa: PLR0913, PLR0917 - all that a target depends on
    table: Table, start: Region, unit: Unit, figure: Figure, weapon: Weapon, consult: Consultation
) -> Aim:
    """Look at a figure as a target."""
    far = table.distances("open_ways", start).get(unit.zone.key)
    seen = sees(table, start, unit.zone, consult)
    free = weapon.accuracy or weapon.aoe or figure.has("mark")
    before = () if free else first_to_target(table, unit.zone, figure)
    return Aim(unit, figure, far, seen, reaches(far, weapon.range), before)


def first_to_target(table: Table, zone: Region, figure: Figure) -> tuple[Figure, ...]:
    """The figures of lower Initiative in a zone; stunned ones may be passed over."""
    return tuple(
        other
        for unit in table.units_in(zone)
        for other in unit.figures
        if other.record.initiative < figure.record.initiative and not other.stunned
    )


def has_barricade(table: Table, zone: Region) -> bool:
    """Whether a Barricade token lies in a zone."""
    return any(token.zone is zone for token in table.tokens_of("barricade"))


def through_door(table: Table, start: Region, end: Region) -> bool:
    """Whether the line to a target leads through an open doorway."""
    return bool(table.line(start, end).doorways)
