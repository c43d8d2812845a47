"""A Flashpoint scene as it is written."""

from typing import Annotated, Literal

from pydantic import AfterValidator, Field, StrictBool, StrictStr

from adjudicator.core.input import (
    MOST_FIGURES,
    MOST_PIECES,
    MOST_SPACES,
    MOST_ZONES,
    Record,
    at_most,
)
from adjudicator.games.flashpoint.table.clock import Clock
from adjudicator.games.flashpoint.table.enemy_records import (
    DisplayRecord,
    EnemyRecord,
    PoolRecord,
    UnitRecord,
)
from adjudicator.games.flashpoint.table.records import (
    Cell,
    Count,
    DiceRecord,
    DoorRecord,
    OperativeRecord,
    TokenRecord,
    TrackRecord,
    WeaponRecord,
    ZoneRecord,
    ZoneRef,
)

Pieces = Field(max_length=MOST_PIECES)
Figures = Field(max_length=MOST_FIGURES)


def _count_cells(zones: tuple[ZoneRecord, ...]) -> tuple[ZoneRecord, ...]:
    """Refuse zones that have too many cells together."""
    cells = sum(len(z.cells) if z.cells else z.size[0] * z.size[1] for z in zones)
    return at_most(zones, cells, MOST_SPACES)


#: The numbers of a scene that go up and down in play, by their paths.
COUNTERS = frozenset(
    (
        "operatives.damage",
        "operatives.movement-tokens",
        "operatives.order-tokens",
        "operatives.exhausted",
        "operatives.armor",
        "operatives.injury",
        "operatives.trauma",
        "units.figures.count",
        "units.figures.suffered",
        "units.figures.armor",
        "display.reserve",
        "track.tokens",
        "track.objectives",
        "track.data",
        "pool.patrol",
        "pool.elite-patrol",
        "valor",
        "threat-cards",
    )
)


class SceneRecord(Record):
    """A scene."""

    format: Literal[1] = 1
    game: Literal["flashpoint"] = "flashpoint"
    edition: Literal["core"] = "core"
    title: Annotated[StrictStr, Field(max_length=200)] = ""
    rulings: dict[StrictStr, StrictStr] = Field(default_factory=dict)
    alarm: StrictBool = False
    lights_out: StrictBool = Field(default=False, alias="lights-out")
    zones: Annotated[
        tuple[ZoneRecord, ...], Field(max_length=MOST_ZONES), AfterValidator(_count_cells)
    ]
    walls: Annotated[tuple[tuple[Cell, Cell], ...], Pieces] = ()
    doors: Annotated[tuple[DoorRecord, ...], Pieces] = ()
    tokens: Annotated[tuple[TokenRecord, ...], Pieces] = ()
    control_room: Annotated[tuple[ZoneRef, ...], Pieces] = Field(default=(), alias="control-room")
    operatives: Annotated[tuple[OperativeRecord, ...], Figures] = ()
    units: Annotated[tuple[UnitRecord, ...], Figures] = ()
    dice: DiceRecord = DiceRecord()
    display: Annotated[tuple[DisplayRecord, ...], Field(max_length=40)] = ()
    #: The cards that are kept once for the table, by their names.
    enemies: Annotated[tuple[EnemyRecord, ...], Field(max_length=200)] = ()
    weapons: Annotated[tuple[WeaponRecord, ...], Field(max_length=200)] = ()
    track: TrackRecord = TrackRecord()
    pool: PoolRecord = PoolRecord()
    #: Whether cameras, laser grids and Security Doors have no power until the round ends.
    power_cut: StrictBool = Field(default=False, alias="power-cut")
    #: The Team Valor Pool.
    valor: Count = 0
    #: How many cards the Threat deck has; None where nobody counts them.
    threat_cards: Count | None = Field(default=None, alias="threat-cards")
    #: Where the mission is; None where nobody keeps track of it.
    time: Clock | None = None
