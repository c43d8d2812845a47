"""The question `combat`: does an attack defeat its target?"""

from typing import Annotated

from pydantic import Field, StrictInt

from adjudicator.core.faults import InputError
from adjudicator.core.input import Record
from adjudicator.core.question import Finding
from adjudicator.core.ruling import Consultation
from adjudicator.core.verdict import Step, Summary
from adjudicator.games.atlantis.combat import rules
from adjudicator.games.atlantis.combat.steps import defense_steps
from adjudicator.games.atlantis.combat.terms import defense_terms
from adjudicator.games.atlantis.immunity.immune import immunity_of
from adjudicator.games.atlantis.immunity.steps import immune_step
from adjudicator.games.atlantis.lanes.steps import pushed_at_once
from adjudicator.games.atlantis.table.ends import UnitId, find_hero, find_unit, standing
from adjudicator.games.atlantis.table.hand import items_of, which_card
from adjudicator.games.atlantis.table.judging import tone
from adjudicator.games.atlantis.table.kit import Card, Items
from adjudicator.games.atlantis.table.state import Table, Unit


class CombatParams(Record):
    """An attack of a total on a target; without a card, nothing is discarded to defend."""

    attacker: UnitId
    target: UnitId
    total: Annotated[StrictInt, Field(ge=-99, le=999)]
    card: Card | None = None
    items: Items | None = None


def combat(table: Table, params: CombatParams, _consult: Consultation) -> Finding:
    """Judge whether an attack defeats its target."""
    attacker = find_hero(table, params.attacker, "attacker")
    standing(attacker, "attacker")
    target = find_unit(table, params.target, "target")
    standing(target, "target")
    if attacker.id == target.id:
        raise InputError("target", "atlantis.same-piece", id=target.id)
    defeated, steps = _fought(table, attacker, target, params)
    facts = {"who": target.name, "attacker": attacker.name}
    message_id = "atlantis.combat.defeated" if defeated else "atlantis.combat.stands"
    return Finding(
        {"defeated": defeated},
        Summary(message_id, tone(not defeated), facts),
        tuple(steps),
    )


def _fought(
    table: Table, attacker: Unit, target: Unit, params: CombatParams
) -> tuple[bool, list[Step]]:
    facts = {"who": target.name, "attacker": attacker.name, "attack": params.total}
    if attacker.team == target.team:
        return False, [Step(rules.ATTACK_ENEMIES, "atlantis.combat.friend", facts)]
    immune = immunity_of(table, target, "attack")
    if immune.immune:
        return False, [immune_step(immune)]
    if not target.hero:
        fallen = Step(rules.ATTACK_MINION, "atlantis.combat.minion", facts)
        return True, [fallen, *pushed_at_once(table, target)]
    if params.card is None:
        return True, [Step(rules.DEFENSE_NO_CARD, "atlantis.combat.no-card", facts)]
    card = which_card(target, params.card, "card")
    if card.block:
        return _blocked(card, facts)
    terms = defense_terms(table, target, card, items_of(target, params.items))
    total = sum(term.value for term in terms)
    falls = total < params.total
    message_id = "atlantis.combat.lower" if falls else "atlantis.combat.enough"
    compared = Step(rules.DEFENSE_COMPARE, message_id, {**facts, "defense": total})
    return falls, [*defense_steps(target, card, terms), compared]


def _blocked(card: Card, facts: dict[str, object]) -> tuple[bool, list[Step]]:
    """A Block succeeds or fails by its condition, whatever the totals."""
    if card.fulfilled is None:
        raise InputError("card.fulfilled", "atlantis.block-fulfilled")
    message_id = "atlantis.combat.blocked" if card.fulfilled else "atlantis.combat.not-blocked"
    return not card.fulfilled, [Step(rules.DEFENSE_BLOCK, message_id, facts)]
