"""The question `start`: begin to keep track of Rounds and turns."""

from collections.abc import Iterator
from typing import Annotated, Literal

from pydantic import Field, StrictInt

from adjudicator.core.change import Change
from adjudicator.core.input import Record
from adjudicator.core.question import Finding
from adjudicator.core.ruling import Consultation
from adjudicator.core.values import Json
from adjudicator.core.verdict import Step, Summary
from adjudicator.games.atlantis.preparation import rules as preparation_rules
from adjudicator.games.atlantis.preparation.questions.setup import SetupParams, counters_for
from adjudicator.games.atlantis.table.judging import team_fact
from adjudicator.games.atlantis.table.kit import Team
from adjudicator.games.atlantis.table.numbers import TURNS
from adjudicator.games.atlantis.table.state import Table
from adjudicator.games.atlantis.turns import rules


class StartParams(Record):
    """The Round and turn that begin, and the counters beside the board if nobody entered them.

    `coin` is the side that the Tie Breaker coin shows; `mode` gives the counters of a quick or of a
    full game for as many Heroes as the table has.
    """

    round: Annotated[StrictInt, Field(ge=1, le=99)] = 1
    turn: Annotated[StrictInt, Field(ge=1, le=TURNS)] = 1
    coin: Team | None = None
    mode: Literal["quick", "full"] | None = None


def start(table: Table, params: StartParams, consult: Consultation) -> Finding:
    """Begin to keep track of turns, with the counters of the game if they are asked for."""
    heroes = sum(unit.hero for unit in table.units.values())
    counters: dict[str, Json] = {}
    if params.mode:
        asked = SetupParams(players=min(max(heroes, 2), 10), mode=params.mode)
        counters = counters_for(table, asked, consult)
    facts: dict[str, object] = {"round": params.round, "turn": params.turn, "count": heroes}
    facts |= {"team": team_fact(params.coin or table.coin)}
    if not heroes:
        step = Step(rules.TURN_STEPS, "atlantis.start.no-hero", facts)
        summary = Summary("atlantis.start.needs-heroes", "blocked", facts)
        return Finding({"round": None, "turn": None}, summary, (step,))
    told = table.life or params.mode
    summary = Summary("atlantis.start.begins" if told else "atlantis.start.bare", "note", facts)
    answer = {"round": params.round, "turn": params.turn}
    return Finding(answer, summary, _steps(facts, counters), _change(params, counters))


def _change(params: StartParams, counters: dict[str, Json]) -> Change:
    fields: dict[str, Json] = {"round": params.round, "turn": params.turn, **counters}
    if params.coin:
        fields["coin"] = params.coin
    return Change(fields=fields, gone=("played", "round-end"))


def _steps(facts: dict[str, object], counters: dict[str, Json]) -> Iterator[Step]:
    yield Step(rules.ROUND_TURNS, "atlantis.start.turns", {**facts, "last": TURNS})
    if "life" in counters:
        told = {"life": counters["life"]["red"]}
        yield Step(preparation_rules.SETUP_LIFE, "atlantis.start.life", told)
    yield Step(rules.TURN_STEPS, "atlantis.start.cards", facts)
