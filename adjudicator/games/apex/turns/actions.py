"""What the page offers of turns, timers, the Ring and victory, and what is filled in for it."""

from typing import get_args

from adjudicator.core.action import Action, Stage
from adjudicator.core.form import Field
from adjudicator.games.apex.table.fields import Fields, Params
from adjudicator.games.apex.table.state import Table
from adjudicator.games.apex.turns import legend_actions
from adjudicator.games.apex.turns.checklists import Phase

#: How many rows there are for what may be any number.
MOST_ACTIONS = 5
MOST_SOURCES = 4


def _activation(table: Table, _asked: Params) -> Fields:
    lacking = table.edition.lacking_actions
    names = tuple(name for name in legend_actions.ACTIONS if name not in lacking)
    action = Field("", "choice", options=names)
    return (
        Field("done", "rows", fields=(action,), count=MOST_ACTIONS),
        Field("feats", "number", high=9),
    )


def _reactions(_table: Table, _asked: Params) -> Fields:
    return Field("played", "several", options=("before", "after")), Field("eliminated", "flag")


def _turn(_table: Table, _asked: Params) -> Fields:
    phases = get_args(Phase)
    return Field("phase", "choice", options=phases, default=phases[0]), Field(
        "at", "number", high=20
    )


def _timing(_table: Table, _asked: Params) -> Fields:
    placing = (
        Field("label", "choice", options=("duration", "delay")),
        Field("turns", "number", low=1, high=20),
        Field("name", "text"),
    )
    return Field("advance", "number", high=24), Field("place", "group", fields=placing)


def _ring(_table: Table, _asked: Params) -> Fields:
    sides = tuple(Field(side, "number", high=20) for side in ("top", "left", "right", "bottom"))
    return Field("card", "group", fields=sides), Field("damage", "number")


def _victory(_table: Table, _asked: Params) -> Fields:
    return (Field("round-over", "flag"),)


def _precedence(_table: Table, _asked: Params) -> Fields:
    source = (
        Field("name", "text"),
        Field("from", "choice", options=("card", "settings", "core")),
        Field("played", "number", high=20),
        Field("passive", "flag"),
    )
    return (Field("sources", "rows", fields=source, count=MOST_SOURCES),)


ACTIONS: tuple[Action[Table], ...] = (
    Action("activation", (Stage("activation"),), _activation, order=250),
    Action("reactions", (Stage("reactions"),), _reactions, order=260),
    Action("turn", (Stage("turn"),), _turn, order=270),
    Action("timing", (Stage("timing"),), _timing, order=280),
    Action("ring", (Stage("ring"),), _ring, order=290),
    Action("victory", (Stage("victory"),), _victory, order=300),
    Action("precedence", (Stage("precedence", needs=("sources",)),), _precedence, order=310),
)
