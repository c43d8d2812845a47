"""The question `transition`: everything between two Rounds, in the book's order, as one change."""

from collections.abc import Iterator
from itertools import chain

from adjudicator.core.change import together
from adjudicator.core.question import Finding
from adjudicator.core.rule import RuleId
from adjudicator.core.ruling import Consultation
from adjudicator.core.verdict import Answer, Step, Summary
from adjudicator.games.apex.table.clock import Clock, TransitionStep
from adjudicator.games.apex.table.state import Table
from adjudicator.games.apex.turns import rules
from adjudicator.games.apex.turns.questions.ring import RingParams, ring_part
from adjudicator.games.apex.turns.questions.timing import timing
from adjudicator.games.apex.turns.questions.timing_params import TimingParams
from adjudicator.games.apex.turns.questions.walking import is_ticked

#: The step on which the Ring moves, by either book.
SQUARES: tuple[TransitionStep, ...] = ("square", "square-icons")


class TransitionParams(RingParams):
    """The numbers for the Ring; none without the Ring."""


def transition(table: Table, params: TransitionParams, consult: Consultation) -> Finding:
    """Judge the Transition phase: the Ring's damage, cards, cooldowns, markers."""
    clock = table.time
    if clock is None or clock.turn != "transition":
        return _refused("apex.transition.not-now", rules.ROUND_ORDER)
    if not table.edition.last_transition and clock.round >= table.edition.last_round:
        return _refused("apex.transition.none-left", rules.TRANSITION_TROPHY)
    onward = timing(table, TimingParams(advance=1), consult)
    burnt = _burnt(table, clock, params, consult) if table.ring else None
    steps = chain(_ring_steps(burnt), _cards(clock), onward.steps)
    missing = burnt is not None and burnt.change is None and bool(burnt.answer["damage"])
    changes = [found.change for found in (burnt, onward) if found and found.change]
    # The Ring still hurts in the transition that ends the game.
    change = None if missing or not changes else together(*changes)
    summary = _summary(clock, burnt, onward, missing=missing)
    answer = _answer(None if onward.change is None else clock.round + 1, burnt)
    return Finding(answer, summary, steps, change)


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


def _refused(message_id: str, rule: RuleId) -> Finding:
    summary = Summary(message_id, "blocked", {"round": None})
    answer: Answer = {"legal": False, "round": None, "outside": []}
    return Finding(answer, summary, (Step(rule, message_id, {}),))


def _burnt(
    table: Table, clock: Clock, params: TransitionParams, consult: Consultation
) -> Finding | None:
    """What the Ring still does: its damage and its movement, as far as they are not ticked."""
    hurts, moves = not is_ticked(clock, "ring-damage"), not is_ticked(clock, *SQUARES)
    if not (hurts or moves):
        return None
    left = params if moves else params.model_copy(update={"card": None})
    return ring_part(table, left, consult, hurts=hurts)


def _answer(following: int | None, burnt: Finding | None) -> Answer:
    """Who is outside the Ring now, and the round that follows; none if the game is over."""
    outside = burnt.answer.get("outside") if burnt else []
    return {"legal": True, "round": following, "outside": outside}


def _ring_steps(burnt: Finding | None) -> Iterator[Step]:
    if burnt:
        yield from burnt.steps


def _cards(clock: Clock) -> Iterator[Step]:
    if not is_ticked(clock, "feat-cards"):
        yield Step(rules.TRANSITION_FEAT, "apex.transition.feat-cards", {})
    if not is_ticked(clock, "draft-cards"):
        yield Step(rules.TRANSITION_READY, "apex.transition.draft-cards", {})
