"""Whether an Operative has the Action tokens that an action exhausts."""

from adjudicator.core.question import Steps
from adjudicator.games.flashpoint.movement import rules
from adjudicator.games.flashpoint.movement.acting import can_act
from adjudicator.games.flashpoint.table.action_tokens import Kind, available, lacks
from adjudicator.games.flashpoint.table.pieces import Operative


def can_pay(told: Steps, operative: Operative, kind: Kind, tokens: int = 1) -> bool:
    """Whether enough tokens of a kind are available, with the reason if not."""
    if not lacks(operative, kind, tokens):
        if available(operative) is None and not operative.is_token:
            told.add(rules.ACTION_EXHAUSTED, "flashpoint.action.uncounted", who=operative.name)
        return True
    have = (available(operative) or {}).get(kind, 0)
    facts = {"who": operative.name, "have": have, "need": tokens}
    told.add(rules.ACTION_EXHAUSTED, f"flashpoint.action.too-few-{kind}", **facts)
    return False


def can_give_order(told: Steps, operative: Operative) -> bool:
    """Whether somebody may act, and has an Order token for it, with every reason why not."""
    able, paid = can_act(told, operative), can_pay(told, operative, "order")
    return able and paid
