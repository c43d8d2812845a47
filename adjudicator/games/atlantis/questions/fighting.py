"""The questions `attack`, `defense` and `combat`."""

from collections.abc import Iterator
from typing import Annotated

from pydantic import Field, StrictInt

from adjudicator.board.hexes import Hex
from adjudicator.core.input import InputError, Record
from adjudicator.core.rule import RuleId
from adjudicator.core.verdict import Step, Summary, Verdict, area_mark
from adjudicator.games.atlantis import rules
from adjudicator.games.atlantis.fighting import (
    Aim,
    Term,
    aim,
    defense_terms,
    items_of,
    text_counts,
    which_card,
)
from adjudicator.games.atlantis.immunity import immunity
from adjudicator.games.atlantis.questions.defeat import pushed_at_once
from adjudicator.games.atlantis.questions.immunity import immune_step
from adjudicator.games.atlantis.questions.measuring import spaces_within
from adjudicator.games.atlantis.table.ends import (
    UnitId,
    find_hero,
    find_unit,
    names,
    piece_marks,
    standing,
)
from adjudicator.games.atlantis.table.judging import tone
from adjudicator.games.atlantis.table.kit import Card, Items
from adjudicator.games.atlantis.table.state import Table, Unit


class Fight(Record):
    """A Hero, a card, and the items that count; those of the Hero if none are given."""

    unit: UnitId
    card: Card
    items: Items | None = None


class CombatParams(Record):
    """An attack of a total on a target; without a card, nothing is discarded to defend."""

    attacker: UnitId
    target: UnitId
    total: Annotated[StrictInt, Field(ge=-99, le=999)]
    card: Card | None = None
    items: Items | None = None


def attack(table: Table, params: Fight) -> Verdict:
    """Judge whom an attack can target, and its total."""
    unit = find_hero(table, params.unit, "unit")
    here = standing(unit, "unit")
    card = which_card(unit, params.card, "card")
    if card.primary not in (None, "attack"):
        raise InputError("card.primary", "hexes.needs-attack-card")
    found = aim(table, unit, here, card, items_of(unit, params.items))
    facts = {"who": unit.name, "total": found.total, "count": len(found.targets)}
    summary = Summary("atlantis.attack.total", "note", facts)
    answer = {"targets": [target.id for target in found.targets], "total": found.total}
    return Verdict("attack", answer, summary, tuple(_attack_steps(table, unit, here, found)))


def _attack_steps(table: Table, unit: Unit, here: Hex, found: Aim) -> Iterator[Step]:
    facts = {"who": unit.name, "reach": found.reach, "names": names(found.targets)}
    area = area_mark(tuple(spaces_within(table, here, found.reach)), "reach")
    reaching = rules.ATTACK_RANGED if found.ranged else rules.ATTACK_ADJACENT
    if found.ranged and found.reach < 1:
        yield Step(rules.REACH_ZERO, "atlantis.range.zero", {"range": found.reach})
    else:
        message_id = "atlantis.attack.ranged" if found.ranged else "atlantis.attack.adjacent"
        yield Step(reaching, message_id, facts, (area,))
    message_id = "atlantis.attack.targets" if found.targets else "atlantis.attack.nobody"
    marks = piece_marks(found.targets, "choice")
    yield Step(rules.ATTACK_ENEMIES, message_id, {**facts, "count": len(found.targets)}, marks)
    if found.friends:
        told = {"names": names(found.friends)}
        yield Step(rules.ATTACK_ENEMIES, "atlantis.attack.friends", told)
    yield from (immune_step(each) for each in found.immune)
    if found.far:
        far = {"names": names(found.far), "count": len(found.far)}
        marks = piece_marks(found.far, "blocked")
        yield Step(reaching, "atlantis.attack.far", far, marks)
    parts = " + ".join(str(term.value) for term in found.terms)
    yield Step(rules.ATTACK_TOTAL, "atlantis.attack.sum", {"total": found.total, "parts": parts})


def defense(table: Table, params: Fight) -> Verdict:
    """Judge a Defense Total term by term."""
    unit = find_hero(table, params.unit, "unit")
    standing(unit, "unit")
    card = which_card(unit, params.card, "card")
    if card.block:
        summary = Summary("atlantis.defense.block", "note", {"who": unit.name})
        steps = (Step(rules.DEFENSE_BLOCK, "atlantis.defense.no-total", {"who": unit.name}),)
        return Verdict("defense", {"total": None, "terms": []}, summary, steps)
    terms = defense_terms(table, unit, card, items_of(unit, params.items))
    total = sum(term.value for term in terms)
    summary = Summary("atlantis.defense.total", "note", {"who": unit.name, "total": total})
    answer = {"total": total, "terms": [{"name": t.name, "value": t.value} for t in terms]}
    return Verdict("defense", answer, summary, tuple(_defense_steps(unit, card, terms)))


_TERMS: dict[str, tuple[RuleId, str]] = {
    "card": (rules.DEFENSE_CARD, "atlantis.defense.card"),
    "text": (rules.DEFENSE_TEXT, "atlantis.defense.text"),
    "items": (rules.DEFENSE_ITEMS, "atlantis.defense.items"),
    "friend": (rules.DEFENSE_FRIENDS, "atlantis.defense.friend"),
    "enemy": (rules.DEFENSE_ENEMIES, "atlantis.defense.enemy"),
    "ranged": (rules.DEFENSE_RANGED, "atlantis.defense.ranged"),
}


def _defense_steps(unit: Unit, card: Card, terms: tuple[Term, ...]) -> Iterator[Step]:
    ignored = (card.bonus or card.text) and not text_counts(card)
    for term in terms:
        rule, message_id = _TERMS[term.kind]
        minion = term.minion
        facts = {"who": unit.name, "value": term.value, "minion": minion.name if minion else ""}
        marks = piece_marks((minion,), tone(term.value > 0)) if minion else ()
        yield Step(rule, message_id, facts, marks)
        if term.kind == "card" and ignored:
            yield Step(rules.DEFENSE_TEXT, "atlantis.defense.text-ignored", facts)
    total = sum(term.value for term in terms)
    yield Step(rules.DEFENSE_SUM, "atlantis.defense.sum", {"who": unit.name, "total": total})


def combat(table: Table, params: CombatParams) -> Verdict:
    """Judge whether an attack defeats its target."""
    attacker = find_hero(table, params.attacker, "attacker")
    standing(attacker, "attacker")
    target = find_unit(table, params.target, "target")
    standing(target, "target")
    if attacker.id == target.id:
        raise InputError("target", "hexes.same-piece", id=target.id)
    defeated, steps = _fought(table, attacker, target, params)
    facts = {"who": target.name, "attacker": attacker.name}
    message_id = "atlantis.combat.defeated" if defeated else "atlantis.combat.stands"
    return Verdict(
        "combat",
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
    immune = immunity(table, target, "attack")
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
    return falls, [*_defense_steps(target, card, terms), compared]


def _blocked(card: Card, facts: dict[str, object]) -> tuple[bool, list[Step]]:
    """A Block succeeds or fails by its condition, whatever the totals."""
    if card.fulfilled is None:
        raise InputError("card.fulfilled", "hexes.block-fulfilled")
    message_id = "atlantis.combat.blocked" if card.fulfilled else "atlantis.combat.not-blocked"
    return not card.fulfilled, [Step(rules.DEFENSE_BLOCK, message_id, facts)]
