"""The question `victory`: has a team won, and by what?"""

from collections.abc import Iterator
from dataclasses import dataclass

from pydantic import Field

from adjudicator.games.atlantis import rules
from adjudicator.games.atlantis.judging import team_fact, tone
from adjudicator.games.atlantis.kit import TEAMS, Team
from adjudicator.games.atlantis.lanes import ahead_by_zones, zones_between
from adjudicator.games.atlantis.state import Lane, Table, other_team
from adjudicator.kernel.ruling import Consultation, rule_on
from adjudicator.kernel.scene import Malformed, Record
from adjudicator.kernel.verdict import Answer, Gist, Step, Verdict, verdict_on


class VictoryAsked(Record):
    """Which team won the last push, where the Wave counters have run out."""

    last_push: Team | None = Field(default=None, alias="last-push")


@dataclass(frozen=True, slots=True)
class Ending:
    """Who won, and by what; nothing of both while the game goes on."""

    winner: Team | None = None
    by: str | None = None
    lane: Lane | None = None
    between: tuple[tuple[Team, int], ...] = ()


def victory(table: Table, asked: VictoryAsked) -> Verdict:
    """Judge whether the game is over."""
    ruled = rule_on(table.readings, lambda consult: _ending(table, asked, consult), _answer)
    found = ruled.proof
    facts = {"team": team_fact(found.winner)}
    gist = Gist(
        "atlantis.victory.won" if found.winner else "atlantis.victory.open",
        tone(found.winner),
        facts,
    )
    return verdict_on("victory", ruled, lambda answer: answer, gist, _steps(table, found))


def _answer(ending: Ending) -> Answer:
    return {"winner": ending.winner, "by": ending.by}


def _ending(table: Table, asked: VictoryAsked, consult: Consultation) -> Ending:
    for team in TEAMS:
        if table.life.get(team) == 0:
            return Ending(other_team(team), "life")
    for lane in table.lanes.values():
        for team in TEAMS:
            if lane.battle_zone == table.thrones.get(team):
                return Ending(other_team(team), "throne", lane)
    spent = [lane for lane in table.lanes.values() if lane.waves == 0]
    if not spent:
        return Ending()
    if len(table.lanes) > 1:
        zones = {name: lane.battle_zone for name, lane in table.lanes.items()}
        between = zones_between(table, zones)
        sums = tuple((team, sum(between[team])) for team in TEAMS)
        leader = ahead_by_zones(between, consult)
        return Ending(leader, "last-push" if leader else None, spent[0], sums)
    if asked.last_push is None:
        raise Malformed("last-push", "hexes.needs-last-push")
    return Ending(asked.last_push, "last-push", spent[0])


def _steps(table: Table, found: Ending) -> Iterator[Step]:
    facts: dict[str, object] = {"team": team_fact(found.winner)}
    if found.winner:
        facts["loser"] = team_fact(other_team(found.winner))
    if found.lane:
        facts |= {"zone": found.lane.battle_zone, "lane": found.lane.name}
    if found.between:
        facts |= {str(team): number for team, number in found.between}
        yield Step(rules.DOUBLE_ENDS, "atlantis.victory.spent", facts)
        says = "atlantis.victory.more-zones" if found.winner else "atlantis.victory.even-zones"
        yield Step(rules.DOUBLE_ZONES, says, facts)
    elif found.by == "life":
        yield Step(rules.WIN_LIFE, "atlantis.victory.life", facts)
    elif found.by == "throne":
        yield Step(rules.WIN_THRONE, "atlantis.victory.throne", facts)
    elif found.by:
        yield Step(rules.WIN_LAST_PUSH, "atlantis.victory.last-push", facts)
    else:
        for team in TEAMS:
            told: dict[str, object] = {"team": team_fact(team), "count": table.life.get(team)}
            says = (
                "atlantis.victory.life-left" if team in table.life else "atlantis.victory.unknown"
            )
            yield Step(rules.WIN_LIFE, says, told)
        for lane in table.lanes.values():
            told = {"zone": lane.battle_zone, "lane": lane.name}
            yield Step(rules.WIN_THRONE, "atlantis.victory.no-throne", told)
            if lane.waves is not None:
                told = {"count": lane.waves, "lane": lane.name}
                yield Step(rules.WIN_LAST_PUSH, "atlantis.victory.waves", told)
