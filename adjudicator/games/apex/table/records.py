"""A scene as it is written: what its JSON may hold, before anything is checked against the box."""

from typing import Annotated, Literal

from pydantic import ConfigDict, Field, StrictBool, StrictInt, StrictStr

from adjudicator.core.input import LONGEST_BOARD, MOST_FIGURES, MOST_PIECES, Pair, Record
from adjudicator.games.apex.table.clock import Clock
from adjudicator.games.apex.table.kit import AimBoard, AimCard, Id, Kit, Loot, Name, Ring, Weapon
from adjudicator.games.apex.table.own_pieces import OwnPiece

LongSide = Annotated[StrictInt, Field(ge=1, le=LONGEST_BOARD)]


class BoardRecord(Record):
    """The size of the board."""

    columns: LongSide
    rows: LongSide


class ComponentRecord(Record):
    """A component of a scene."""

    kind: StrictStr
    id: Id | None = None
    base: Annotated[StrictInt, Field(ge=0, le=9)] = 0
    at: Pair | None = None
    size: Pair | None = None
    start: Pair | None = Field(default=None, alias="from")
    to: Pair | None = None
    on: Literal["space", "edge", "intersection"] | None = None
    tags: Annotated[tuple[Name, ...], Field(max_length=20)] | None = None
    name: Name | None = None
    opened: StrictBool | None = None


class FigureRecord(Kit):
    """A Legend of a scene, with its gear; without a place, it is off the map.

    Further fields are allowed, but not misspellings of known ones.
    """

    model_config = ConfigDict(extra="allow")

    id: Id
    name: Name | None = None
    squad: Literal["red", "blue"] | None = None
    at: Pair | None = None


class SceneRecord(Record):
    """A scene."""

    format: Literal[1] = 1
    game: Literal["apex"] = "apex"
    edition: Literal["core", "beta"] = "core"
    title: Annotated[StrictStr, Field(max_length=200)] = ""
    rulings: dict[StrictStr, StrictStr] = Field(default_factory=dict)
    board: BoardRecord
    components: Annotated[tuple[ComponentRecord, ...], Field(max_length=MOST_PIECES)] = ()
    figures: Annotated[tuple[FigureRecord, ...], Field(max_length=MOST_FIGURES)] = ()
    loot: Annotated[tuple[Loot, ...], Field(max_length=MOST_PIECES)] = ()
    ring: Ring | None = None
    aim_deck: Annotated[tuple[AimCard, ...], Field(max_length=60)] = Field((), alias="aim-deck")
    #: The cards that were drawn where nobody has entered the deck.
    aim_seen: Annotated[tuple[AimCard, ...], Field(max_length=60)] = Field((), alias="aim-seen")
    aim_board: AimBoard | None = Field(default=None, alias="aim-board")
    weapons: Annotated[tuple[Weapon, ...], Field(max_length=200)] = ()
    time: Clock | None = None
    own_pieces: Annotated[tuple[OwnPiece, ...], Field(max_length=200)] = Field(
        (), alias="own-pieces"
    )
    #: The tokens that show the stacking icon.
    stacking: Annotated[tuple[Name, ...], Field(max_length=MOST_PIECES)] = ()
