"""What players read off their cards: values, items, and the text as a note."""

from collections.abc import Mapping
from typing import Annotated, Literal, get_args

from pydantic import BeforeValidator, Field, StrictBool, StrictInt, StrictStr, model_validator
from pydantic.json_schema import JsonSchemaValue

from adjudicator.core.input import LONGEST_NAME, Record
from adjudicator.core.short_form import ShortRecord
from adjudicator.core.values import Json

Name = Annotated[StrictStr, Field(min_length=1, max_length=LONGEST_NAME)]
Id = Annotated[StrictStr, Field(min_length=1, max_length=LONGEST_NAME, pattern=r"^[\w .:-]+$")]
Value = Annotated[StrictInt, Field(ge=-20, le=99)]
Team = Literal["red", "blue"]
Icon = Literal["initiative", "attack", "defense", "movement", "range", "radius"]
Colour = Literal["gold", "silver", "red", "green", "blue", "purple"]
ActionType = Literal["attack", "skill", "movement", "defense", "hold", "all"]
#: The types of actions that a unit may be kept from by Immunity.
ActionKind = Literal["attack", "skill", "movement", "defense"]
Primary = Literal["attack", "skill", "movement", "defense", "defense-skill"]

#: When the text of an Active effect is applied, and how long it holds.
Keyword = Literal["end-of-turn", "this-turn", "next-turn", "next-turn-after-cards", "this-round"]

TEAMS: tuple[Team, ...] = ("red", "blue")
ICONS: tuple[Icon, ...] = ("initiative", "attack", "defense", "movement", "range", "radius")


#: Whom an Active effect is for: the Hero itself, its friends, both, its enemies, or everybody.
EffectSide = Literal["self", "friends", "team", "enemies", "any"]


def _immune_to(data: Json) -> Json:
    """Immune at all means to every type of action."""
    if isinstance(data, bool):
        return ("all",) if data else ()
    return data


Immune = Annotated[
    tuple[ActionType, ...],
    BeforeValidator(_immune_to, json_schema_input_type=bool | tuple[ActionType, ...]),
]


class Gives(Record):
    """What an Active effect gives while it lasts: a modifier of a value, or a condition."""

    initiative: Value = 0
    attack: Value = 0
    defense: Value = 0
    movement: Value = 0
    range: Value = 0
    radius: Value = 0
    immune: Immune = ()
    cannot_move: StrictBool = Field(default=False, alias="cannot-move")
    no_movement_action: StrictBool = Field(default=False, alias="no-movement-action")


class Card(ShortRecord):
    """A card as printed. `bonus` is what its text adds now, as entered by the players.

    `block` marks a Defense with an exclamation mark, `fulfilled` whether its condition is met.
    A bare name is enough for a card stored with its Hero.
    """

    SHORT = ((str, "name"),)

    name: Name | None = None
    color: Colour | None = None
    tier: Annotated[StrictInt, Field(ge=1, le=4)] | None = None
    primary: Primary | None = None
    basic: StrictBool = False
    initiative: Value | None = None
    attack: Value | None = None
    defense: Value | None = None
    movement: Value | None = None
    range: Value | None = None
    radius: Value | None = None
    bonus: Value = 0
    block: StrictBool = False
    fulfilled: StrictBool | None = None
    item: Icon | None = None
    text: Annotated[StrictStr, Field(max_length=600)] | None = None


class Items(ShortRecord):
    """How many items of each kind a Hero has.

    A list of kinds also works, or the number of the kind that counts.
    """

    initiative: Annotated[StrictInt, Field(ge=0, le=6)] = 0
    attack: Annotated[StrictInt, Field(ge=0, le=6)] = 0
    defense: Annotated[StrictInt, Field(ge=0, le=6)] = 0
    movement: Annotated[StrictInt, Field(ge=0, le=6)] = 0
    range: Annotated[StrictInt, Field(ge=0, le=6)] = 0
    radius: Annotated[StrictInt, Field(ge=0, le=6)] = 0

    @model_validator(mode="before")
    @classmethod
    def _bare(cls, data: Json) -> Json:
        if isinstance(data, int) and not isinstance(data, bool):
            return {"attack": data, "defense": data}
        if isinstance(data, list | tuple) and all(isinstance(kind, str) for kind in data):
            return {kind: data.count(kind) for kind in data}
        return data

    @classmethod
    def short_schemas(cls, fields: Mapping[str, JsonSchemaValue]) -> list[JsonSchemaValue]:
        """A number, or a list of kinds."""
        return [fields["attack"], {"type": "array", "items": {"enum": [*get_args(Icon)]}}]


def count_items(given: Items | None, icon: Icon) -> int:
    """How many items of a kind there are."""
    return 0 if given is None else int(getattr(given, icon))
