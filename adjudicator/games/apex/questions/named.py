"""Legends that a question names by their ids."""

from adjudicator.games.apex.ends import End
from adjudicator.games.apex.state import Figure, Table
from adjudicator.kernel.scene import Malformed
from adjudicator.kernel.squares import Space


def figure_named(table: Table, name: str, at: str) -> Figure:
    """The Legend on the map that has this id."""
    if name not in table.figures:
        raise Malformed(at, "end.unknown-figure", id=name, known=tuple(table.figures))
    return table.figures[name]


def end_of(table: Table, figure: Figure) -> End:
    """A Legend as the end of a line."""
    return End(figure.at, table.level(figure.at), figure)


def space_asked(table: Table, pair: tuple[int, int], at: str) -> Space:
    """A space of the board."""
    space = Space(*pair)
    if space not in table.field:
        last = (table.columns - 1, table.rows - 1)
        raise Malformed(at, "scene.space-off-board", space=tuple(space), last=last)
    return space
