"""Where a unit moves in the Enemy Movement step, with every reason."""

from dataclasses import dataclass

from adjudicator.board.regions import Region
from adjudicator.core.question import Steps
from adjudicator.core.ruling import Consultation
from adjudicator.core.verdict import edge_mark
from adjudicator.games.flashpoint.enemies import rules
from adjudicator.games.flashpoint.enemies.allowance import (
    Allowance,
    allowance,
    allowance_in_part,
    note_movement,
    tell_allowance,
)
from adjudicator.games.flashpoint.enemies.arriving import tell_taken
from adjudicator.games.flashpoint.enemies.params import MarchParams
from adjudicator.games.flashpoint.enemies.routes import March
from adjudicator.games.flashpoint.enemies.sightings import Journey, tell_coming_by
from adjudicator.games.flashpoint.stealth.views import View
from adjudicator.games.flashpoint.table.facts import called, written
from adjudicator.games.flashpoint.table.marks import way_marks, zone_mark, zone_marks
from adjudicator.games.flashpoint.table.pieces import Unit
from adjudicator.games.flashpoint.table.state import Table


@dataclass(frozen=True)
class Plan:
    """Where a unit moves: how far, for which zones it sets out, and every way it may go."""

    allowance: Allowance
    targets: tuple[Region, ...]
    march: March

    @property
    def answer(self) -> dict[str, object]:
        """As an answer writes it."""
        ends = None if self.march.unknown else written(self.march.ends)
        return {"targets": written(self.targets), "ends": ends}


def plan(table: Table, unit: Unit, consult: Consultation, part: MarchParams | None = None) -> Plan:
    """Where a unit moves, or where a part of its move leads."""
    allowed = allowance(table, unit, consult)
    if part is not None:
        allowed = allowance_in_part(table, unit, part.moved, part.zones, allowed, consult)
    march = March(table, unit, consult)
    targets = march.go(allowed.zones)
    if march.unknown and allowed.zones is None:
        note_movement(unit, consult)
    return Plan(allowed, targets, march)


def tell_plan(told: Steps, table: Table, unit: Unit, planned: Plan) -> None:
    """Tell how far a unit moves, and for which zones it sets out."""
    _tell_aims(told, table, unit, planned.targets)
    tell_allowance(told, unit, planned.allowance)


def _tell_aims(told: Steps, table: Table, unit: Unit, aims: tuple[Region, ...]) -> None:
    facts = {"unit": unit.called, "zones": called(aims), "count": len(aims)}
    marks = zone_marks(aims, "target")
    if not aims:
        told.add(rules.ENEMY_TARGET_ZONE, "flashpoint.march.no-target", **facts)
    elif table.alarm:
        told.add(rules.ENEMY_AFTER_ALARM, "flashpoint.march.operative", *marks, **facts)
    elif table.tokens_of("investigate"):
        told.add(rules.ENEMY_TARGET_ZONE, "flashpoint.march.token", *marks, **facts)
    else:
        told.add(rules.ENEMY_INSERTION, "flashpoint.march.insertion", *marks, **facts)
    if len(aims) > 1:
        told.add(rules.TIES_PLAYERS, "flashpoint.march.tied", **facts)


def tell_journey(
    told: Steps, table: Table, unit: Unit, journey: Journey, views: tuple[View, ...]
) -> None:
    """Tell of one way that a unit may go: its zones, doors and tokens, and what it meets."""
    route = journey.route
    facts = {"unit": unit.called, "end": route.end.called, "count": len(route.way) - 1}
    if len(route.way) > 1:
        marks = way_marks(route.way)
        told.add(
            rules.ENEMY_CLOSER, "flashpoint.march.way", *marks, **facts, zones=called(route.way[1:])
        )
    for each in journey.doors:
        message_id = "flashpoint.march.door-stays" if each.stays else "flashpoint.march.door"
        told.add(
            rules.ENEMY_DOORS, message_id, edge_mark(each.door.edge, "crossed"), unit=unit.called
        )
    tell_taken(told, table, route.taken)
    if route.why == "in-range":
        told.add(rules.ENEMY_STOPS, "flashpoint.march.in-range", zone_mark(route.end), **facts)
    if route.why == "no-way":
        told.add(rules.ENEMY_LOCKED, "flashpoint.march.locked", **facts)
    tell_coming_by(told, unit, views)
