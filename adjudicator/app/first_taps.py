"""Taps on what the chosen action can't be about: these select it, and the action ends."""

from adjudicator.app.query import TableQuery
from adjudicator.app.tables import OpenTable


def first_of(table: OpenTable, query: TableQuery) -> frozenset[object] | None:
    """The pieces that can be the first place of the action, if not every place can be."""
    action = table.game.action(query.ask) if query.start else None
    stages = action.stages if action else ()
    taps = [table.game.taps(stage)[:1] for stage in stages]
    if not taps or not all(tap and tap[0].among for tap in taps):
        return None
    entries = (entry for (tap,) in taps for entry in table.scene.get(tap.among) or ())
    return frozenset(entry.get("id") for entry in entries)


def or_select(query: TableQuery, tapped: TableQuery, first: frozenset[object] | None) -> TableQuery:
    """The query after a tap; it selects what was tapped if that can't be the first place."""
    if first is None or tapped.to or tapped.start in {query.start, "", *first}:
        return tapped
    return TableQuery(tapped.start).with_overlays_of(query)
