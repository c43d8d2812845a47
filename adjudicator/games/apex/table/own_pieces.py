"""Pieces that the players describe: kept with the table as cards, to be placed again."""

from typing import Annotated, Literal

from pydantic import Field, StrictInt

from adjudicator.core.input import Pair, Record
from adjudicator.games.apex.table.components import LONGEST_RUN
from adjudicator.games.apex.table.kit import Name


class OwnPiece(Record):
    """A piece from the players' own sheets: its name, place, tags and size.

    `size` is in spaces, across and down; `length` is in edges. Both default to 1.
    """

    name: Name
    on: Literal["space", "edge", "intersection"]
    tags: Annotated[tuple[Name, ...], Field(max_length=20)] = ()
    size: Pair | None = None
    length: Annotated[StrictInt, Field(ge=1, le=LONGEST_RUN)] | None = None
