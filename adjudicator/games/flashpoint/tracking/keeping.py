"""What is carried out moves the mission on: who acts, who is through with a step, what is due.

Only a table that keeps track of the mission has it written down, with the change itself.
"""

from collections.abc import Iterator, Mapping
from dataclasses import replace

from adjudicator.core.change import Change, changed, together
from adjudicator.core.facts import Called
from adjudicator.core.question import Question, Ruled
from adjudicator.core.verdict import Step
from adjudicator.games.flashpoint.table.clock import Clock, written_clock
from adjudicator.games.flashpoint.table.scene import read_scene
from adjudicator.games.flashpoint.table.state import Table
from adjudicator.games.flashpoint.tracking import rules
from adjudicator.games.flashpoint.tracking.deeds import Done, with_what_follows
from adjudicator.games.flashpoint.tracking.pending import left_in, settled
from adjudicator.games.flashpoint.turns.steps import step_after, step_of

#: What an Operative does in the Action step.
ACTING = (
    *("walk", "vent", "door", "strike", "area", "box", "action", "overwatch", "revive", "cure"),
    *("search", "sabotage", "discover"),
)

#: The question that ends a step when it is carried out.
ENDS = {
    "threat": "threat",
    "on-point": "on-point",
    "alarm-check": "alarm",
    "escalation": "reinforce",
    "cleanup": "cleanup",
}

#: The questions that deal with one piece of a step, and the parameter that names it.
EACH: Mapping[str, tuple[tuple[str, ...], str]] = {
    "recover": (("recover",), "operative"),
    "soldiers": (("soldier", "strike", "area"), "operative"),
    "portals": (("portal",), "token"),
    "enemy-movement": (("enemy-move",), "unit"),
    "enemy-activation": (("enemy-activation",), "unit"),
}


def tracking(questions: Mapping[str, Question[Table]]) -> dict[str, Question[Table]]:
    """The questions; those that change a table move its mission on."""
    return {ask: _tracking(ask, found) for ask, found in questions.items()}


def _tracking(ask: str, question: Question[Table]) -> Question[Table]:
    if not question.applies:
        return question

    def rule(game: str, name: str, table: Table, given: object) -> Ruled:
        ruled = question.rule(game, name, table, given)
        change, clock = ruled.change, table.time
        if change is None or clock is None or "time" in change.fields:
            return ruled
        done = Done(ask, given if isinstance(given, Mapping) else {}, ruled.verdict.answer)
        return _kept(ruled, table, clock, done)

    return replace(question, rule=rule)


def _kept(ruled: Ruled, table: Table, clock: Clock, done: Done) -> Ruled:
    change = ruled.change or Change()
    now = settled(table, clock)
    after = _with_newcomers(_moved_on(table, now, done), table, change)
    after = after.model_copy(update={"due": now.due, "deed": now.deed})
    after = with_what_follows(table, change, after, done)
    if after == clock:
        return ruled
    kept = together(change, Change(fields={"time": written_clock(after)}))
    verdict = ruled.verdict
    steps = tuple(_told(table, kept, now, after))
    return Ruled(replace(verdict, steps=(*verdict.steps, *steps)), kept)


def _with_newcomers(clock: Clock, table: Table, change: Change) -> Clock:
    """The clock with the Blips that came in with the Spawn step."""
    if clock.step != "spawn":
        return clock
    then = read_scene(changed(table.source, change)).units
    new = tuple(name for name in then if name not in table.units)
    return clock.model_copy(update={"done": (*clock.done, *new)})


def _moved_on(table: Table, now: Clock, done: Done) -> Clock:
    """The clock after something was done: the step over, or one more piece through with it."""
    if ENDS.get(now.step) == done.ask or _is_full(now, done):
        return step_after(now, alarm=table.alarm)
    if now.step == "action" and done.ask in ACTING:
        passed = tuple(name for name in now.done if name != done.on("operative"))
        return now.model_copy(update={"active": done.on("operative"), "done": passed})
    asks, name = EACH.get(now.step, ((), ""))
    in_part = done.given.get("zones") is not None
    if done.ask in asks and done.on(name) not in now.done and not in_part:
        return now.model_copy(update={"done": (*now.done, done.on(name))})
    return now


def _is_full(now: Clock, done: Done) -> bool:
    """Whether no Spawn Point has room, so that the Spawn step is over."""
    spawning = now.step == "spawn" and done.ask == "spawn-point"
    return spawning and done.answer.get("point") is None


def _told(table: Table, kept: Change, now: Clock, after: Clock) -> Iterator[Step]:
    """Tell who is left in the step, or which step comes next."""
    if (now.step, now.done) == (after.step, after.done) or now.step == "action":
        return
    then = read_scene(changed(table.source, kept))
    come = settled(then, after)
    if come.step == now.step and come.round == now.round:
        if count := len(left_in(then, come)):
            yield Step(rules.ROUND_TRACK, "flashpoint.tracked.left", {"count": count})
        return
    step = step_of(come)
    facts = {"step": Called(f"flashpoint.step.{step.name}"), "round": come.round}
    named = "next-round" if come.round != now.round else "next-step"
    yield Step(step.rule, f"flashpoint.tracked.{named}", facts)
