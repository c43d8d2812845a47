"""What the page offers about the actions of Operatives, with its fields."""

from adjudicator.core.data import read_data
from adjudicator.core.derive import field_of
from adjudicator.core.form import Field
from adjudicator.core.game import Action, Outcomes, Stage
from adjudicator.core.values import JsonObject
from adjudicator.core.verdict import Verdict
from adjudicator.games.flashpoint.actions.carrying import within_reach
from adjudicator.games.flashpoint.actions.questions.action import ActionParams
from adjudicator.games.flashpoint.actions.questions.discover import CheckParams
from adjudicator.games.flashpoint.actions.questions.sabotage import SabotageParams
from adjudicator.games.flashpoint.actions.questions.tactics import TacticsParams
from adjudicator.games.flashpoint.actions.questions.valor import ValorParams
from adjudicator.games.flashpoint.table.fields import (
    Fields,
    hits_fields,
    hits_rolled,
    named_fields,
    rolled_or_not,
)
from adjudicator.games.flashpoint.table.state import Table


def action_fields(table: Table, params: JsonObject) -> Fields:
    """Which action; of several things to pick up, which; and which Focus token a Plan gains."""
    action = Field("action", "choice", options=tuple(read_data("flashpoint", "actions")))
    operative = table.operatives.get(str(params.get("operative")))
    there = tuple(within_reach(table, operative)) if operative else ()
    if params.get("action") == "plan":
        return action, field_of(ActionParams, "focus")
    if params.get("action") != "pick-up" or len(there) < 2:
        return (action,)
    return action, Field("target", "choice", options=there, label="picked-up")


def sabotage_fields(table: Table, _params: JsonObject) -> Fields:
    """What is sabotaged, and the roll."""
    return field_of(SabotageParams, "what"), hits_rolled(table)


def discover_fields(table: Table, _params: JsonObject) -> Fields:
    """The value on the card, and the roll."""
    return field_of(CheckParams, "value", label="discovery-value"), hits_rolled(table)


def cure_fields(table: Table, params: JsonObject) -> Fields:
    """Which condition, and the roll."""
    one = table.operatives.get(str(params.get("target") or params.get("operative")))
    held = one.record.conditions if one else ()
    return Field("condition", "choice", options=tuple(dict.fromkeys(held))), hits_rolled(table)


def tactics_fields(_table: Table, _params: JsonObject) -> Fields:
    """The cards that are played."""
    return (
        field_of(TacticsParams, "cards", count=2, label="tactics-cards"),
        field_of(TacticsParams, "in-play", advanced=True),
    )


def valor_fields(_table: Table, _params: JsonObject) -> Fields:
    """The action type that the token shows."""
    return (field_of(ValorParams, "type", label="valor-type"),)


def _checked(found: Verdict) -> Outcomes:
    """How a check of an action that may be tried can turn out."""
    return rolled_or_not(found.answer.get("tn")) if found.answer.get("legal") else ()


ACTIONS: tuple[Action[Table], ...] = (
    Action("action", (Stage("action", needs=("action",)),), action_fields, order=270),
    Action("overwatch", (Stage("overwatch"),), order=280),
    Action(
        "sabotage",
        (Stage("sabotage", needs=("what",)),),
        sabotage_fields,
        outcomes=_checked,
        order=300,
    ),
    Action(
        "search", (Stage("search", needs=("token",)),), named_fields("token", "armory"), order=310
    ),
    Action(
        "discover",
        (Stage("discover", needs=("value",)),),
        discover_fields,
        outcomes=_checked,
        order=320,
    ),
    Action("revive", (Stage("revive"),), hits_fields, outcomes=_checked, order=330),
    Action(
        "cure", (Stage("cure", needs=("condition",)),), cure_fields, outcomes=_checked, order=340
    ),
    Action("valor", (Stage("valor", needs=("type",)),), valor_fields, order=345),
    Action("tactics", (Stage("tactics", needs=("cards",)),), tactics_fields, order=350),
)
