"""The question `same-time`: which of several effects at the same time is applied first?"""

from typing import Annotated

from pydantic import Field

from adjudicator.core.facts import Said
from adjudicator.core.faults import InputError
from adjudicator.core.input import Record, place
from adjudicator.core.question import Finding
from adjudicator.core.ruling import Consultation
from adjudicator.core.verdict import Step, Summary
from adjudicator.games.atlantis.table.ends import UnitId, find_hero, names
from adjudicator.games.atlantis.table.judging import team_fact
from adjudicator.games.atlantis.table.state import Table
from adjudicator.games.atlantis.turns import rules


class SameTimeParams(Record):
    """The Heroes whose Active effects happen at the same time; within a team as they agreed."""

    units: Annotated[tuple[UnitId, ...], Field(min_length=2, max_length=20)]


def same_time(table: Table, params: SameTimeParams, consult: Consultation) -> Finding:
    """Judge whose effect is applied first."""
    heroes = [find_hero(table, u, place("units", n)) for n, u in enumerate(params.units)]
    for number, hero in enumerate(heroes):
        if hero in heroes[:number]:
            raise InputError(place("units", number), "atlantis.same-hero", who=hero.name)
    coin = table.coin
    if len({hero.team for hero in heroes}) > 1:
        coin = consult.known(coin, place("scene", "coin"), Said("atlantis.missing.coin"))
        if coin is None:
            summary = Summary("atlantis.same-time.unknown", "open", {})
            steps = (Step(rules.EFFECT_SAME_TIME, "atlantis.same-time.by-coin", {}),)
            return Finding({"order": None}, summary, steps)
    order = sorted(heroes, key=lambda hero: hero.team != coin) if coin else heroes
    facts: dict[str, object] = {"names": names(order), "team": team_fact(coin)}
    one_team = len({hero.team for hero in heroes}) == 1
    message_id = "atlantis.same-time.one-team" if one_team else "atlantis.same-time.coin"
    steps = (Step(rules.EFFECT_SAME_TIME, message_id, facts),)
    summary = Summary("atlantis.same-time.order", "note", facts)
    return Finding({"order": [hero.id for hero in order]}, summary, steps)
