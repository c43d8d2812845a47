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
from adjudicator.games.atlantis.immunity.steps import immune_step
from adjudicator.games.atlantis.reach.ranges import spaces_within
from adjudicator.games.atlantis.reach.steps import no_range
from adjudicator.games.atlantis.table.ends import find_hero, names, piece_marks, standing
from adjudicator.games.atlantis.table.hand import items_of, which_card
from adjudicator.games.atlantis.table.state import Table, Unit


def attack(table: Table, params: FightParams, _consult: Consultation) -> Finding:
    """Judge whom an attack can target, and its total."""
    unit = find_hero(table, params.unit, "unit")
    here = standing(unit, "unit")
    card = which_card(unit, params.card, "card")
    if card.primary not in (None, "attack"):
        raise InputError("card.primary", "atlantis.needs-attack-card")
    found = aim(table, unit, here, card, items_of(unit, params.items))
    facts = {"who": unit.name, "total": found.total, "count": len(found.targets)}
    summary = Summary("atlantis.attack.total", "note", facts)
    answer = {"targets": [target.id for target in found.targets], "total": found.total}
    return Finding(answer, summary, _attack_steps(table, unit, here, found))


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
    parts = " + ".join(str(term.value) for term in found.terms)
    yield Step(rules.ATTACK_TOTAL, "atlantis.attack.sum", {"total": found.total, "parts": parts})
