"""What ticking the next step of a turn or a transition does to the table."""

from collections.abc import Callable
from dataclasses import dataclass, replace

from adjudicator.core.change import Change, together
from adjudicator.core.facts import Called, Listing, Said
from adjudicator.core.ruling import Consultation
from adjudicator.core.verdict import Step, Summary
from adjudicator.games.apex.table.clock import Clock, TransitionStep, written_clock
from adjudicator.games.apex.table.legends import all_legends, still_to_act
from adjudicator.games.apex.table.state import Table
from adjudicator.games.apex.turns.checklists import TROPHY, Checklist, Item
from adjudicator.games.apex.turns.questions.ring import RingParams, ring_part
from adjudicator.games.apex.turns.questions.timing import happened, timing, walked
from adjudicator.games.apex.turns.questions.timing_params import TimingParams
from adjudicator.games.apex.turns.questions.victory import after_last_round, victory_told
from adjudicator.games.apex.turns.timing import Walk, cooled, resolved, round_tokens


@dataclass(frozen=True, slots=True)
class Ticking:
    """The change that a step makes, what its button and the notice say, and its own steps.

    Without a change, something has to be entered first. `ends` is the summary of a game that the
    step ends.
    """

    change: Change | None
    doing: Said
    done: Said
    steps: tuple[Step, ...] = ()
    ends: Summary | None = None


def tick(
    table: Table, found: Checklist, now: Item, params: RingParams, consult: Consultation
) -> Ticking | None:
    """What the step that the table has got to does; None where players do it by other means."""
    clock = table.time
    if clock is None:
        return None
    if clock.turn != "transition":
        return _in_turn(table, clock, now, consult)
    if now is found.items[-1] and now.id != "trophy":
        return _begun(table, clock, consult)
    judge = _JUDGES.get(now.id)
    step = judge(table, clock, params, consult) if judge else _only_ticked(now)
    if step.change is None:
        return step
    return Ticking(_ticked(step.change, clock, now), step.doing, step.done, step.steps, step.ends)


def _ticked(change: Change, clock: Clock, now: Item) -> Change:
    """A change with the tick: in the Round board that the change leaves, if it changes that."""
    after = Clock.model_validate(change.fields["time"]) if "time" in change.fields else clock
    told = after.model_copy(update={"ticked": (*clock.ticked, now.id)})
    return together(change, Change(fields={"time": written_clock(told)}))


def _in_turn(table: Table, clock: Clock, now: Item, consult: Consultation) -> Ticking | None:
    if now.id == "effects":
        walk = resolved(clock)
        return _walked(table, walk, "apex.walk.resolve", "apex.walk.resolved")
    idle = clock.active is None and not still_to_act(table)
    if now.id != "advance" or not idle:
        return None
    return _onward(table, consult, "apex.walk.end-turn")


def _onward(table: Table, consult: Consultation, doing: str) -> Ticking:
    """The marker moves on, with all that has not been ticked yet."""
    onward = timing(table, TimingParams(advance=1), consult)
    facts = tuple((name, onward.summary.facts.get(name)) for name in ("round", "turn"))
    return Ticking(onward.change, Said(doing, facts), Said("apex.walk.arrived", facts))


def _begun(table: Table, clock: Clock, consult: Consultation) -> Ticking:
    step = _onward(table, consult, "apex.walk.begin")
    facts = (("round", clock.round + 1),)
    return Ticking(step.change, step.doing, Said("apex.walk.begun", facts))


def _only_ticked(now: Item) -> Ticking:
    what = Called(f"apex.checklist.transition.{now.said}")
    return Ticking(Change(), Said("apex.walk.tick"), Said("apex.turn.ticked", (("what", what),)))


def _walked(table: Table, walk: Walk, doing: str, done: str) -> Ticking:
    """Tokens that move or are resolved; with none, there is only the tick."""
    if not walk.events or walk.clock is None:
        return Ticking(Change(), Said("apex.walk.no-token"), Said("apex.walk.no-token-done"))
    told = (
        Said(f"apex.timing.short-{x.happening}", (("token", x.token.called),)) for x in walk.events
    )
    facts = (("listed", Listing(tuple(told))),)
    steps = tuple(step for event in walk.events for step in happened(table, event))
    return Ticking(walked(table, walk, walk.clock), Said(doing, facts), Said(done, facts), steps)


def _cool(table: Table, clock: Clock, _params: RingParams, _consult: Consultation) -> Ticking:
    return _walked(table, cooled(clock), "apex.walk.cool", "apex.walk.resolved")


def _resolve(table: Table, clock: Clock, _params: RingParams, _consult: Consultation) -> Ticking:
    return _walked(table, round_tokens(clock), "apex.walk.resolve", "apex.walk.resolved")


#: Summaries of the Ring that end the game.
_ENDINGS = ("apex.life.wins", "apex.life.both-fell")


def _burn(table: Table, _clock: Clock, params: RingParams, consult: Consultation) -> Ticking:
    found = ring_part(table, RingParams(damage=params.damage), consult)
    steps = tuple(found.steps)
    if not found.answer["damage"]:
        inside = Said("apex.walk.all-inside")
        return Ticking(Change(), inside, Said("apex.walk.all-inside-done"), steps)
    facts = (("listed", found.summary.facts.get("listed", Listing(()))),)
    ends = found.summary if found.summary.message_id in _ENDINGS else None
    doing, done = (Said(name, facts) for name in ("apex.walk.burn", "apex.walk.burnt"))
    return Ticking(found.change, doing, done, steps, ends)


def _square(table: Table, _clock: Clock, params: RingParams, consult: Consultation) -> Ticking:
    """The Ring where its card moves it, if the marker came to a square and a card was turned."""
    if table.ring is None or params.card is None:
        stays = Said("apex.walk.ring-stays")
        return Ticking(Change(), stays, Said("apex.walk.ring-stays-done"))
    found = ring_part(table, RingParams(card=params.card), consult, hurts=False)
    moves, moved = Said("apex.walk.move-ring"), Said("apex.walk.ring-moved")
    return Ticking(found.change, moves, moved, tuple(found.steps))


def _draft(_table: Table, clock: Clock, _params: RingParams, _consult: Consultation) -> Ticking:
    """Nobody has been active any more."""
    ready = clock.model_copy(update={"activated": ()})
    what = Called("apex.checklist.transition.draft-cards")
    done = Said("apex.turn.ticked", (("what", what),))
    return Ticking(Change(fields={"time": written_clock(ready)}), Said("apex.walk.tick"), done)


def _trophy(table: Table, _clock: Clock, _params: RingParams, consult: Consultation) -> Ticking:
    """The end of the game, and who has won."""
    told = _only_ticked(TROPHY)
    won = after_last_round(tuple(all_legends(table)), consult)
    return replace(told, steps=tuple(victory_told(won, rounds_over=True)) if won else ())


_JUDGES: dict[str, Callable[[Table, Clock, RingParams, Consultation], Ticking]] = {
    "ring-damage": _burn,
    "cooldown": _cool,
    "draft-cards": _draft,
    "trophy": _trophy,
    "square": _square,
    "square-icons": _square,
    "diamond": _resolve,
    "tokens": _resolve,
}


def is_ticked(clock: Clock, *names: TransitionStep) -> bool:
    """Whether one of these steps of the transition is done."""
    return any(name in clock.ticked for name in names)
