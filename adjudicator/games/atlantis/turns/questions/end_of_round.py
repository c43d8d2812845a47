"""The question `end-of-round`: all that the end of a Round does."""

from collections.abc import Iterator
from typing import Annotated

from pydantic import Field

from adjudicator.core.facts import Listing
from adjudicator.core.question import Finding
from adjudicator.core.ruling import Consultation
from adjudicator.core.values import Json
from adjudicator.core.verdict import Answer, Step, Summary
from adjudicator.games.atlantis.lanes.battle_ends import BattleEnd, end_battles
from adjudicator.games.atlantis.lanes.battle_steps import battle_steps
from adjudicator.games.atlantis.lanes.choosing import ChoicesParams
from adjudicator.games.atlantis.lanes.homecoming import bring_back
from adjudicator.games.atlantis.lanes.push_steps import push_steps
from adjudicator.games.atlantis.table.ends import UnitId
from adjudicator.games.atlantis.table.judging import team_fact
from adjudicator.games.atlantis.table.records import HexPair
from adjudicator.games.atlantis.table.state import Table, lane_called
from adjudicator.games.atlantis.turns.round_end_steps import level_steps, pity_steps, tidied_steps
from adjudicator.games.atlantis.turns.round_ends import RoundEnd
from adjudicator.games.atlantis.victory.questions.victory import (
    Ending,
    by_life,
    by_throne,
    ending_steps,
)


class EndOfRoundParams(ChoicesParams):
    """The choices: the Minions `removed` in battles, and the choices in pushes.

    `returns` says where strays go, by Minion, if a team has a choice.
    """

    removed: Annotated[tuple[UnitId, ...], Field(max_length=99)] = ()
    returns: Annotated[dict[UnitId, HexPair], Field(max_length=99)] = Field(default_factory=dict)


def end_of_round(table: Table, params: EndOfRoundParams, consult: Consultation) -> Finding:
    """Judge the end of a Round, step by step; nothing of it happens once the game is over."""
    if ending := by_life(table) or by_throne(table):
        return _ended(table, ending)
    lanes = table.lanes.values()
    home = bring_back(table, lanes, params.returns, consult)
    battles = end_battles(home.table, lanes, params.removed, params, consult)
    found = RoundEnd(home.table, battles, home)
    return Finding(_answer(found), _summary(found), tuple(_steps(found)), found.change)


def _ended(table: Table, ending: Ending) -> Finding:
    """Nothing of it happens: a team has no Life counters left, or has lost its Throne."""
    nothing: Answer = {"returned": [], "battles": [], "over": ending.winner}
    answer = {**nothing, "tokens": [], "levels": [], "pity": []}
    summary = Summary("atlantis.end-of-round.over", "clear", {"team": team_fact(ending.winner)})
    return Finding(answer, summary, tuple(ending_steps(table, ending)))


def _answer(found: RoundEnd) -> Answer:
    rest = {"tokens": None, "levels": None, "pity": None} if found.uncounted else _rest(found)
    return {
        "returned": [{"unit": unit.id, "to": list(at)} for unit, at in found.home.gone],
        "battles": [_battle(end) for end in found.battles.ends],
        "over": found.over,
        **rest,
    }


def _rest(found: RoundEnd) -> dict[str, Json]:
    """What happens after the pushes, if the game goes on."""
    levels: list[Json] = [
        {"unit": hero.id, "level": bought[-1].level, "coins": bought[-1].left}
        for hero in found.heroes
        if (bought := found.bought(hero))
    ]
    return {
        "tokens": [token.id for token in found.tokens],
        "levels": levels,
        "pity": [hero.id for hero in found.heroes if found.pities(hero)],
    }


def _battle(end: BattleEnd) -> dict[str, Json]:
    battle = end.battle
    return {
        "lane": battle.lane.name,
        "loser": battle.loser,
        "removed": [unit.id for unit in end.removed],
        "candidates": [unit.id for unit in end.choose],
        "pushed": battle.pushed,
    }


def _summary(found: RoundEnd) -> Summary:
    facts = {"team": team_fact(found.over)}
    if found.over:
        return Summary("atlantis.end-of-round.over", "clear", facts)
    if found.uncounted:
        told = {"lanes": Listing(tuple(map(lane_called, found.uncounted)))}
        return Summary("atlantis.end-of-round.uncounted", "open", told)
    if found.change is None:
        return Summary("atlantis.end-of-round.open", "open", facts)
    return Summary("atlantis.end-of-round.done", "note", facts)


def _steps(found: RoundEnd) -> Iterator[Step]:
    yield from found.home.steps
    for end in found.battles.ends:
        yield from battle_steps(found.table, end)
    if found.battles.push:
        yield from push_steps(found.battles.without, found.battles.push)
    if found.over or found.uncounted:
        return
    yield from tidied_steps(found)
    yield from level_steps(found)
    yield from pity_steps(found)
