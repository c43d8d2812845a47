"""The question `pity`: does a Hero collect a Pity coin?"""

from typing import Literal

from pydantic import StrictBool

from adjudicator.core.input import Record
from adjudicator.core.question import Finding
from adjudicator.core.ruling import Consultation
from adjudicator.core.verdict import Step, Summary
from adjudicator.games.atlantis.growth import rules
from adjudicator.games.atlantis.growth.questions.level_up import Level
from adjudicator.games.atlantis.table.judging import tone
from adjudicator.games.atlantis.table.numbers import HIGHEST_LEVEL
from adjudicator.games.atlantis.table.state import Table


class PityParams(Record):
    """A Hero's level, and whether it bought a level in this Round."""

    level: Level
    bought: StrictBool


def pity(_table: Table, params: PityParams, _consult: Consultation) -> Finding:
    """Judge whether a Hero collects a Pity coin."""
    reason: Literal["bought", "top", "coin"] = "coin"
    if params.bought:
        reason = "bought"
    elif params.level == HIGHEST_LEVEL:
        reason = "top"
    coins = int(reason == "coin")
    rule = rules.LEVEL_TOP if reason == "top" else rules.PITY_COIN
    steps = (Step(rule, _PITY[reason], {"level": params.level}),)
    summary = Summary("atlantis.pity.coin" if coins else "atlantis.pity.none", tone(coins), {})
    return Finding({"coins": coins}, summary, steps)


_PITY = {
    "bought": "atlantis.pity.bought",
    "top": "atlantis.pity.top",
    "coin": "atlantis.pity.collects",
}
