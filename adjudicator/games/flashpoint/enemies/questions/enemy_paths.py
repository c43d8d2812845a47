"""The question `enemy-paths`: where every unit goes."""

from adjudicator.core.question import Finding, Steps
from adjudicator.core.ruling import Consultation
from adjudicator.games.flashpoint.enemies import rules
from adjudicator.games.flashpoint.enemies.moves import plan
from adjudicator.games.flashpoint.enemies.routes import March
from adjudicator.games.flashpoint.table.facts import called, names
from adjudicator.games.flashpoint.table.marks import way_marks, zone_marks
from adjudicator.games.flashpoint.table.numbers import needs
from adjudicator.games.flashpoint.table.params import NoParams
from adjudicator.games.flashpoint.table.pieces import Unit
from adjudicator.games.flashpoint.table.state import Table


def _tell_path(told: Steps, unit: Unit, march: March) -> None:
    """Where one unit may go, and by which ways."""
    if march.unknown:
        told.add(rules.ENEMY_ALLOWANCE, "flashpoint.paths.unknown", unit=unit.called)
        return
    ways = [mark for route in march.routes.values() for mark in way_marks(route.way)]
    ends = zone_marks(march.ends, "end")
    facts = {"unit": unit.called, "ends": called(march.ends, any_of=True), "count": len(march.ends)}
    told.add(rules.ENEMY_CLOSER, "flashpoint.paths.unit", *ways, *ends, **facts)


def enemy_paths(table: Table, _params: NoParams, consult: Consultation) -> Finding:
    """Judge where every unit goes in the Enemy Movement step, as the table is now."""
    told = Steps()
    moving, moves = [], []
    for unit in table.units.values():
        planned = plan(table, unit, consult)
        if planned.march.unknown or planned.march.ends != (unit.zone,):
            moving.append(unit)
            moves.append({"unit": unit.id, **planned.answer})
            _tell_path(told, unit, planned.march)
    if not moving:
        told.add(rules.ENEMY_ALLOWANCE, "flashpoint.paths.nobody")
    facts = {"units": names(moving), "count": len(moving), **needs(consult)}
    message_id = "flashpoint.paths.some" if moving else "flashpoint.paths.none"
    if any(move["ends"] is None for move in moves):
        message_id = "flashpoint.paths.unknown"
    return told.finding({"moves": moves}, message_id, "note", None, **facts)
