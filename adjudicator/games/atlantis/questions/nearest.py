"""The question `nearest`: which units are nearest, or farthest?"""

from typing import Annotated, Literal

from pydantic import Field, StrictBool, StrictInt

from adjudicator.games.atlantis import rules
from adjudicator.games.atlantis.ends import EndRecord, names, piece_marks, read_end
from adjudicator.games.atlantis.kit import Team
from adjudicator.games.atlantis.state import Table, Unit
from adjudicator.kernel.hexes import apart
from adjudicator.kernel.scene import Malformed, Record
from adjudicator.kernel.verdict import Gist, Step, Verdict


class Nearest(Record):
    """From where, among whom; `range` leaves out those farther away."""

    start: EndRecord = Field(alias="from")
    among: Literal["units", "heroes", "minions"] = "units"
    side: Literal["any", "enemies", "friends"] = "any"
    farthest: StrictBool = False
    range: Annotated[StrictInt, Field(ge=0, le=99)] | None = None


def nearest(table: Table, asked: Nearest) -> Verdict:
    """Find the nearest or farthest units; of several, whoever acts decides."""
    source = read_end(table, asked.start, "from")
    team = source.piece.team if isinstance(source.piece, Unit) else None
    if team is None and asked.side != "any":
        raise Malformed("side", "hexes.no-side")
    distances = {
        unit.id: apart(source.at, unit.at)
        for unit in table.units.values()
        if unit.at is not None and unit.at != source.at and _meant(unit, asked, team)
    }
    if asked.range is not None:
        distances = {name: n for name, n in distances.items() if n <= asked.range}
    best = (max if asked.farthest else min)(distances.values(), default=None)
    found = [table.units[name] for name, number in distances.items() if number == best]
    facts = {"source": source.fact, "names": names(found), "distance": best, "count": len(found)}
    kind = "farthest" if asked.farthest else "nearest"
    ending = {0: "nobody", 1: kind}.get(len(found), f"{kind}-tied")
    steps = [Step(rules.REACH_NEAREST, _SAYS[ending], facts, piece_marks(found, "choice"))]
    gist = Gist("atlantis.nearest.none" if not found else "atlantis.nearest.found", "note", facts)
    answer = {"units": [unit.id for unit in found], "distance": best}
    return Verdict("nearest", answer, gist, tuple(steps))


_SAYS = {
    "nobody": "atlantis.nearest.nobody",
    "nearest": "atlantis.nearest.one",
    "farthest": "atlantis.nearest.far-one",
    "nearest-tied": "atlantis.nearest.tied",
    "farthest-tied": "atlantis.nearest.far-tied",
}


def _meant(unit: Unit, asked: Nearest, team: Team | None) -> bool:
    kinds = {"units": True, "heroes": unit.hero, "minions": not unit.hero}
    sides = {"any": True, "enemies": unit.team != team, "friends": unit.team == team}
    return kinds[asked.among] and sides[asked.side]
