"""What an Operative's move brings into view, zone by zone; a door may be opened first."""

from collections.abc import Iterator, Sequence
from itertools import pairwise

from adjudicator.board.regions import Region
from adjudicator.core.ruling import Consultation
from adjudicator.games.flashpoint.stealth.observers import on_the_move
from adjudicator.games.flashpoint.stealth.views import Moment, View, look_around
from adjudicator.games.flashpoint.table.changes import opened
from adjudicator.games.flashpoint.table.lines import Door
from adjudicator.games.flashpoint.table.pieces import Operative
from adjudicator.games.flashpoint.table.state import Table


def views_through(table: Table, door: Door, consult: Consultation) -> tuple[View, ...]:
    """What everybody on the board gains sight of when a door opens."""
    ajar = opened(table, door)
    found = (
        look_around(Moment(table, one, one.zone, consult), Moment(ajar, one, one.zone, consult))
        for one in table.operatives.values()
        if one.in_play
    )
    return tuple(view for view in found if view)


def views_on_the_way(
    table: Table,
    operative: Operative,
    way: Sequence[Region],
    door: Door | None,
    consult: Consultation,
) -> tuple[View, ...]:
    """What comes into view on a way; the door that is opened first shows it to others as well."""
    views = list(views_through(table, door, consult)) if door else []
    ajar = opened(table, door) if door else table
    for before, now in pairwise(_moments(ajar, operative, way, consult)):
        woken = [unit for view in views for unit in view.spawns]
        if view := look_around(before, now, woken):
            views.append(view)
    return tuple(views)


def _moments(
    table: Table, operative: Operative, way: Sequence[Region], consult: Consultation
) -> Iterator[Moment]:
    """A path zone by zone; a figure that leaves a zone loses its cover."""
    going = on_the_move(operative)
    for number, zone in enumerate(way):
        yield Moment(table, going if number else operative, zone, consult)


def view_on_leaving(
    table: Table, operative: Operative, zone: Region, consult: Consultation
) -> tuple[View, ...]:
    """What comes into view of an Operative that leaves the shaft: all that can be seen there."""
    outside = Moment(table, operative, None, consult)
    view = look_around(outside, Moment(table, operative, zone, consult))
    return (view,) if view else ()
