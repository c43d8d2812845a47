"""The forms of a Flashpoint table: what its players read off their cards and boards."""

from typing import get_args

from pydantic import BaseModel

from adjudicator.core.derive import field_of, fields_of
from adjudicator.core.form import Field
from adjudicator.core.values import JsonObject
from adjudicator.games.flashpoint.table.records import (
    DiceRecord,
    DisplayRecord,
    FigureRecord,
    Focus,
    OperativeRecord,
    PoolRecord,
    SceneRecord,
    UnitRecord,
)


def _numbers(record: type[BaseModel], *names: str, high: int) -> tuple[Field, ...]:
    """Numbers of a record, up to what a card or a board can show."""
    return tuple(field_of(record, name, high=high) for name in names)


#: How many rows are free for more of them.
MORE = 1

OPERATIVE = (
    field_of(OperativeRecord, "name"),
    *_numbers(OperativeRecord, "attack", "defense", "science", "stealth", high=12),
    *_numbers(OperativeRecord, "order-tokens", "movement-tokens", "exhausted", "damage", high=6),
    field_of(OperativeRecord, "armor", high=3),
    field_of(OperativeRecord, "health", high=40, label="soldier-health"),
    Field("focus", "rows", fields=(Field("", "choice", options=get_args(Focus)),), count=3),
    *fields_of(OperativeRecord, "on-point", "taking-cover", "concealment", "downed"),
    field_of(OperativeRecord, "carrying", kind="flag"),
    field_of(OperativeRecord, "conditions"),
)

#: What an Enemy card prints.
FIGURE = (
    field_of(FigureRecord, "name"),
    *_numbers(FigureRecord, "count", "initiative", "attack", "damage", high=40),
    field_of(FigureRecord, "range", high=40, label="distances"),
    *_numbers(FigureRecord, "defense", "perception", "movement", "health", high=40),
    *_numbers(FigureRecord, "suffered", "armor", "resilient", high=40),
    *fields_of(FigureRecord, "stunned", "robotic", "aoe", "melee", "blast", "conditions"),
)

UNIT = (
    *fields_of(UnitRecord, "name", "blip", "aware", "surprised", "stunned", "technician"),
    *fields_of(UnitRecord, "control-room", "immobile", "teleport", "elite"),
)

DISPLAY = (
    field_of(DisplayRecord, "name"),
    field_of(DisplayRecord, "initiative", high=20),
    field_of(DisplayRecord, "type"),
    *_numbers(DisplayRecord, "spawn", "thralls", "reserve", high=40),
    *fields_of(DisplayRecord, "thrall", "empowered"),
)

POOL = _numbers(PoolRecord, "patrol", "elite-patrol", high=20)

FACES = _numbers(DiceRecord, "white", "red", "focus", high=9)


def sheet(scene: JsonObject) -> tuple[Field, ...]:
    """The fields for a scene: its people, its Enemies, the Display and the dice."""
    operatives, units = scene.get("operatives") or (), scene.get("units") or ()
    display = len(scene.get("display") or ()) + MORE
    most = max((len(unit.get("figures") or ()) for unit in units), default=0) + MORE
    figures = Field("figures", "rows", fields=FIGURE, count=most, label="figures-of-unit")
    return (
        Field("operatives", "rows", fields=OPERATIVE, count=len(operatives)),
        Field("units", "rows", fields=(*UNIT, figures), count=len(units)),
        Field("display", "rows", fields=DISPLAY, count=display),
        Field("pool", "group", fields=POOL),
        *fields_of(SceneRecord, "alarm", "lights-out", "power-cut"),
        Field("dice", "group", fields=FACES),
    )
