"""What the page offers about stealth, with its fields."""

from dataclasses import replace
from typing import get_args

from adjudicator.board.cell import space_name
from adjudicator.board.regions import Region
from adjudicator.core.derive import field_of
from adjudicator.core.form import Field
from adjudicator.core.game import Action, Stage
from adjudicator.core.values import JsonObject
from adjudicator.games.flashpoint.dice.forecast import chance_of, dice_rolled
from adjudicator.games.flashpoint.stealth.questions.awareness import InZone, Plain, Targeted
from adjudicator.games.flashpoint.stealth.questions.noise import NoiseParams
from adjudicator.games.flashpoint.table.fields import Fields, hits_rolled, rolled_or_not
from adjudicator.games.flashpoint.table.state import Table

_CAUSES = tuple(
    kind
    for cause in (InZone, Targeted, Plain)
    for kind in get_args(cause.model_fields["kind"].annotation)
)


def noise_fields(_table: Table, _params: JsonObject) -> Fields:
    """How loud it is."""
    return (field_of(NoiseParams, "value", label="noise-value"),)


def stealth_fields(table: Table, _params: JsonObject) -> Fields:
    """The Hits, and the zone of the check if the Operative has gone on from there."""
    zone = replace(zone_choice(table), label="check-zone", advanced=True)
    return hits_rolled(table), *dice_rolled(table), zone


def zone_choice(table: Table, name: str = "zone") -> Field:
    """A zone by its name."""
    zones = {zone_word(zone): zone.written for zone in table.zones}
    return Field(name, "choice", options=tuple(zones), values=tuple(zones.values()))


def zone_word(zone: Region) -> str:
    """The zone's name, or that of its first space."""
    return zone.id or space_name(zone.key)


def awareness_fields(table: Table, params: JsonObject) -> Fields:
    """What happened, and where or to whom."""
    kind = params.get("cause.kind") or (params.get("cause") or {}).get("kind")
    kinds = Field("kind", "choice", options=_CAUSES)
    where: Fields = ()
    if kind == "targeted":
        where = (Field("unit", "choice", options=tuple(table.units)),)
    elif kind in ("stealth-fail", "attack"):
        where = (zone_choice(table),)
    return (Field("cause", "group", fields=(kinds, *where)),)


ACTIONS: tuple[Action[Table], ...] = (
    Action(
        "stealth",
        (Stage("hide", needs=("hits",)), Stage("stealth")),
        stealth_fields,
        outcomes=lambda found: rolled_or_not(found.answer.get("needed")),
        forecast=chance_of("needed"),
        main=True,
        order=40,
    ),
    Action("noise", (Stage("noise", needs=("value",)),), noise_fields, order=60),
    Action("awareness", (Stage("awareness", needs=("cause",)),), awareness_fields, order=100),
    Action("danger", (Stage("danger"),), order=140),
)
