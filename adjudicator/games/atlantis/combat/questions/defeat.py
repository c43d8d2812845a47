"""The question `defeat`: what does a defeat bring, and what does it cost?"""

from collections.abc import Iterator

from adjudicator.core.change import Change, Edit
from adjudicator.core.facts import Called
from adjudicator.core.input import Record
from adjudicator.core.question import Finding
from adjudicator.core.ruling import Consultation
from adjudicator.core.verdict import Step, Summary
from adjudicator.games.atlantis.combat import rules
from adjudicator.games.atlantis.combat.defeats import Defeat, collects, judge_defeat
from adjudicator.games.atlantis.growth import rules as growth_rules
from adjudicator.games.atlantis.immunity.steps import immune_step
from adjudicator.games.atlantis.lanes.steps import pushed_at_once
from adjudicator.games.atlantis.table.ends import UnitId, find_hero, find_unit, names
from adjudicator.games.atlantis.table.judging import team_fact, tone
from adjudicator.games.atlantis.table.state import Table, other_team
from adjudicator.games.atlantis.victory import rules as victory_rules


class DefeatParams(Record):
    """Who was defeated by whom."""

    victim: UnitId
    attacker: UnitId


def defeat(table: Table, params: DefeatParams, _consult: Consultation) -> Finding:
    """Judge the coins, the assists and the Life counters of a defeat."""
    victim = find_unit(table, params.victim, "victim")
    attacker = find_hero(table, params.attacker, "attacker")
    found = judge_defeat(table, victim, attacker)
    answer = {"coins": found.coins, "assist": found.assist, "life": found.life}
    facts = {"who": victim.name, "attacker": attacker.name, **answer}
    message_id = "atlantis.defeat.pays" if found.enemies else "atlantis.defeat.friend"
    summary = Summary(message_id, tone(found.enemies), facts)
    return Finding(answer, summary, _steps(table, found, facts), _change(table, found))


def _steps(table: Table, found: Defeat, facts: dict[str, object]) -> Iterator[Step]:
    victim = found.victim
    if not found.enemies:
        yield Step(rules.ATTACK_ENEMIES, "atlantis.defeat.never", facts)
        return
    yield from _obstacles(found)
    facts = {**facts, "level": victim.level, "coins": found.worth}
    if victim.type:
        facts["kind"] = Called(f"kind.{victim.type}")
        yield Step(rules.DEFEAT_MINION, "atlantis.defeat.minion", facts)
    else:
        yield Step(rules.DEFEAT_HERO, "atlantis.defeat.hero", facts)
    if not collects(found.attacker):
        yield Step(growth_rules.LEVEL_TOP, "atlantis.defeat.no-coins", facts)
    if victim.hero:
        yield from _hero(table, found, facts)
    yield from pushed_at_once(table, victim)


def _obstacles(found: Defeat) -> Iterator[Step]:
    """Why this defeat can't happen on the board as it is; what it brings is told all the same."""
    if found.victim.at is None:
        yield Step(rules.DEFEAT_STEPS, "atlantis.defeat.away", {"who": found.victim.name})
    elif found.immunity.immune:
        yield immune_step(found.immunity)


def _hero(table: Table, found: Defeat, facts: dict[str, object]) -> Iterator[Step]:
    """What the defeat of a Hero brings its enemies and costs its team."""
    told = {**facts, "names": names(found.teammates), "count": len(found.teammates)}
    message_id = "atlantis.defeat.assist" if found.teammates else "atlantis.defeat.no-friend"
    yield Step(rules.DEFEAT_ASSIST, message_id, told)
    for friend in found.teammates:
        if not collects(friend):
            facts_of_friend = {"attacker": friend.name}
            yield Step(growth_rules.LEVEL_TOP, "atlantis.defeat.no-coins", facts_of_friend)
    team = found.victim.team
    yield Step(rules.DEFEAT_LIFE, "atlantis.defeat.life", {**facts, "team": team_fact(team)})
    left = table.life.get(team)
    if left is not None and left <= found.life:
        winner = {"team": team_fact(team), "winner": team_fact(other_team(team))}
        yield Step(victory_rules.WIN_LIFE, "atlantis.defeat.last", winner)


def _change(table: Table, found: Defeat) -> Change | None:
    """The victim off the board, coins collected, Life counters spent; None if it's not possible."""
    if not found.possible:
        return None
    victim = found.victim
    paid = (
        Edit("units", name, {"coins": (table.units[name].coins or 0) + coins})
        for name, coins in found.gains.items()
    )
    life = {**table.life}
    if victim.team in life:
        life[victim.team] = max(0, life[victim.team] - found.life)
    gone = Edit("units", victim.id, {"at": None})
    return Change(edits=(gone, *paid), fields={"life": life} if victim.hero and life else {})
