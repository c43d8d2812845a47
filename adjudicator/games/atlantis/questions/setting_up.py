"""The question `setup`: what is needed for so many players?"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Annotated, Literal

from pydantic import Field, StrictInt

from adjudicator.games.atlantis import rules, rulings
from adjudicator.games.atlantis.numbers import NUMBERS
from adjudicator.games.atlantis.state import Table
from adjudicator.kernel.facts import Called
from adjudicator.kernel.ruling import Consultation, rule_on
from adjudicator.kernel.scene import Malformed, Record
from adjudicator.kernel.verdict import Answer, Gist, Step, Verdict, verdict_on


class SetupAsked(Record):
    """How many players, and which game."""

    players: Annotated[StrictInt, Field(ge=2, le=10)]
    mode: Literal["quick", "full"] = "full"


@dataclass(frozen=True, slots=True)
class Needs:
    """What a game needs: the map, the counters, the Heroes, and who takes Handicap cards."""

    map: str
    waves: int
    life: int
    heroes: int
    handicap: str


def setup(table: Table, asked: SetupAsked) -> Verdict:
    """Judge what a game for so many players needs."""
    if asked.mode == "quick" and asked.players > 7:
        raise Malformed("mode", "hexes.no-quick")
    ruled = rule_on(table.readings, lambda consult: _needs(asked, consult), _answer)
    found = ruled.proof
    facts = {"players": asked.players, "map": Called(f"map.{found.map}"), "life": found.life}
    facts |= {"waves": found.waves}
    gist = Gist("atlantis.setup.needs", "note", facts)
    return verdict_on("setup", ruled, lambda answer: answer, gist, _steps(asked, found))


def _needs(asked: SetupAsked, consult: Consultation) -> Needs:
    heroes = max(4, asked.players)
    board = _map(asked, consult)
    part = NUMBERS["setup"]["quick" if asked.mode == "quick" else board]
    life = part["life"][str(heroes)]
    if asked.players == 9 and consult(rulings.NINE_LIVES) == "7":
        life = 7
    if asked.players == 7 and asked.mode == "quick" and consult(rulings.QUICK_SEVEN) == "4":
        life = 4
    return Needs(board, part["waves"], life, heroes, _handicap(asked.players))


def _map(asked: SetupAsked, consult: Consultation) -> str:
    if asked.mode == "full" and asked.players == 7:
        return consult(rulings.SEVEN_MAP)
    return "double" if asked.players > 7 else "single"


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


def _steps(asked: SetupAsked, found: Needs) -> Iterator[Step]:
    facts = {
        "players": asked.players,
        "map": Called(f"map.{found.map}"),
        "waves": found.waves,
        "life": found.life,
        "heroes": found.heroes,
    }
    yield Step(rules.SETUP_MAP, "atlantis.setup.map", facts)
    double = found.map == "double"
    says = "atlantis.setup.waves-each" if double else "atlantis.setup.waves"
    yield Step(rules.SETUP_WAVES, says, facts)
    yield Step(rules.SETUP_LIFE, "atlantis.setup.life", facts)
    shared = asked.players < 4
    says = "atlantis.setup.heroes-shared" if shared else "atlantis.setup.heroes"
    yield Step(rules.SETUP_HEROES, says, facts)
    yield Step(rules.SETUP_HANDICAP, _HANDICAPS[found.handicap], facts)


_HANDICAPS = {
    "none": "atlantis.setup.no-handicap",
    "one-hero": "atlantis.setup.handicap-one",
    "larger-team": "atlantis.setup.handicap-team",
}
