"""What verdicts say about Minion Battles."""

from collections.abc import Iterator

from adjudicator.board.cell import in_rows
from adjudicator.core.verdict import Step, area_mark
from adjudicator.games.atlantis.lanes import rules
from adjudicator.games.atlantis.lanes.battle_ends import BattleEnd
from adjudicator.games.atlantis.lanes.battles import Battle
from adjudicator.games.atlantis.table.ends import names, piece_marks
from adjudicator.games.atlantis.table.judging import team_fact
from adjudicator.games.atlantis.table.state import Table, other_team

Facts = dict[str, object]


def battle_steps(table: Table, end: BattleEnd) -> Iterator[Step]:
    """A Minion Battle: strays first, both sides counted, who goes, and whether it is a push."""
    battle = end.battle
    facts: Facts = {"zone": battle.lane.battle_zone, "lane": battle.lane.called}
    facts |= {"red": len(battle.red), "blue": len(battle.blue)}
    if battle.strays:
        told = {**facts, "names": names(battle.strays), "count": len(battle.strays)}
        marks = piece_marks(battle.strays, "note")
        yield Step(rules.BATTLE_STRAYS, "atlantis.battle.strays", told, marks)
    zone = area_mark(in_rows(table.zones[battle.lane.battle_zone]), "note")
    yield Step(rules.BATTLE_COUNT, "atlantis.battle.counted", facts, (zone,))
    if battle.loser is None:
        yield Step(rules.BATTLE_EVEN, "atlantis.battle.even", facts)
        return
    facts |= {"team": team_fact(battle.loser), "count": battle.remove}
    facts |= {"difference": battle.difference}
    yield from _removing(end, facts)
    if battle.heavy_last:
        yield _heavies(battle, facts)
    if battle.pushed:
        winner = team_fact(other_team(battle.loser))
        yield Step(rules.BATTLE_PUSHED, "atlantis.battle.pushed", {**facts, "winner": winner})


def _removing(end: BattleEnd, facts: Facts) -> Iterator[Step]:
    """How many go, who goes for certain, and whom the team chooses from."""
    battle = end.battle
    fewer = battle.remove < battle.difference
    message_id = "atlantis.battle.all" if fewer else "atlantis.battle.remove"
    yield Step(rules.BATTLE_REMOVE, message_id, facts)
    if end.removed:
        told = {**facts, "names": names(end.removed), "count": len(end.removed)}
        marks = piece_marks(end.removed, "hit")
        yield Step(rules.BATTLE_REMOVE, "atlantis.battle.goes", told, marks)
    if end.choose:
        open_ = battle.remove - len(end.removed)
        told = {**facts, "names": names(end.choose), "count": open_}
        marks = piece_marks(end.choose, "choice")
        yield Step(rules.BATTLE_REMOVE, "atlantis.battle.choose", told, marks)


def _heavies(battle: Battle, facts: Facts) -> Step:
    heavies = [minion for minion in battle.losing if minion.type == "heavy"]
    stays = battle.remove <= len(battle.losing) - len(heavies)
    message_id = "atlantis.battle.heavy-stays" if stays else "atlantis.battle.heavy-goes"
    told = {**facts, "names": names(heavies)}
    return Step(rules.BATTLE_HEAVY, message_id, told, piece_marks(heavies, "note"))
