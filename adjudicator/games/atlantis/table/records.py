"""A scene as it is written, part by part."""

from typing import Annotated, Literal

from pydantic import AfterValidator, Field, StrictBool, StrictInt, StrictStr

from adjudicator.core.input import MOST_FIGURES, MOST_HEXES, MOST_PIECES, Record, at_most
from adjudicator.games.atlantis.table.kit import (
    ActionKind,
    Card,
    EffectSide,
    Gives,
    Id,
    Immune,
    Items,
    Keyword,
    Name,
    Team,
    Value,
)
from adjudicator.games.atlantis.table.numbers import TURNS
from adjudicator.games.atlantis.table.state import (
    ActDone,
    MinionType,
    PointKind,
    RoundStep,
    Status,
    Until,
)

Number = Annotated[StrictInt, Field(ge=-99, le=99)]
HexPair = tuple[Number, Number]
ZoneName = Annotated[StrictStr, Field(min_length=1, max_length=40, pattern=r"^[\w .:'-]+$")]
Zones = dict[ZoneName, tuple[HexPair, ...]]
Count = Annotated[StrictInt, Field(ge=0, le=99)]
Ignored = Literal[
    "obstacles", "units", "heroes", "minions", "enemies", "friends", "tokens", "terrain"
]


class LaneRecord(Record):
    """A lane of a scene, the zone at the red end first."""

    zones: Annotated[tuple[ZoneName, ...], Field(min_length=1, max_length=40)]
    battle_zone: ZoneName = Field(alias="battle-zone")
    waves: Count | None = None


class PointRecord(Record):
    """A Spawn point of a scene."""

    at: HexPair
    kind: PointKind
    team: Team


class UnitRecord(Record):
    """A Hero or a Minion of a scene."""

    id: Id
    name: Name | None = None
    kind: Literal["hero", "minion"]
    type: MinionType | None = None
    team: Team
    at: HexPair | None = None
    lane: ZoneName | None = None
    level: Annotated[StrictInt, Field(ge=1, le=8)] | None = None
    immune: Immune = ()
    cannot_move: StrictBool = Field(default=False, alias="cannot-move")
    no_movement_action: StrictBool = Field(default=False, alias="no-movement-action")
    ignores: Annotated[tuple[Ignored, ...], Field(max_length=9)] = ()
    coins: Count | None = None
    leveled_up: StrictBool = Field(default=False, alias="leveled-up")
    items: Items | None = None
    cards: Annotated[tuple[Card, ...], Field(max_length=20)] = ()
    #: When what it is or can't do ends: `{"cannot-move": "this-turn"}`.
    ends: dict[Status, Until] = Field(default_factory=dict)


class TokenRecord(Record):
    """A token of a scene; without a place it is in the supply."""

    id: Id
    name: Name | None = None
    at: HexPair | None = None
    through: StrictBool = False


class MarkerRecord(Record):
    """A marker that a Hero has been given, as a reminder."""

    name: Name
    unit: Id | None = None


class EffectRecord(Record):
    """An Active effect of a scene: which card of which Hero, and since when.

    It can say what it `gives`, and to whom: `units` by their ids; or all `among` a kind on a `side`
    of the Hero, within a `radius` of the Hero. `action` is the type of its action, for units that
    are Immune to it.
    """

    name: Name
    unit: Id
    keyword: Keyword
    turn: Annotated[StrictInt, Field(ge=1, le=TURNS)]
    gives: Gives | None = None
    units: Annotated[tuple[Id, ...], Field(max_length=MOST_PIECES)] = ()
    side: EffectSide = "self"
    among: Literal["units", "heroes", "minions"] = "units"
    radius: Value | None = None
    action: ActionKind | None = None


class PlayedCardRecord(Record):
    """The card that a Hero played in this turn; without an Initiative the player passed.

    `flips`: the coin let it act first, and flips, though the Hero it was tied with is defeated.
    """

    unit: Id
    initiative: Value | None = None
    card: Name | None = None
    did: ActDone | None = None
    acted: StrictBool = False
    flips: StrictBool = False


class LifeRecord(Record):
    """The Life counters that each team has left."""

    red: Count
    blue: Count


class ThronesRecord(Record):
    """The zone of each team's Throne."""

    red: ZoneName | None = None
    blue: ZoneName | None = None


def _count_hexes(zones: Zones) -> Zones:
    """Refuse zones that have too many hexes together."""
    return at_most(zones, sum(map(len, zones.values())), MOST_HEXES)


class SceneRecord(Record):
    """A scene."""

    format: Literal[1] = 1
    game: Literal["atlantis"] = "atlantis"
    edition: Literal["core"] = "core"
    title: Annotated[StrictStr, Field(max_length=200)] = ""
    rulings: dict[StrictStr, StrictStr] = Field(default_factory=dict)
    zones: Annotated[
        dict[ZoneName, Annotated[tuple[HexPair, ...], Field(max_length=MOST_HEXES)]],
        AfterValidator(_count_hexes),
    ]
    terrain: Annotated[tuple[HexPair, ...], Field(max_length=MOST_HEXES)] = ()
    thrones: ThronesRecord = ThronesRecord()
    lanes: dict[ZoneName, LaneRecord] = Field(default_factory=dict)
    points: Annotated[tuple[PointRecord, ...], Field(max_length=MOST_PIECES)] = Field(
        (), alias="spawn-points"
    )
    units: Annotated[tuple[UnitRecord, ...], Field(max_length=MOST_FIGURES)] = ()
    tokens: Annotated[tuple[TokenRecord, ...], Field(max_length=MOST_PIECES)] = ()
    markers: Annotated[tuple[MarkerRecord, ...], Field(max_length=MOST_PIECES)] = ()
    effects: Annotated[tuple[EffectRecord, ...], Field(max_length=MOST_PIECES)] = ()
    coin: Team | None = None
    life: LifeRecord | None = None
    turn: Annotated[StrictInt, Field(ge=1, le=TURNS)] | None = None
    round: Annotated[StrictInt, Field(ge=1, le=99)] | None = None
    played: Annotated[tuple[PlayedCardRecord, ...], Field(max_length=20)] = ()
    round_end: RoundStep | None = Field(default=None, alias="round-end")


def called_by_id(ident: str, what: str) -> str:
    """A unit without a name by the words of its id, if they say what it is: "red Hero 1"."""
    words = ident.split("-")
    if what not in words:
        return ident
    return " ".join(word.capitalize() if word == what else word for word in words)
