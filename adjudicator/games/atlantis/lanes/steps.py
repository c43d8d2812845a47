"""What verdicts of several topics say about lanes."""

from collections.abc import Iterator

from adjudicator.core.verdict import Step
from adjudicator.games.atlantis.lanes import rules
from adjudicator.games.atlantis.lanes.battles import lane_pushed_by_fall
from adjudicator.games.atlantis.table.judging import team_fact
from adjudicator.games.atlantis.table.state import Table, Unit, other_team


def pushed_at_once(table: Table, victim: Unit) -> Iterator[Step]:
    """The push of a lane whose last Minion of a team falls."""
    if (lane := lane_pushed_by_fall(table, victim)) is not None:
        told: dict[str, object] = {"who": victim.name, "zone": lane.battle_zone, "lane": lane.name}
        told |= {"team": team_fact(victim.team), "winner": team_fact(other_team(victim.team))}
        yield Step(rules.BATTLE_IN_TURN, "atlantis.battle.at-once", told)
