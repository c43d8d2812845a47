"""The question `disengage`: what leaving a zone with aware Enemies takes."""

from adjudicator.core.question import Finding, Steps
from adjudicator.core.ruling import Consultation
from adjudicator.games.flashpoint.movement import rules
from adjudicator.games.flashpoint.movement.walking import grip
from adjudicator.games.flashpoint.table.facts import names
from adjudicator.games.flashpoint.table.lookup import find_standing
from adjudicator.games.flashpoint.table.marks import zone_mark
from adjudicator.games.flashpoint.table.params import OperativeParams
from adjudicator.games.flashpoint.table.state import Table


def disengage(table: Table, params: OperativeParams, consult: Consultation) -> Finding:
    """Judge whether an Operative is engaged, and what leaving its zone takes."""
    operative, zone = find_standing(table, params.operative)
    told = Steps()
    held = grip(table, zone, consult)
    facts = {
        "who": operative.name,
        "zone": zone.called,
        "tokens": held.tokens,
        "units": names(held.aware),
        "counted": names(held.counted),
        "count": len(held.counted),
    }
    unaware = tuple(unit for unit in table.units_in(zone) if not unit.aware)
    if unaware:
        listed = names(unaware)
        told.add(rules.MOVE_UNAWARE, "flashpoint.disengage.unaware", units=listed)
    mark = zone_mark(zone, "blocked" if held.engaged else "clear")
    if held.engaged:
        told.add(rules.MOVE_ENGAGED, "flashpoint.disengage.engaged", mark, **facts)
        told.add(rules.MOVE_DISENGAGE, "flashpoint.disengage.tokens", **facts)
        summary = "flashpoint.disengage.costs"
    else:
        told.add(rules.MOVE_ENGAGED, "flashpoint.disengage.free", mark, **facts)
        summary = "flashpoint.disengage.none"
    answer = {"engaged": held.engaged, "tokens": held.tokens}
    return told.finding(answer, summary, "blocked" if held.engaged else "clear", None, **facts)
