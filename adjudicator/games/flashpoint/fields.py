"""What is filled in for each action of a Flashpoint table."""

from collections.abc import Mapping
from typing import Any

from adjudicator.board.coordinates import space_name
from adjudicator.board.regions import Region
from adjudicator.board.squares import Space
from adjudicator.core.form import Field
from adjudicator.games.flashpoint.facts import data
from adjudicator.games.flashpoint.figures import numbered
from adjudicator.games.flashpoint.state import Table

Params = Mapping[str, Any]
Fields = tuple[Field, ...]

HITS = Field("hits", "number", high=40)
WEAPON = Field(
    "weapon",
    "group",
    fields=(
        Field("range", "numbers", high=99, label="distances"),
        Field("damage", "number", high=20),
        Field("noise", "number", high=20, label="noise-value"),
        Field("accuracy", "flag"),
        Field("aoe", "flag"),
        Field("blast", "flag", advanced=True),
        Field("melee", "flag", advanced=True),
        Field("psionic", "flag", advanced=True),
    ),
)
MODIFIERS = Field(
    "modifiers",
    "rows",
    fields=(Field("name", "text"), Field("value", "number", low=-99, high=99)),
    count=2,
    advanced=True,
)
DICE = tuple(Field(kind, "number", high=20) for kind in ("white", "red", "focus"))


def move_fields(_table: Table, _asked: Params) -> Fields:
    """How far, through a door, with care."""
    return (
        Field("zones", "number", high=9, default=2),
        Field("open-door", "flag"),
        Field("careful", "flag"),
    )


def attack_fields(table: Table, params: Params) -> Fields:
    """The weapon, and which figure of a mixed unit is meant."""
    return *figure_fields(table, params), HITS, WEAPON, MODIFIERS


def area_fields(_table: Table, _asked: Params) -> Fields:
    """The Hits of an attack on a zone, its weapon, and what changes the Enemies' numbers."""
    return HITS, WEAPON, MODIFIERS


def noise_fields(_table: Table, _asked: Params) -> Fields:
    """How loud it is."""
    return (Field("value", "number", high=20, label="noise-value"),)


def zone_choice(table: Table, name: str = "zone") -> Field:
    """A zone by its name."""
    zones = {_called(zone): zone.written for zone in table.zones}
    return Field(name, "choice", options=tuple(zones), values=tuple(zones.values()))


def _called(zone: Region) -> str:
    return zone.id or space_name(zone.key)


def awareness_fields(table: Table, params: Params) -> Fields:
    """What happened, and where or to whom."""
    kind = params.get("cause.kind") or (params.get("cause") or {}).get("kind")
    kinds = Field("kind", "choice", options=("stealth-fail", "attack", "targeted", "check"))
    where: Fields = ()
    if kind == "targeted":
        where = (Field("unit", "choice", options=tuple(table.units)),)
    elif kind in ("stealth-fail", "attack"):
        where = (zone_choice(table),)
    return (Field("cause", "group", fields=(kinds, *where)),)


def named_fields(name: str, kind: str) -> Any:  # noqa: ANN401
    """A field for one of the table's tokens of a kind."""

    def fields(table: Table, _asked: Params) -> Fields:
        known = tuple(token.id for token in table.tokens_of(kind))
        return (Field(name, "choice", options=known, default=known[0] if known else None),)

    return fields


def cameras_fields(table: Table, _asked: Params) -> Fields:
    """One camera; left blank, all of them."""
    known = tuple(token.id for token in table.tokens_of("camera"))
    return (Field("camera", "choice", options=known),)


def door_fields(table: Table, _asked: Params) -> Fields:
    """Which door."""
    return (Field("door", "choice", options=tuple(table.doors)),)


def figure_fields(table: Table, params: Params) -> Fields:
    """Which figure of a unit is meant, if it has several kinds."""
    unit = table.units.get(str(params.get("unit")))
    names = tuple(numbered(unit)) if unit else ()
    figure = Field("figure", "choice", options=names, default=names[0] if names else None)
    return (figure,) if len(names) > 1 else ()


def hurt_unit_fields(table: Table, params: Params) -> Fields:
    """How much, and which figure."""
    return Field("amount", "number", high=40), *figure_fields(table, params)


def hurt_fields(_table: Table, _asked: Params) -> Fields:
    """How much, and how much Armor is spent on it."""
    return Field("amount", "number", high=40), Field("armor", "number", high=3, advanced=True)


def healing_fields(_table: Table, _asked: Params) -> Fields:
    """How much is healed."""
    return (Field("amount", "number", high=9),)


def recover_fields(_table: Table, _asked: Params) -> Fields:
    """How many tokens come back."""
    return (
        Field("tokens", "number", high=9, default=3, label="tokens-back"),
        Field("bonus", "number", low=-9, high=9, advanced=True),
        Field("refresh", "flag", advanced=True),
    )


def action_fields(_table: Table, _asked: Params) -> Fields:
    """Which action."""
    return (Field("action", "choice", options=tuple(data("actions"))),)


def sabotage_fields(_table: Table, _asked: Params) -> Fields:
    """What is sabotaged, and the roll."""
    kinds = ("data", "camera", "electrical-box", "security-door", "scanner")
    return Field("what", "choice", options=kinds), HITS


def discover_fields(_table: Table, _asked: Params) -> Fields:
    """The value on the card, and the roll."""
    return Field("value", "number", high=20, label="discovery-value"), HITS


def revive_fields(_table: Table, _asked: Params) -> Fields:
    """The roll."""
    return (HITS,)


def chance_fields(_table: Table, _asked: Params) -> Fields:
    """The dice and the number to reach."""
    return (
        Field("dice", "group", fields=DICE),
        Field("tn", "number", high=40),
        Field("rerolls", "number", high=3),
        Field("automatic", "number", high=20, advanced=True),
        Field("cover", "flag", advanced=True),
        Field("concealment", "flag", advanced=True),
    )


def pool_fields(_table: Table, _asked: Params) -> Fields:
    """What a pool is gathered from."""
    stats = ("attack", "defense", "science", "stealth")
    return (
        Field("stat", "choice", options=stats),
        Field("dice", "group", fields=DICE),
        Field("added", "group", fields=DICE),
        Field(
            "focus", "rows", fields=(Field("", "choice", options=(*stats, "movement")),), count=3
        ),
        Field("weapon-focus", "number", high=3, advanced=True),
        Field("exhausted", "flag", advanced=True),
    )


def spawn_fields(table: Table, params: Params) -> Fields:
    """The Initiatives that the Display has for such a Blip."""
    unit = table.units.get(str(params.get("unit")))
    kinds: tuple[str, ...] = ("elite" if unit and unit.elite else "basic",)
    special = unit is not None and unit.record.blip == "special-patrol"
    if special:  # its mission says what it spawns
        kinds = ("basic", "elite")
    values = tuple(dict.fromkeys(e.initiative for e in table.display if e.type in kinds))
    slot = Field("initiative", "choice", options=tuple(map(str, values)), values=values)
    return (slot, Field("type", "choice", options=kinds)) if special else (slot,)


def spawn_point_fields(_table: Table, _asked: Params) -> Fields:
    """The roll, and which Blip."""
    return (
        Field("roll", "number", low=1, high=6),
        Field("blip", "choice", options=("patrol", "elite-patrol"), advanced=True),
        Field("waiting", "number", high=20, advanced=True),
    )


def portal_fields(table: Table, params: Params) -> Fields:
    """Which Portal, and of several Patrols which one comes through."""
    patrols = tuple(unit.id for unit in table.units.values() if unit.patrols)
    which = (Field("unit", "choice", options=patrols),) if len(patrols) > 1 else ()
    return *named_fields("token", "portal")(table, params), *which


def shove_fields(table: Table, params: Params) -> Fields:
    """Who of those in the zone is shoved; where to is pointed at."""
    zone = table.by_cell.get(Space(*params["zone"])) if params.get("zone") else None
    there = tuple(unit.id for unit in table.units_in(zone)) if zone else ()
    return (Field("unit", "choice", options=there, label="shoved"),) if there else ()


def cure_fields(table: Table, params: Params) -> Fields:
    """Which condition, and the roll."""
    one = table.operatives.get(str(params.get("target") or params.get("operative")))
    held = one.record.conditions if one else ()
    return Field("condition", "choice", options=tuple(dict.fromkeys(held))), HITS


def tokens_fields(_table: Table, _asked: Params) -> Fields:
    """How many tokens."""
    return (Field("tokens", "number", low=1, high=20, default=1),)


def alarm_fields(_table: Table, _asked: Params) -> Fields:
    """What is looked at."""
    return (Field("cause", "choice", options=("check", "tokens", "track"), default="check"),)


def empower_fields(_table: Table, _asked: Params) -> Fields:
    """Which Enemies."""
    return (Field("enemies", "list"),)


def round_fields(_table: Table, _asked: Params) -> Fields:
    """Which round it is."""
    return (Field("first", "flag"),)


def mission_fields(_table: Table, _asked: Params) -> Fields:
    """How the mission stands."""
    flags = (Field(name, "flag") for name in ("objectives", "extracted", "cannot-spawn"))
    return *flags, Field("threat-cards", "number", high=60), Field("draws", "number", high=9)


def tactics_fields(_table: Table, _asked: Params) -> Fields:
    """The cards that are played."""
    tokens = ("attack", "defense", "science", "stealth", "movement")
    card = (
        Field("name", "text"),
        Field("cost", "choice", options=tokens),
        Field("ongoing", "flag"),
    )
    return (
        Field("cards", "rows", fields=card, count=2, label="tactics-cards"),
        Field("in-play", "number", high=2, advanced=True),
    )


def soldier_fields(_table: Table, _asked: Params) -> Fields:
    """The Soldier's attack."""
    return (WEAPON,)


def range_fields(_table: Table, _asked: Params) -> Fields:
    """Whether walls are counted through."""
    return (Field("through-walls", "flag"),)
