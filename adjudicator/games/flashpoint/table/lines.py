"""Doors, and what the line between two zones meets."""

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import NamedTuple

from adjudicator.board.regions import Region, contacts, edges_along
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


#: Edges, and the doors on them.
Edges = Mapping[Edge, Door | None]


def met(start: Region, end: Region, *kinds: Edges) -> list[tuple[Contact, ...]]:
    """Where a line meets edges of each kind, in order from its start."""
    found: list[list[Contact]] = [[] for _ in kinds]
    for edge in edges_along(start.centre, end.centre):
        for contacted, edges in zip(found, kinds, strict=True):
            if edge in edges:
                shares = contacts(start.centre, end.centre, edge)
                contacted += [Contact(share, edge, edges[edge]) for share in shares]
    return [tuple(sorted(one, key=lambda contact: contact[:2])) for one in found]
