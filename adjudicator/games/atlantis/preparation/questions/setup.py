"""The question `setup`: what does a number of players need?"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Annotated, Literal

from pydantic import Field, StrictInt

from adjudicator.core.change import Change
from adjudicator.core.facts import Called
from adjudicator.core.faults import InputError
from adjudicator.core.input import Record
from adjudicator.core.question import Finding
from adjudicator.core.ruling import Consultation
from adjudicator.core.values import Json
from adjudicator.core.verdict import Answer, Step, Summary
from adjudicator.games.atlantis.preparation import rules
from adjudicator.games.atlantis.table import rulings
from adjudicator.games.atlantis.table.kit import TEAMS
from adjudicator.games.atlantis.table.numbers import NUMBERS
from adjudicator.games.atlantis.table.state import Lane, Table


class SetupParams(Record):
    """How many players, and which game."""

    players: Annotated[StrictInt, Field(ge=2, le=10)]
    mode: Literal["full", "quick"] = "full"


@dataclass(frozen=True, slots=True)
class Needs:
    """What a game needs: the map, the counters, the Heroes, and who takes Handicap cards."""

    map: str
    waves: int
    life: int
    heroes: int
    handicap: str


def setup(table: Table, params: SetupParams, consult: Consultation) -> Finding:
    """Judge what a game for a number of players needs."""
    if params.mode == "quick" and str(_heroes(params)) not in _QUICK["life"]:
        raise InputError("mode", "atlantis.no-quick")
    found = _needs(params, consult)
    facts = {"players": params.players, "map": Called(f"map.{found.map}"), "life": found.life}
    facts |= {"waves": found.waves}
    summary = Summary("atlantis.setup.needs", "note", facts)
    return Finding(_answer(found), summary, _steps(params, found), _change(table, found))


def _change(table: Table, found: Needs) -> Change | None:
    """Life counters, and Wave counters for each lane; None where the map has other lanes."""
    if len(table.lanes) != _LANES[found.map]:
        return None
    return Change(fields=_counters(table, found))


def _counters(table: Table, found: Needs) -> dict[str, Json]:
    lanes = {name: _lane(lane, found.waves) for name, lane in table.lanes.items()}
    return {"life": dict.fromkeys(TEAMS, found.life), "lanes": lanes}


def counters_for(table: Table, params: SetupParams, consult: Consultation) -> dict[str, Json]:
    """The Life and Wave counters that a scene begins with; its lanes only where the map fits."""
    if params.mode == "quick" and str(_heroes(params)) not in _QUICK["life"]:
        raise InputError("mode", "atlantis.no-quick")
    found = _needs(params, consult)
    counters = _counters(table, found)
    if len(table.lanes) != _LANES[found.map]:
        counters.pop("lanes")
    return counters


_LANES = {"single": 1, "double": 2}


def _lane(lane: Lane, waves: int) -> dict[str, Json]:
    return {"zones": list(lane.zones), "battle-zone": lane.battle_zone, "waves": waves}


_QUICK = NUMBERS["setup"]["quick"]


def _needs(params: SetupParams, consult: Consultation) -> Needs:
    board = consult(rulings.SEVEN_MAP) if params.players == 7 else _map(params.players)
    quick, part = params.mode == "quick", NUMBERS["setup"][board]
    life = (_QUICK if quick else part)["life"][str(_heroes(params))]
    waves = _QUICK["waves"] if quick and board == "single" else part["waves"]
    return Needs(board, waves, life, _heroes(params), _handicap(params.players))


def _heroes(params: SetupParams) -> int:
    return max(4, params.players)


def _map(players: int) -> str:
    return "double" if players > 7 else "single"


def _handicap(players: int) -> str:
    if players % 2 == 0:
        return "none"
    return "one-hero" if players == 3 else "larger-team"


def _answer(found: Needs) -> Answer:
    return {
        "map": found.map,
        "waves": found.waves,
        "life": found.life,
        "heroes": found.heroes,
        "handicap": found.handicap,
    }


def _steps(params: SetupParams, found: Needs) -> Iterator[Step]:
    facts = {
        "players": params.players,
        "map": Called(f"map.{found.map}"),
        "waves": found.waves,
        "life": found.life,
        "heroes": found.heroes,
    }
    yield Step(rules.SETUP_MAP, "atlantis.setup.map", facts)
    double = found.map == "double"
    message_id = "atlantis.setup.waves-each" if double else "atlantis.setup.waves"
    yield Step(rules.SETUP_WAVES, message_id, facts)
    yield Step(rules.SETUP_LIFE, "atlantis.setup.life", facts)
    if params.players == 3:
        yield Step(rules.SETUP_LIFE, "atlantis.setup.life-of-three", facts)
    yield Step(rules.SETUP_HEROES, _HEROES.get(params.players, "atlantis.setup.heroes"), facts)
    yield Step(rules.SETUP_HANDICAP, _HANDICAPS[found.handicap], facts)


_HEROES = {2: "atlantis.setup.heroes-two-each", 3: "atlantis.setup.heroes-shared"}
_HANDICAPS = {
    "none": "atlantis.setup.no-handicap",
    "one-hero": "atlantis.setup.handicap-one",
    "larger-team": "atlantis.setup.handicap-team",
}
