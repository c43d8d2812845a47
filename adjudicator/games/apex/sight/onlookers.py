"""Who stands where a place sees, or is seen from: enemies first."""

from collections.abc import Iterable, Mapping

from adjudicator.board.bit_grid import SpaceSet
from adjudicator.core.verdict import Summary
from adjudicator.games.apex.table.ends import End
from adjudicator.games.apex.table.legends import names_of
from adjudicator.games.apex.table.state import Figure, Table


def on_spaces(table: Table, spaces: SpaceSet) -> tuple[Figure, ...]:
    """Who stands on some spaces, in the order of the table."""
    return tuple(one for one in table.figures.values() if table.grid.bit(one.at) & spaces)


def enemies_and_friends(
    end: End, figures: Iterable[Figure]
) -> tuple[tuple[Figure, ...], tuple[Figure, ...]]:
    """Figures by whether they are squadmates of whoever stands at an end."""
    squad = end.figure.squad if end.figure else None
    figures = tuple(figures)
    friends = tuple(one for one in figures if squad is not None and one.squad == squad)
    return tuple(one for one in figures if one not in friends), friends


def told(
    table: Table, end: End, spaces: SpaceSet, facts: Mapping[str, object], subject: str
) -> Summary:
    """Who it is, by name: enemies in the headline, squadmates after them."""
    enemies, friends = enemies_and_friends(end, on_spaces(table, spaces))
    named = {"enemies": names_of(enemies), "friends": names_of(friends)}
    whom = "enemies" if enemies else "friends" if friends else "nobody"
    also = "-and-friends" if enemies and friends else ""
    return Summary(f"apex.{subject}.{whom}{also}", "note", {**facts, **named})
