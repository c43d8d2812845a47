"""The question `transition`: everything between two Rounds, in the book's order, as one change."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import chain

from adjudicator.core.change import together
from adjudicator.core.question import Finding
from adjudicator.core.rule import RuleId
from adjudicator.core.ruling import Consultation
from adjudicator.core.verdict import Answer, Step, Summary
from adjudicator.games.apex.table.clock import Clock, TransitionStep
from adjudicator.games.apex.table.legends import all_legends
from adjudicator.games.apex.table.state import Legend, Table
from adjudicator.games.apex.turns import rules
from adjudicator.games.apex.turns.questions.ring import RingParams, ring_part
from adjudicator.games.apex.turns.questions.timing import happened, timing
from adjudicator.games.apex.turns.questions.timing_params import TimingParams
from adjudicator.games.apex.turns.questions.victory import after_last_round, ended, victory_told
from adjudicator.games.apex.turns.questions.walking import is_ticked
from adjudicator.games.apex.turns.timing import cooled

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
    burnt = _burnt(table, clock, params, consult) if table.ring else None
    if burnt and burnt.summary.message_id in _ENDINGS:
        # A victory ends the game at once: nothing else of the transition happens.
        return Finding(_answer(None, burnt), burnt.summary, burnt.steps, burnt.change)
    missing = burnt is not None and burnt.change is None and bool(burnt.answer["damage"])
    if clock.round >= table.edition.last_round:
        return _last(table, clock, burnt, consult, missing=missing)
    onward = timing(table, TimingParams(advance=1), consult)
    steps = chain(_ring_steps(burnt), _onward_steps(table, clock, onward))
    changes = [found.change for found in (burnt, onward) if found and found.change]
    change = None if missing else together(*changes)
    return Finding(
        _answer(clock.round + 1, burnt), _summary(clock, burnt, missing=missing), steps, change
    )


def _last(
    table: Table, clock: Clock, burnt: Finding | None, consult: Consultation, *, missing: bool
) -> Finding:
    """The transition after the last Round: up to the trophy, where the game ends."""
    moved = cooled(clock)
    told = [step for event in moved.events for step in happened(table, event)]
    trophy = Step(rules.TRANSITION_TROPHY, "apex.timing.game-over", {})
    legends = tuple(_legends_after(table, burnt))
    won = None if missing else after_last_round(legends, consult)
    result = victory_told(won, rounds_over=True) if won else ()
    steps = chain(_ring_steps(burnt), _feat_cards(clock), told, (trophy,), result)
    summary = ended(won, "apex.transition.over", {"round": clock.round + 1})
    if missing:
        summary = Summary("apex.transition.last-waits", "open", {})
    # The Ring still hurts in the transition that ends the game.
    return Finding(_answer(None, burnt), summary, steps, burnt.change if burnt else None)


def _legends_after(table: Table, burnt: Finding | None) -> Iterator[Legend]:
    """All Legends after the Ring's damage."""
    edits = {
        edit.id: edit.fields for edit in (burnt.change.edits if burnt and burnt.change else ())
    }
    for legend in all_legends(table):
        told = edits.get(legend.id, {})
        counted = {name: told[name] for name in ("health", "deathboxes") if name in told}
        yield replace(legend, kit=legend.kit.model_copy(update=counted))


#: Summaries of the Ring that end the game, and those that hurt someone.
_ENDINGS = ("apex.life.wins", "apex.life.both-fell")
_BURNS = ("apex.ring.burns", "apex.ring.burns-and-moves")


def _summary(clock: Clock, burnt: Finding | None, *, missing: bool) -> Summary:
    """The next Round, and what the Ring did."""
    told = burnt.summary if burnt else None
    facts = {"round": clock.round + 1, **(told.facts if told else {})}
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


def _feat_cards(clock: Clock) -> Iterator[Step]:
    if not is_ticked(clock, "feat-cards"):
        yield Step(rules.TRANSITION_FEAT, "apex.transition.feat-cards", {})


def _onward_steps(table: Table, clock: Clock, onward: Finding) -> Iterator[Step]:
    """Cards, cooldowns and markers, in the order of the table's book."""
    told = tuple(onward.steps)
    arrived = next(n for n, step in enumerate(told) if step.rule == rules.TRANSITION_INITIATIVE)
    first = table.edition.cooldown_first
    yield from _feat_cards(clock) if first else ()
    yield from told[:arrived]
    yield from () if first else _feat_cards(clock)
    if not is_ticked(clock, "draft-cards"):
        yield Step(rules.TRANSITION_READY, "apex.transition.draft-cards", {})
    yield from told[arrived:]
