"""The question `action`: whether an Operative may take one, and which token it exhausts."""

from typing import Annotated

from pydantic import AfterValidator, StrictStr
from pydantic_core import PydanticCustomError

from adjudicator.core.change import Change, together
from adjudicator.core.data import read_data
from adjudicator.core.facts import Called
from adjudicator.core.input import Record
from adjudicator.core.question import Finding, Steps
from adjudicator.core.ruling import Consultation
from adjudicator.games.flashpoint.actions import rules
from adjudicator.games.flashpoint.actions.carrying import picked_up, to_pick_up
from adjudicator.games.flashpoint.actions.hindrances import hindrances, tokens_for
from adjudicator.games.flashpoint.dice.focus import gained
from adjudicator.games.flashpoint.movement import rules as movement_rules
from adjudicator.games.flashpoint.movement.paying import can_pay, unpaid
from adjudicator.games.flashpoint.movement.walking import grip
from adjudicator.games.flashpoint.table.action_tokens import available, counted
from adjudicator.games.flashpoint.table.changes import dropped, order_spent
from adjudicator.games.flashpoint.table.lookup import find_operative
from adjudicator.games.flashpoint.table.pieces import Operative, Token
from adjudicator.games.flashpoint.table.records import Focus, Id
from adjudicator.games.flashpoint.table.state import Table


def _known_action(name: str) -> str:
    if name not in read_data("flashpoint", "actions"):
        known = tuple(read_data("flashpoint", "actions"))
        raise PydanticCustomError("unknown_action", "unknown", {"action": name, "known": known})
    return name


class ActionParams(Record):
    """Who wants to do what; whom or what it picks up, and which Focus token a Plan gains."""

    operative: Id
    action: Annotated[StrictStr, AfterValidator(_known_action)]
    target: Id | None = None
    focus: Focus | None = None
    #: The Focus token that goes if there is no room for the new one; otherwise the new one does.
    discard: Focus | None = None


#: The actions that are carried out here; others have a question of their own.
_DONE_HERE = ("act", "attack", "plan", "trade", "pick-up", "drop")


def action(table: Table, params: ActionParams, consult: Consultation) -> Finding:
    """Judge whether an Operative may take an action, and which token it exhausts."""
    operative, name = find_operative(table, params.operative), params.action
    told, token = Steps(), read_data("flashpoint", "actions")[name]["token"]
    have = tokens_for(operative, name)
    facts = {"who": operative.name, "action": Called(f"option.{name}"), "have": have}
    uncounted = available(operative) is None and token != "free"  # noqa: S105
    if have is not None:
        message_id = f"{token}-uncounted" if uncounted else token
        told.add(rules.ACTION_TOKENS, f"flashpoint.action.{message_id}", **facts)
    if uncounted:
        told.add(movement_rules.ACTION_EXHAUSTED, "flashpoint.action.uncounted", **facts)
    refused = list(hindrances(table, operative, name, consult))
    for rule, message_id, more in refused:
        told.add(rule, f"flashpoint.action.{message_id}", **{**facts, **more})
    if name == "careful-move" and not refused and _is_held(table, operative, consult):
        told.add(movement_rules.MOVE_CAREFUL, "flashpoint.action.stays", **facts)
    if have is None and not refused:
        can_pay(told, operative, token, consult)
        return unpaid(told, operative, {"legal": None, "token": token}, consult)
    if name == "pick-up" and not refused:
        _tell_picked_up(table, operative, params, told)
    answer = {"legal": not refused, "token": None if token == "free" else token}  # noqa: S105
    if refused:
        return told.finding(answer, "flashpoint.action.barred", "blocked", None, **facts)
    change = _change(table, operative, params) if name in _DONE_HERE else None
    return told.finding(answer, "flashpoint.action.legal", "clear", change, **facts)


def _tell_picked_up(table: Table, operative: Operative, params: ActionParams, told: Steps) -> None:
    """Tell whom or what an Operative picks up, if it is on the table."""
    thing = to_pick_up(table, operative, params.target)
    if thing:
        facts = {"who": operative.name, "what": _named(thing)}
        message_id = "carries" if isinstance(thing, Operative) else "to-track"
        told.add(rules.ORDER_PICK_UP, f"flashpoint.action.{message_id}", **facts)


def _named(thing: Operative | Token) -> object:
    return thing.name if isinstance(thing, Operative) else thing.called


def _change(table: Table, operative: Operative, params: ActionParams) -> Change | None:
    """The token of an action is exhausted; what is picked up is carried, what is dropped is not."""
    if params.action == "drop":
        return dropped(table, operative)
    spent = order_spent(operative)
    if params.action == "plan":
        return together(spent, gained(table, operative, params.focus, params.discard).change)
    if params.action != "pick-up":
        return spent
    taken = picked_up(table, operative, params.target)
    return together(spent, taken) if taken else None


def _is_held(table: Table, operative: Operative, consult: Consultation) -> bool:
    """Whether somebody cannot leave its zone, though it may take cover there."""
    if operative.zone is None or operative.has("immobilized"):
        return True
    held = grip(table, operative.zone, consult)
    return held.engaged and counted(operative, "movement") < held.tokens
