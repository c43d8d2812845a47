"""The question `effect`: when does an Active effect begin and end?"""

from collections.abc import Iterator
from typing import Annotated, Literal

from pydantic import Field, StrictInt

from adjudicator.core.change import Change
from adjudicator.core.facts import Called
from adjudicator.core.faults import InputError
from adjudicator.core.input import Record, place
from adjudicator.core.question import Finding
from adjudicator.core.rule import RuleId
from adjudicator.core.ruling import Consultation
from adjudicator.core.verdict import Step, Summary
from adjudicator.games.atlantis.table import rulings
from adjudicator.games.atlantis.table.edits import effects_written
from adjudicator.games.atlantis.table.ends import UnitId, find_hero, find_unit
from adjudicator.games.atlantis.table.judging import tone
from adjudicator.games.atlantis.table.kit import (
    ActionKind,
    EffectSide,
    Gives,
    Keyword,
    Name,
    Value,
)
from adjudicator.games.atlantis.table.numbers import TURNS
from adjudicator.games.atlantis.table.state import Effect, Table
from adjudicator.games.atlantis.turns import rules

Happening = Literal["swapped", "retrieved", "discarded", "facedown", "defeated", "moved"]


class EffectParams(Record):
    """The keyword of a card, the turn in which it was performed, and what happened since.

    With a `name` and its Hero (`unit`) the table stores it, or ends it if it is cancelled; `gives`
    and the other fields say what it does to whom, as in a scene.
    """

    keyword: Keyword
    turn: Annotated[StrictInt, Field(ge=1, le=TURNS)]
    since: Annotated[tuple[Happening, ...], Field(max_length=9)] = ()
    name: Name | None = None
    unit: UnitId | None = None
    gives: Gives | None = None
    units: Annotated[tuple[UnitId, ...], Field(max_length=99)] = ()
    side: EffectSide = "self"
    among: Literal["units", "heroes", "minions"] = "units"
    radius: Value | None = None
    action: ActionKind | None = None


Moment = dict[str, object]


def effect(table: Table, params: EffectParams, consult: Consultation) -> Finding:
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
        _change(table, params, holds=good),
    )


def _change(table: Table, params: EffectParams, *, holds: bool) -> Change | None:
    """The effect kept with the table, or gone; None where nothing changes."""
    if params.name is None:
        return None
    if params.unit is None:
        raise InputError("unit", "atlantis.whose-effect", name=params.name)
    find_hero(table, params.unit, "unit")
    for number, name in enumerate(params.units):
        find_unit(table, name, place("units", number))
    others = [e for e in table.effects if (e.name, e.unit) != (params.name, params.unit)]
    kept = [*others, _kept(params)] if holds else others
    if kept == list(table.effects):
        return None
    return Change(fields={"effects": effects_written(kept)})


def _kept(params: EffectParams) -> Effect:
    return Effect(
        params.name or "",
        params.unit or "",
        params.keyword,
        params.turn,
        params.gives,
        params.units,
        params.side,
        params.among,
        params.radius,
        params.action,
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
