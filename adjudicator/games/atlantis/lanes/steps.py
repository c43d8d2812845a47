"""What verdicts of several topics say about lanes."""

from collections.abc import Iterator

from adjudicator.core.verdict import Step
from adjudicator.games.atlantis.lanes import rules
from adjudicator.games.atlantis.lanes.lane_pushes import Pushes
from adjudicator.games.atlantis.lanes.push_steps import push_steps
from adjudicator.games.atlantis.table.judging import team_fact
from adjudicator.games.atlantis.table.state import Table, Unit, moved, other_team


def pushed_at_once(table: Table, victim: Unit, push: Pushes | None) -> Iterator[Step]:
    """The push of a lane whose last Minion of a team falls, with all that it does."""
    if push is None:
        return
    lane = push.lanes[0].lane
    told: dict[str, object] = {"who": victim.name, "zone": lane.battle_zone, "lane": lane.called}
    told |= {"team": team_fact(victim.team), "winner": team_fact(other_team(victim.team))}
    yield Step(rules.BATTLE_IN_TURN, "atlantis.battle.at-once", told)
    yield from push_steps(moved(table, victim, None), push)
