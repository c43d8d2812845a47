"""What the page offers on a Flashpoint table: the actions, and what is filled in for each."""

from collections.abc import Mapping
from typing import Any

from adjudicator.games.flashpoint.facts import data
from adjudicator.games.flashpoint.state import Table
from adjudicator.kernel.coordinates import space_name
from adjudicator.kernel.form import Field
from adjudicator.kernel.game import Action, Stage, Tap
from adjudicator.kernel.regions import Region

Asked = Mapping[str, Any]
Fields = tuple[Field, ...]

WHO = (Tap("operative", "id"),)
UNIT = (Tap("unit", "id"),)
HITS = Field("hits", "number", high=40)
WEAPON = Field(
    "weapon",
    "group",
    fields=(
        Field("range", "numbers", high=99, called="distances"),
        Field("accuracy", "flag"),
        Field("aoe", "flag"),
        Field("blast", "flag", rare=True),
        Field("melee", "flag", rare=True),
    ),
)
DICE = tuple(Field(kind, "number", high=20) for kind in ("white", "red", "focus"))


def _move(_table: Table, _asked: Asked) -> Fields:
    return (
        Field("zones", "number", high=9, blank=2),
        Field("open-door", "flag"),
        Field("careful", "flag"),
    )


def _attack(table: Table, asked: Asked) -> Fields:
    """The weapon, and which figure of a mixed unit is meant."""
    unit = table.units.get(str(asked.get("unit")))
    names = tuple(dict.fromkeys(figure.name for figure in unit.figures)) if unit else ()
    modifier = (Field("name", "text"), Field("value", "number", low=-99, high=99))
    figure = Field("figure", "choice", options=names, blank=names[0] if names else None)
    return (
        *((figure,) if len(names) > 1 else ()),
        WEAPON,
        Field("modifiers", "rows", fields=modifier, count=2, rare=True),
    )


def _area(_table: Table, _asked: Asked) -> Fields:
    return HITS, WEAPON


def _noise(_table: Table, _asked: Asked) -> Fields:
    return (Field("value", "number", high=20, called="noise-value"),)


def zone_choice(table: Table, name: str = "zone") -> Field:
    """A zone by its name."""
    zones = {_called(zone): zone.written for zone in table.zones}
    return Field(name, "choice", options=tuple(zones), values=tuple(zones.values()))


def _called(zone: Region) -> str:
    return zone.id or space_name(zone.key)


def _awareness(table: Table, asked: Asked) -> Fields:
    """What happened, and where or to whom."""
    kind = asked.get("cause.kind") or (asked.get("cause") or {}).get("kind")
    kinds = Field("kind", "choice", options=("stealth-fail", "attack", "targeted", "check"))
    where: Fields = ()
    if kind == "targeted":
        where = (Field("unit", "choice", options=tuple(table.units)),)
    elif kind in ("stealth-fail", "attack"):
        where = (zone_choice(table),)
    return (Field("cause", "group", fields=(kinds, *where)),)


def _named(name: str, kind: str) -> Any:  # noqa: ANN401
    """A field for one of the table's tokens of a kind."""

    def fields(table: Table, _asked: Asked) -> Fields:
        known = tuple(token.id for token in table.tokens_of(kind))
        return (Field(name, "choice", options=known, blank=known[0] if known else None),)

    return fields


def _cameras(table: Table, _asked: Asked) -> Fields:
    """One camera; left blank, all of them."""
    known = tuple(token.id for token in table.tokens_of("camera"))
    return (Field("camera", "choice", options=known),)


def _door(table: Table, _asked: Asked) -> Fields:
    return (Field("door", "choice", options=tuple(table.doors)),)


def _hurt_unit(table: Table, asked: Asked) -> Fields:
    figure = _attack(table, asked)[:1]
    named = figure if figure[0].name == "figure" else ()
    return Field("amount", "number", high=40), *named


def _hurt(_table: Table, _asked: Asked) -> Fields:
    return Field("amount", "number", high=40), Field("armor", "number", high=3, rare=True)


def _healing(_table: Table, _asked: Asked) -> Fields:
    return (Field("amount", "number", high=9),)


def _recover(_table: Table, _asked: Asked) -> Fields:
    return (
        Field("tokens", "number", high=9, blank=3, called="tokens-back"),
        Field("bonus", "number", low=-9, high=9, rare=True),
        Field("refresh", "flag", rare=True),
    )


def _action(_table: Table, _asked: Asked) -> Fields:
    return (Field("action", "choice", options=tuple(data("actions"))),)


def _sabotage(_table: Table, _asked: Asked) -> Fields:
    kinds = ("data", "camera", "electrical-box", "security-door", "scanner")
    return Field("what", "choice", options=kinds), HITS


def _discover(_table: Table, _asked: Asked) -> Fields:
    return Field("value", "number", high=20, called="discovery-value"), HITS


def _revive(_table: Table, _asked: Asked) -> Fields:
    return (HITS,)


def _chance(_table: Table, _asked: Asked) -> Fields:
    return (
        Field("dice", "group", fields=DICE),
        Field("tn", "number", high=40),
        Field("rerolls", "number", high=3),
        Field("automatic", "number", high=20, rare=True),
        Field("cover", "flag", rare=True),
        Field("concealment", "flag", rare=True),
    )


def _pool(_table: Table, _asked: Asked) -> Fields:
    stats = ("attack", "defense", "science", "stealth")
    return (
        Field("stat", "choice", options=stats),
        Field("dice", "group", fields=DICE),
        Field("added", "group", fields=DICE),
        Field(
            "focus", "rows", fields=(Field("", "choice", options=(*stats, "movement")),), count=3
        ),
        Field("weapon-focus", "number", high=3, rare=True),
        Field("exhausted", "flag", rare=True),
    )


def _spawn(table: Table, asked: Asked) -> Fields:
    """The Initiatives that the Display has for such a Blip."""
    unit = table.units.get(str(asked.get("unit")))
    kind = "elite" if unit and (unit.record.blip or "").startswith("elite") else "basic"
    values = tuple(entry.initiative for entry in table.display if entry.type == kind)
    known = tuple(map(str, values))
    return (Field("initiative", "choice", options=known, values=values),)


def _spawn_point(_table: Table, _asked: Asked) -> Fields:
    return Field("roll", "number", low=1, high=6), Field("waiting", "number", high=20, rare=True)


def _tokens(_table: Table, _asked: Asked) -> Fields:
    return (Field("tokens", "number", low=1, high=20, blank=1),)


def _alarm(_table: Table, _asked: Asked) -> Fields:
    return (Field("cause", "choice", options=("check", "tokens", "track"), blank="check"),)


def _empower(_table: Table, _asked: Asked) -> Fields:
    return (Field("enemies", "list"),)


def _round(_table: Table, _asked: Asked) -> Fields:
    return (Field("first", "flag"),)


def _mission(_table: Table, _asked: Asked) -> Fields:
    flags = (Field(name, "flag") for name in ("objectives", "extracted", "cannot-spawn"))
    return *flags, Field("threat-cards", "number", high=60), Field("draws", "number", high=9)


def _tactics(_table: Table, _asked: Asked) -> Fields:
    tokens = ("attack", "defense", "science", "stealth", "movement")
    card = (
        Field("name", "text"),
        Field("cost", "choice", options=tokens),
        Field("ongoing", "flag"),
    )
    return (
        Field("cards", "rows", fields=card, count=2, called="tactics-cards"),
        Field("in-play", "number", high=2, rare=True),
    )


def _soldier(_table: Table, _asked: Asked) -> Fields:
    return (WEAPON,)


def _range(_table: Table, _asked: Asked) -> Fields:
    return (Field("through-walls", "flag"),)


ACTIONS: tuple[Action, ...] = (
    Action("los", (Stage("los"),), beside=("range",), main=True),
    Action("sight", (Stage("sight"),), main=True),
    Action("move", (Stage("walk"), Stage("move")), _move, main=True),
    Action("stealth", (Stage("stealth"),), main=True),
    Action("attack", (Stage("attack"), Stage("targets")), _attack, main=True),
    Action("noise", (Stage("noise", needs=("value",)),), _noise, main=True),
    Action("enemy-move", (Stage("enemy-move"),), main=True),
    Action("enemy-attack", (Stage("enemy-attack"),), main=True),
    Action("enemy-target", (Stage("enemy-target"),)),
    Action("awareness", (Stage("awareness", needs=("cause",)),), _awareness, main=True),
    Action("alarm", (Stage("alarm"),), _alarm, main=True),
    Action("spawning", (Stage("spawn", needs=("initiative",), taps=UNIT),), _spawn, main=True),
    Action("range", (Stage("range"),), _range),
    Action("danger", (Stage("danger"),)),
    Action("camera-field", (Stage("camera-field"),), _cameras),
    Action("enemy-paths", (Stage("enemy-paths"),)),
    Action("door", (Stage("door", needs=("door",)),), _door),
    Action("disengage", (Stage("disengage"),)),
    Action("vent", (Stage("vent"),)),
    Action("area", (Stage("area", needs=("hits",)),), _area),
    Action("operative-damage", (Stage("damage", needs=("amount",), taps=WHO),), _hurt),
    Action("enemy-damage", (Stage("damage", needs=("amount",), taps=UNIT),), _hurt_unit),
    Action("healing", (Stage("heal", needs=("amount",)),), _healing),
    Action("recover", (Stage("recover"),), _recover),
    Action("conditions", (Stage("conditions"),)),
    Action("action", (Stage("action", needs=("action",)),), _action),
    Action("overwatch", (Stage("overwatch"),)),
    Action("ambush", (Stage("ambush"),)),
    Action("sabotage", (Stage("sabotage", needs=("what",)),), _sabotage),
    Action("search", (Stage("search", needs=("token",)),), _named("token", "armory")),
    Action("discover", (Stage("discover", needs=("value",)),), _discover),
    Action("revive", (Stage("revive"),), _revive),
    Action("tactics", (Stage("tactics", needs=("cards",)),), _tactics),
    Action("dice-pool", (Stage("pool", needs=("stat",)),), _pool),
    Action("chance", (Stage("odds", needs=("dice", "tn")),), _chance),
    Action("soldier", (Stage("soldier"),), _soldier),
    Action("enemy-area", (Stage("enemy-area"),)),
    Action("step-out", (Stage("step-out"),)),
    Action("shove", (Stage("shove"),)),
    Action("initiative-order", (Stage("activation"),)),
    Action("blips", (Stage("blips"),)),
    Action("spawn-point", (Stage("spawn-point", needs=("roll",)),), _spawn_point),
    Action("portal", (Stage("portal", needs=("token",)),), _named("token", "portal")),
    Action("escalation", (Stage("escalation"),), _tokens),
    Action("empower", (Stage("empower", needs=("enemies",)),), _empower),
    Action("round", (Stage("round"),), _round),
    Action("mission", (Stage("mission"),), _mission),
)
