"""The question `defeat`: what does a defeat bring, and what does it cost?"""

from dataclasses import replace
from typing import Annotated

from pydantic import Field, StrictInt

from adjudicator.core.faults import InputError
from adjudicator.core.question import Finding
from adjudicator.core.ruling import Consultation
from adjudicator.core.verdict import Step, Summary
from adjudicator.games.atlantis.combat import rules
from adjudicator.games.atlantis.combat.defeat_changes import defeat_change
from adjudicator.games.atlantis.combat.defeat_steps import defeat_steps
from adjudicator.games.atlantis.combat.defeats import judge_defeat
from adjudicator.games.atlantis.lanes.choosing import ChoicesParams
from adjudicator.games.atlantis.table.ends import UnitId, find_hero, find_unit
from adjudicator.games.atlantis.table.judging import tone
from adjudicator.games.atlantis.table.numbers import HIGHEST_LEVEL
from adjudicator.games.atlantis.table.state import Table, Unit


class DefeatParams(ChoicesParams):
    """Who was defeated by whom, and the teams' choices if that pushes a lane.

    `level` is the level the victim should have if it forgot to level up.
    """

    victim: UnitId
    attacker: UnitId
    level: Annotated[StrictInt, Field(ge=1, le=HIGHEST_LEVEL)] | None = None


def defeat(table: Table, params: DefeatParams, consult: Consultation) -> Finding:
    """Judge the coins, the assists and the Life counters of a defeat."""
    victim = find_unit(table, params.victim, "victim")
    attacker = find_hero(table, params.attacker, "attacker")
    _check_level(victim, params.level)
    forgot = params.level is not None and params.level > victim.level
    if params.level is not None:
        victim = replace(victim, level=params.level, level_told=True)
    found = judge_defeat(table, victim, attacker, params, consult)
    answer = {"coins": found.coins, "assist": found.assist, "life": found.life, **found.pushed}
    facts = {"who": victim.name, "attacker": attacker.name, **answer}
    message_id = "atlantis.defeat.pays" if found.enemies else "atlantis.defeat.friend"
    summary = Summary(message_id, tone(found.enemies), facts)
    steps = tuple(defeat_steps(table, found))
    if forgot:
        steps = (
            Step(
                rules.DEFEAT_FORGOTTEN,
                "atlantis.defeat.forgot",
                {"who": victim.name, "level": victim.level},
            ),
            *steps,
        )
    return Finding(answer, summary, steps, defeat_change(table, found))


def _check_level(victim: Unit, level: int | None) -> None:
    """A level that is due is a Hero's, and no lower than the one it has."""
    if level is not None and not victim.hero:
        raise InputError("level", "atlantis.level-of-minion", who=victim.name)
    if level is not None and victim.level_told and level < victim.level:
        raise InputError("level", "atlantis.level-too-low", who=victim.name, level=victim.level)
