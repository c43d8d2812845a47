"""The question `victory`: has a team won, and by what?"""

from collections.abc import Iterator
from dataclasses import dataclass

from pydantic import Field

from adjudicator.core.facts import Said
from adjudicator.core.faults import InputError
from adjudicator.core.input import Record, place
from adjudicator.core.question import Finding
from adjudicator.core.ruling import Consultation
from adjudicator.core.verdict import Step, Summary
from adjudicator.games.atlantis.lanes import rules as lanes_rules
from adjudicator.games.atlantis.lanes.zones import ahead_by_zones, zones_between
from adjudicator.games.atlantis.table.judging import team_fact, tone
from adjudicator.games.atlantis.table.kit import TEAMS, Team
from adjudicator.games.atlantis.table.state import Lane, Table, other_team
from adjudicator.games.atlantis.victory import rules


class VictoryParams(Record):
    """Which team won the last push, if the Wave counters have run out.

    With two lanes it is the push that only one team won after a tie.
    """

    last_push: Team | None = Field(default=None, alias="last-push")


@dataclass(frozen=True, slots=True)
class Ending:
    """Who won, and by what; nothing of both while the game goes on.

    `between` is how many zones each team has, where they were compared.
    """

    winner: Team | None = None
    by: str | None = None
    lane: Lane | None = None
    between: tuple[tuple[Team, int], ...] = ()
    after_tie: bool = False


def victory(table: Table, params: VictoryParams, consult: Consultation) -> Finding:
    """Judge whether the game is over."""
    found = by_life(table) or by_throne(table) or _by_counters(table, params, consult)
    if found.winner is None:
        _note_counters(table, consult)
    summary = _summary(found.winner, unsure=bool(consult.missing))
    return Finding({"winner": found.winner, "by": found.by}, summary, ending_steps(table, found))


def _summary(winner: Team | None, *, unsure: bool) -> Summary:
    facts = {"team": team_fact(winner)}
    if winner is None and unsure:
        return Summary("atlantis.victory.unsure", "open", facts)
    message_id = "atlantis.victory.won" if winner else "atlantis.victory.open"
    return Summary(message_id, tone(winner), facts)


def _note_counters(table: Table, consult: Consultation) -> None:
    """Note the counters that nobody entered: without them nobody knows that the game goes on."""
    for team in TEAMS if not table.life else ():
        label = Said("atlantis.missing.life", (("team", team_fact(team)),))
        consult.known(None, place("scene", "life", team), label)
    spent = any(lane.waves == 0 for lane in table.lanes.values())
    for lane in () if spent else table.lanes.values():
        label = Said("atlantis.missing.waves", (("lane", lane.called),))
        consult.known(lane.waves, place("scene", "lanes", lane.name, "waves"), label)


def is_over(table: Table) -> bool:
    """Whether the game is over by what the table shows: counters, a Throne, or the last push."""
    spent = any(count == 0 for count in table.life.values())
    taken = any(lane.battle_zone in table.thrones.values() for lane in table.lanes.values())
    last = len(table.lanes) == 1 and any(lane.waves == 0 for lane in table.lanes.values())
    return spent or taken or last


def by_life(table: Table) -> Ending | None:
    """How the game ended if a team has spent its last Life counter."""
    losers = [team for team in TEAMS if table.life.get(team) == 0]
    if len(losers) > 1:
        raise InputError(place("scene", "life"), "atlantis.both-spent")
    return Ending(other_team(losers[0]), "life") if losers else None


def by_throne(table: Table) -> Ending | None:
    """How the game ended if a Battle Zone is a Throne."""
    teams = {zone: team for team, zone in table.thrones.items()}
    taken = [lane for lane in table.lanes.values() if lane.battle_zone in teams]
    losers = {teams[lane.battle_zone] for lane in taken}
    if len(losers) > 1:
        raise InputError(place("scene", "lanes"), "atlantis.both-thrones")
    return Ending(other_team(losers.pop()), "throne", taken[0]) if losers else None


def _by_counters(table: Table, params: VictoryParams, consult: Consultation) -> Ending:
    """A lane without Wave counters; with two lanes zones decide, and after a tie a push."""
    spent = [lane for lane in table.lanes.values() if lane.waves == 0]
    if not spent:
        return Ending()
    if len(table.lanes) > 1:
        between = zones_between(table)
        sums = tuple((team, sum(between[team])) for team in TEAMS)
        leader = ahead_by_zones(between, consult)
        winner = leader or params.last_push
        tied = leader is None and winner is not None
        return Ending(winner, "last-push" if winner else None, spent[0], sums, tied)
    if params.last_push is None:
        raise InputError("last-push", "atlantis.needs-last-push")
    return Ending(params.last_push, "last-push", spent[0])


def ending_steps(table: Table, found: Ending) -> Iterator[Step]:
    """How the game ended, or why it goes on."""
    facts: dict[str, object] = {"team": team_fact(found.winner)}
    if found.winner:
        facts["loser"] = team_fact(other_team(found.winner))
    if found.lane:
        facts |= {"zone": found.lane.battle_zone, "lane": found.lane.called}
    if found.between:
        yield from _compared(found, facts)
    elif found.by:
        rule, message_id = _WON[found.by]
        yield Step(rule, message_id, facts)
    else:
        yield from _open(table)


_WON = {
    "life": (rules.WIN_LIFE, "atlantis.victory.life"),
    "throne": (rules.WIN_THRONE, "atlantis.victory.throne"),
    "last-push": (rules.WIN_LAST_PUSH, "atlantis.victory.last-push"),
}


def _compared(found: Ending, facts: dict[str, object]) -> Iterator[Step]:
    """The zones of two lanes, and the push after a tie."""
    facts |= {str(team): number for team, number in found.between}
    yield Step(lanes_rules.DOUBLE_ENDS, "atlantis.victory.spent", facts)
    ahead = found.winner and not found.after_tie
    message_id = "atlantis.victory.more-zones" if ahead else "atlantis.victory.even-zones"
    yield Step(lanes_rules.DOUBLE_ZONES, message_id, facts)
    if found.after_tie:
        yield Step(lanes_rules.DOUBLE_TIE, "atlantis.victory.after-tie", facts)


def _open(table: Table) -> Iterator[Step]:
    """Why nobody has won yet."""
    for team in TEAMS:
        told: dict[str, object] = {"team": team_fact(team), "count": table.life.get(team)}
        message_id = (
            "atlantis.victory.life-left" if team in table.life else "atlantis.victory.unknown"
        )
        yield Step(rules.WIN_LIFE, message_id, told)
    for lane in table.lanes.values():
        told = {"zone": lane.battle_zone, "lane": lane.called}
        yield Step(rules.WIN_THRONE, "atlantis.victory.no-throne", told)
        if lane.waves is not None:
            told = {"count": lane.waves, "lane": lane.called}
            yield Step(rules.WIN_LAST_PUSH, "atlantis.victory.waves", told)
