"""The question `range`: how far it is from one zone to another."""

from pydantic import Field, StrictBool

from adjudicator.board.regions import Region
from adjudicator.board.squares import Space
from adjudicator.core.question import Finding, Steps
from adjudicator.core.ruling import Consultation
from adjudicator.games.flashpoint.sight import rules
from adjudicator.games.flashpoint.sight.questions.los import FromTo
from adjudicator.games.flashpoint.table.lookup import read_end
from adjudicator.games.flashpoint.table.marks import zone_marks
from adjudicator.games.flashpoint.table.state import Table


class RangeParams(FromTo):
    """Two zones, and whether walls and doors are counted through."""

    through_walls: StrictBool = Field(default=False, alias="through-walls")


def distance(table: Table, params: RangeParams, _consult: Consultation) -> Finding:
    """Judge how far it is."""
    start, end = read_end(table, params.start, "from"), read_end(table, params.to, "to")
    ways = "straight_ways" if params.through_walls else "open_ways"
    told = Steps()
    far = table.distances(ways, start).get(end.key)
    facts = {"start": start.called, "end": end.called, "count": far}
    if params.through_walls:
        told.add(rules.RANGE_WITHOUT_LOS, "flashpoint.range.through", **facts)
    else:
        told.add(rules.RANGE_ADJACENT, "flashpoint.range.around", **facts)
    if start is end:
        told.add(rules.RANGE_SAME_ZONE, "flashpoint.range.zero", **facts)
    elif far is None:
        told.add(rules.RANGE_COUNT, "flashpoint.range.none", **facts)
    else:
        way = [table.zone_of(key) for key in _way(table, ways, start, end)]
        told.add(
            rules.RANGE_COUNT,
            "flashpoint.range.counted",
            *zone_marks(way[1:], "reach"),
            **facts,
        )
    message_id = "flashpoint.range.unreached" if far is None else "flashpoint.range.far"
    return told.finding(
        {"range": far}, message_id, "blocked" if far is None else "note", None, **facts
    )


def _way(table: Table, ways: str, start: Region, end: Region) -> tuple[Space, ...]:
    network = getattr(table, ways)
    found: tuple[Space, ...] = network.ways(start.key).to(end.key)
    return found
