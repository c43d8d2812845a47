"""The question `level-up`: how many levels are bought, and for how many coins?"""

from collections.abc import Iterator
from dataclasses import replace
from typing import Annotated

from pydantic import Field, StrictInt

from adjudicator.core.change import Change, Edit
from adjudicator.core.facts import Called
from adjudicator.core.faults import InputError
from adjudicator.core.input import Record
from adjudicator.core.question import Finding
from adjudicator.core.ruling import Consultation
from adjudicator.core.verdict import Step, Summary
from adjudicator.games.atlantis.growth import rules
from adjudicator.games.atlantis.growth.levels import Bought, levels_bought, untold_steps
from adjudicator.games.atlantis.table.ends import UnitId, find_hero
from adjudicator.games.atlantis.table.numbers import HIGHEST_LEVEL, highest_tier
from adjudicator.games.atlantis.table.state import Table, Unit

Level = Annotated[StrictInt, Field(ge=1, le=HIGHEST_LEVEL)]
Coins = Annotated[StrictInt, Field(ge=0, le=999)]


class LevelParams(Record):
    """A Hero's level and coins at the end of a Round: as given, or those of a Hero of the table."""

    unit: UnitId | None = None
    level: Level | None = None
    coins: Coins | None = None


def level_up(table: Table, params: LevelParams, _consult: Consultation) -> Finding:
    """Judge how many levels are bought, for how many coins."""
    hero = find_hero(table, params.unit, "unit") if params.unit else None
    level, coins = _standing(hero, params)
    bought = levels_bought(level, coins)
    after, left = (bought[-1].level, bought[-1].left) if bought else (level, coins)
    facts: dict[str, object] = {"level": after, "coins": left, "more": len(bought)}
    facts |= {"who": hero.name} if hero else {}
    answer = {"level": after, "coins": left}
    change = Change(edits=(leveled(hero, bought),)) if hero and bought else None
    summary = Summary(_message_id(hero, bought), "note", facts)
    steps = (*_untold(hero, params), *_steps(answer, bought))
    return Finding(answer, summary, steps, change)


def _untold(hero: Unit | None, params: LevelParams) -> Iterator[Step]:
    """What nobody entered of a Hero of the table, and this question doesn't tell."""
    if hero is None:
        return
    told = hero if params.level is None else replace(hero, level_told=True)
    yield from untold_steps(told, coins=params.coins is None)


def _standing(hero: Unit | None, params: LevelParams) -> tuple[int, int]:
    """The level and the coins that count: as told, then as the table has them."""
    level = params.level if params.level is not None or hero is None else hero.level
    coins = params.coins if params.coins is not None or hero is None else hero.coins or 0
    if level is None or coins is None:
        raise InputError("level" if level is None else "coins", "atlantis.needs-level")
    return level, coins


def leveled(hero: Unit, bought: tuple[Bought, ...]) -> Edit:
    """A Hero with its new level, the coins that are left, and a note that it bought one."""
    last = bought[-1]
    fields = {"level": last.level, "coins": last.left, "leveled-up": True}
    return Edit("units", hero.id, fields)


def _message_id(hero: Unit | None, bought: tuple[Bought, ...]) -> str:
    if hero is None:
        return "atlantis.level.up" if bought else "atlantis.level.same"
    return "atlantis.level.hero-up" if bought else "atlantis.level.hero-same"


def _steps(answer: dict[str, int], bought: tuple[Bought, ...]) -> Iterator[Step]:
    for each in bought:
        facts: dict[str, object] = {"level": each.level, "cost": each.cost, "left": each.left}
        yield Step(rules.LEVEL_COST, "atlantis.level.bought", facts)
    level, coins = answer["level"], answer["coins"]
    facts = {"level": level, "next": level + 1, "cost": level, "coins": coins}
    if bought:
        yield Step(rules.LEVEL_MUST, "atlantis.level.must", facts)
        tier = Called(f"tier.{highest_tier(level)}")
        yield Step(rules.LEVEL_TIER, "atlantis.level.tier", {**facts, "tier": tier})
    if level == HIGHEST_LEVEL:
        yield Step(rules.LEVEL_TOP, "atlantis.level.top", facts)
    else:
        yield Step(rules.LEVEL_COST, "atlantis.level.too-dear", facts)
