"""The question `effect`: when does an Active effect begin and end?"""

from collections.abc import Iterator
from typing import Annotated, Literal

from pydantic import Field, StrictInt

from adjudicator.core.facts import Called
from adjudicator.core.input import Record
from adjudicator.core.question import Finding
from adjudicator.core.rule import RuleId
from adjudicator.core.ruling import Consultation
from adjudicator.core.verdict import Step, Summary
from adjudicator.games.atlantis.table import rulings
from adjudicator.games.atlantis.table.judging import tone
from adjudicator.games.atlantis.table.kit import Keyword
from adjudicator.games.atlantis.table.numbers import TURNS
from adjudicator.games.atlantis.table.state import Table
from adjudicator.games.atlantis.turns import rules

Happening = Literal["swapped", "retrieved", "discarded", "facedown", "defeated", "moved"]


class EffectParams(Record):
    """The keyword of a card, the turn in which it was performed, and what happened since."""

    keyword: Keyword
    turn: Annotated[StrictInt, Field(ge=1, le=TURNS)]
    since: Annotated[tuple[Happening, ...], Field(max_length=9)] = ()


Moment = dict[str, object]


def effect(_table: Table, params: EffectParams, consult: Consultation) -> Finding:
    """Judge when an effect is applied, and whether it still stands."""
    cancelled = any(what != "moved" for what in params.since)
    reading = "with-battle"
    if params.keyword == "this-round" and not cancelled:
        reading = consult(rulings.THIS_ROUND)
    begins, ends = _span(params, reading)
    answer = {"begins": begins, "ends": ends, "cancelled": cancelled}
    message_id = "cancelled" if cancelled else "active" if begins else "nothing"
    facts = {"turn": params.turn, "keyword": Called(f"keyword.{params.keyword}")}
    good = message_id == "active"
    return Finding(
        answer,
        Summary(_SUMMARIES[message_id], tone(good), facts),
        tuple(_steps(params, begins, ends)),
    )


_SUMMARIES = {
    "cancelled": "atlantis.effect.is-cancelled",
    "active": "atlantis.effect.is-active",
    "nothing": "atlantis.effect.is-nothing",
}


def _span(params: EffectParams, this_round: str) -> tuple[Moment | None, Moment | None]:
    turn, next_turn = params.turn, params.turn + 1
    if params.keyword == "this-turn":
        return _at(turn, "action"), _at(turn, "end")
    if params.keyword == "this-round":
        return _at(turn, "action"), _at(TURNS, _END_OF_ROUND[this_round])
    if params.keyword == "end-of-turn":
        return _at(turn, "end"), _at(turn, "end")
    if next_turn > TURNS:
        return None, None
    if params.keyword == "next-turn":
        return _at(next_turn, "start"), _at(next_turn, "end")
    return _at(next_turn, "cards"), _at(next_turn, "cards")


_END_OF_ROUND = {"with-battle": "retrieve", "before-battle": "end"}


def _at(turn: int, moment: str) -> Moment:
    return {"turn": turn, "at": moment}


_SAID: dict[Keyword, tuple[RuleId, str]] = {
    "this-turn": (rules.EFFECT_THIS, "atlantis.effect.this-turn"),
    "this-round": (rules.EFFECT_THIS, "atlantis.effect.this-round"),
    "next-turn": (rules.EFFECT_NEXT, "atlantis.effect.next-turn"),
    "next-turn-after-cards": (rules.EFFECT_CARDS, "atlantis.effect.after-cards"),
    "end-of-turn": (rules.EFFECT_END, "atlantis.effect.end-of-turn"),
}


def _steps(params: EffectParams, begins: Moment | None, ends: Moment | None) -> Iterator[Step]:
    facts = {"turn": params.turn, "next": params.turn + 1, "last": TURNS}
    if begins is None:
        yield Step(rules.EFFECT_ROUND, "atlantis.effect.too-late", facts)
    else:
        rule, message_id = _SAID[params.keyword]
        if params.keyword == "this-round" and ends == _at(TURNS, "end"):
            message_id = "atlantis.effect.to-last-turn"
        yield Step(rule, message_id, facts)
    for what in params.since:
        if what == "defeated":
            yield Step(rules.EFFECT_DEFEATED, "atlantis.effect.defeated", facts)
        elif what == "moved":
            yield Step(rules.EFFECT_CANCEL, "atlantis.effect.moved", facts)
        else:
            told = {"what": Called(f"happened.{what}")}
            yield Step(rules.EFFECT_CANCEL, "atlantis.effect.changed", told)
