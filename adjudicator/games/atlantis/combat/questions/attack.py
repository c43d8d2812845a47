"""The question `attack`: whom can an attack target, and how strong is it?"""

from collections.abc import Iterator

from adjudicator.board.hexes import Hex
from adjudicator.core.faults import InputError
from adjudicator.core.question import Finding
from adjudicator.core.ruling import Consultation
from adjudicator.core.verdict import Step, Summary, area_mark
from adjudicator.games.atlantis.combat import rules
from adjudicator.games.atlantis.combat.aim import Aim, aim
from adjudicator.games.atlantis.combat.questions.defense import FightParams
from adjudicator.games.atlantis.combat.steps import attack_sum
from adjudicator.games.atlantis.immunity.steps import immune_step
from adjudicator.games.atlantis.reach.ranges import spaces_within
from adjudicator.games.atlantis.reach.steps import no_range
from adjudicator.games.atlantis.table.ends import find_hero, names, piece_marks, standing
from adjudicator.games.atlantis.table.hand import (
    Held,
    is_half_told,
    items_of,
    printed,
    which_card,
)
from adjudicator.games.atlantis.table.kit import Card
from adjudicator.games.atlantis.table.state import Table, Unit


def attack_card(unit: Unit, given: Card) -> Card:
    """The card that a Hero attacks with."""
    card = which_card(unit, given, "card")
    if card.primary not in (None, "attack"):
        raise InputError("card.primary", "atlantis.needs-attack-card")
    return card


def attack(table: Table, params: FightParams, consult: Consultation) -> Finding:
    """Judge whom an attack can target, and its total."""
    unit = find_hero(table, params.unit, "unit")
    here = standing(unit, "unit")
    card = attack_card(unit, params.card)
    printed(table, Held(unit, card, "card"), "attack", consult)
    found = aim(table, unit, card, items_of(unit, params.items), consult)
    if found.far and is_half_told(unit, card):
        printed(table, Held(unit, card, "card"), "range", consult)
        return _half_told(unit, found)
    sure = not any(each.unsure for each in found.immune)
    targets = [target.id for target in found.targets] if sure else None
    answer = {"targets": targets, "total": found.total}
    return Finding(answer, _summary(unit, found), _attack_steps(table, unit, here, found))


def _half_told(unit: Unit, found: Aim) -> Finding:
    """Neither the Attack nor the Range of a kept card is entered, and enemies are farther away."""
    facts = {"who": unit.name, "names": names(found.far), "count": len(found.far)}
    steps = (
        Step(rules.ATTACK_RANGED, "atlantis.attack.which-range", facts),
        *attack_sum(unit, found.terms),
    )
    summary = Summary("atlantis.attack.untold", "open", facts)
    return Finding({"targets": None, "total": found.total}, summary, steps)


def _summary(unit: Unit, found: Aim) -> Summary:
    facts: dict[str, object] = {"who": unit.name, "total": found.total}
    facts |= {"count": len(found.targets)}
    facts |= {"names": names(found.targets)}
    if found.total is None:
        return Summary("atlantis.attack.unknown", "open", facts)
    return Summary("atlantis.attack.total", "note", facts)


def _attack_steps(table: Table, unit: Unit, here: Hex, found: Aim) -> Iterator[Step]:
    facts = {"who": unit.name, "reach": found.reach, "names": names(found.targets)}
    area = area_mark(tuple(spaces_within(table, here, found.reach)), "reach")
    reaching = rules.ATTACK_RANGED if found.ranged else rules.ATTACK_ADJACENT
    if found.ranged and found.reach < 1:
        yield no_range(found.reach)
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
    yield from attack_sum(unit, found.terms)
