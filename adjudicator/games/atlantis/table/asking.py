"""Questions of this game: their hexes are told by the names that people call them by."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import TypeVar

from pydantic import BaseModel

from adjudicator.board.hexes import Hex
from adjudicator.core.facts import Listing, Said
from adjudicator.core.faults import InputError
from adjudicator.core.question import FROM_TO, Finding, Question, Tap
from adjudicator.core.question import question as any_question
from adjudicator.core.ruling import Consultation
from adjudicator.core.verdict import Step
from adjudicator.games.atlantis.table.state import Table

P = TypeVar("P", bound=BaseModel)


def question(
    params: type[P],
    decide: Callable[[Table, P, Consultation], Finding],
    *,
    taps: tuple[Tap, ...] = FROM_TO,
    applies: bool = False,
    mutual: bool = False,
) -> Question[Table]:
    """A question whose steps and errors name hexes as on the board."""

    def decided(table: Table, given: P, consult: Consultation) -> Finding:
        try:
            return _named(table, decide(table, given, consult))
        except InputError as error:
            facts = _facts(table, error.facts)
            raise InputError(error.at, error.message_id, **facts) from error

    return any_question(params, decided, taps=taps, applies=applies, mutual=mutual)


def _named(table: Table, found: Finding) -> Finding:
    summary = replace(found.summary, facts=_facts(table, found.summary.facts))
    steps = (_step(table, step) for step in found.steps)
    return replace(found, summary=summary, steps=steps)


def _step(table: Table, step: Step) -> Step:
    return replace(step, facts=_facts(table, step.facts))


def _facts(table: Table, facts: Mapping[str, object]) -> dict[str, object]:
    return {name: _fact(table, fact) for name, fact in facts.items()}


def _fact(table: Table, fact: object) -> object:
    """A fact with every hex in it named."""
    if isinstance(fact, Hex):
        return table.named(fact)
    if isinstance(fact, Listing):
        return replace(fact, items=tuple(_fact(table, item) for item in fact.items))
    if isinstance(fact, Said):
        return replace(fact, facts=tuple((name, _fact(table, each)) for name, each in fact.facts))
    return fact
