"""Figures and spaces that questions on effects name; some of the spaces may lie off the map."""

from adjudicator.games.apex.ends import EndRecord, read_end
from adjudicator.games.apex.state import Figure, Table
from adjudicator.kernel.scene import Malformed, place
from adjudicator.kernel.squares import Space

#: How far a place off the map can be named, in columns and rows: more than any effect reaches.
NEAREST, FARTHEST = -60, 120


def figure_of(table: Table, name: str, at: str) -> Figure:
    """The figure on the map that an id names."""
    if name not in table.figures:
        raise Malformed(at, "end.unknown-figure", id=name, known=tuple(table.figures))
    return table.figures[name]


def space_of(table: Table, record: EndRecord, at: str) -> Space:
    """A space of the map, or that of a figure."""
    spot = read_end(table, record, at).spot
    if not isinstance(spot, Space):
        raise Malformed(at, "effect.needs-space")
    return spot


def space_anywhere(table: Table, record: EndRecord, at: str) -> Space:
    """A space of the map or around it."""
    given = Space(*record.space) if record.space else None
    if given is None or given in table.field or len(record.model_fields_set) > 1:
        return space_of(table, record, at)
    if not NEAREST <= min(given) <= max(given) <= FARTHEST:
        limits = {"low": NEAREST, "high": FARTHEST}
        raise Malformed(place(at, "space"), "effect.too-far", space=tuple(given), **limits)
    return given
