"""Which Reactions a Legend may still play to one Shoot action."""

from dataclasses import dataclass

from adjudicator.core.rule import RuleId
from adjudicator.games.apex.table.state import Figure, Legend
from adjudicator.games.apex.turns import rules


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why no Reaction can be played, and in which of the two steps."""

    rule: RuleId
    message_id: str


@dataclass(frozen=True, slots=True)
class ReactionProof:
    """What speaks against a Reaction before and after firing; `squad`: only one marked Squad."""

    squad: bool
    before: tuple[Refusal, ...]
    after: tuple[Refusal, ...]


def judge_reactions(
    legend: Legend, target: Legend, played: frozenset[str], *, eliminated: bool
) -> ReactionProof:
    """Judge both steps; a target off the map was eliminated by the very shot."""
    own = legend.id == target.id
    general = _general(legend, target)
    before, after = [*general], [*general]
    if own and (eliminated or not isinstance(target, Figure)):
        after.append(Refusal(rules.REACTION_AFTER, "apex.reactions.target-eliminated"))
    if "before" in played:
        before.append(Refusal(rules.REACTION_ONE_EACH, "apex.reactions.played-before"))
    if "after" in played:
        after.append(Refusal(rules.REACTION_ONE_EACH, "apex.reactions.played-after"))
    return ReactionProof(not own, tuple(before), tuple(after))


def _general(legend: Legend, target: Legend) -> list[Refusal]:
    if legend.id == target.id:
        return []
    refusals = []
    if legend.squad != target.squad:
        refusals.append(Refusal(rules.REACTION_ENEMY_SHOT, "apex.reactions.no-enemy-shot"))
    if not isinstance(legend, Figure):
        refusals.append(Refusal(rules.CARDS_ON_MAP, "apex.reactions.off-the-map"))
    return refusals
