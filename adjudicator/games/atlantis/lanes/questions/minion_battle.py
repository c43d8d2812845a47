"""The question `minion-battle`: which team loses, and which Minions does it remove?"""

from collections.abc import Iterator
from typing import Annotated

from pydantic import Field, StrictStr

from adjudicator.core.change import Change, together
from adjudicator.core.facts import Listing
from adjudicator.core.question import Finding
from adjudicator.core.ruling import Consultation
from adjudicator.core.verdict import Step, Summary
from adjudicator.games.atlantis.lanes import rules
from adjudicator.games.atlantis.lanes.battle_ends import BattleEnd, BattlesEnd, end_battles
from adjudicator.games.atlantis.lanes.battle_steps import battle_steps
from adjudicator.games.atlantis.lanes.battles import battle_of
from adjudicator.games.atlantis.lanes.choosing import ChoicesParams
from adjudicator.games.atlantis.lanes.homecoming import Homecoming, bring_back
from adjudicator.games.atlantis.lanes.push_steps import push_steps
from adjudicator.games.atlantis.table.ends import UnitId, find_lane, names
from adjudicator.games.atlantis.table.judging import team_fact
from adjudicator.games.atlantis.table.records import HexPair
from adjudicator.games.atlantis.table.state import Lane, Table, lane_called


class BattleParams(ChoicesParams):
    """Which lane; optional if there is only one.

    Strays return first: `returns` says where, by Minion, if a team has a choice.
    `removed` are the Minions that the loser chooses. If the lane is pushed, `choices` and `order`
    are those of a push.
    """

    lane: StrictStr | None = None
    removed: Annotated[tuple[UnitId, ...], Field(max_length=99)] = ()
    returns: Annotated[dict[UnitId, HexPair], Field(max_length=99)] = Field(default_factory=dict)


def minion_battle(table: Table, params: BattleParams, consult: Consultation) -> Finding:
    """Judge the Minion Battle of a lane."""
    lane = find_lane(table, params.lane)
    home = bring_back(table, (lane,), params.returns, consult)
    table = home.table
    found = end_battles(table, (lane,), params.removed, params, consult)
    (end,) = found.ends
    battle = end.battle
    answer = {
        "loser": battle.loser,
        "remove": battle.remove,
        "heavy-last": battle.heavy_last,
        "pushed": battle.pushed,
        "removed": [unit.id for unit in end.removed],
        "candidates": [unit.id for unit in end.choose],
    }
    others = _pushed_together(table, lane) if battle.pushed else ()
    steps = (*home.steps, *_steps(table, found, end, others))
    return Finding(answer, _summary(end), steps, _change(home, found, others))


def _pushed_together(table: Table, lane: Lane) -> tuple[str, ...]:
    """The other lanes that their Minion Battles push at the same moment."""
    others = (other for other in table.lanes.values() if other is not lane)
    return tuple(other.name for other in others if battle_of(table, other).pushed)


def _summary(end: BattleEnd) -> Summary:
    battle = end.battle
    facts = {"team": team_fact(battle.loser), "count": battle.remove, "lane": battle.lane.called}
    facts |= {"names": names(end.removed)}
    if battle.loser is None:
        return Summary("atlantis.battle.is-even", "note", facts)
    if battle.pushed:
        return Summary("atlantis.battle.is-pushed", "note", facts)
    settled = not end.choose
    message_id = "atlantis.battle.has-removed" if settled else "atlantis.battle.removes"
    return Summary(message_id, "note", facts)


def _steps(
    table: Table, found: BattlesEnd, end: BattleEnd, together: tuple[str, ...]
) -> Iterator[Step]:
    yield from battle_steps(table, end)
    if together:
        told = {"lanes": Listing(tuple(map(lane_called, together)))}
        yield Step(rules.DOUBLE_TOGETHER, "atlantis.battle.together", told)
    elif found.push:
        yield from push_steps(found.without, found.push)


def _change(home: Homecoming, found: BattlesEnd, others: tuple[str, ...]) -> Change | None:
    """Who goes back, who is removed, and the push.

    None where a choice is open, or lanes are pushed together.
    """
    fought = found.change
    if fought is None or others:
        return None
    return together(home.change, fought)
