"""What the page offers about Enemies, with its fields."""

from collections.abc import Iterator, Sequence
from itertools import product

from adjudicator.board.squares import Space
from adjudicator.core.derive import field_of
from adjudicator.core.form import Field
from adjudicator.core.game import Action, Outcomes, Stage
from adjudicator.core.values import JsonObject
from adjudicator.core.verdict import Verdict
from adjudicator.games.flashpoint.dice.forecast import chance_of, dice_rolled
from adjudicator.games.flashpoint.enemies.params import MarchParams
from adjudicator.games.flashpoint.enemies.questions.defend import DefendParams
from adjudicator.games.flashpoint.enemies.questions.enemy_area import EnemyAreaParams
from adjudicator.games.flashpoint.table.action_tokens import has_both
from adjudicator.games.flashpoint.table.fields import (
    Fields,
    defense_checks,
    hits_fields,
    rolled_or_not,
)
from adjudicator.games.flashpoint.table.state import Table

#: How many Operatives have a button for each way that their checks can turn out.
MOST_TAPPED = 2


def shove_fields(table: Table, params: JsonObject) -> Fields:
    """Who of those in the zone is shoved; where to is pointed at."""
    zone = table.by_cell.get(Space(*params["zone"])) if params.get("zone") else None
    there = tuple(unit.id for unit in table.units_in(zone)) if zone else ()
    return (Field("unit", "choice", options=there, label="shoved"),) if there else ()


def area_fields(table: Table, _params: JsonObject) -> Fields:
    """The Defense checks of the Operatives in one zone, and which attack it is."""
    there = (len(table.operatives_in(zone)) for zone in table.zones)
    which = field_of(EnemyAreaParams, "attack", advanced=True, label="which-attack")
    return defense_checks(table, max(there, default=1)), which


def march_fields(_table: Table, _params: JsonObject) -> Fields:
    """A part of a move, for what comes up on the way."""
    return (
        field_of(MarchParams, "zones", advanced=True, label="march-zones"),
        field_of(MarchParams, "moved", advanced=True, label="march-moved"),
    )


def defend_fields(table: Table, params: JsonObject) -> Fields:
    """The Hits of the Defense check, and which tokens turn, where that is a choice."""
    choice = has_both(table.operatives.get(str(params.get("operative"))))
    return (
        *hits_fields(table, params),
        *dice_rolled(table),
        field_of(DefendParams, "armor", advanced=True),
        field_of(DefendParams, "order", advanced=not choice, label="order-turned"),
        field_of(DefendParams, "attack", advanced=True, label="which-attack"),
    )


def _defended(found: Verdict) -> Outcomes:
    """Who of one or two Operatives avoids an attack on their zone: everybody, some, nobody."""
    checks = found.summary.facts.get("checks")
    if not isinstance(checks, tuple) or not 0 < len(checks) <= MOST_TAPPED:
        return ()
    ways = product(*(dict.fromkeys((needed, 0)) for _, needed in checks))
    return tuple(tuple(_rolled([one for one, _ in checks], hits)) for hits in ways)


def _rolled(operatives: Sequence[str], hits: Sequence[int]) -> Iterator[tuple[str, str]]:
    for number, (operative, rolled) in enumerate(zip(operatives, hits, strict=True)):
        yield f"defended.{number}.operative", operative
        yield f"defended.{number}.hits", str(rolled)


ACTIONS: tuple[Action[Table], ...] = (
    Action("enemy-move", (Stage("enemy-move"),), march_fields, order=70),
    Action(
        "enemy-attack",
        (Stage("defend", needs=("hits",)), Stage("enemy-attack")),
        defend_fields,
        outcomes=lambda found: rolled_or_not(found.answer.get("needed")),
        forecast=chance_of("needed"),
        order=80,
    ),
    Action("enemy-target", (Stage("enemy-target"),), order=90),
    Action("enemy-paths", (Stage("enemy-paths"),), order=160),
    Action("ambush", (Stage("ambush"),), order=290),
    Action("enemy-area", (Stage("enemy-area"),), area_fields, outcomes=_defended, order=390),
    Action("step-out", (Stage("step-out"),), order=400),
    Action("shove", (Stage("shove"),), shove_fields, order=410),
    Action("enemy-activation", (Stage("enemy-activation"),), order=415),
    Action("initiative-order", (Stage("activation"),), order=420),
)
