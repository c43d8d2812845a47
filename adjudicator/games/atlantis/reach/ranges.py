"""Ranges and radii: their values, and the spaces within one."""

from typing import Annotated

from pydantic import Field, StrictInt

from adjudicator.board.hexes import Hex, offsets_within
from adjudicator.games.atlantis.table.state import Table

Reaching = Annotated[StrictInt, Field(ge=-20, le=99)]


def spaces_within(table: Table, centre: Hex, number: int) -> list[Hex]:
    """The other hexes of the board that are at most so far away."""
    around = (centre + step for step in offsets_within(max(number, 0)))
    return [at for at in around if at in table.board and at != centre]
