"""The question `defeat`: what does a defeat bring, and what does it cost?"""

from collections.abc import Iterator

from adjudicator.core.change import Change, Edit
from adjudicator.core.facts import Called
from adjudicator.core.input import Record
from adjudicator.core.verdict import Step, Summary, Verdict
from adjudicator.games.atlantis.combat import rules
from adjudicator.games.atlantis.growth import rules as growth_rules
from adjudicator.games.atlantis.immunity.immune import immunity
from adjudicator.games.atlantis.immunity.steps import immune_step
from adjudicator.games.atlantis.lanes.steps import pushed_at_once
from adjudicator.games.atlantis.table.ends import UnitId, find_hero, find_unit, names
from adjudicator.games.atlantis.table.judging import team_fact, tone
from adjudicator.games.atlantis.table.kit import Team
from adjudicator.games.atlantis.table.numbers import HIGHEST_LEVEL, lowest_tier, minion_coins
from adjudicator.games.atlantis.table.state import Table, Unit, other_team
from adjudicator.games.atlantis.victory import rules as victory_rules


class DefeatParams(Record):
    """Who was defeated by whom."""

    victim: UnitId
    attacker: UnitId


def defeat(table: Table, params: DefeatParams) -> Verdict:
    """Judge the coins, the assists and the Life counters of a defeat."""
    victim, attacker, answer = _judged(table, params)
    facts = {"who": victim.name, "attacker": attacker.name, **answer}
    steps = tuple(_steps(table, victim, attacker, answer))
    enemies = victim.team != attacker.team
    summary = Summary(
        "atlantis.defeat.pays" if enemies else "atlantis.defeat.friend", tone(enemies), facts
    )
    return Verdict("defeat", answer, summary, steps)


def _judged(table: Table, params: DefeatParams) -> tuple[Unit, Unit, dict[str, int]]:
    victim = find_unit(table, params.victim, "victim")
    attacker = find_hero(table, params.attacker, "attacker")
    worth = minion_coins(victim.type) if victim.type else victim.level
    tier = lowest_tier(victim.level) if victim.hero else 0
    if victim.team == attacker.team:
        worth = tier = 0
    coins = 0 if attacker.level == HIGHEST_LEVEL else worth
    return victim, attacker, {"coins": coins, "assist": tier, "life": tier}


def _steps(table: Table, victim: Unit, attacker: Unit, answer: dict[str, int]) -> Iterator[Step]:
    facts: dict[str, object] = {"who": victim.name, "attacker": attacker.name, **answer}
    if victim.team == attacker.team:
        yield Step(rules.ATTACK_ENEMIES, "atlantis.defeat.never", facts)
        return
    yield from _remarks(table, victim)
    facts["level"] = victim.level
    if victim.type:
        facts |= {"coins": minion_coins(victim.type), "kind": Called(f"kind.{victim.type}")}
        yield Step(rules.DEFEAT_MINION, "atlantis.defeat.minion", facts)
    else:
        yield Step(rules.DEFEAT_HERO, "atlantis.defeat.hero", {**facts, "coins": victim.level})
    if attacker.level == HIGHEST_LEVEL:
        yield Step(growth_rules.LEVEL_TOP, "atlantis.defeat.no-coins", facts)
    if victim.hero:
        yield from _hero(table, victim, attacker, facts)
    yield from pushed_at_once(table, victim)


def _remarks(table: Table, victim: Unit) -> Iterator[Step]:
    """What speaks against a defeat as the board is now; what it brings is told all the same."""
    if victim.at is None:
        yield Step(rules.DEFEAT_STEPS, "atlantis.defeat.away", {"who": victim.name})
    elif (immune := immunity(table, victim)).immune:
        yield immune_step(immune)


def _hero(table: Table, victim: Unit, attacker: Unit, facts: dict[str, object]) -> Iterator[Step]:
    friends = [
        u for u in table.units.values() if u.hero and u.team == attacker.team and u != attacker
    ]
    told = {**facts, "names": names(friends), "count": len(friends)}
    message_id = "atlantis.defeat.assist" if friends else "atlantis.defeat.no-friend"
    yield Step(rules.DEFEAT_ASSIST, message_id, told)
    for friend in friends:
        if friend.level == HIGHEST_LEVEL:
            yield Step(
                growth_rules.LEVEL_TOP, "atlantis.defeat.no-coins", {"attacker": friend.name}
            )
    team = {**facts, "team": team_fact(victim.team)}
    yield Step(rules.DEFEAT_LIFE, "atlantis.defeat.life", team)
    left = _left(table, victim.team)
    if left is not None and left <= lowest_tier(victim.level):
        winner = {"team": team_fact(victim.team), "winner": team_fact(other_team(victim.team))}
        yield Step(victory_rules.WIN_LIFE, "atlantis.defeat.last", winner)


def _left(table: Table, team: Team) -> int | None:
    return table.life.get(team)


def defeat_change(table: Table, params: DefeatParams) -> Change | None:
    """The defeated off the board, coins collected, Life counters spent; nobody who is Immune."""
    victim, attacker, answer = _judged(table, params)
    away = victim.at is None or immunity(table, victim).immune
    if victim.team == attacker.team or away:
        return None
    gains = {attacker.id: answer["coins"]}
    if victim.hero:
        mates = (u for u in table.units.values() if u.hero and u.team == attacker.team)
        gains |= {
            u.id: answer["assist"] for u in mates if u != attacker and u.level < HIGHEST_LEVEL
        }
    paid = [
        Edit("units", name, {"coins": (table.units[name].coins or 0) + more})
        for name, more in gains.items()
        if more
    ]
    life = {**table.life}
    if victim.team in life:
        life[victim.team] = max(0, life[victim.team] - answer["life"])
    gone = Edit("units", victim.id, {"at": None})
    return Change(edits=(gone, *paid), fields={"life": life} if victim.hero and life else {})
