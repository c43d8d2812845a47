"""A unit that moves: it takes Investigate tokens along, which may set off the alarm."""

from collections.abc import Iterable

from adjudicator.board.regions import Region
from adjudicator.core.change import Change
from adjudicator.core.question import Steps
from adjudicator.games.flashpoint.alarm.track import on_track, tell_track
from adjudicator.games.flashpoint.enemies import rules
from adjudicator.games.flashpoint.table.changes import doors_after, unit_moved
from adjudicator.games.flashpoint.table.lines import Door
from adjudicator.games.flashpoint.table.marks import zone_mark
from adjudicator.games.flashpoint.table.pieces import Unit
from adjudicator.games.flashpoint.table.progress import Progress
from adjudicator.games.flashpoint.table.state import Table


def unit_arrives(  # noqa: PLR0913 - all that a move changes
    table: Table,
    unit: Unit,
    end: Region,
    *,
    through: Iterable[Region] = (),
    doors: Iterable[Door] = (),
    teleports: bool = False,
) -> Change:
    """What a unit's move changes: its place, the tokens it takes, the doors it leaves open."""
    progress = Progress(table)
    if left := list(doors):
        progress.make(Change(fields=doors_after(table, *left)))
    progress.make(unit_moved(table, unit, end, teleports=teleports))
    passed = {end, *through}
    taken = [token for token in table.tokens_of("investigate") if token.zone in passed]
    if taken:
        progress.make(Change(removed=[("tokens", token.id) for token in taken]))
        progress.make(on_track(progress.table, len(taken)))
    return progress.change


def tell_taken(told: Steps, table: Table, zones: Iterable[Region]) -> None:
    """Tell of the Investigate tokens that a unit takes in some zones, and what that sets off."""
    lying = {token.zone for token in table.tokens_of("investigate")}
    taken = [zone for zone in zones if zone in lying]
    for zone in taken:
        mark = zone_mark(zone, "note")
        told.add(rules.ENEMY_TAKES_TOKEN, "flashpoint.march.takes", mark, zone=zone.called)
    tell_track(told, table, len(taken))
