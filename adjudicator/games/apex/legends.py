"""Finding the Legend that a question names."""

from adjudicator.games.apex.state import Figure, Legend, Table
from adjudicator.kernel.facts import Place, Who
from adjudicator.kernel.scene import Malformed
from adjudicator.kernel.squares import Space


def find_legend(table: Table, name: str, at: str) -> Legend:
    """A Legend by its id, on the map or off it."""
    legend = table.figures.get(name) or table.away.get(name)
    if legend is None:
        known = (*table.figures, *table.away)
        raise Malformed(at, "end.unknown-figure", id=name, known=known)
    return legend


def named(legend: Legend) -> Who:
    """A Legend, as a fact."""
    spot = legend.at if isinstance(legend, Figure) else Space(0, 0)
    return Who(Place(spot, who=legend.name))
