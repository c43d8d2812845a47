"""The question `transition`: everything between two Rounds, in the book's order, as one change."""

from collections.abc import Iterator
from itertools import chain

from adjudicator.core.change import together
from adjudicator.core.question import Finding
from adjudicator.core.ruling import Consultation
from adjudicator.core.verdict import Answer, Step, Summary
from adjudicator.games.apex.table.clock import Clock
from adjudicator.games.apex.table.state import Table
from adjudicator.games.apex.turns import rules
from adjudicator.games.apex.turns.questions.ring import RingParams, ring
from adjudicator.games.apex.turns.questions.timing import timing
from adjudicator.games.apex.turns.questions.timing_params import TimingParams


class TransitionParams(RingParams):
    """What the Ring needs; without the Ring, nothing."""


def transition(table: Table, params: TransitionParams, consult: Consultation) -> Finding:
    """Judge the Transition phase: the Ring's damage, cards, cooldowns, markers."""
    clock = table.time
    if clock is None or clock.turn != "transition":
        return _not_now()
    onward = timing(table, TimingParams(advance=1), consult)
    burnt = ring(table, params, consult) if table.ring else None
    steps = chain(_ring_steps(burnt), _cards(), onward.steps)
    missing = burnt is not None and burnt.change is None and not _is_safe(burnt, params)
    changes = [found.change for found in (burnt, onward) if found and found.change]
    change = None if missing or onward.change is None else together(*changes)
    summary = _summary(clock, burnt, onward, missing=missing)
    return Finding(_answer(clock, burnt), summary, steps, change)


#: Summaries of the Ring that end the game, and those that hurt someone.
_ENDINGS = ("apex.life.wins", "apex.life.both-fell")
_BURNS = ("apex.ring.burns", "apex.ring.burns-and-moves")


def _summary(clock: Clock, burnt: Finding | None, onward: Finding, *, missing: bool) -> Summary:
    """The next Round, and what the Ring did; or the end of the game."""
    told = burnt.summary if burnt else None
    if told and told.message_id in _ENDINGS:
        return told
    facts = {"round": clock.round + 1, **(told.facts if told else {})}
    if onward.change is None:
        return Summary("apex.transition.over", "note", facts)
    if missing:
        return Summary("apex.transition.waits", "open", facts)
    burns = told is not None and told.message_id in _BURNS
    return Summary("apex.transition.burns" if burns else "apex.transition.to", "note", facts)


def _not_now() -> Finding:
    step = Step(rules.ROUND_ORDER, "apex.transition.not-now", {})
    summary = Summary("apex.transition.not-now", "blocked", {"round": None})
    return Finding({"legal": False, "round": None, "outside": []}, summary, (step,))


def _is_safe(burnt: Finding, params: TransitionParams) -> bool:
    """Whether nobody is outside the Ring and it doesn't move, so that there is nothing to do."""
    return not burnt.answer.get("outside") and params.card is None


def _answer(clock: Clock, burnt: Finding | None) -> Answer:
    outside = burnt.answer.get("outside") if burnt else []
    return {"legal": True, "round": clock.round + 1, "outside": outside}


def _ring_steps(burnt: Finding | None) -> Iterator[Step]:
    if burnt:
        yield from burnt.steps


def _cards() -> Iterator[Step]:
    yield Step(rules.TRANSITION_FEAT, "apex.transition.feat-cards", {})
    yield Step(rules.TRANSITION_READY, "apex.transition.draft-cards", {})
