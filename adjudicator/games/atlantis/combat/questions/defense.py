"""The question `defense`: what does a Hero defend with?"""

from adjudicator.core.input import Record
from adjudicator.core.question import Finding
from adjudicator.core.ruling import Consultation
from adjudicator.core.verdict import Step, Summary
from adjudicator.games.atlantis.combat import rules
from adjudicator.games.atlantis.combat.steps import defense_steps
from adjudicator.games.atlantis.combat.terms import defense_terms
from adjudicator.games.atlantis.table.ends import UnitId, find_hero, standing
from adjudicator.games.atlantis.table.hand import items_of, which_card
from adjudicator.games.atlantis.table.kit import Card, Items
from adjudicator.games.atlantis.table.state import Table


class FightParams(Record):
    """A Hero, a card, and the items that count; those of the Hero if none are given."""

    unit: UnitId
    card: Card
    items: Items | None = None


def defense(table: Table, params: FightParams, _consult: Consultation) -> Finding:
    """Judge a Defense Total term by term."""
    unit = find_hero(table, params.unit, "unit")
    standing(unit, "unit")
    card = which_card(unit, params.card, "card")
    if card.block:
        summary = Summary("atlantis.defense.block", "note", {"who": unit.name})
        steps = (Step(rules.DEFENSE_BLOCK, "atlantis.defense.no-total", {"who": unit.name}),)
        return Finding({"total": None, "terms": []}, summary, steps)
    terms = defense_terms(table, unit, card, items_of(unit, params.items))
    total = sum(term.value for term in terms)
    summary = Summary("atlantis.defense.total", "note", {"who": unit.name, "total": total})
    answer = {"total": total, "terms": [{"name": t.name, "value": t.value} for t in terms]}
    return Finding(answer, summary, tuple(defense_steps(unit, card, terms)))
