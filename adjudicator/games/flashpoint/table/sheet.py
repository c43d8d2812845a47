"""The forms of a Flashpoint table: what its players read off their cards and boards."""

from collections.abc import Sequence
from typing import get_args

from adjudicator.core.derive import field_of, fields_of
from adjudicator.core.form import Field
from adjudicator.core.values import JsonObject
from adjudicator.games.flashpoint.table.records import (
    CardNumbers,
    DiceRecord,
    DisplayRecord,
    FigureRecord,
    Focus,
    OperativeRecord,
    PoolRecord,
    TokenRecord,
    TrackRecord,
    UnitRecord,
)
from adjudicator.games.flashpoint.table.scene_record import SceneRecord

#: How many rows are free for more of them.
MORE = 1

#: How many spaces more a track can be given at once.
SPACES = 4

OPERATIVE = (
    field_of(OperativeRecord, "name"),
    *fields_of(OperativeRecord, "attack", "defense", "science", "stealth"),
    *fields_of(OperativeRecord, "order-tokens", "movement-tokens", "exhausted", "damage"),
    field_of(OperativeRecord, "armor"),
    field_of(OperativeRecord, "health", label="soldier-health"),
    Field("focus", "rows", fields=(Field("", "choice", options=get_args(Focus)),), count=3),
    *fields_of(OperativeRecord, "on-point", "taking-cover", "concealment", "downed"),
    field_of(OperativeRecord, "conditions"),
)

TOKEN = (
    field_of(TokenRecord, "id", label="token-id"),
    *fields_of(TokenRecord, "perception", "number"),
    field_of(TokenRecord, "active", kind="truth"),
    *fields_of(TokenRecord, "disabled", "open", "gear"),
    field_of(
        TokenRecord, "side", kind="choice", options=("1", "2"), values=(1, 2), label="armory-side"
    ),
)

#: The numbers that an Enemy card prints, below its name and its Initiative.
NUMBERS = (
    *fields_of(CardNumbers, "attack", "damage"),
    field_of(CardNumbers, "range", label="distances"),
    *fields_of(CardNumbers, "defense", "perception", "movement", "health"),
)

FIGURE = (
    field_of(FigureRecord, "name"),
    *fields_of(FigureRecord, "count", "initiative"),
    *NUMBERS,
    *fields_of(FigureRecord, "suffered", "armor", "resilient"),
    *fields_of(FigureRecord, "stunned", "robotic", "aoe", "melee", "blast", "conditions"),
    field_of(FigureRecord, "inflicts"),
)

UNIT = (
    *fields_of(UnitRecord, "name", "blip", "aware", "surprised", "stunned", "technician"),
    *fields_of(UnitRecord, "control-room", "immobile", "teleport", "elite"),
)

DISPLAY = (
    field_of(DisplayRecord, "name"),
    field_of(DisplayRecord, "initiative"),
    field_of(DisplayRecord, "type"),
    *fields_of(DisplayRecord, "spawn", "thralls", "reserve"),
    *NUMBERS,
    *fields_of(DisplayRecord, "resilient", "robotic", "aoe", "melee", "blast", "inflicts"),
    *fields_of(DisplayRecord, "thrall", "empowered"),
)

POOL = fields_of(PoolRecord, "patrol", "elite-patrol")

FACES = fields_of(DiceRecord, "white", "red", "focus")


def _carrying(operatives: Sequence[JsonObject]) -> Field:
    """What somebody carries: another Operative, or an object."""
    ids = tuple(str(one.get("id")) for one in operatives)
    return Field("carrying", "choice", options=("object", *ids), values=(True, *ids))


def _track(scene: JsonObject) -> Field:
    """The Escalation Track: how many tokens lie on it, and what each space shows."""
    track = scene.get("track") or {}
    spaces = len(track.get("spaces") or ()) + SPACES
    shown = Field("", "choice", options=("patrol", "elite-patrol", "alarm"))
    return Field(
        "track",
        "group",
        fields=(
            field_of(TrackRecord, "tokens", label="track-tokens"),
            Field("spaces", "rows", fields=(shown,), count=spaces, label="track-spaces"),
        ),
    )


def sheet(scene: JsonObject) -> tuple[Field, ...]:
    """The fields for a scene: its people, its Enemies, the Display and the dice."""
    operatives, units = scene.get("operatives") or (), scene.get("units") or ()
    carrying, tokens = _carrying(operatives), scene.get("tokens") or ()
    display = len(scene.get("display") or ()) + MORE
    most = max((len(unit.get("figures") or ()) for unit in units), default=0) + MORE
    figures = Field("figures", "rows", fields=FIGURE, count=most, label="figures-of-unit")
    return (
        Field("operatives", "rows", fields=(*OPERATIVE, carrying), count=len(operatives)),
        Field("units", "rows", fields=(*UNIT, figures), count=len(units)),
        Field("display", "rows", fields=DISPLAY, count=display),
        Field("tokens", "rows", fields=TOKEN, count=len(tokens), label="board-tokens"),
        _track(scene),
        Field("pool", "group", fields=POOL),
        *fields_of(SceneRecord, "alarm", "lights-out", "power-cut"),
        Field("dice", "group", fields=FACES),
    )
