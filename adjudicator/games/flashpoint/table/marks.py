"""What steps draw: zones, and lines between them."""

from collections.abc import Iterable
from itertools import pairwise

from adjudicator.board.regions import Region
from adjudicator.core.verdict import Mark, area_mark, line_mark


def zone_mark(zone: Region, role: str = "note") -> Mark:
    """A zone."""
    return area_mark(zone.cells, role)


def zone_marks(zones: Iterable[Region], role: str) -> tuple[Mark, ...]:
    """Zones, as one area each."""
    return tuple(zone_mark(zone, role) for zone in zones)


def between(start: Region, end: Region, role: str) -> Mark:
    """The line between the centres of two zones."""
    return line_mark(start.position, end.position, role)


def way_marks(way: Iterable[Region], role: str = "way") -> tuple[Mark, ...]:
    """A way from zone to zone."""
    zones = list(way)
    return tuple(between(one, other, role) for one, other in pairwise(zones))
