"""Attack and defence: who can be a target, and what each total is made of."""

from dataclasses import dataclass
from typing import Literal

from adjudicator.board.hexes import Hex, apart
from adjudicator.core.input import InputError, place
from adjudicator.games.atlantis.immunity import Immunity, immunity
from adjudicator.games.atlantis.table.kit import Card, Icon, Items, count_items
from adjudicator.games.atlantis.table.numbers import RANGED_REACH
from adjudicator.games.atlantis.table.state import Table, Unit

TermKind = Literal["card", "text", "items", "friend", "enemy", "ranged"]


@dataclass(frozen=True, slots=True)
class Term:
    """One part of a total: its kind, its value, and the Minion that it comes from."""

    kind: TermKind
    value: int
    minion: Unit | None = None

    @property
    def name(self) -> str:
        """What the answer calls it."""
        return self.minion.id if self.minion else self.kind


@dataclass(frozen=True, slots=True)
class Aim:
    """What an attack can reach: its total, its reach, and every enemy with why or why not."""

    terms: tuple[Term, ...]
    reach: int
    ranged: bool
    targets: tuple[Unit, ...]
    immune: tuple[Immunity, ...]
    far: tuple[Unit, ...]
    friends: tuple[Unit, ...]

    @property
    def total(self) -> int:
        """The Attack Total."""
        return sum(term.value for term in self.terms)


#: What is told of a card at the moment, beside its name.
AT_THE_MOMENT = {"bonus", "fulfilled"}


def which_card(unit: Unit, given: Card, at: str) -> Card:
    """The card that is meant: as it is given, or one that the Hero has, by its name.

    What its text adds now, and whether a condition is met, may be told beside the name.
    """
    told = given.model_fields_set - {"name"}
    known = {card.name: card for card in unit.cards if card.name}
    if given.name is None or told - AT_THE_MOMENT or (told and given.name not in known):
        return given
    if given.name not in known:
        raise InputError(at, "hexes.unknown-card", name=given.name, known=tuple(known))
    return known[given.name].model_copy(update={name: getattr(given, name) for name in told})


def needed(card: Card, icon: Icon, at: str) -> int:
    """A value that the card must have for this."""
    value: int | None = getattr(card, icon)
    if value is None:
        raise InputError(place(at, icon), "hexes.card-needs", icon=icon)
    return value


def items_of(unit: Unit, given: Items | None) -> Items | None:
    """The items that count: as given, or as the Hero has them."""
    return unit.items if given is None else given


def aim(table: Table, unit: Unit, here: Hex, card: Card, items: Items | None) -> Aim:
    """Judge an attack: the total, and who can be its target."""
    ranged = card.range is not None
    reach = 1
    if card.range is not None:
        reach = card.range + count_items(items, "range")
    others = [u for u in table.units.values() if u.at is not None and u.id != unit.id]
    near = [u for u in others if u.at and 0 < apart(here, u.at) <= reach]
    enemies = [u for u in near if u.team != unit.team]
    found = [immunity(table, enemy, "attack") for enemy in enemies]
    return Aim(
        tuple(_attack_terms(card, items)),
        reach,
        ranged,
        tuple(each.unit for each in found if not each.immune),
        tuple(each for each in found if each.immune),
        tuple(u for u in others if u not in near and u.team != unit.team),
        tuple(u for u in near if u.team == unit.team),
    )


def _attack_terms(card: Card, items: Items | None) -> list[Term]:
    value = needed(card, "attack", "card")
    terms = [Term("card", value), Term("items", count_items(items, "attack"))]
    terms.append(Term("text", card.bonus))
    return [term for term in terms if term.value or term.kind == "card"]


def text_counts(card: Card) -> bool:
    """Whether a card that is discarded applies its text: only if Defense is its Primary action.

    What nobody has said of a card is left to the players: a bonus that they tell counts.
    """
    return card.primary in (None, "defense", "defense-skill")


def defense_terms(table: Table, unit: Unit, card: Card, items: Items | None) -> tuple[Term, ...]:
    """The parts of a Defense Total, in the order of the book."""
    value = needed(card, "defense", "card")
    own = [Term("card", value), Term("text", card.bonus if text_counts(card) else 0)]
    own.append(Term("items", count_items(items, "defense")))
    kept = [term for term in own if term.value or term.kind == "card"]
    return (*kept, *minion_terms(table, unit))


def minion_terms(table: Table, unit: Unit) -> tuple[Term, ...]:
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
