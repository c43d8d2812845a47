"""What a Flashpoint scene is made of, as it is written: zones, doors, tokens, people, weapons."""

from typing import Annotated, Literal

from pydantic import (
    AfterValidator,
    Field,
    PlainValidator,
    StrictBool,
    StrictFloat,
    StrictInt,
    StrictStr,
    WithJsonSchema,
    model_validator,
)
from pydantic_core import PydanticCustomError, PydanticKnownError

from adjudicator.core.data import read_data
from adjudicator.core.input import LONGEST_NAME, Pair, Record
from adjudicator.core.short_form import LIST, ShortRecord

Id = Annotated[StrictStr, Field(min_length=1, max_length=40, pattern=r"^[\w .:\-]+$")]
Name = Annotated[StrictStr, Field(max_length=LONGEST_NAME)]
Count = Annotated[StrictInt, Field(ge=0, le=99)]
Points = Annotated[StrictInt, Field(ge=-99, le=99)]
Place = Annotated[StrictInt, Field(ge=0, le=60)]
Cell = tuple[Place, Place]

#: A zone: by its id, or by any of its cells.
ZoneRef = Id | Pair
Real = StrictInt | StrictFloat


def _rising(span: tuple[int, int]) -> tuple[int, int]:
    if span[0] > span[1]:
        raise PydanticCustomError("range_order", "from low to high", {})
    return span


#: A range, from its low end to its high end.
RangeRecord = Annotated[tuple[Count, Count], AfterValidator(_rising)]

Facing = Literal["n", "e", "s", "w"]


def _token_kinds() -> tuple[str, ...]:
    return tuple(
        kind for kind, facts in read_data("flashpoint", "pieces").items() if facts.get("token")
    )


def _known_kind(kind: object) -> str:
    facts = read_data("flashpoint", "pieces").get(kind) if isinstance(kind, str) else None
    if facts and facts.get("token"):
        return str(kind)
    *most, last = map(repr, _token_kinds())
    raise PydanticKnownError("literal_error", {"expected": f"{', '.join(most)} or {last}"})


#: The kinds of tokens that the data has.
TokenKind = Annotated[
    str,
    PlainValidator(_known_kind),
    WithJsonSchema({"type": "string", "enum": list(_token_kinds())}),
]
Condition = Literal[
    "bleed", "cripple", "immobilized", "mark", "tracking-device", "vulnerable", "stun"
]
Focus = Literal["attack", "defense", "science", "stealth", "movement"]

#: Other ways in which players write a condition.
_CONDITIONS = {
    "bleeding": "bleed",
    "crippled": "cripple",
    "immobilised": "immobilized",
    "marked": "mark",
    "tracking": "tracking-device",
    "stunned": "stun",
}


class Entry(Record):
    """An entry of a scene's lists; a field that is null is as good as left out."""

    @model_validator(mode="before")
    @classmethod
    def _no_nulls(cls, data: object) -> object:
        if not isinstance(data, dict) or None not in data.values():
            return data
        return {name: value for name, value in data.items() if value is not None}


def with_known_words(data: object, *fields: str) -> object:
    """Lists of conditions in the book's words, whichever way players wrote them."""
    if not isinstance(data, dict):
        return data
    known = {
        name: [_CONDITIONS.get(c, c) if isinstance(c, str) else c for c in data[name]]
        for name in fields
        if isinstance(data.get(name), list | tuple)
    }
    return {**data, **known}


class WithConditions(Entry):
    """Whoever may have negative conditions."""

    conditions: tuple[Condition, ...] = ()

    @model_validator(mode="before")
    @classmethod
    def _other_words(cls, data: object) -> object:
        return with_known_words(data, "conditions", "inflicts")


class ZoneRecord(ShortRecord):
    """A zone: a rectangle, or cells with the centre shown on the tile."""

    SHORT = ((LIST, "at"),)

    id: Id | None = None
    at: Cell | None = None
    size: tuple[
        Annotated[StrictInt, Field(ge=1, le=60)], Annotated[StrictInt, Field(ge=1, le=60)]
    ] = (
        1,
        1,
    )
    cells: Annotated[tuple[Cell, ...], Field(max_length=400)] | None = None
    centre: tuple[Real, Real] | None = None


class DoorRecord(Entry):
    """A door on one edge; a security door opens only by sabotage, unless it is disabled."""

    id: Id | None = None
    edge: tuple[Cell, Cell]
    state: Literal["open", "closed"] = "closed"
    security: StrictBool = False
    disabled: StrictBool = False


class TokenRecord(Entry):
    """A token that lies in a zone."""

    id: Id | None = None
    kind: TokenKind
    zone: ZoneRef
    facing: Facing | None = None
    disabled: StrictBool = False
    perception: Count | None = None
    number: Count | None = None
    active: StrictBool = True
    #: Of an Access Point, whether it was opened; of an Armory, whose Gear it is and its side.
    open: StrictBool = False
    gear: Literal["allied", "xethan"] = "allied"
    side: Literal[1, 2] = 2


class OperativeRecord(WithConditions):
    """An Operative, a Squad Member, a Soldier or an Allied technician.

    Off the board and in the shaft there is no `zone`.
    """

    id: Id
    name: Name | None = None
    kind: Literal["operative", "squad-member", "soldier", "technician"] = "operative"
    zone: ZoneRef | None = None
    taking_cover: StrictBool = Field(default=False, alias="taking-cover")
    concealment: StrictBool = False
    on_point: StrictBool = Field(default=False, alias="on-point")
    damage: Count = 0
    #: How many of the damaged Action tokens are Order tokens; None where nobody knows.
    damaged_order: Annotated[int, Field(ge=0, le=3)] | None = Field(
        default=None, alias="damaged-order"
    )
    downed: StrictBool = False
    #: Whether something is carried; the id of an Operative if that is who is carried.
    carrying: StrictBool | Id | None = None
    movement_tokens: Count = Field(default=0, alias="movement-tokens")
    order_tokens: Count = Field(default=0, alias="order-tokens")
    exhausted: Count = 0
    armor: Count = 0
    #: Wound tokens, which stay until the mission is over.
    injury: Count = 0
    trauma: Count = 0
    #: Of a Soldier, as its card has it; Operatives have Action tokens instead.
    health: Count | None = None
    overwatch: StrictBool = False
    attack: Count = 0
    defense: Count = 0
    science: Count = 0
    stealth: Count = 0
    focus: Annotated[tuple[Focus, ...], Field(max_length=3)] = ()
    #: The names of its weapons; their numbers stand on the table's weapon cards.
    weapons: Annotated[tuple[Name, ...], Field(max_length=10)] = ()
    #: Where in the Ventilation Shaft it is, and the zone it came in from.
    vent: Literal["enter", "exit"] | None = None
    entered: ZoneRef | None = None


class WeaponRecord(Record):
    """The values of a weapon card's Attack Bar that matter for a target.

    None means that a number was not entered; it never counts as 0.
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


class DiceRecord(Record):
    """The Hits on the faces of each kind of die, which the book's text doesn't give."""

    white: Annotated[tuple[Count, ...], Field(max_length=20)] = ()
    red: Annotated[tuple[Count, ...], Field(max_length=20)] = ()
    focus: Annotated[tuple[Count, ...], Field(max_length=20)] = ()


class TrackRecord(Record):
    """The Escalation Track: what each space shows, and how many tokens are on it."""

    spaces: Annotated[
        tuple[Literal["patrol", "elite-patrol", "alarm"] | None, ...], Field(max_length=40)
    ] = ()
    tokens: Count = 0
    #: What lies in its box for Objective and Data tokens.
    objectives: Count = 0
    data: Count = 0
