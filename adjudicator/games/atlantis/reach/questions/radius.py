"""The question `radius`: who is within a radius?"""

from pydantic import Field

from adjudicator.core.input import Record
from adjudicator.core.question import Finding
from adjudicator.core.ruling import Consultation
from adjudicator.core.verdict import Step, Summary, area_mark
from adjudicator.games.atlantis.reach import rules
from adjudicator.games.atlantis.reach.ranges import Reaching, spaces_within
from adjudicator.games.atlantis.reach.steps import no_range
from adjudicator.games.atlantis.table.ends import EndRecord, names, piece_marks, read_end
from adjudicator.games.atlantis.table.state import Table


class RadiusParams(Record):
    """An end, and the value of the icon."""

    start: EndRecord = Field(alias="from")
    radius: Reaching


def radius(table: Table, params: RadiusParams, _consult: Consultation) -> Finding:
    """Find the units within a radius."""
    source = read_end(table, params.start, "from")
    spaces = spaces_within(table, source.at, params.radius)
    units = [u for u in table.units.values() if u.at in spaces]
    facts = {
        "source": source.fact,
        "radius": params.radius,
        "count": len(units),
        "names": names(units),
    }
    if params.radius < 1:
        steps = [no_range(params.radius)]
    else:
        marks = (area_mark(tuple(spaces), "reach"), *piece_marks(units, "hit"))
        message_id = "atlantis.radius.units" if units else "atlantis.radius.nobody"
        steps = [
            Step(rules.REACH_RADIUS, message_id, facts, marks),
            Step(rules.REACH_OWN, "atlantis.radius.own", facts),
        ]
    summary = Summary("atlantis.radius.found", "note", facts)
    return Finding({"units": [unit.id for unit in units]}, summary, tuple(steps))
