"""What verdicts say about Attack and Defense Totals, part by part."""

from collections.abc import Iterator

from adjudicator.core.rule import RuleId
from adjudicator.core.verdict import Step
from adjudicator.games.atlantis.combat import rules
from adjudicator.games.atlantis.combat.terms import Term, Terms, text_counts, total_of
from adjudicator.games.atlantis.table.effects import value_step
from adjudicator.games.atlantis.table.ends import piece_marks
from adjudicator.games.atlantis.table.judging import tone
from adjudicator.games.atlantis.table.kit import Card
from adjudicator.games.atlantis.table.state import Unit

TERMS: dict[str, tuple[RuleId, str]] = {
    "card": (rules.DEFENSE_CARD, "atlantis.defense.card"),
    "text": (rules.DEFENSE_TEXT, "atlantis.defense.text"),
    "items": (rules.DEFENSE_ITEMS, "atlantis.defense.items"),
    "friend": (rules.DEFENSE_FRIENDS, "atlantis.defense.friend"),
    "enemy": (rules.DEFENSE_ENEMIES, "atlantis.defense.enemy"),
    "ranged": (rules.DEFENSE_RANGED, "atlantis.defense.ranged"),
}


def attack_sum(unit: Unit, terms: Terms) -> Iterator[Step]:
    """An Attack Total with its parts, or what it lacks; and the Active effects among them."""
    for term in terms:
        if term.effect and term.value is not None:
            yield value_step(term.effect, unit, term.value)
    total = total_of(terms)
    if total is None:
        yield Step(rules.ATTACK_TOTAL, "atlantis.attack.no-value", {"who": unit.name})
        return
    if len(terms) == 1:
        facts = {"who": unit.name, "total": total}
        yield Step(rules.ATTACK_TOTAL, "atlantis.attack.alone", facts)
        return
    told = {"total": total, "parts": _sum_of(terms)}
    yield Step(rules.ATTACK_TOTAL, "atlantis.attack.sum", told)


def _sum_of(terms: Terms) -> str:
    """The parts as a sum: 4 + 1 - 2."""
    first, *others = (term.value or 0 for term in terms)
    signed = (f" {'-' if value < 0 else '+'} {abs(value)}" for value in others)
    return f"{first}{''.join(signed)}"


def defense_steps(unit: Unit, card: Card, terms: Terms) -> Iterator[Step]:
    """A Defense Total part by part, and whether the text of the card counts."""
    ignored = (card.bonus or card.text) and not text_counts(card)
    for term in terms:
        yield _term(unit, term)
        if term.kind == "card" and ignored:
            yield Step(rules.DEFENSE_TEXT, "atlantis.defense.text-ignored", {"who": unit.name})
    total = total_of(terms)
    if total is not None:
        yield Step(rules.DEFENSE_SUM, "atlantis.defense.sum", {"who": unit.name, "total": total})


def _term(unit: Unit, term: Term) -> Step:
    if term.value is None:
        return Step(rules.DEFENSE_CARD, "atlantis.defense.no-value", {"who": unit.name})
    if term.effect:
        return value_step(term.effect, unit, term.value)
    rule, message_id = TERMS[term.kind]
    minion = term.minion
    facts = {"who": unit.name, "value": term.value, "minion": minion.name if minion else ""}
    marks = piece_marks((minion,), tone(term.value > 0)) if minion else ()
    return Step(rule, message_id, facts, marks)
