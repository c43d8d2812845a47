"""What verdicts say about a Defense Total, part by part."""

from collections.abc import Iterator

from adjudicator.core.rule import RuleId
from adjudicator.core.verdict import Step
from adjudicator.games.atlantis.combat import rules
from adjudicator.games.atlantis.combat.terms import Term, text_counts
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


def defense_steps(unit: Unit, card: Card, terms: tuple[Term, ...]) -> Iterator[Step]:
    """A Defense Total part by part, and whether the text of the card counts."""
    ignored = (card.bonus or card.text) and not text_counts(card)
    for term in terms:
        rule, message_id = TERMS[term.kind]
        minion = term.minion
        facts = {"who": unit.name, "value": term.value, "minion": minion.name if minion else ""}
        marks = piece_marks((minion,), tone(term.value > 0)) if minion else ()
        yield Step(rule, message_id, facts, marks)
        if term.kind == "card" and ignored:
            yield Step(rules.DEFENSE_TEXT, "atlantis.defense.text-ignored", facts)
    total = sum(term.value for term in terms)
    yield Step(rules.DEFENSE_SUM, "atlantis.defense.sum", {"who": unit.name, "total": total})
