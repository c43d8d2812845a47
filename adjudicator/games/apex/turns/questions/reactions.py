"""The question `reactions`: may a Legend still answer a shot, before firing and after it?"""

from collections.abc import Iterator
from typing import Annotated, Literal

from pydantic import Field, StrictBool, StrictStr

from adjudicator.core.faults import InputError
from adjudicator.core.input import Record
from adjudicator.core.question import Finding
from adjudicator.core.ruling import Consultation
from adjudicator.core.verdict import Answer, Step, Summary
from adjudicator.games.apex.table.legends import find_legend, legend_marks
from adjudicator.games.apex.table.state import Legend, Table
from adjudicator.games.apex.turns import rules
from adjudicator.games.apex.turns.reactions import ReactionProof, judge_reactions


class ReactionsParams(Record):
    """The target, who would react, and what that player has already played for this shot."""

    target: StrictStr
    legend: StrictStr
    played: Annotated[tuple[Literal["before", "after"], ...], Field(max_length=20)] = ()
    eliminated: StrictBool = False


def reactions(table: Table, params: ReactionsParams, _consult: Consultation) -> Finding:
    """Judge the two steps of a Shoot action in which Reactions are played."""
    target = find_legend(table, params.target, "target")
    legend = find_legend(table, params.legend, "legend")
    if legend != target and None in (legend.squad, target.squad):
        raise InputError("legend", "apex.reactions.no-squad")
    played = frozenset(params.played)
    proof = judge_reactions(legend, target, played, eliminated=params.eliminated)
    return Finding(_answer(proof), _summary(proof, legend), _steps(proof, legend, target))


def _answer(proof: ReactionProof) -> Answer:
    return {"before": not proof.before, "after": not proof.after, "squad": proof.squad}


def _summary(proof: ReactionProof, legend: Legend) -> Summary:
    facts = {"legend": legend.name}
    if proof.before and proof.after:
        return Summary("apex.reactions.neither", "blocked", facts)
    if proof.before or proof.after:
        return Summary(
            "apex.reactions.after" if proof.before else "apex.reactions.before", "clear", facts
        )
    return Summary("apex.reactions.both", "clear", facts)


def _steps(proof: ReactionProof, legend: Legend, target: Legend) -> Iterator[Step]:
    facts = {"legend": legend.name, "target": target.name}
    marks = legend_marks(legend, target)
    yield Step(rules.REACTION_ENEMY_SHOT, "apex.reactions.shot-at", facts, marks)
    if proof.squad and legend.squad == target.squad:
        yield Step(rules.REACTION_SQUAD, "apex.reactions.needs-squad", facts)
    for refusal in dict.fromkeys((*proof.before, *proof.after)):
        yield Step(refusal.rule, refusal.message_id, facts)
    if not proof.before:
        yield Step(rules.REACTION_BEFORE, "apex.reactions.may-before", facts)
    if not proof.after:
        yield Step(rules.REACTION_AFTER, "apex.reactions.may-after", facts)
