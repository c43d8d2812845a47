"""What an Attack Total and a Defense Total are made of."""

from dataclasses import dataclass
from typing import Literal

from adjudicator.board.hexes import apart
from adjudicator.games.atlantis.table.effects import more_of
from adjudicator.games.atlantis.table.kit import Card, Icon, Items, count_items
from adjudicator.games.atlantis.table.numbers import RANGED_REACH
from adjudicator.games.atlantis.table.state import Effect, Table, Unit

TermKind = Literal["card", "text", "items", "effect", "friend", "enemy", "ranged"]


@dataclass(frozen=True, slots=True)
class Term:
    """One part of a total: its kind, its value if that is known, the Minion or effect behind it."""

    kind: TermKind
    value: int | None
    minion: Unit | None = None
    effect: Effect | None = None

    @property
    def name(self) -> str:
        """What the answer calls it."""
        if self.effect:
            return self.effect.name
        return self.minion.id if self.minion else self.kind


Terms = tuple[Term, ...]


def total_of(terms: Terms) -> int | None:
    """The sum of all parts; None while one of them is not known."""
    values = [term.value for term in terms if term.value is not None]
    return sum(values) if len(values) == len(terms) else None


def attack_terms(table: Table, unit: Unit, card: Card, items: Items | None) -> Terms:
    """The parts of an Attack Total."""
    terms = [Term("card", card.attack), Term("items", count_items(items, "attack"))]
    terms.append(Term("text", card.bonus))
    kept = (term for term in terms if term.value or term.kind == "card")
    return *kept, *_effect_terms(table, unit, "attack")


def _effect_terms(table: Table, unit: Unit, icon: Icon) -> Terms:
    """What Active effects add to a value of a card, or take from it."""
    given = more_of(table, unit, icon)
    return tuple(Term("effect", value, effect=effect) for effect, value in given)


def text_counts(card: Card) -> bool:
    """Whether a card that is discarded applies its text: only if Defense is its Primary action.

    What nobody has said of a card is left to the players: a bonus that they tell counts.
    """
    return card.primary in (None, "defense", "defense-skill")


def defense_terms(table: Table, unit: Unit, card: Card, items: Items | None) -> Terms:
    """The parts of a Defense Total, in the order of the book."""
    own = [Term("card", card.defense), Term("text", card.bonus if text_counts(card) else 0)]
    own.append(Term("items", count_items(items, "defense")))
    kept = [term for term in own if term.value or term.kind == "card"]
    return (*kept, *_effect_terms(table, unit, "defense"), *minion_terms(table, unit))


def minion_terms(table: Table, unit: Unit) -> Terms:
    """What the Minions around a Hero add and take away: friends, enemies, then ranged ones."""
    if unit.at is None:
        return ()
    found: dict[TermKind, list[Term]] = {"friend": [], "enemy": [], "ranged": []}
    for minion in table.minions:
        if minion.at is None:
            continue
        distance = apart(unit.at, minion.at)
        friend = minion.team == unit.team
        if minion.type == "ranged":
            if not friend and distance <= RANGED_REACH:
                found["ranged"].append(Term("ranged", -1, minion))
        elif distance == 1:
            kind: TermKind = "friend" if friend else "enemy"
            found[kind].append(Term(kind, 1 if friend else -1, minion))
    return tuple(term for terms in found.values() for term in terms)
