"""The question `combat`: does an attack defeat its target?"""

from collections.abc import Iterator
from typing import Annotated

from pydantic import Field, StrictInt

from adjudicator.board.hexes import apart
from adjudicator.core.faults import InputError
from adjudicator.core.question import Finding
from adjudicator.core.ruling import Consultation
from adjudicator.core.verdict import Step, Summary
from adjudicator.games.atlantis.combat import rules
from adjudicator.games.atlantis.combat.defeats import judge_defeat
from adjudicator.games.atlantis.combat.outcomes import Attack, Discard, Outcome, fought
from adjudicator.games.atlantis.lanes.choosing import ChoicesParams
from adjudicator.games.atlantis.lanes.steps import pushed_at_once
from adjudicator.games.atlantis.reach.ranges import Reaching
from adjudicator.games.atlantis.reach.steps import range_step
from adjudicator.games.atlantis.table.ends import UnitId, find_hero, find_unit, standing
from adjudicator.games.atlantis.table.judging import tone
from adjudicator.games.atlantis.table.kit import Card, Items
from adjudicator.games.atlantis.table.state import Table, Unit

Total = Annotated[StrictInt, Field(ge=-99, le=999)]


class CombatParams(ChoicesParams):
    """An attack of a total on a target; without a card, nothing is discarded to defend.

    `range` is how far the Attack reaches; 1 for one that isn't Ranged.
    """

    attacker: UnitId
    target: UnitId
    total: Total
    card: Card | None = None
    items: Items | None = None
    range: Reaching | None = None


def combat(table: Table, params: CombatParams, consult: Consultation) -> Finding:
    """Judge whether an attack of a total defeats its target."""
    attacker, target = fighters(table, params.attacker, params.target)
    attack = Attack(attacker, target, params.total)
    discard = Discard(params.card, params.items, "card")
    found = _missed(attack, params.range) or fought(table, attack, discard, consult)
    steps, pushed = [*(_far(attack) if params.range is None else ()), *found.steps], {}
    if found.defeated and not target.hero:
        defeat = judge_defeat(table, target, attacker, params, consult)
        steps += pushed_at_once(table, target, defeat.push)
        pushed = defeat.pushed
    answer = {"defeated": found.defeated, **pushed}
    return Finding(answer, outcome_summary(attack, found), tuple(steps))


def _missed(attack: Attack, reach: int | None) -> Outcome | None:
    """That the target is out of reach, where the reach is told."""
    one, other = attack.attacker.at, attack.target.at
    if reach is None or one is None or other is None or apart(one, other) <= reach:
        return None
    step = range_step(attack.target.name, apart(one, other), reach)
    return Outcome(defeated=False, steps=(step,))


def _far(attack: Attack) -> Iterator[Step]:
    """A total alone doesn't tell how far an Attack reaches; who is adjacent, any reaches."""
    one, other = attack.attacker.at, attack.target.at
    if one and other and apart(one, other) > 1 and attack.attacker.team != attack.target.team:
        yield Step(rules.ATTACK_ADJACENT, "atlantis.combat.far", attack.facts)


def fighters(table: Table, attacker: str, target: str) -> tuple[Unit, Unit]:
    """Who attacks and who is attacked, two different units on the board."""
    hero, other = find_hero(table, attacker, "attacker"), find_unit(table, target, "target")
    standing(hero, "attacker")
    standing(other, "target")
    if hero.id == other.id:
        raise InputError("target", "atlantis.same-piece", id=other.id)
    return hero, other


def outcome_summary(attack: Attack, found: Outcome) -> Summary:
    """Whether the target is defeated, in one line."""
    facts = {"who": attack.target.name, "attacker": attack.attacker.name}
    if found.defeated is None:
        return Summary("atlantis.combat.unknown", "open", facts)
    message_id = "atlantis.combat.defeated" if found.defeated else "atlantis.combat.stands"
    return Summary(message_id, tone(not found.defeated), facts)
