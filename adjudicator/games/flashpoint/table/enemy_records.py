"""What a Flashpoint scene says of Enemies, as it is written: cards, units, the Spawn Pool."""

from typing import Annotated, Literal

from pydantic import Field, StrictBool, model_validator

from adjudicator.core.input import Record
from adjudicator.games.flashpoint.table.records import (
    Condition,
    Count,
    Entry,
    Id,
    Name,
    RangeRecord,
    WithConditions,
    ZoneRef,
    with_known_words,
)

Blip = Literal["basic", "patrol", "elite-patrol", "elite-guard", "special-patrol"]


class AttackBar(Record):
    """A further attack on an Enemy card, below the first."""

    name: Name = ""
    attack: Count | None = None
    damage: Count | None = None
    range: RangeRecord | None = None
    aoe: StrictBool = False
    melee: StrictBool = False
    blast: StrictBool = False
    inflicts: tuple[Condition, ...] = ()

    @model_validator(mode="before")
    @classmethod
    def _other_words(cls, data: object) -> object:
        return with_known_words(data, "inflicts")


class CardNumbers(Record):
    """The values on an Enemy card; None means not entered, and never counts as 0."""

    attack: Count | None = None
    damage: Count | None = None
    range: RangeRecord | None = None
    defense: Count | None = None
    perception: Count | None = None
    movement: Count | None = None
    health: Count | None = None
    #: Traits of the card.
    resilient: Count | None = None
    robotic: StrictBool = False
    #: Of its attack: whether it is on a whole zone, in melee, and ignores cover.
    aoe: StrictBool = False
    melee: StrictBool = False
    blast: StrictBool = False
    #: The negative conditions of its attack, on survivors of a hit.
    inflicts: tuple[Condition, ...] = ()
    #: Its further attacks, from top to bottom.
    attacks: Annotated[tuple[AttackBar, ...], Field(max_length=4)] = ()


class EnemyRecord(CardNumbers):
    """The card of an Enemy type: figures with its name have its numbers, in play or not."""

    name: Name
    initiative: Count | None = None


class FigureRecord(CardNumbers, WithConditions):
    """Figures with one name in a unit; omitted values may be on the card with that name."""

    name: Name = ""
    count: Count = 1
    initiative: Count | None = None
    stunned: StrictBool = False
    #: What it has suffered, and its Armor tokens.
    suffered: Count = 0
    armor: Count = 0


class UnitRecord(Entry):
    """An Enemy unit; a Blip that hasn't spawned has no figures."""

    id: Id
    name: Name | None = None
    zone: ZoneRef
    blip: Blip | None = None
    aware: StrictBool = False
    surprised: StrictBool = False
    stunned: StrictBool = False
    technician: StrictBool = False
    control_room: StrictBool = Field(default=False, alias="control-room")
    immobile: StrictBool = False
    teleport: StrictBool = False
    overwatch: StrictBool = False
    elite: StrictBool = False
    #: One of the two Overlords; what they can do stands in the Campaign Book and on their board.
    overlord: StrictBool = False
    figures: Annotated[tuple[FigureRecord, ...], Field(max_length=40)] = ()


class DisplayRecord(CardNumbers):
    """An Enemy card of the Display: figures with its name have its numbers."""

    name: Name
    initiative: Count
    type: Literal["basic", "elite"] = "basic"
    #: How many figures spawn, how many Thralls with them, and how many are in the Reserves; None
    #: where nobody has entered it.
    spawn: Count | None = None
    thralls: Count = 0
    reserve: Count | None = None
    thrall: StrictBool = False
    empowered: StrictBool = False


class PoolRecord(Record):
    """The Spawn Pool: the Blips that come in with the next Spawn step."""

    patrol: Count = 0
    elite_patrol: Count = Field(default=0, alias="elite-patrol")
