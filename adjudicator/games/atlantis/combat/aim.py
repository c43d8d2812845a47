"""What an attack can reach: its total, and every unit with why it can be a target or not."""

from dataclasses import dataclass

from adjudicator.board.hexes import Hex, apart
from adjudicator.games.atlantis.combat.terms import Term, attack_terms
from adjudicator.games.atlantis.immunity.immune import Immunity, immunity_of
from adjudicator.games.atlantis.table.kit import Card, Items, count_items
from adjudicator.games.atlantis.table.state import Table, Unit


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


def aim(table: Table, unit: Unit, here: Hex, card: Card, items: Items | None) -> Aim:
    """Judge an attack: the total, and who can be its target."""
    ranged = card.range is not None
    reach = 1
    if card.range is not None:
        reach = card.range + count_items(items, "range")
    others = [u for u in table.units.values() if u.at is not None and u.id != unit.id]
    near = [u for u in others if u.at and 0 < apart(here, u.at) <= reach]
    enemies = [u for u in near if u.team != unit.team]
    found = [immunity_of(table, enemy, "attack") for enemy in enemies]
    return Aim(
        attack_terms(card, items),
        reach,
        ranged,
        tuple(each.unit for each in found if not each.immune),
        tuple(each for each in found if each.immune),
        tuple(u for u in others if u not in near and u.team != unit.team),
        tuple(u for u in near if u.team == unit.team),
    )
