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
from adjudicator.games.apex.turns.questions.timing import TimingParams, timing


class TransitionParams(RingParams):
    """What the Ring needs; without the Ring, nothing."""


def transition(table: Table, params: TransitionParams, consult: Consultation) -> Finding:
    """Judge the Transition phase: the Ring's damage, cards, cooldowns, markers."""
    clock = table.time
    if clock is None or clock.turn != "transition":
        return _not_now()
    onward = timing(table, TimingParams(advance=1), consult)
    burnt = ring(table, params, consult) if table.ring else None
    facts = {"round": clock.round + 1}
    steps = chain(_ring_steps(burnt), _cards(), onward.steps)
    missing = burnt is not None and burnt.change is None and not _is_safe(burnt, params)
    changes = [found.change for found in (burnt, onward) if found and found.change]
    change = None if missing or onward.change is None else together(*changes)
    message_id = "apex.transition.over" if onward.change is None else "apex.transition.to"
    return Finding(_answer(clock, burnt), Summary(message_id, "note", facts), steps, change)


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
