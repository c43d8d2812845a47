"""What verdicts say about a defeat."""

from collections.abc import Iterator

from adjudicator.core.facts import Called, Listing
from adjudicator.core.verdict import Step
from adjudicator.games.atlantis.combat import rules
from adjudicator.games.atlantis.combat.defeats import Defeat, collects
from adjudicator.games.atlantis.growth import rules as growth_rules
from adjudicator.games.atlantis.growth.levels import untold_steps
from adjudicator.games.atlantis.immunity.steps import immune_step
from adjudicator.games.atlantis.lanes.steps import pushed_at_once
from adjudicator.games.atlantis.table.ends import names
from adjudicator.games.atlantis.table.judging import team_fact
from adjudicator.games.atlantis.table.state import Table, other_team
from adjudicator.games.atlantis.table.turn_order import played_by
from adjudicator.games.atlantis.victory import rules as victory_rules

Facts = dict[str, object]


def defeat_steps(table: Table, found: Defeat) -> Iterator[Step]:
    """What a defeat brings and costs; and why it can't happen, where it can't."""
    victim = found.victim
    facts: Facts = {"who": victim.name, "attacker": found.attacker.name, "coins": found.worth}
    if not found.enemies:
        yield Step(rules.ATTACK_ENEMIES, "atlantis.defeat.never", facts)
        return
    yield from _obstacles(found)
    facts |= {"level": victim.level, "assist": found.assist}
    if victim.type:
        facts["kind"] = Called(f"kind.{victim.type}")
        yield Step(rules.DEFEAT_MINION, "atlantis.defeat.minion", facts)
    else:
        yield from untold_steps(victim)
        yield Step(rules.DEFEAT_HERO, "atlantis.defeat.hero", facts)
    if not collects(found.attacker):
        yield Step(growth_rules.LEVEL_TOP, "atlantis.defeat.no-coins", facts)
    if victim.hero:
        yield from _hero(table, found, facts)
    yield from pushed_at_once(table, victim, found.push)


def _obstacles(found: Defeat) -> Iterator[Step]:
    """Why this defeat can't happen on the board as it is; what it brings is told all the same."""
    if found.victim.at is None:
        yield Step(rules.DEFEAT_STEPS, "atlantis.defeat.away", {"who": found.victim.name})
    elif found.immunity.immune:
        yield immune_step(found.immunity)


def _hero(table: Table, found: Defeat, facts: Facts) -> Iterator[Step]:
    """What the defeat of a Hero brings its enemies and costs its team."""
    yield from _assists(found, facts)
    yield from _left_behind(table, found)
    yield from _life(table, found)


def _left_behind(table: Table, found: Defeat) -> Iterator[Step]:
    """The unresolved card of a defeated Hero, its Active effects, and the markers that it had."""
    who = found.victim
    if (card := played_by(table, who)) and not card.acted:
        yield Step(rules.DEFEAT_STEPS, "atlantis.defeat.card", {"who": who.name})
    effects = tuple(each.name for each in table.effects if each.unit == who.id)
    markers = tuple(each.name for each in table.markers if each.unit == who.id)
    for message_id, listed in (
        ("atlantis.defeat.effects", effects),
        ("atlantis.defeat.markers", markers),
    ):
        if listed:
            told: Facts = {"who": who.name, "names": Listing(listed)}
            yield Step(rules.DEFEAT_STEPS, message_id, told)


def _assists(found: Defeat, facts: Facts) -> Iterator[Step]:
    collecting = [friend for friend in found.teammates if collects(friend)]
    if not found.teammates:
        yield Step(rules.DEFEAT_ASSIST, "atlantis.defeat.no-friend", facts)
    if collecting:
        told = {**facts, "names": names(collecting), "count": len(collecting)}
        yield Step(rules.DEFEAT_ASSIST, "atlantis.defeat.assist", told)
    for friend in found.teammates:
        if friend not in collecting:
            told = {"attacker": friend.name}
            yield Step(growth_rules.LEVEL_TOP, "atlantis.defeat.no-coins", told)


def _life(table: Table, found: Defeat) -> Iterator[Step]:
    """The Life counters that the team spends, no more than it has."""
    team = found.victim.team
    left = table.life.get(team)
    spent = found.life if left is None else min(left, found.life)
    facts: Facts = {"team": team_fact(team), "life": spent, "winner": team_fact(other_team(team))}
    yield Step(rules.DEFEAT_LIFE, "atlantis.defeat.life", facts)
    if left is not None and left <= found.life:
        yield Step(victory_rules.WIN_LIFE, "atlantis.defeat.last", facts)
