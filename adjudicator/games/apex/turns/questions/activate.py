"""The question `activate`: may a Legend begin its activation now?"""

from pydantic import StrictStr

from adjudicator.core.change import Change
from adjudicator.core.input import Record
from adjudicator.core.question import Finding, Steps
from adjudicator.core.ruling import Consultation
from adjudicator.games.apex.table.clock import Clock
from adjudicator.games.apex.table.legends import find_legend, legend_marks
from adjudicator.games.apex.table.state import Legend, Table
from adjudicator.games.apex.turns import rules
from adjudicator.games.apex.turns.activation import bars
from adjudicator.games.apex.turns.legend_actions import ACTION_POINTS
from adjudicator.games.apex.turns.questions.timing import happened, walked
from adjudicator.games.apex.turns.questions.victory import (
    squad_called,
    victory_told,
    won_by_last_box,
)
from adjudicator.games.apex.turns.timing import resolved


class ActivateParams(Record):
    """Who acts next."""

    figure: StrictStr


def activate(table: Table, params: ActivateParams, consult: Consultation) -> Finding:
    """Judge whether a Legend may begin its activation."""
    legend = find_legend(table, params.figure, "figure")
    told, clock = Steps(), table.time
    may = clock is not None and _is_free(told, table, legend, clock)
    if clock is None:
        told.add(rules.TURN_ACTIVATE, "apex.activate.no-clock")
    if may and clock is not None:
        # What lies below the marker comes before the first activation of a turn.
        for event in resolved(clock).events:
            told.found.extend(happened(table, event))
        facts = {"legend": legend.name, "points": ACTION_POINTS}
        told.add(rules.TURN_ACTIVATE, "apex.activate.starts", *legend_marks(legend), **facts)
    if clock is None or not may:
        barred = "apex.activate.barred"
        return told.finding({"legal": False}, barred, "blocked", legend=legend.name)
    change = _change(table, clock, legend)
    if won := won_by_last_box(table, legend, consult):
        told.found.extend(victory_told(won, legend, rounds_over=False))
    message_id = "apex.activate.ends" if won else "apex.activate.may"
    squad = {"squad": squad_called(won.winner)} if won and won.winner else {}
    facts = {"legend": legend.name, **squad}
    return told.finding({"legal": True}, message_id, "clear", change, **facts)


def _is_free(told: Steps, table: Table, legend: Legend, clock: Clock) -> bool:
    """Whether it is its turn, it has not acted yet, and nobody else is active; all reasons told."""
    found = tuple(bars(legend, clock))
    for bar in found:
        told.add(bar.rule, bar.message_id, **bar.facts)
    if clock.active is not None:
        other = find_legend(table, clock.active, "figure")
        told.add(rules.TURN_ACTIVATE, "apex.activate.waits", legend=other.name)
    return not found and clock.active is None


def _change(table: Table, clock: Clock, legend: Legend) -> Change:
    walk = resolved(clock)
    after = (walk.clock or clock).model_copy(update={"active": legend.id, "done": ()})
    return walked(table, walk, after)
