"""What a unit is or can't do for a while, and when that ends."""

from collections.abc import Collection, Iterator

from adjudicator.core.change import Edit
from adjudicator.core.facts import Said
from adjudicator.games.atlantis.table.state import Status, Table, Unit, Until

TURN: tuple[Until, ...] = ("this-turn",)
ROUND: tuple[Until, ...] = ("this-turn", "this-round")


def ending(unit: Unit, moments: Collection[Until]) -> tuple[Status, ...]:
    """What of a unit ends at one of these moments."""
    return tuple(status for status, until in unit.ends if until in moments)


def statuses_end(table: Table, moments: Collection[Until]) -> tuple[Edit, ...]:
    """All units without what ends at one of these moments."""
    units = (unit for unit in table.units.values() if ending(unit, moments))
    return tuple(_without(unit, ending(unit, moments)) for unit in units)


def _without(unit: Unit, gone: Collection[Status]) -> Edit:
    kept = {status: until for status, until in unit.ends if status not in gone}
    if kept:
        return Edit("units", unit.id, {"ends": kept}, tuple(gone))
    return Edit("units", unit.id, {}, (*gone, "ends"))


def told_endings(table: Table, moments: Collection[Until]) -> Iterator[Said]:
    """What ends of whom, in a few words each."""
    for unit in table.units.values():
        for status in ending(unit, moments):
            yield Said("atlantis.status.of", (("who", unit.name), ("what", status_said(status))))


def status_said(status: str) -> Said:
    """A status in words."""
    return Said(f"atlantis.status.is.{status}")
