"""The question `modifiers`: what do Minions add to the defense of the Heroes around them?"""

from collections.abc import Iterator

from adjudicator.core.facts import Listing, Said
from adjudicator.core.input import Record
from adjudicator.core.question import Finding
from adjudicator.core.ruling import Consultation
from adjudicator.core.verdict import Mark, Step, Summary, label_mark, space_mark
from adjudicator.games.atlantis.combat import rules
from adjudicator.games.atlantis.combat.steps import TERMS
from adjudicator.games.atlantis.combat.terms import Terms, minion_terms, total_of
from adjudicator.games.atlantis.table.ends import UnitId, find_unit
from adjudicator.games.atlantis.table.state import Table, Unit

#: How far beside a Hero and above its middle its number is drawn, in hexes.
BESIDE, ABOVE = 0.52, 0.3


class ModifiersParams(Record):
    """Of one Hero, or of all."""

    unit: UnitId | None = None


def modifiers(table: Table, params: ModifiersParams, _consult: Consultation) -> Finding:
    """Sum up what the Minions around each Hero give and take where it stands."""
    chosen = [find_unit(table, params.unit, "unit")] if params.unit else list(table.units.values())
    heroes = [unit for unit in chosen if unit.hero and unit.at is not None]
    terms = {hero.id: minion_terms(table, hero) for hero in heroes}
    listed = [{"unit": hero.id, "value": total_of(terms[hero.id]) or 0} for hero in heroes]
    told = tuple(_told(hero, total_of(terms[hero.id]) or 0) for hero in heroes)
    facts = {"count": len(heroes), "listed": Listing(told)}
    message_id = "atlantis.modifiers.heroes" if heroes else "atlantis.modifiers.nobody"
    summary = Summary(message_id, "note", facts)
    steps = tuple(step for hero in heroes for step in _hero_steps(hero, terms[hero.id]))
    return Finding({"heroes": listed}, summary, steps)


def _told(hero: Unit, total: int) -> Said:
    return Said("atlantis.modifiers.of", (("who", hero.name), ("total", f"{total:+d}")))


def _hero_steps(hero: Unit, terms: Terms) -> Iterator[Step]:
    total = total_of(terms) or 0
    marks: tuple[Mark, ...] = ()
    if hero.at is not None:
        x, y = hero.at.centre
        marks = (space_mark(hero.at, "total"), label_mark((x + BESIDE, y - ABOVE), total, "total"))
    facts = {"who": hero.name, "total": total}
    yield Step(rules.DEFENSE_SUM, "atlantis.modifiers.sum", facts, marks)
    for term in terms:
        rule, message_id = TERMS[term.kind]
        minion = term.minion.name if term.minion else ""
        yield Step(rule, message_id, {"who": hero.name, "minion": minion, "value": term.value})
