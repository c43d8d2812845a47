"""The Legends of a table, on the map or off it."""

from collections.abc import Iterator

from adjudicator.games.apex.state import Figure, Legend, Table
from adjudicator.kernel.scene import Malformed
from adjudicator.kernel.verdict import Mark, space_mark


def all_legends(table: Table) -> Iterator[Legend]:
    """Every Legend, those on the map first."""
    yield from table.figures.values()
    yield from table.away.values()


def find_legend(table: Table, id_: str, at: str) -> Legend:
    """The Legend that a question names by its id."""
    known = {legend.id: legend for legend in all_legends(table)}
    if id_ not in known:
        raise Malformed(at, "end.unknown-figure", id=id_, known=tuple(known))
    return known[id_]


def legend_marks(*legends: Legend, role: str = "note") -> tuple[Mark, ...]:
    """The spaces of those that are on the map."""
    return tuple(space_mark(legend.at, role) for legend in legends if isinstance(legend, Figure))


def still_to_act(table: Table) -> tuple[Legend, ...]:
    """Who of the squad whose turn it is has not been active yet."""
    clock = table.time
    if clock is None:
        return ()
    mine = (legend for legend in all_legends(table) if legend.squad == clock.turn)
    return tuple(legend for legend in mine if legend.id not in clock.activated)
