"""The cost of an action for the active Legend, reported and recorded with the action.

Only a table that keeps track of the activation counts Activation Points. What somebody else does
meanwhile, by a Reaction or an Instant, costs the active Legend nothing; if it eliminates the active
Legend, that is recorded too.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from adjudicator.core.change import Change, together
from adjudicator.core.facts import Said
from adjudicator.core.question import Question, Ruled
from adjudicator.core.verdict import Step, Summary, Verdict
from adjudicator.games.apex.table.clock import ActRecord, Clock, written_clock
from adjudicator.games.apex.table.legends import find_legend
from adjudicator.games.apex.table.state import Table
from adjudicator.games.apex.turns import rules
from adjudicator.games.apex.turns.activation import (
    Act,
    ActivationProof,
    Objection,
    judge_activation,
)
from adjudicator.games.apex.turns.questions.activation import acts_of, against, called
from adjudicator.games.apex.turns.recording import FITTING, excess, goes_on, recorded

#: The action of an activation that carrying out a question is.
ACTS: Mapping[str, str] = {
    "path": "move",
    "shoot": "shoot",
    "melee": "melee",
    "grenade": "use",
    "heal": "use",
    "interact": "interact",
    "attach": FITTING,
    "detach": FITTING,
    "destroy": "destroy",
    "respawn": "respawn",
}


#: Handling loot, where the table's book has no free action for that: it is an Interact, too.
HANDLING = ("pick-up", "drop")
#: Actions that leave the table as it is, and cost their points all the same.
FRUITLESS = ("apex.melee.misses", "apex.interact.used")


@dataclass(frozen=True)
class _Spent:
    """What an action adds to the activation, and what the rules of an activation say to it.

    `excess` is what speaks against a move that goes farther than its action allows.
    """

    records: tuple[ActRecord, ...]
    proof: ActivationProof
    excess: Objection | None = None
    #: Whether the Interact action that was done last goes on with an object.
    with_object: bool = False

    @property
    def refusals(self) -> tuple[Step, ...]:
        """Why the activation doesn't allow it; nothing if it does."""
        if self.excess:
            return (against(self.excess, self.proof.done[-1]),)
        if self.proof.broken is None:
            return ()
        act = self.proof.done[self.proof.broken]
        return tuple(against(fault, act) for fault in self.proof.faults)

    @property
    def steps(self) -> tuple[Step, ...]:
        """What it costs."""
        if not self.records:
            facts = {"left": self.proof.state.left}
            return (Step(rules.ACTIVATION_BASIC, "apex.activation.same-interact", facts),)
        return tuple(self._step(act) for act in self.proof.done[-len(self.records) :])

    def _step(self, act: Act) -> Step:
        facts = {"action": called(act), "cost": act.cost, "left": self.proof.state.left}
        if act.name == "rush":
            return Step(rules.ACTIVATION_RUSH, "apex.activation.rushes", facts)
        if act.paired:
            return Step(rules.ACTIVATION_PAIRED, "apex.activation.goes-with", facts)
        return Step(rules.ACTIVATION_POINTS, "apex.activation.costs", facts)


def spending(questions: Mapping[str, Question[Table]]) -> dict[str, Question[Table]]:
    """The questions, those that are actions counting Activation Points."""
    return {ask: _spending(found, ACTS.get(ask)) for ask, found in questions.items()}


def _lacks_free_loot(table: Table) -> bool:
    return "loot" in table.edition.lacking_actions


def _spending(question: Question[Table], acts: str | None) -> Question[Table]:
    def rule(game: str, ask: str, table: Table, given: object) -> Ruled:
        ruled = question.rule(game, ask, table, given)
        clock = table.time
        if clock is None or clock.active is None:
            return ruled
        figure = given.get("figure") if isinstance(given, Mapping) else None
        action = FITTING if ask in HANDLING and _lacks_free_loot(table) else acts
        if action and isinstance(given, Mapping) and figure == clock.active:
            ruled = _charged(table, clock, ruled, action, given)
        elif action == "respawn" and ruled.change:
            return _out_of_turn(table, clock, ruled, str(figure))
        return _with_elimination(clock, ruled)

    return replace(question, rule=rule)


def _out_of_turn(table: Table, clock: Clock, ruled: Ruled, figure: str) -> Ruled:
    """The ruling on a respawn without its change: somebody else is active."""
    names = (find_legend(table, name, "figure").name for name in (figure, str(clock.active)))
    facts = dict(zip(("legend", "active"), names, strict=True))
    waits = Step(rules.ACTIVATION_ELIMINATED, "apex.activation.waits-to-respawn", facts)
    return _refused(ruled.verdict, (waits,))


def _refused(verdict: Verdict, refusals: tuple[Step, ...]) -> Ruled:
    """The ruling without its change, and with what the activation has against it on top."""
    first = refusals[0]
    why = Said(first.message_id, tuple(first.facts.items()))
    facts = {**verdict.summary.facts, "why": why}
    summary = Summary("apex.activation.refused", "blocked", facts)
    return Ruled(replace(verdict, summary=summary, steps=(*verdict.steps, *refusals)))


def _charged(
    table: Table, clock: Clock, ruled: Ruled, action: str, given: Mapping[str, object]
) -> Ruled:
    """The ruling with what the action costs, if it can be done."""
    if not _is_done(ruled):
        return ruled
    return _paid(ruled, clock, _spent(table, clock, action, {**given, **ruled.verdict.answer}))


def _is_done(ruled: Ruled) -> bool:
    """Whether it can be done, even if that changes nothing but the points that are left."""
    return ruled.change is not None or ruled.verdict.summary.message_id in FRUITLESS


def _spent(table: Table, clock: Clock, action: str, told: Mapping[str, object]) -> _Spent:
    """The action, joined with the one before it where the two make one."""
    done = acts_of(table, clock.done)
    records = recorded(action, told, done)
    legend = find_legend(table, str(clock.active), "figure")
    acts = [*done, *acts_of(table, records)]
    proof = judge_activation(legend, None, acts, None, table.edition.lacking_actions)
    with_object = action == "interact" and goes_on(action, done)
    return _Spent(records, proof, excess(told) if action == "move" else None, with_object)


def _paid(ruled: Ruled, clock: Clock, spent: _Spent) -> Ruled:
    """The ruling with its cost; without its change where too little is left for it."""
    verdict = ruled.verdict
    if spent.refusals:
        return _refused(verdict, spent.refusals)
    if spent.with_object:
        clock = _with_object(clock)
    change = _adding(ruled.change or Change(), clock, spent.records)
    return Ruled(replace(verdict, steps=(*verdict.steps, *spent.steps)), change)


def _with_object(clock: Clock) -> Clock:
    """A clock whose last Interact action has used its object, too."""
    *before, last = clock.done
    done = (*before, last.model_copy(update={"fits": False}))
    return clock.model_copy(update={"done": done})


def _with_elimination(clock: Clock, ruled: Ruled) -> Ruled:
    """The ruling; if it eliminates the active Legend, the activation remembers that."""
    edits = ruled.change.edits if ruled.change else ()
    fell = any(edit.id == clock.active and edit.fields.get("at", ...) is None for edit in edits)
    if ruled.change is None or not fell:
        return ruled
    return replace(ruled, change=_adding(ruled.change, clock, (ActRecord(action="eliminated"),)))


def _adding(change: Change, clock: Clock, records: tuple[ActRecord, ...]) -> Change:
    """A change that also adds to what was done in the activation."""
    written = {**written_clock(clock), **(change.fields.get("time") or {})}
    added = (record.model_dump(mode="json", exclude_defaults=True) for record in records)
    done = [*written["done"], *added]
    return together(change, Change(fields={"time": {**written, "done": done}}))
