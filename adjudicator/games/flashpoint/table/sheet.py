"""The forms of a Flashpoint table: what its players read off their cards and boards."""

from typing import get_args

from adjudicator.core.form import Field
from adjudicator.core.values import JsonObject
from adjudicator.games.flashpoint.table.records import Blip, Condition, Focus

CONDITIONS = Field("conditions", "several", options=get_args(Condition))

#: How many rows are free for more of them.
MORE = 1

OPERATIVE = (
    Field("name", "text"),
    *(Field(name, "number", high=12) for name in ("attack", "defense", "science", "stealth")),
    *(Field(name, "number", high=6) for name in ("order-tokens", "movement-tokens", "exhausted")),
    Field("damage", "number", high=6),
    Field("armor", "number", high=3),
    Field("health", "number", high=40, label="soldier-health"),
    Field("focus", "rows", fields=(Field("", "choice", options=get_args(Focus)),), count=3),
    Field("on-point", "flag"),
    Field("taking-cover", "flag"),
    Field("concealment", "flag"),
    Field("downed", "flag"),
    Field("carrying", "flag"),
    CONDITIONS,
)

#: What an Enemy card prints.
FIGURE = (
    Field("name", "text"),
    *(Field(name, "number", high=40) for name in ("count", "initiative", "attack", "damage")),
    Field("range", "numbers", high=40, label="distances"),
    *(Field(name, "number", high=40) for name in ("defense", "perception", "movement", "health")),
    *(Field(name, "number", high=40) for name in ("suffered", "armor", "resilient")),
    *(Field(name, "flag") for name in ("stunned", "robotic", "aoe", "melee", "blast")),
    CONDITIONS,
)

UNIT = (
    Field("name", "text"),
    Field("blip", "choice", options=get_args(Blip)),
    *(Field(name, "flag") for name in ("aware", "surprised", "stunned", "technician")),
    *(Field(name, "flag") for name in ("control-room", "immobile", "teleport", "elite")),
)

DISPLAY = (
    Field("name", "text"),
    Field("initiative", "number", high=20),
    Field("type", "choice", options=("basic", "elite")),
    *(Field(name, "number", high=40) for name in ("spawn", "thralls", "reserve")),
    Field("thrall", "flag"),
    Field("empowered", "flag"),
)

POOL = tuple(Field(blip, "number", high=20) for blip in ("patrol", "elite-patrol"))

FACES = tuple(Field(kind, "numbers", high=9) for kind in ("white", "red", "focus"))


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
        *(Field(name, "flag") for name in ("alarm", "lights-out", "power-cut")),
        Field("dice", "group", fields=FACES),
    )
