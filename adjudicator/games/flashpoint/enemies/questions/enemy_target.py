"""The question `enemy-target`: whom a unit attacks."""

from adjudicator.core.ruling import Consultation
from adjudicator.core.verdict import Verdict
from adjudicator.games.flashpoint.enemies import rules
from adjudicator.games.flashpoint.enemies.targeting import prey
from adjudicator.games.flashpoint.table.finding import Finding, Steps, judged, names
from adjudicator.games.flashpoint.table.lookup import find_unit
from adjudicator.games.flashpoint.table.params import UnitParams
from adjudicator.games.flashpoint.table.state import Table


def enemy_target(table: Table, params: UnitParams) -> Verdict:
    """Judge whom a unit attacks."""
    unit = find_unit(table, params.unit)

    def decide(consult: Consultation) -> Finding:
        told = Steps()
        chosen = prey(table, unit, told, consult)
        facts = {"unit": unit.name, "who": names(chosen), "count": len(chosen)}
        answer = {"targets": [one.id for one in chosen]}
        if not chosen:
            return told.finding(answer, "flashpoint.prey.none", "clear", **facts)
        if unit.leader and unit.leader.record.aoe:
            return told.finding(answer, "flashpoint.prey.area", "blocked", **facts)
        if len(chosen) > 1:
            told.add(rules.ENEMY_TIES, "flashpoint.prey.players", **facts)
        message_id = "flashpoint.prey.one" if len(chosen) == 1 else "flashpoint.prey.several"
        return told.finding(answer, message_id, "blocked", **facts)

    return judged(table, "enemy-target", decide)
