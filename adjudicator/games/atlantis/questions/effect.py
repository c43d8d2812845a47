"""The question `effect`: when does an Active effect begin and end?"""

from collections.abc import Iterator
from typing import Annotated, Literal

from pydantic import Field, StrictInt

from adjudicator.core.facts import Called
from adjudicator.core.input import Record
from adjudicator.core.rule import RuleId
from adjudicator.core.verdict import Step, Summary, Verdict
from adjudicator.games.atlantis import rules
from adjudicator.games.atlantis.judging import tone
from adjudicator.games.atlantis.numbers import TURNS
from adjudicator.games.atlantis.state import Table

Keyword = Literal["end-of-turn", "this-turn", "next-turn", "next-turn-after-cards", "this-round"]
Happening = Literal["swapped", "retrieved", "discarded", "facedown", "defeated", "moved"]


class EffectAsked(Record):
    """The keyword of a card, the turn in which it was performed, and what happened since."""

    keyword: Keyword
    turn: Annotated[StrictInt, Field(ge=1, le=TURNS)]
    since: Annotated[tuple[Happening, ...], Field(max_length=9)] = ()


Moment = dict[str, object]


def effect(_table: Table, asked: EffectAsked) -> Verdict:
    """Judge when an effect is applied, and whether it still stands."""
    begins, ends = _span(asked)
    cancelled = any(what != "moved" for what in asked.since)
    answer = {"begins": begins, "ends": ends, "cancelled": cancelled}
    message_id = "cancelled" if cancelled else "active" if begins else "nothing"
    facts = {"turn": asked.turn, "keyword": Called(f"keyword.{asked.keyword}")}
    good = message_id == "active"
    return Verdict(
        "effect",
        answer,
        Summary(_SUMMARIES[message_id], tone(good), facts),
        tuple(_steps(asked, begins)),
    )


_SUMMARIES = {
    "cancelled": "atlantis.effect.is-cancelled",
    "active": "atlantis.effect.is-active",
    "nothing": "atlantis.effect.is-nothing",
}


def _span(asked: EffectAsked) -> tuple[Moment | None, Moment | None]:
    turn, next_turn = asked.turn, asked.turn + 1
    if asked.keyword == "this-turn":
        return _at(turn, "action"), _at(turn, "end")
    if asked.keyword == "this-round":
        return _at(turn, "action"), _at(TURNS, "retrieve")
    if asked.keyword == "end-of-turn":
        return _at(turn, "end"), _at(turn, "end")
    if next_turn > TURNS:
        return None, None
    if asked.keyword == "next-turn":
        return _at(next_turn, "start"), _at(next_turn, "end")
    return _at(next_turn, "cards"), _at(next_turn, "cards")


def _at(turn: int, moment: str) -> Moment:
    return {"turn": turn, "at": moment}


_SAID: dict[Keyword, tuple[RuleId, str]] = {
    "this-turn": (rules.EFFECT_THIS, "atlantis.effect.this-turn"),
    "this-round": (rules.EFFECT_THIS, "atlantis.effect.this-round"),
    "next-turn": (rules.EFFECT_NEXT, "atlantis.effect.next-turn"),
    "next-turn-after-cards": (rules.EFFECT_CARDS, "atlantis.effect.after-cards"),
    "end-of-turn": (rules.EFFECT_END, "atlantis.effect.end-of-turn"),
}


def _steps(asked: EffectAsked, begins: Moment | None) -> Iterator[Step]:
    facts = {"turn": asked.turn, "next": asked.turn + 1, "last": TURNS}
    if begins is None:
        yield Step(rules.EFFECT_ROUND, "atlantis.effect.too-late", facts)
    else:
        rule, message_id = _SAID[asked.keyword]
        yield Step(rule, message_id, facts)
    for what in asked.since:
        if what == "defeated":
            yield Step(rules.EFFECT_DEFEATED, "atlantis.effect.defeated", facts)
        elif what == "moved":
            yield Step(rules.EFFECT_CANCEL, "atlantis.effect.moved", facts)
        else:
            told = {"what": Called(f"happened.{what}")}
            yield Step(rules.EFFECT_CANCEL, "atlantis.effect.changed", told)
