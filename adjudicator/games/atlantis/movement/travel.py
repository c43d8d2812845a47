"""Fast Travel: from where to where, and every condition that fails."""

from dataclasses import dataclass

from adjudicator.board.hexes import Hex
from adjudicator.core.ruling import Consultation
from adjudicator.games.atlantis.table import rulings
from adjudicator.games.atlantis.table.effects import as_it_is
from adjudicator.games.atlantis.table.state import Table, Unit


@dataclass(frozen=True, slots=True)
class Journey:
    """A Fast Travel as it stands: the zones, who is in the way, and what fails, in order."""

    unit: Unit
    start: str | None
    end: str | None
    behind: tuple[Unit, ...]
    ahead: tuple[Unit, ...]
    reasons: tuple[str, ...]
    #: The two zones touch along Terrain alone.
    terrain: bool = False


def zones_touch(table: Table, one: str, other: str, *, terrain: bool) -> bool:
    """Whether two zones share a border; one along Terrain counts or not."""
    counts = table.zones[one] if terrain else table.zones[one] - table.terrain
    behind = table.zones[other] if terrain else table.zones[other] - table.terrain
    return any(at in behind for hex_ in counts for at in hex_.neighbours)


def adjacent_zones(table: Table, one: str, other: str, consult: Consultation) -> bool:
    """Whether two zones are adjacent, by the table's reading."""
    if zones_touch(table, one, other, terrain=False):
        return True
    if not zones_touch(table, one, other, terrain=True):
        return False
    return consult(rulings.TERRAIN_JOINS) == "yes"


def enemies_in(table: Table, unit: Unit, zone: str | None) -> tuple[Unit, ...]:
    """The enemy Heroes and Minions in a zone."""
    if zone is None:
        return ()
    return tuple(other for other in table.in_zone(zone) if other.team != unit.team)


def journey(table: Table, unit: Unit, start: Hex, end: Hex, consult: Consultation) -> Journey:
    """Judge a Fast Travel: all that speaks against it."""
    unit = as_it_is(table, unit)
    here, there = table.zone_of.get(start), table.zone_of.get(end)
    behind, ahead = enemies_in(table, unit, here), enemies_in(table, unit, there)
    joined = here is not None and there is not None
    if joined and here != there:
        joined = adjacent_zones(table, str(here), str(there), consult)
    failing = {
        "not-a-hero": not unit.hero,
        "cannot-move": unit.cannot_move,
        "no-movement-action": unit.no_movement_action,
        "not-adjacent": not joined,
        "enemies-from": bool(behind),
        "enemies-to": bool(ahead),
        "not-empty": not table.is_empty(end),
    }
    reasons = tuple(reason for reason, fails in failing.items() if fails)
    different = here is not None and there is not None and here != there
    terrain = different and not zones_touch(table, str(here), str(there), terrain=False)
    return Journey(unit, here, there, behind, ahead, reasons, terrain)
