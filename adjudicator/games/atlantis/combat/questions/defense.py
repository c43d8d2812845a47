"""The question `defense`: what does a Hero defend with?"""

from adjudicator.core.input import Record
from adjudicator.core.question import Finding
from adjudicator.core.ruling import Consultation
from adjudicator.core.verdict import Step, Summary
from adjudicator.games.atlantis.combat import rules
from adjudicator.games.atlantis.combat.steps import defense_steps
from adjudicator.games.atlantis.combat.terms import Terms, defense_terms, minion_terms, total_of
from adjudicator.games.atlantis.table.ends import UnitId, find_hero, standing
from adjudicator.games.atlantis.table.hand import Held, items_of, printed, which_card
from adjudicator.games.atlantis.table.kit import Card, Items
from adjudicator.games.atlantis.table.state import Table, Unit


class FightParams(Record):
    """A Hero, a card, and the items; by default the Hero's."""

    unit: UnitId
    card: Card
    items: Items | None = None


def defense(table: Table, params: FightParams, consult: Consultation) -> Finding:
    """Judge a Defense Total term by term."""
    unit = find_hero(table, params.unit, "unit")
    standing(unit, "unit")
    card = which_card(unit, params.card, "card")
    if card.block:
        summary = Summary("atlantis.defense.block", "note", {"who": unit.name})
        steps = (Step(rules.DEFENSE_BLOCK, "atlantis.defense.no-total", {"who": unit.name}),)
        return Finding({"total": None, "terms": []}, summary, steps)
    printed(table, Held(unit, card, "card"), "defense", consult)
    terms = defense_terms(table, unit, card, items_of(unit, params.items))
    listed = [{"name": t.name, "value": t.value} for t in terms]
    answer = {"total": total_of(terms), "terms": listed}
    summary = _summary(table, unit, terms)
    return Finding(answer, summary, tuple(defense_steps(unit, card, terms)))


def _summary(table: Table, unit: Unit, terms: Terms) -> Summary:
    total = total_of(terms)
    facts = {"who": unit.name, "total": total}
    if total is not None:
        return Summary("atlantis.defense.total", "note", facts)
    facts |= {"around": f"{total_of(minion_terms(table, unit)) or 0:+d}"}
    return Summary("atlantis.defense.unknown", "open", facts)
