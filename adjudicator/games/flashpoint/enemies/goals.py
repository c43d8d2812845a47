"""Where Enemies want to go, and from where they can attack."""

from collections.abc import Iterable

from adjudicator.board.regions import Region
from adjudicator.core.ruling import Consultation
from adjudicator.games.flashpoint.enemies.attackers import attack_reaches
from adjudicator.games.flashpoint.sight.line_of_sight import sees
from adjudicator.games.flashpoint.table import rulings
from adjudicator.games.flashpoint.table.pieces import Operative, Unit
from adjudicator.games.flashpoint.table.state import Table

#: The network that each reading of "nearest" counts on.
_WAYS = {"walk": "door_ways", "strict": "enemy_ways", "count": "straight_ways"}


def in_play(table: Table) -> tuple[Operative, ...]:
    """The Operatives whom Enemies can go for."""
    return tuple(one for one in table.operatives.values() if one.in_play)


def nearest(
    table: Table, unit: Unit, start: Region, zones: Iterable[Region], consult: Consultation
) -> tuple[Region, ...]:
    """Those of some zones that are nearest to a unit in a zone."""
    wanted = frozenset(zones)
    if len(wanted) < 2:
        return tuple(wanted)
    far = table.distances(_WAYS[consult(rulings.NEAREST)], start)
    if unit.record.teleport and not any(zone.key in far for zone in wanted):
        far = table.distances("straight_ways", start)  # no way leads there, and it needs none
    least = min((far[zone.key] for zone in wanted if zone.key in far), default=None)
    return table.in_order(frozenset(z for z in wanted if far.get(z.key) == least))


def can_attack(table: Table, unit: Unit, start: Region, consult: Consultation) -> bool | None:
    """Whether some Operative is in range of a unit's attack from a zone; None if not known."""
    far = table.distances("open_ways", start)
    zones = {one.zone for one in in_play(table) if one.zone and one.zone.key in far}
    seen = [
        zone
        for zone in table.in_order(zones)
        if sees(table, start, zone, consult) or consult(rulings.STOP_NEEDS_LOS) == "no"
    ]
    able = {attack_reaches(unit, far[zone.key], consult) for zone in seen}
    return True if True in able else None if None in able else False


def target_zones(
    table: Table, unit: Unit, start: Region, tokens: frozenset[Region], consult: Consultation
) -> tuple[Region, ...]:
    """Where a unit wants to go from a zone, with these zones still to investigate."""
    if table.alarm:
        wanted = {one.zone for one in in_play(table) if one.zone is not None}
        return nearest(table, unit, start, wanted, consult)
    insertion = {token.zone for token in table.tokens_of("insertion")}
    return nearest(table, unit, start, tokens or insertion, consult)


def to_investigate(table: Table) -> frozenset[Region]:
    """The zones with an Investigate token."""
    return frozenset(token.zone for token in table.tokens_of("investigate"))
