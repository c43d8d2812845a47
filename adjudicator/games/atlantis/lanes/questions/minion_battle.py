"""The question `minion-battle`: which team loses, and how many Minions does it remove?"""

from collections.abc import Iterator

from pydantic import StrictStr

from adjudicator.board.cell import in_rows
from adjudicator.core.input import Record
from adjudicator.core.question import Finding
from adjudicator.core.ruling import Consultation
from adjudicator.core.verdict import Step, Summary, area_mark
from adjudicator.games.atlantis.lanes import rules
from adjudicator.games.atlantis.lanes.battles import Battle, battle_of
from adjudicator.games.atlantis.table.ends import find_lane, names, piece_marks
from adjudicator.games.atlantis.table.judging import team_fact
from adjudicator.games.atlantis.table.state import Table, other_team


class BattleParams(Record):
    """Which lane; it may be left out where there is only one."""

    lane: StrictStr | None = None


def minion_battle(table: Table, params: BattleParams, _consult: Consultation) -> Finding:
    """Judge the Minion Battle of a lane."""
    battle = battle_of(table, find_lane(table, params.lane))
    answer = {
        "loser": battle.loser,
        "remove": battle.remove,
        "heavy-last": battle.heavy_last,
        "pushed": battle.pushed,
    }
    facts = {"team": team_fact(battle.loser), "count": battle.remove}
    message_id = "even" if battle.loser is None else "pushed" if battle.pushed else "removes"
    return Finding(
        answer,
        Summary(_BATTLE[message_id], "note", facts),
        tuple(_fought(table, battle)),
    )


_BATTLE = {
    "even": "atlantis.battle.is-even",
    "pushed": "atlantis.battle.is-pushed",
    "removes": "atlantis.battle.removes",
}


def _fought(table: Table, battle: Battle) -> Iterator[Step]:
    zone = in_rows(table.zones[battle.lane.battle_zone])
    facts: dict[str, object] = {
        "zone": battle.lane.battle_zone,
        "red": len(battle.red),
        "blue": len(battle.blue),
    }
    yield Step(rules.BATTLE_COUNT, "atlantis.battle.counted", facts, (area_mark(zone, "note"),))
    if battle.loser is None:
        yield Step(rules.BATTLE_EVEN, "atlantis.battle.even", facts)
        return
    facts |= {"team": team_fact(battle.loser), "count": battle.remove}
    facts |= {"difference": battle.difference}
    message_id = (
        "atlantis.battle.all" if battle.remove < battle.difference else "atlantis.battle.remove"
    )
    yield Step(rules.BATTLE_REMOVE, message_id, facts, piece_marks(battle.losing, "hit"))
    if battle.heavy_last:
        heavies = [minion for minion in battle.losing if minion.type == "heavy"]
        others = len(battle.losing) - len(heavies)
        message_id = (
            "atlantis.battle.heavy-stays"
            if battle.remove <= others
            else "atlantis.battle.heavy-goes"
        )
        marks = piece_marks(heavies, "note")
        yield Step(rules.BATTLE_HEAVY, message_id, {**facts, "names": names(heavies)}, marks)
    if battle.pushed:
        winner = team_fact(other_team(battle.loser))
        yield Step(rules.BATTLE_PUSHED, "atlantis.battle.pushed", {**facts, "winner": winner})
