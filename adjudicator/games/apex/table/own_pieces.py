"""Pieces that the players describe: kept with the table as cards, to be placed again."""

from typing import Annotated, Literal

from pydantic import Field

from adjudicator.core.input import Record
from adjudicator.games.apex.table.kit import Name


class OwnPiece(Record):
    """A piece that the players read off their own sheets: its name, place and tags."""

    name: Name
    on: Literal["space", "edge", "intersection"]
    tags: Annotated[tuple[Name, ...], Field(max_length=20)] = ()
