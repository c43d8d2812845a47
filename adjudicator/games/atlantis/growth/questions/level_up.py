"""The question `level-up`: how many levels are bought, and for how many coins?"""

from collections.abc import Iterator
from typing import Annotated

from pydantic import Field, StrictInt

from adjudicator.core.facts import Called
from adjudicator.core.input import Record
from adjudicator.core.question import Finding
from adjudicator.core.ruling import Consultation
from adjudicator.core.verdict import Step, Summary
from adjudicator.games.atlantis.growth import rules
from adjudicator.games.atlantis.table.numbers import HIGHEST_LEVEL, highest_tier
from adjudicator.games.atlantis.table.state import Table

Level = Annotated[StrictInt, Field(ge=1, le=HIGHEST_LEVEL)]
Coins = Annotated[StrictInt, Field(ge=0, le=999)]


class LevelParams(Record):
    """A Hero's level and coins at the end of a Round."""

    level: Level
    coins: Coins


def level_up(_table: Table, params: LevelParams, _consult: Consultation) -> Finding:
    """Judge how many levels are bought, for how many coins."""
    level, coins = params.level, params.coins
    steps = []
    while level < HIGHEST_LEVEL and coins >= level:
        facts = {"level": level + 1, "cost": level, "left": coins - level}
        steps.append(Step(rules.LEVEL_COST, "atlantis.level.bought", facts))
        coins -= level
        level += 1
    steps.extend(_stopped(level, coins, bought=level > params.level))
    facts = {"level": level, "coins": coins, "more": level - params.level}
    summary = Summary(
        "atlantis.level.up" if level > params.level else "atlantis.level.same", "note", facts
    )
    return Finding({"level": level, "coins": coins}, summary, tuple(steps))


def _stopped(level: int, coins: int, *, bought: bool) -> Iterator[Step]:
    facts: dict[str, object] = {"level": level, "next": level + 1, "cost": level, "coins": coins}
    if bought:
        yield Step(rules.LEVEL_MUST, "atlantis.level.must", facts)
        tier = Called(f"tier.{highest_tier(level)}")
        yield Step(rules.LEVEL_TIER, "atlantis.level.tier", {**facts, "tier": tier})
    if level == HIGHEST_LEVEL:
        yield Step(rules.LEVEL_TOP, "atlantis.level.top", facts)
    else:
        yield Step(rules.LEVEL_COST, "atlantis.level.too-dear", facts)
