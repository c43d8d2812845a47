"""What an attack can reach: its total, and every unit with why it can be a target or not."""

from dataclasses import dataclass

from adjudicator.board.hexes import Hex, apart
from adjudicator.core.ruling import Consultation
from adjudicator.games.atlantis.combat.terms import Terms, attack_terms, total_of
from adjudicator.games.atlantis.immunity.immune import Immunity, immunity_of
from adjudicator.games.atlantis.table.effects import total_more
from adjudicator.games.atlantis.table.kit import Card, Items, count_items
from adjudicator.games.atlantis.table.state import Table, Unit


@dataclass(frozen=True, slots=True)
class Aim:
    """What an attack can reach: its total, its reach, and every enemy with why or why not."""

    terms: Terms
    reach: int
    ranged: bool
    targets: tuple[Unit, ...]
    #: Those who are Immune, and those of whom that is not known.
    immune: tuple[Immunity, ...]
    far: tuple[Unit, ...]
    friends: tuple[Unit, ...]

    @property
    def total(self) -> int | None:
        """The Attack Total; None while a part of it is not known."""
        return total_of(self.terms)


def reach_of(table: Table, unit: Unit, card: Card, items: Items | None) -> int:
    """How far an Attack reaches: to adjacent units, or as far as its Range icon tells."""
    if card.range is None:
        return 1
    return card.range + count_items(items, "range") + total_more(table, unit, "range")


def aim(table: Table, unit: Unit, card: Card, items: Items | None, consult: Consultation) -> Aim:
    """Judge an attack of a Hero on the board: the total, and who can be its target."""
    here = unit.at or Hex(0, 0)
    reach = reach_of(table, unit, card, items)
    others = [u for u in table.units.values() if u.at is not None and u.id != unit.id]
    near = [u for u in others if u.at and 0 < apart(here, u.at) <= reach]
    enemies = [u for u in near if u.team != unit.team]
    found = [immunity_of(table, enemy, "attack", consult) for enemy in enemies]
    return Aim(
        attack_terms(table, unit, card, items),
        reach,
        card.range is not None,
        tuple(each.unit for each in found if not each.immune and not each.unsure),
        tuple(each for each in found if each.immune or each.unsure),
        tuple(u for u in others if u not in near and u.team != unit.team),
        tuple(u for u in near if u.team == unit.team),
    )
