"""The question `activation`: in which order units activate."""

from itertools import groupby

from adjudicator.core.question import Finding, Steps
from adjudicator.core.ruling import Consultation
from adjudicator.games.flashpoint.enemies import rules
from adjudicator.games.flashpoint.harm import rules as harm_rules
from adjudicator.games.flashpoint.table.facts import names
from adjudicator.games.flashpoint.table.marks import zone_marks
from adjudicator.games.flashpoint.table.params import NoParams
from adjudicator.games.flashpoint.table.pieces import Unit
from adjudicator.games.flashpoint.table.state import Table


def activation(table: Table, _params: NoParams, _consult: Consultation) -> Finding:
    """Judge in which order units activate."""
    told = Steps()
    acting = [u for u in table.units.values() if u.aware and u.leader and not u.stunned]
    stunned = [unit for unit in table.units.values() if unit.aware and unit.stunned]
    acting.sort(key=_initiative, reverse=True)
    order = []
    for initiative, group in groupby(acting, key=_initiative):
        units = list(group)
        order.append({"initiative": initiative, "units": [unit.id for unit in units]})
        marks = zone_marks(dict.fromkeys(unit.zone for unit in units), "note")
        facts = {"units": names(units), "initiative": initiative, "count": len(units)}
        told.add(rules.ACTIVATION_ORDER, "flashpoint.order.units", *marks, **facts)
        if mixed := [u for u in units if len({f.name for f in u.figures}) > 1]:
            told.add(rules.ACTIVATION_MIXED, "flashpoint.order.mixed", units=names(mixed))
        if untold := [u for u in units if u.leader and not u.leader.is_told("initiative")]:
            told.add(rules.ACTIVATION_ORDER, "flashpoint.order.untold", units=names(untold))
    if stunned:
        told.add(harm_rules.CONDITION_STUN, "flashpoint.order.stunned", units=names(stunned))
    if not order:
        told.add(rules.ACTIVATION_ORDER, "flashpoint.order.nobody")
    answer = {"order": order, "skipped": [unit.id for unit in stunned]}
    facts = {"count": len(acting), "units": names(acting)}
    message_id = "flashpoint.order.some" if order else "flashpoint.order.none"
    return told.finding(answer, message_id, "note", None, **facts)


def _initiative(unit: Unit) -> int:
    """A unit activates on the Initiative of the figure that leads it."""
    return unit.leader.record.initiative if unit.leader else 0
