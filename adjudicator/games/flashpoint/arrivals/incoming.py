"""A Blip that comes onto the board, and all that its arrival brings about."""

from dataclasses import dataclass, replace

from adjudicator.board.regions import Region
from adjudicator.core.change import Change
from adjudicator.core.question import Steps
from adjudicator.core.ruling import Consultation
from adjudicator.games.flashpoint.alarm.track import on_track
from adjudicator.games.flashpoint.enemies.arriving import tell_taken
from adjudicator.games.flashpoint.enemies.sightings import looks
from adjudicator.games.flashpoint.stealth.awareness import alerted
from adjudicator.games.flashpoint.stealth.views import View, tell_view
from adjudicator.games.flashpoint.table.changes import free_id
from adjudicator.games.flashpoint.table.progress import Progress
from adjudicator.games.flashpoint.table.state import Table


def incoming_blip(table: Table, zone: Region, blip: str) -> dict[str, object]:
    """A Blip that comes in, as a scene writes it; nobody of this step has had its id before."""
    gone = table.time.done if table.time else ()
    name = free_id((*table.units, *table.operatives, *gone), blip)
    return {"id": name, "zone": zone.written, "blip": blip, "figures": []}


@dataclass(frozen=True)
class Arrival:
    """All that the arrival of an Enemy changes, and what comes into view by it."""

    change: Change
    views: tuple[View, ...]


def arrival(
    table: Table, change: Change, zone: Region, told: Steps, consult: Consultation
) -> Arrival:
    """An Enemy arrives in a zone: it takes an Investigate token there, and may come into view."""
    progress = Progress(table)
    progress.make(change)
    views = tuple(looks(table, _with_units_of(progress.table, table), [], consult))
    for view in views:
        tell_view(told, view)
    taken = [token.id for token in table.tokens_of("investigate") if token.zone is zone]
    if taken:
        tell_taken(told, table, (zone,))
        progress.make(Change(removed=[("tokens", name) for name in taken]))
        progress.make(on_track(progress.table, len(taken)))
    return Arrival(alerted(table, progress.change, told), views)


def _with_units_of(after: Table, table: Table) -> Table:
    """A table with the units of a later one, on its own zones."""
    units = {u.id: replace(u, zone=table.zone_of(u.zone.key)) for u in after.units.values()}
    return replace(table, units=units).along_the_lines_of(table)
