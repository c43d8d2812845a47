"""What players read off their cards: values, items, and the text as a note."""

from typing import Annotated, Literal

from pydantic import Field, StrictBool, StrictInt, StrictStr

from adjudicator.kernel.scene import LONGEST_NAME, Record

Name = Annotated[StrictStr, Field(min_length=1, max_length=LONGEST_NAME)]
Id = Annotated[StrictStr, Field(min_length=1, max_length=LONGEST_NAME, pattern=r"^[\w .:-]+$")]
Value = Annotated[StrictInt, Field(ge=-20, le=99)]
Team = Literal["red", "blue"]
Icon = Literal["initiative", "attack", "defense", "movement", "range", "radius"]
Colour = Literal["gold", "silver", "red", "green", "blue", "purple"]
Primary = Literal["attack", "skill", "movement", "defense", "defense-skill"]

TEAMS: tuple[Team, ...] = ("red", "blue")
ICONS: tuple[Icon, ...] = ("initiative", "attack", "defense", "movement", "range", "radius")


class Card(Record):
    """A card as it is printed. `bonus` is what its text adds here and now, by the players' word.

    `block` marks a Defense with an exclamation mark, `fulfilled` whether its condition is met.
    """

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


class Items(Record):
    """How many items of each kind a Hero has."""

    initiative: Annotated[StrictInt, Field(ge=0, le=6)] = 0
    attack: Annotated[StrictInt, Field(ge=0, le=6)] = 0
    defense: Annotated[StrictInt, Field(ge=0, le=6)] = 0
    movement: Annotated[StrictInt, Field(ge=0, le=6)] = 0
    range: Annotated[StrictInt, Field(ge=0, le=6)] = 0
    radius: Annotated[StrictInt, Field(ge=0, le=6)] = 0


#: Items as a question gives them: by kind, as a list of kinds, or how many of the kind that counts.
GivenItems = Items | tuple[Icon, ...] | Annotated[StrictInt, Field(ge=0, le=6)]


def count_items(given: GivenItems | None, icon: Icon) -> int:
    """How many items of a kind there are."""
    if given is None:
        return 0
    if isinstance(given, int):
        return given if icon in ("attack", "defense") else 0
    if isinstance(given, Items):
        return int(getattr(given, icon))
    return given.count(icon)
