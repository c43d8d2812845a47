"""The question `activation`: in which order units activate."""

from adjudicator.core.question import Finding, Steps
from adjudicator.core.ruling import Consultation
from adjudicator.core.verdict import Tone
from adjudicator.games.flashpoint.enemies import rules
from adjudicator.games.flashpoint.harm import rules as harm_rules
from adjudicator.games.flashpoint.table.facts import names
from adjudicator.games.flashpoint.table.marks import zone_marks
from adjudicator.games.flashpoint.table.numbers import leader_of, needs, printed
from adjudicator.games.flashpoint.table.params import NoParams
from adjudicator.games.flashpoint.table.pieces import Unit
from adjudicator.games.flashpoint.table.state import Table


def activation(table: Table, _params: NoParams, consult: Consultation) -> Finding:
    """Judge in which order units activate."""
    told = Steps()
    acting = [u for u in table.units.values() if u.aware and u.spawned and not u.stunned]
    stunned = [unit for unit in table.units.values() if unit.aware and unit.stunned]
    ranks = {unit: initiative_of(unit, consult) for unit in acting}
    order = []
    for initiative in sorted({rank for rank in ranks.values() if rank is not None}, reverse=True):
        units = [unit for unit in acting if ranks[unit] == initiative]
        order.append({"initiative": initiative, "units": [unit.id for unit in units]})
        _tell_group(told, units, initiative)
    untold = [unit for unit in acting if ranks[unit] is None]
    if untold:
        told.add(rules.ACTIVATION_ORDER, "flashpoint.order.untold", units=names(untold))
    if stunned:
        told.add(harm_rules.CONDITION_STUN, "flashpoint.order.stunned", units=names(stunned))
    if not acting:
        told.add(rules.ACTIVATION_ORDER, "flashpoint.order.nobody")
    answer = {"order": None if untold else order, "skipped": [unit.id for unit in stunned]}
    acting.sort(key=lambda unit: ranks[unit] or 0, reverse=True)
    facts = {"count": len(acting), "units": names(acting), **needs(consult)}
    message_id = "unknown" if untold else "some" if order else "none"
    tone: Tone = "open" if untold else "note"
    return told.finding(answer, f"flashpoint.order.{message_id}", tone, None, **facts)


def _tell_group(told: Steps, units: list[Unit], initiative: int) -> None:
    """Tell of the units that activate on one Initiative."""
    marks = zone_marks(dict.fromkeys(unit.zone for unit in units), "note")
    facts = {"units": names(units), "initiative": initiative, "count": len(units)}
    told.add(rules.ACTIVATION_ORDER, "flashpoint.order.units", *marks, **facts)
    if mixed := [u for u in units if len({f.name for f in u.figures}) > 1]:
        told.add(rules.ACTIVATION_MIXED, "flashpoint.order.mixed", units=names(mixed))


def initiative_of(unit: Unit, consult: Consultation) -> int | None:
    """A unit activates on the Initiative of the figure that leads it."""
    leader = leader_of(unit, consult)
    return printed(leader, "initiative", consult) if leader else None
