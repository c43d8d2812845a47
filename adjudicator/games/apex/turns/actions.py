"""What the page offers of turns, timers, the Ring and victory, and what is filled in for it."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace
from types import MappingProxyType

from adjudicator.core.derive import field_of, fields_of
from adjudicator.core.form import Field
from adjudicator.core.game import Action, Stage
from adjudicator.core.values import JsonObject
from adjudicator.games.apex.table.fields import Fields, Params
from adjudicator.games.apex.table.legends import all_legends
from adjudicator.games.apex.table.state import Table
from adjudicator.games.apex.turns import legend_actions
from adjudicator.games.apex.turns.checklists import checklist
from adjudicator.games.apex.turns.progress import reached
from adjudicator.games.apex.turns.questions.activation import ActivationParams
from adjudicator.games.apex.turns.questions.precedence import PrecedenceParams, SourceRecord
from adjudicator.games.apex.turns.questions.reactions import ReactionsParams
from adjudicator.games.apex.turns.questions.ring import RingParams
from adjudicator.games.apex.turns.questions.timing_params import (
    PlacingRecord,
    StartRecord,
    TimingParams,
)
from adjudicator.games.apex.turns.questions.transition import TransitionParams
from adjudicator.games.apex.turns.questions.turn import TurnParams
from adjudicator.games.apex.turns.questions.victory import VictoryParams

#: How many rows there are for what may be any number.
MOST_ACTIONS = 5
MOST_SOURCES = 4


#: Cards that the list of actions doesn't tell apart: those that shoot, and Instants.
CARDS: Mapping[str, JsonObject] = MappingProxyType(
    {
        "free-shooting-card": {"card": "shooting-card", "shoot": True},
        "shooting-card-1": {"card": "shooting-card", "ap": 1, "shoot": True},
        "shooting-card-2": {"card": "shooting-card", "ap": 2, "shoot": True},
        "instant": {"card": "instant", "label": "instant"},
    }
)


def _activation(table: Table, _params: Params) -> Fields:
    """What was done so far; what is done now, where the table keeps track of the rest."""
    lacking = table.edition.lacking_actions
    names = tuple(name for name in legend_actions.ACTIONS if name not in lacking)
    options = (*names, "eliminated", *CARDS)
    values = (*names, "eliminated", *CARDS.values())
    feats = field_of(ActivationParams, "feats")
    if table.time and table.time.active:
        return Field("does", "choice", options=options, values=values), feats
    action = Field("", "choice", options=options, values=values)
    return Field("done", "rows", fields=(action,), count=MOST_ACTIONS), feats


def _reactions(_table: Table, _params: Params) -> Fields:
    return fields_of(ReactionsParams, "played", "eliminated")


def _turn(table: Table, _params: Params) -> Fields:
    """Which checklist: that of the phase that the clock is in, at first."""
    phase, clock = field_of(TurnParams, "phase"), table.time
    going_on = "transition" if clock and clock.turn == "transition" else "turn"
    chosen = replace(phase, default=going_on if clock else phase.options[0])
    return *_of_ring(table), chosen, field_of(TurnParams, "at")


def _of_ring(table: Table) -> Fields:
    """What the step of the transition that is next needs to know of the Ring."""
    found = checklist(table, "transition", ring=table.ring is not None)
    at = reached(table, "transition", found) if table.ring else None
    names = {"ring-damage": ("damage",), "square": ("card",), "square-icons": ("card",)}
    return fields_of(TurnParams, *names.get(found.items[at].id, ())) if at is not None else ()


def _timing(table: Table, _params: Params) -> Fields:
    """How far time goes on, a token to place, and where the markers are if nobody has said."""
    legends = [(legend.name, legend.id) for legend in all_legends(table)]
    placed = [(x.name or x.kind, x.id) for x in table.pieces if not x.facts.plan]
    placing = (
        *fields_of(PlacingRecord, "label", "turns", "name", "cooldown"),
        _chosen_by_name("owner", legends),
        _chosen_by_name("component", placed),
    )
    told = field_of(TimingParams, "advance"), field_of(TimingParams, "place", fields=placing)
    starts = fields_of(StartRecord, "round", "turn")
    return told if table.time else (*told, field_of(TimingParams, "start", fields=starts))


def _chosen_by_name(field: str, named: Sequence[tuple[str, str]]) -> Field:
    """A choice of ids by the names that players know; those of one name by their ids."""
    ids, names = tuple(id_ for _, id_ in named), Counter(name for name, _ in named)
    words = tuple(name if names[name] == 1 else id_ for name, id_ in named)
    clear = len(set(words)) == len(words)
    return Field(field, "choice", options=words if clear else ids, values=ids)


def _ring(table: Table, _params: Params) -> Fields:
    begins = () if table.ring else fields_of(RingParams, "begins")
    return *fields_of(RingParams, "card", "damage"), *begins


def _victory(_table: Table, _params: Params) -> Fields:
    return fields_of(VictoryParams, "round-over")


def _precedence(_table: Table, _params: Params) -> Fields:
    source = (
        *fields_of(SourceRecord, "name", "from"),
        field_of(SourceRecord, "played"),
        field_of(SourceRecord, "passive"),
    )
    return (field_of(PrecedenceParams, "sources", fields=source, count=MOST_SOURCES),)


def _transition(table: Table, _params: Params) -> Fields:
    """The Ring Movement card and the damage of the Round track, where the Ring is in play."""
    return fields_of(TransitionParams, "damage", "card") if table.ring else ()


ACTIONS: tuple[Action[Table], ...] = (
    Action("activate", (Stage("activate"),), order=245),
    Action("activation", (Stage("activation"),), _activation, order=250),
    Action("reactions", (Stage("reactions"),), _reactions, order=260),
    Action("turn", (Stage("turn"),), _turn, order=270),
    Action("timing", (Stage("timing"),), _timing, order=280),
    Action("ring", (Stage("ring"),), _ring, asks_first=True, order=290),
    Action("transition", (Stage("transition"),), _transition, order=285),
    Action("victory", (Stage("victory"),), _victory, order=300),
    Action("precedence", (Stage("precedence", needs=("sources",)),), _precedence, order=310),
)
