"""The question `pity`: does a Hero collect a Pity coin?"""

from typing import Literal

from pydantic import StrictBool

from adjudicator.core.change import Change, Edit
from adjudicator.core.faults import InputError
from adjudicator.core.input import Record
from adjudicator.core.question import Finding
from adjudicator.core.ruling import Consultation
from adjudicator.core.verdict import Step, Summary
from adjudicator.games.atlantis.growth import rules
from adjudicator.games.atlantis.growth.levels import untold_steps
from adjudicator.games.atlantis.growth.questions.level_up import Level
from adjudicator.games.atlantis.table.ends import UnitId, find_hero
from adjudicator.games.atlantis.table.judging import tone
from adjudicator.games.atlantis.table.numbers import HIGHEST_LEVEL
from adjudicator.games.atlantis.table.state import Table, Unit

Reason = Literal["bought", "top", "coin"]


class PityParams(Record):
    """A Hero's level, and whether it bought a level in this Round; by default from the table."""

    unit: UnitId | None = None
    level: Level | None = None
    bought: StrictBool | None = None


def pity(table: Table, params: PityParams, _consult: Consultation) -> Finding:
    """Judge whether a Hero collects a Pity coin."""
    hero = find_hero(table, params.unit, "unit") if params.unit else None
    level = params.level if params.level is not None or hero is None else hero.level
    bought = params.bought if params.bought is not None or hero is None else hero.leveled_up
    if level is None or bought is None:
        raise InputError("level" if level is None else "bought", "atlantis.needs-pity")
    reason = pity_reason(level, bought=bought)
    coins = int(reason == "coin")
    rule = rules.LEVEL_TOP if reason == "top" else rules.PITY_COIN
    untold = untold_steps(hero) if hero and params.level is None else ()
    steps = (*untold, Step(rule, _PITY[reason], {"level": level}))
    facts = {"who": hero.name} if hero else {}
    summary = Summary(_SUMMARIES[hero is not None, bool(coins)], tone(coins), facts)
    change = Change(edits=(pitied(hero),)) if hero and coins else None
    return Finding({"coins": coins}, summary, steps, change)


def pity_reason(level: int, *, bought: bool) -> Reason:
    """Why a Hero collects a Pity coin, or none."""
    if bought:
        return "bought"
    return "top" if level == HIGHEST_LEVEL else "coin"


def pitied(hero: Unit) -> Edit:
    """A Hero with one more coin."""
    return Edit("units", hero.id, {"coins": (hero.coins or 0) + 1})


_SUMMARIES = {
    (False, True): "atlantis.pity.coin",
    (False, False): "atlantis.pity.none",
    (True, True): "atlantis.pity.hero-coin",
    (True, False): "atlantis.pity.hero-none",
}
_PITY = {
    "bought": "atlantis.pity.bought",
    "top": "atlantis.pity.top",
    "coin": "atlantis.pity.collects",
}
