"""The Legends of a table, on the map or off it, as questions name them and steps tell of them."""

from collections.abc import Iterable, Iterator

from adjudicator.core.facts import Absent, Listing, Place, Who
from adjudicator.core.faults import InputError
from adjudicator.core.input import find_by_id
from adjudicator.core.verdict import Mark, space_mark
from adjudicator.games.apex.table.state import Figure, Legend, Table


def all_legends(table: Table) -> Iterator[Legend]:
    """Every Legend, those on the map first."""
    yield from table.figures.values()
    yield from table.away.values()


def find_legend(table: Table, name: str, at: str) -> Legend:
    """A Legend by its id, on the map or off it."""
    known = {legend.id: legend for legend in all_legends(table)}
    return find_by_id(known, name, at)


def find_figure(table: Table, name: str, at: str) -> Figure:
    """A Legend on the map, by its id."""
    if name in table.away:
        raise InputError(at, "apex.figure.off-the-map", legend=table.away[name].name)
    return find_by_id(table.figures, name, at)


def named(legend: Legend) -> Who:
    """A Legend, as a fact."""
    if isinstance(legend, Figure):
        return Who(Place(legend.at, who=legend.name))
    return Who(Absent(legend.name))


def names_of(legends: Iterable[Legend]) -> Listing:
    """Legends by their names, as a fact."""
    return Listing(tuple(legend.name for legend in legends))


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
