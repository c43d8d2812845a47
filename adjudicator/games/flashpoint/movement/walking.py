"""How Operatives move: how far, past which doors, and what holds them."""

from collections.abc import Iterator
from dataclasses import dataclass

from adjudicator.board.regions import Region
from adjudicator.board.squares import Space
from adjudicator.core.ruling import Consultation
from adjudicator.games.flashpoint.table import rulings
from adjudicator.games.flashpoint.table.lines import Door
from adjudicator.games.flashpoint.table.pieces import Operative, Unit
from adjudicator.games.flashpoint.table.state import Table


@dataclass(frozen=True)
class Grip:
    """What holds an Operative where it is: the aware units, and those that cost a token."""

    aware: tuple[Unit, ...]
    counted: tuple[Unit, ...]

    @property
    def engaged(self) -> bool:
        """Whether the Operative is engaged."""
        return bool(self.aware)

    @property
    def tokens(self) -> int:
        """How many Movement tokens leaving the zone takes: one, and one more a unit."""
        return 1 + len(self.counted)


def grip(table: Table, zone: Region, consult: Consultation) -> Grip:
    """What holds an Operative in a zone."""
    there = table.units_in(zone)
    aware = tuple(unit for unit in there if unit.aware)
    if not aware:
        return Grip((), ())
    everyone = len(there) > len(aware) and consult(rulings.DISENGAGE_COUNTS) == "all"
    return Grip(aware, there if everyone else aware)


@dataclass(frozen=True)
class Walk:
    """Where a move may end, and why not farther: by key the zones before each on a way there."""

    start: Region
    far: int
    before: dict[Space, Space]
    ends: tuple[Region, ...]
    held: tuple[Region, ...]
    doors: tuple[Door, ...]

    def way(self, end: Region) -> tuple[Space, ...]:
        """A way to an end, both ends in it."""
        way = [end.key]
        while way[-1] in self.before:
            way.append(self.before[way[-1]])
        return tuple(reversed(way))


def walk_up_to(table: Table, start: Region, far: int, doors: tuple[Door, ...]) -> Walk:
    """Go up to a number of zones; one of these doors is opened first."""
    before: dict[Space, Space] = {}
    reached = {start.key: 0}
    ahead, held = [start.key], []
    while ahead:
        key = ahead.pop(0)
        zone = table.zone_of(key)
        stays = key != start.key and any(unit.aware for unit in table.units_in(zone))
        if stays:
            held.append(zone)
        if stays or reached[key] == far:
            continue
        for after in _after(table, zone, doors if key == start.key else ()):
            if after not in reached:
                reached[after], before[after] = reached[key] + 1, key
                ahead.append(after)
    ends = table.in_order({table.zone_of(key) for key in reached})
    return Walk(start, far, before, ends, tuple(held), doors)


def teleport_up_to(table: Table, start: Region, far: int) -> Walk:
    """Teleport up to a number of zones: nothing in between stops it or is passed."""
    near = table.distances("straight_ways", start)
    reached = [key for key, steps in near.items() if steps <= far]
    ends = table.in_order({table.zone_of(key) for key in reached})
    before = {key: start.key for key in reached if key != start.key}
    return Walk(start, far, before, ends, (), ())


def _after(table: Table, zone: Region, doors: tuple[Door, ...]) -> Iterator[Space]:
    """The zones that are one step away."""
    near = dict.fromkeys(table.open_ways.graph[zone.key])
    for door in doors:
        for space in door.edge.spaces:
            other = table.by_cell.get(space)
            if other and other is not zone:
                near[other.key] = None
    yield from sorted(near, key=lambda key: (key.r, key.c))


def openable(table: Table, zone: Region) -> tuple[Door, ...]:
    """The closed doors on the border of a zone that a hand opens."""
    return tuple(
        door
        for door in table.doors.values()
        if not door.open and not door.locked and borders(table, door, zone)
    )


def borders(table: Table, door: Door, zone: Region) -> bool:
    """Whether a door is on the border of a zone."""
    return zone in {table.by_cell.get(space) for space in door.edge.spaces}


def slowed(operative: Operative, *, teleports: bool = False) -> int:
    """By how many zones each move of an Operative is shorter; teleporting ignores a Cripple."""
    crippled = operative.has("cripple") and not teleports
    return crippled + bool(operative.record.carrying)
