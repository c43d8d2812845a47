"""The facts that steps refer to: places, things and people, without words.

The renderer names them: a space is L3 here and could be 12-3 elsewhere.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from adjudicator.board.hexes import Hex
from adjudicator.board.squares import Corner, Edge, Space
from adjudicator.core.values import Json


@dataclass(frozen=True, slots=True)
class Place:
    """A place on the board, at a level; `who` stands there, if anyone is meant."""

    spot: Space | Corner | Edge | Hex
    level: int | None = None
    who: str | None = None


@dataclass(frozen=True, slots=True)
class Absent:
    """A figure that is off the board."""

    who: str


@dataclass(frozen=True, slots=True)
class Who:
    """Whoever is at a place, or off the board, or the place itself if it is empty."""

    place: Place | Absent


@dataclass(frozen=True, slots=True)
class GridLine:
    """A grid line: the one between two columns, or between two rows."""

    vertical: bool
    grid: int


@dataclass(frozen=True, slots=True)
class File:
    """A column of spaces, or a row of them."""

    column: bool
    number: int


@dataclass(frozen=True, slots=True)
class Thing:
    """A component, or the edge of one that covers spaces."""

    kind: str
    name: str | None = None
    edge: bool = False


@dataclass(frozen=True, slots=True)
class Standing:
    """Things where they stand: along a grid line, or joined at a corner."""

    things: tuple[Thing, ...]
    at: GridLine | Corner | Space


@dataclass(frozen=True, slots=True)
class Listing:
    """A list, rendered with commas and 'and', or 'or' for alternatives.

    `more` is the number of further items that aren't listed.
    """

    items: tuple[object, ...]
    any_of: bool = False
    more: int = 0


@dataclass(frozen=True, slots=True)
class Called:
    """Something that a phrase names: an action, a turn, a step of a checklist."""

    phrase: str


@dataclass(frozen=True, slots=True)
class Said:
    """A phrase with its own facts, by name."""

    phrase: str
    facts: tuple[tuple[str, object], ...] = ()


#: The field that identifies an entry of an answer's list.
_SUBJECTS = ("figure", "unit", "id", "space", "zone", "name")


def subject(value: Json) -> Json:
    """What an entry of an answer's list is about: whose, or which space; a bare value itself."""
    if not isinstance(value, Mapping):
        return value
    return next((value[name] for name in _SUBJECTS if name in value), next(iter(value.values())))
