"""The cost of an action for the active Legend, reported and recorded with the action.

Only a table that keeps track of the activation counts Activation Points. What somebody else does
meanwhile, by a Reaction or an Instant, costs the active Legend nothing.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from adjudicator.core.change import Change, together
from adjudicator.core.question import Question, Ruled
from adjudicator.core.values import JsonObject
from adjudicator.core.verdict import Step
from adjudicator.games.apex.table.clock import ActRecord, Clock, written_clock
from adjudicator.games.apex.table.legends import find_legend
from adjudicator.games.apex.table.state import Table
from adjudicator.games.apex.turns import rules
from adjudicator.games.apex.turns.activation import (
    ActivationProof,
    basic_act,
    judge_activation,
    pairs,
)
from adjudicator.games.apex.turns.questions.activation import acts_of, against, called

#: The action of an activation that carrying out a question is.
ACTS: Mapping[str, str] = {
    "path": "move",
    "shoot": "shoot",
    "melee": "melee",
    "grenade": "use",
    "heal": "use",
    "interact": "interact",
    "destroy": "destroy",
    "respawn": "respawn",
}


#: Actions that leave the table as it is, and cost their points all the same.
FRUITLESS = ("apex.melee.misses", "apex.interact.used")


@dataclass(frozen=True)
class _Spent:
    """An action on top of what was done, and what the rules of an activation say to it."""

    record: ActRecord
    proof: ActivationProof

    @property
    def step(self) -> Step:
        act = self.proof.done[-1]
        facts = {"action": called(act), "cost": act.cost, "left": self.proof.state.left}
        if act.paired:
            return Step(rules.ACTIVATION_PAIRED, "apex.activation.goes-with", facts)
        return Step(rules.ACTIVATION_POINTS, "apex.activation.costs", facts)


def spending(questions: Mapping[str, Question[Table]]) -> dict[str, Question[Table]]:
    """The questions, those that are actions counting Activation Points."""
    return {ask: _spending(found, ACTS.get(ask)) for ask, found in questions.items()}


def _spending(question: Question[Table], action: str | None) -> Question[Table]:
    if action is None:
        return question

    def rule(game: str, ask: str, table: Table, given: object) -> Ruled:
        ruled = question.rule(game, ask, table, given)
        clock = table.time
        who = given.get("figure") if isinstance(given, Mapping) else None
        if not _is_done(ruled) or clock is None or clock.active is None or clock.active != who:
            return ruled
        return _paid(ruled, clock, _spent(table, clock, action, ruled.verdict.answer))

    return replace(question, rule=rule)


def _is_done(ruled: Ruled) -> bool:
    """Whether it can be done, even if that changes nothing but the points that are left."""
    return ruled.change is not None or ruled.verdict.summary.message_id in FRUITLESS


def _spent(table: Table, clock: Clock, action: str, answer: JsonObject) -> _Spent:
    """The action, joined with the one before it where the two make one."""
    done = acts_of(table, clock.done)
    cost = answer.get("cost") if action == "move" else None
    points = cost if isinstance(cost, int) else None
    paired = pairs(done[-1] if done else None, basic_act(action, points=points))
    record = ActRecord(action=action, paired=paired, points=points)
    legend = find_legend(table, str(clock.active), "figure")
    acts = [*done, *acts_of(table, (record,))]
    lacking = table.edition.lacking_actions
    return _Spent(record, judge_activation(legend, None, acts, None, lacking))


def _paid(ruled: Ruled, clock: Clock, spent: _Spent) -> Ruled:
    """The ruling with its cost; without its change where too little is left for it."""
    verdict, proof = ruled.verdict, spent.proof
    if proof.broken is not None:
        act = proof.done[proof.broken]
        refused = tuple(against(fault, act) for fault in proof.faults)
        return Ruled(replace(verdict, steps=(*verdict.steps, *refused)))
    change = ruled.change or Change()
    time = change.fields.get("time") or {}
    written = {**written_clock(clock), **time}
    done = [*written["done"], spent.record.model_dump(mode="json", exclude_defaults=True)]
    kept = Change(fields={"time": {**written, "done": done}})
    return Ruled(replace(verdict, steps=(*verdict.steps, spent.step)), together(change, kept))
