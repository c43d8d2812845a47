"""Whether an Operative has the Action tokens that an action exhausts."""

from adjudicator.core.question import Finding, Steps
from adjudicator.core.ruling import Consultation
from adjudicator.core.values import Json
from adjudicator.games.flashpoint.movement import rules
from adjudicator.games.flashpoint.movement.acting import can_act
from adjudicator.games.flashpoint.table.action_tokens import Kind, available, lacks
from adjudicator.games.flashpoint.table.numbers import needs, note_tokens
from adjudicator.games.flashpoint.table.pieces import Operative


def can_pay(
    told: Steps, operative: Operative, kind: Kind, consult: Consultation, tokens: int = 1
) -> bool | None:
    """Whether enough tokens of a kind are available, with the reason if not; None if not known."""
    lacking = lacks(operative, kind, tokens)
    if lacking is None:
        note_tokens(operative, kind, consult)
        told.add(rules.ACTION_EXHAUSTED, f"flashpoint.action.open-{kind}", who=operative.name)
        return None
    if not lacking:
        if available(operative) is None and not operative.is_token:
            told.add(rules.ACTION_EXHAUSTED, "flashpoint.action.uncounted", who=operative.name)
        return True
    have = (available(operative) or {}).get(kind, 0)
    facts = {"who": operative.name, "have": have, "need": tokens}
    told.add(rules.ACTION_EXHAUSTED, f"flashpoint.action.too-few-{kind}", **facts)
    return False


def can_give_order(told: Steps, operative: Operative, consult: Consultation) -> bool | None:
    """Whether somebody may act, and has an Order token for it, with every reason why not.

    None if nobody has entered enough to tell whether a token is left.
    """
    able, paid = can_act(told, operative), can_pay(told, operative, "order", consult)
    return able and paid


def unpaid(
    told: Steps, operative: Operative, answer: dict[str, Json], consult: Consultation
) -> Finding:
    """Nobody can tell whether an Operative has a token for an action."""
    facts = {"who": operative.name, **needs(consult)}
    return told.finding(answer, "flashpoint.action.unpaid", "open", None, **facts)
