"""Zones and pieces as facts of a step, and as answers write them."""

from collections.abc import Iterable

from adjudicator.board.regions import Region
from adjudicator.core.facts import Listing
from adjudicator.games.flashpoint.table.pieces import Unit


def called(zones: Iterable[Region], *, any_of: bool = False) -> Listing:
    """Zones by their names, as a fact; `any_of` if one of them is to be chosen."""
    return Listing(tuple(zone.called for zone in zones), any_of)


def names(things: Iterable[object]) -> Listing:
    """Operatives or units by their names, as a fact."""
    return Listing(tuple(_name(thing) for thing in things))


def _name(thing: object) -> object:
    """Someone by name, and by zone where others have that name; words as they are."""
    return thing.called if isinstance(thing, Unit) else getattr(thing, "name", thing)


def written(zones: Iterable[Region]) -> list[str | list[int]]:
    """Zones, as an answer writes them."""
    return [zone.written for zone in zones]
