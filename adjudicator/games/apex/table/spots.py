"""Spaces that questions name; some of them may lie off the map."""

from adjudicator.board.squares import Space
from adjudicator.core.faults import InputError
from adjudicator.core.input import place
from adjudicator.games.apex.table.ends import EndRecord, read_end
from adjudicator.games.apex.table.state import Table

#: How far a place off the map can be named, in columns and rows: more than any effect reaches.
NEAREST, FARTHEST = -60, 120


def space_of(table: Table, record: EndRecord, at: str) -> Space:
    """A space of the map, or that of a figure."""
    spot = read_end(table, record, at).spot
    if not isinstance(spot, Space):
        raise InputError(at, "apex.effect.needs-space")
    return spot


def space_to_enter(table: Table, record: EndRecord, at: str) -> Space:
    """A space to go to: on the map, or off it, to be told that it cannot be entered."""
    if record.space is not None and Space(*record.space) not in table.grid:
        return Space(*record.space)
    return space_of(table, record, at)


def space_anywhere(table: Table, record: EndRecord, at: str) -> Space:
    """A space of the map or around it."""
    given = Space(*record.space) if record.space else None
    if given is None or given in table.grid or len(record.model_fields_set) > 1:
        return space_of(table, record, at)
    if not NEAREST <= min(given) <= max(given) <= FARTHEST:
        limits = {"low": NEAREST, "high": FARTHEST}
        raise InputError(place(at, "space"), "apex.effect.too-far", space=tuple(given), **limits)
    return given
