"""What an activation records of an action: the action, its points, and a Rush."""

from collections.abc import Mapping, Sequence

from adjudicator.games.apex.table.clock import ActRecord
from adjudicator.games.apex.turns import rules
from adjudicator.games.apex.turns.activation import Act, Objection, basic_act, pairs
from adjudicator.games.apex.turns.legend_actions import CARD_ACTIONS

#: Fitting Attachments or taking them off, which is a part of an Interact action.
FITTING = "fit"
#: The movement points of the basic action, and what a Rush gives.
BASIC_MOVE, RUSH = 2, 1


def recorded(action: str, told: Mapping[str, object], done: Sequence[Act]) -> tuple[ActRecord, ...]:
    """What to add to what was done; `told` are the params and the answer."""
    if goes_on(action, done):
        return ()
    if action == FITTING:
        record = _paired("interact", None, done)
        return (record.model_copy(update={"fits": True}),)
    if action != "move":
        return (_paired(action, None, done),)
    rushes, points, cost = told.get("rush") is True, told.get("points"), _number(told, "cost")
    if rushes and points == 0:
        return (ActRecord(action="rush", points=cost),)
    own = max(0, cost - RUSH) if rushes else cost
    rush = (ActRecord(action="rush"),) if rushes else ()
    if _is_of_card(told):
        return (*rush, ActRecord(action=CARD_ACTIONS[_number(told, "ap")], points=cost))
    return (*rush, _paired("move", own, done))


def goes_on(action: str, done: Sequence[Act]) -> bool:
    """Whether it is still a part of the Interact action that was done last."""
    last = done[-1] if done else None
    if last is None or last.name != "interact":
        return False
    return action == FITTING or (action == "interact" and last.fits)


def excess(told: Mapping[str, object]) -> Objection | None:
    """What speaks against a move that needs more points than the basic action has."""
    if _is_of_card(told):
        if told.get("ap") is not None:
            return None
        facts = {"points": told["points"], "most": BASIC_MOVE}
        return Objection(rules.CARDS_COST, "apex.activation.needs-price", facts)
    if told.get("points") is None and _number(told, "cost") > BASIC_MOVE:
        facts = {"cost": told["cost"], "most": BASIC_MOVE}
        return Objection(rules.ACTIVATION_BASIC, "apex.activation.too-far", facts)
    return None


def _is_of_card(told: Mapping[str, object]) -> bool:
    """Whether a move has points that only a card gives."""
    return _number(told, "points") > BASIC_MOVE


def _number(told: Mapping[str, object], name: str) -> int:
    number = told.get(name)
    return number if isinstance(number, int) else 0


def _paired(action: str, points: int | None, done: Sequence[Act]) -> ActRecord:
    """An action, joined with the one before it where the two make one."""
    before = next((act for act in reversed(done) if not act.adds_a_point), None)
    paired = pairs(before, basic_act(action, points=points))
    return ActRecord(action=action, paired=paired, points=points)
