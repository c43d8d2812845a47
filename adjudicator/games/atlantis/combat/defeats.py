"""What a defeat is worth, what it costs, and the push that may follow."""

from dataclasses import dataclass

from adjudicator.core.ruling import Consultation
from adjudicator.games.atlantis.immunity.immune import Immunity, immunity_of
from adjudicator.games.atlantis.lanes.choosing import ChoicesParams
from adjudicator.games.atlantis.lanes.falls import push_by_fall
from adjudicator.games.atlantis.lanes.lane_pushes import Pushes
from adjudicator.games.atlantis.table.numbers import HIGHEST_LEVEL, lowest_tier, minion_coins
from adjudicator.games.atlantis.table.state import Table, Unit


@dataclass(frozen=True, slots=True)
class Defeat:
    """A unit that a Hero defeats.

    `worth` is what the unit is worth in coins, `assist` what each of the `teammates` collects, and
    `life` the Life counters that its team spends. Friends don't defeat each other: all are 0 then.
    `push` is the push of the lane that it causes at once.
    """

    victim: Unit
    attacker: Unit
    teammates: tuple[Unit, ...]
    worth: int
    assist: int
    life: int
    immunity: Immunity
    push: Pushes | None = None

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

    @property
    def pushed(self) -> dict[str, str]:
        """For the answer: the lane that is pushed at once, if one is."""
        return {"pushed": self.push.lanes[0].lane.name} if self.push else {}


def collects(hero: Unit) -> bool:
    """Whether a Hero still collects coins: not once it has its Ultimate."""
    return hero.level < HIGHEST_LEVEL


def judge_defeat(
    table: Table, victim: Unit, attacker: Unit, params: ChoicesParams, consult: Consultation
) -> Defeat:
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
        # Whoever asks knows that it was defeated: a lane that nobody told doesn't matter then.
        immunity_of(table, victim, None, Consultation(table.readings)),
        push_by_fall(table, victim, params, consult) if enemies else None,
    )
