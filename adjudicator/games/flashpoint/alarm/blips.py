"""Blips that turn to their Patrol side, or come off the board."""

from collections.abc import Iterable

from adjudicator.core.change import Change, Edit
from adjudicator.core.question import Steps
from adjudicator.games.flashpoint.alarm import rules
from adjudicator.games.flashpoint.alarm.pool import pool_after
from adjudicator.games.flashpoint.table.facts import names
from adjudicator.games.flashpoint.table.pieces import Unit
from adjudicator.games.flashpoint.table.state import Table

#: The side that a Blip turns to when it hears something, or the alarm goes.
PATROL_SIDE = {"basic": "patrol", "elite-guard": "elite-patrol"}

#: The Blips that wait in the Spawn Pool once they leave the board; all others go to the Reserves.
POOLED = ("patrol", "elite-patrol")


def blips_off(table: Table, units: Iterable[Unit], *, turned: bool = False) -> Change:
    """The Blips of some units come off; that a unit is Elite is then written down.

    `turned` ones have turned to their Patrol side before.
    """
    off = [unit for unit in units if unit.record.blip]
    edits = [
        Edit("units", unit.id, {"blip": None, **({"elite": True} if unit.elite else {})})
        for unit in off
    ]
    sides = PATROL_SIDE if turned else {}
    kinds = [sides.get(unit.record.blip or "", unit.record.blip) for unit in off]
    fields = pool_after(table, kinds.count("patrol"), kinds.count("elite-patrol"))
    return Change(edits, fields=fields)


def tell_blips_off(told: Steps, units: list[Unit]) -> None:
    """Tell which Blips come off and where they go."""
    off = [unit for unit in units if unit.record.blip]
    pool = [unit for unit in off if unit.record.blip in POOLED]
    tell_blips_to(told, pool, [unit for unit in off if unit not in pool])


def tell_blips_to(told: Steps, pool: list[Unit], reserves: list[Unit]) -> None:
    """Tell whose Blips go to the Spawn Pool, and whose to the Reserves."""
    if reserves:
        told.add(rules.BLIP_REMOVED, "flashpoint.blips.reserves", units=names(reserves))
    if pool:
        told.add(rules.BLIP_REMOVED, "flashpoint.blips.pool", units=names(pool))
