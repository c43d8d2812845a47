"""What a defeat is worth, and what it costs."""

from dataclasses import dataclass

from adjudicator.games.atlantis.immunity.immune import Immunity, immunity_of
from adjudicator.games.atlantis.table.numbers import HIGHEST_LEVEL, lowest_tier, minion_coins
from adjudicator.games.atlantis.table.state import Table, Unit


@dataclass(frozen=True, slots=True)
class Defeat:
    """A unit that a Hero defeats.

    `worth` is what the unit is worth in coins, `assist` what each of the `teammates` collects, and
    `life` the Life counters that its team spends. Friends don't defeat each other: all are 0 then.
    """

    victim: Unit
    attacker: Unit
    teammates: tuple[Unit, ...]
    worth: int
    assist: int
    life: int
    immunity: Immunity

    @property
    def enemies(self) -> bool:
        """Whether the two are on different teams."""
        return self.victim.team != self.attacker.team

    @property
    def coins(self) -> int:
        """What the attacker collects."""
        return self.worth if collects(self.attacker) else 0

    @property
    def possible(self) -> bool:
        """Whether it can happen on the board as it is."""
        return self.enemies and self.victim.at is not None and not self.immunity.immune

    @property
    def gains(self) -> dict[str, int]:
        """The coins that each Hero collects, by the Hero's id."""
        assists = {u.id: self.assist for u in self.teammates if collects(u)}
        gains = {self.attacker.id: self.coins, **assists}
        return {name: coins for name, coins in gains.items() if coins}


def collects(hero: Unit) -> bool:
    """Whether a Hero still collects coins: not once it has its Ultimate."""
    return hero.level < HIGHEST_LEVEL


def judge_defeat(table: Table, victim: Unit, attacker: Unit) -> Defeat:
    """What the defeat of a unit brings and costs."""
    enemies = victim.team != attacker.team
    worth = minion_coins(victim.type) if victim.type else victim.level
    tier = lowest_tier(victim.level) if victim.hero and enemies else 0
    team = (u for u in table.units.values() if u.hero and u.team == attacker.team)
    return Defeat(
        victim,
        attacker,
        tuple(u for u in team if u != attacker) if victim.hero else (),
        worth if enemies else 0,
        tier,
        tier,
        immunity_of(table, victim),
    )
