"""Doors, and what the line between two zones meets."""

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import NamedTuple

from adjudicator.board.regions import GRAIN, Region, contacts
from adjudicator.board.squares import Edge


@dataclass(frozen=True, eq=False)
class Door:
    """A door on its edge."""

    id: str
    edge: Edge
    open: bool
    security: bool
    disabled: bool
    #: Whether the power is cut, which leaves its lock without effect for a while.
    unpowered: bool = False

    @property
    def secured(self) -> bool:
        """Whether it is a Security Door that no hand moves."""
        return self.security and not self.disabled and not self.unpowered

    @property
    def locked(self) -> bool:
        """Whether only sabotage opens it."""
        return self.secured and not self.open


class Contact(NamedTuple):
    """Where a line meets something: how far along it, what, and on which edge."""

    share: Fraction
    edge: Edge
    door: Door | None = None


@dataclass(frozen=True)
class Line:
    """All that the line between two zones meets, from its start on.

    `blockers` are walls and closed doors, `border` the map's own edge, `doorways` open doors.
    """

    start: Region
    end: Region
    blockers: tuple[Contact, ...]
    border: tuple[Contact, ...]
    doorways: tuple[Contact, ...]

    @property
    def passed(self) -> int:
        """At how many places it passes open doorways; one that it follows is passed once."""
        met_at: dict[Edge, list[Fraction]] = {}
        for contact in self.doorways:
            met_at.setdefault(contact.edge, []).append(contact.share)
        return len({sum(shares) / len(shares) for shares in met_at.values()})


def met(start: Region, end: Region, edges: Mapping[Edge, Door | None]) -> tuple[Contact, ...]:
    """Where a line meets some edges, in order from its start."""
    low_x, high_x = sorted((start.centre.x, end.centre.x))
    low_y, high_y = sorted((start.centre.y, end.centre.y))
    found = []
    for edge, door in edges.items():
        x, y = edge.x * GRAIN, edge.y * GRAIN
        # Most edges are nowhere near; an edge reaches one cell to the right or down.
        if x > high_x or y > high_y or x + GRAIN < low_x or y + GRAIN < low_y:
            continue
        found += [Contact(s, edge, door) for s in contacts(start.centre, end.centre, edge)]
    return tuple(sorted(found, key=lambda contact: (contact.share, contact.edge)))
