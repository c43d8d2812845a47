"""The question `enemy-paths`: where every unit goes."""

from adjudicator.core.ruling import Consultation
from adjudicator.core.verdict import Verdict
from adjudicator.games.flashpoint.enemies import rules
from adjudicator.games.flashpoint.enemies.moves import marched
from adjudicator.games.flashpoint.enemies.routes import March
from adjudicator.games.flashpoint.table.finding import (
    Finding,
    Steps,
    called,
    judged,
    names,
    way_marks,
    zone_marks,
)
from adjudicator.games.flashpoint.table.params import Nothing
from adjudicator.games.flashpoint.table.pieces import Unit
from adjudicator.games.flashpoint.table.state import Table


def _tell_path(told: Steps, unit: Unit, march: March) -> None:
    """Where one unit may go, and by which ways."""
    ways = [mark for route in march.routes.values() for mark in way_marks(route.way)]
    ends = zone_marks(march.ends, "end")
    facts = {"unit": unit.name, "ends": called(march.ends), "count": len(march.ends)}
    told.add(rules.ENEMY_CLOSER, "flashpoint.paths.unit", *ways, *ends, **facts)


def enemy_paths(table: Table, _asked: Nothing) -> Verdict:
    """Judge where every unit goes in the Enemy Movement step, as the table is now."""

    def decide(consult: Consultation) -> Finding:
        told = Steps()
        moving, moves = [], []
        for unit in table.units.values():
            finding, march = marched(table, unit, consult)
            if march.ends != (unit.zone,):
                moving.append(unit)
                moves.append({"unit": unit.id, **finding.answer})
                _tell_path(told, unit, march)
        if not moving:
            told.add(rules.ENEMY_ALLOWANCE, "flashpoint.paths.nobody")
        facts = {"units": names(moving), "count": len(moving)}
        message_id = "flashpoint.paths.some" if moving else "flashpoint.paths.none"
        return told.finding({"moves": moves}, message_id, "note", **facts)

    return judged(table, "enemy-paths", decide)
