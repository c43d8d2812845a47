"""Levels: what they cost, and how many a Hero must buy."""

from collections.abc import Iterator
from dataclasses import dataclass

from adjudicator.core.verdict import Step
from adjudicator.games.atlantis.growth import rules
from adjudicator.games.atlantis.table.numbers import HIGHEST_LEVEL
from adjudicator.games.atlantis.table.state import Unit


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


def untold_steps(hero: Unit, *, coins: bool = False) -> Iterator[Step]:
    """That a Hero counts as it began, where nobody entered its level, or its coins."""
    facts = {"who": hero.name}
    if not hero.level_told:
        yield Step(rules.LEVEL_START, "atlantis.level.untold", facts)
    if coins and hero.coins is None:
        yield Step(rules.LEVEL_START, "atlantis.coins.untold", facts)
