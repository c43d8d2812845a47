"""The question `nearest`: which units are nearest, or farthest?"""

from collections.abc import Iterator

from pydantic import Field, StrictBool

from adjudicator.board.hexes import apart
from adjudicator.core.faults import InputError
from adjudicator.core.input import Record
from adjudicator.core.question import Finding
from adjudicator.core.ruling import Consultation
from adjudicator.core.verdict import Step, Summary
from adjudicator.games.atlantis.immunity.immune import Immunity, immunity_of
from adjudicator.games.atlantis.immunity.steps import immune_step
from adjudicator.games.atlantis.reach import rules
from adjudicator.games.atlantis.reach.meant import Side, UnitKind, is_meant, team_of
from adjudicator.games.atlantis.reach.ranges import Reaching
from adjudicator.games.atlantis.reach.steps import no_range
from adjudicator.games.atlantis.table.ends import End, EndRecord, names, piece_marks, read_end
from adjudicator.games.atlantis.table.kit import ActionKind
from adjudicator.games.atlantis.table.state import Table, Unit


class NearestParams(Record):
    """From where and among whom; `range` leaves out those farther away.

    `action` is the type of the targeting action: units that are Immune to it can't be chosen.
    Without it, nothing is targeted, and Immune units count.
    """

    start: EndRecord = Field(alias="from")
    among: UnitKind = "units"
    side: Side = "any"
    farthest: StrictBool = False
    range: Reaching | None = None
    action: ActionKind | None = None


def nearest(table: Table, params: NearestParams, consult: Consultation) -> Finding:
    """Find the nearest or farthest units; of several, the acting player decides."""
    source = read_end(table, params.start, "from")
    there = _there(table, source, params)
    barred = [each for unit in there if (each := _barred(table, unit, params))]
    immune = [each.unit for each in barred]
    distances = {unit.id: n for unit, n in there.items() if unit not in immune}
    best = (max if params.farthest else min)(distances.values(), default=None)
    rivals = [u for u in barred if u.unsure and _rivals(there[u.unit], best, params)]
    if rivals:
        for each in rivals:
            immunity_of(table, each.unit, params.action, consult)
        shared = best if {there[each.unit] for each in rivals} == {best} else None
        return _unknown(rivals, shared)
    found = [table.units[name] for name, number in distances.items() if number == best]
    facts = {"source": source.fact, "names": names(found), "distance": best, "count": len(found)}
    summary = Summary(
        "atlantis.nearest.none" if not found else "atlantis.nearest.found", "note", facts
    )
    answer = {"units": [unit.id for unit in found], "distance": best}
    return Finding(answer, summary, _steps(params, barred, found, facts))


def _there(table: Table, source: End, params: NearestParams) -> dict[Unit, int]:
    """Those who are meant and within the range, with their distances."""
    team = team_of(source)
    if team is None and params.side != "any":
        raise InputError("side", "atlantis.no-side")
    distances = {
        unit: apart(source.at, unit.at)
        for unit in table.units.values()
        if unit.at is not None and unit.at != source.at
        if is_meant(unit, params.among, params.side, team)
    }
    most = params.range
    return {unit: n for unit, n in distances.items() if most is None or n <= most}


def _barred(table: Table, unit: Unit, params: NearestParams) -> Immunity | None:
    """The Immunity that keeps an action from a unit, where one is meant.

    What isn't known of it is noted only where it matters: not for one that is too far anyway.
    """
    if params.action is None:
        return None
    found = immunity_of(table, unit, params.action, Consultation(table.readings))
    return found if found.immune or found.unsure else None


def _rivals(distance: int, best: int | None, params: NearestParams) -> bool:
    """Whether a unit at a distance would be found, if it could be targeted."""
    if best is None:
        return True
    return distance >= best if params.farthest else distance <= best


def _unknown(unsure: list[Immunity], shared: int | None) -> Finding:
    """Nobody knows whether some who would be found are Immune; the distance may be known."""
    summary = Summary("atlantis.immune.unknown", "open", {"who": unsure[0].unit.name})
    return Finding({"units": None, "distance": shared}, summary, tuple(map(immune_step, unsure)))


def _steps(
    params: NearestParams, barred: list[Immunity], found: list[Unit], facts: dict[str, object]
) -> Iterator[Step]:
    if params.range is not None and params.range < 1:
        yield no_range(params.range)
        return
    yield from map(immune_step, barred)
    kind = "farthest" if params.farthest else "nearest"
    ending = {0: "nobody", 1: kind}.get(len(found), f"{kind}-tied")
    yield Step(rules.REACH_NEAREST, _MESSAGE_IDS[ending], facts, piece_marks(found, "choice"))


_MESSAGE_IDS = {
    "nobody": "atlantis.nearest.nobody",
    "nearest": "atlantis.nearest.one",
    "farthest": "atlantis.nearest.far-one",
    "nearest-tied": "atlantis.nearest.tied",
    "farthest-tied": "atlantis.nearest.far-tied",
}
