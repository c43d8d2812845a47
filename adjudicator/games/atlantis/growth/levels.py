"""Levels: what they cost, and how many a Hero must buy."""

from dataclasses import dataclass

from adjudicator.games.atlantis.table.numbers import HIGHEST_LEVEL


@dataclass(frozen=True, slots=True)
class Bought:
    """A level that is bought: which, for how many coins, and how many are left."""

    level: int
    cost: int
    left: int


def levels_bought(level: int, coins: int) -> tuple[Bought, ...]:
    """The levels that a Hero must buy, one after another: as many as it can pay for."""
    bought = []
    while level < HIGHEST_LEVEL and coins >= level:
        coins -= level
        bought.append(Bought(level + 1, level, coins))
        level += 1
    return tuple(bought)
