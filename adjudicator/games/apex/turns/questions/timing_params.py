"""What the question `timing` is asked with: a token to place, and how far time goes on."""

from typing import Annotated

from pydantic import Field, StrictInt

from adjudicator.core.input import Record
from adjudicator.games.apex.table.clock import MOST_ROUNDS, Label, Positions, Turn
from adjudicator.games.apex.table.kit import Id, Name


class PlacingRecord(Record):
    """A token to place: the label on its card with the number of turns."""

    label: Label
    turns: Annotated[StrictInt, Field(ge=1, le=20)]
    id: Id | None = None
    name: Name = ""
    owner: Id | None = None
    cooldown: Positions | None = None
    component: Id | None = None


class StartRecord(Record):
    """The markers of a table without a clock: by default as at the start of the game."""

    round: Annotated[StrictInt, Field(ge=1, le=MOST_ROUNDS)] = 1
    turn: Turn = "red"


class TimingParams(Record):
    """A token to place, and by how many positions the Initiative marker then advances."""

    start: StartRecord = StartRecord()
    place: PlacingRecord | None = None
    advance: Annotated[StrictInt, Field(ge=0, le=24)] = 0
