"""Where a mission is: its round, the step, who is acting, who is through, and what is due at once.

A table without it keeps no track. Ids of pieces that have left the board are passed over.
"""

from typing import Annotated, Literal

from pydantic import Field, StrictBool, StrictInt

from adjudicator.core.input import MOST_PIECES, Record
from adjudicator.core.values import JsonObject
from adjudicator.games.flashpoint.table.records import Count, Id, ZoneRef

Step = Literal[
    "recover",
    "draw",
    "threat",
    "on-point",
    "action",
    "soldiers",
    "alarm-check",
    "portals",
    "enemy-movement",
    "enemy-activation",
    "escalation",
    "spawn",
    "cleanup",
]


class Due(Record):
    """A pending consequence that comes first: a Blip spawns, a check is made, a unit attacks.

    `zone` is where the check is made, if the Operative has moved on. `attack` is the number of the
    unit's attack, 1 for the first on its card.
    """

    do: Literal["spawn", "check", "attack", "area"]
    unit: Id | None = None
    operative: Id | None = None
    zone: ZoneRef | None = None
    attack: Annotated[StrictInt, Field(ge=1, le=5)] = 1


class Settled(Due):
    """A consequence that has happened, and its outcome.

    `noticed` lists the units that became aware, `damage` is the damage of an attack.
    """

    success: StrictBool | None = None
    noticed: Annotated[tuple[Id, ...], Field(max_length=MOST_PIECES)] = ()
    damage: Count | None = None


class Deed(Record):
    """The last action with consequences, and which of them have happened.

    `ask` is the question that was applied. An Operative or a unit did it, across this many `zones`
    and for this many Movement `tokens`.
    """

    ask: Id
    operative: Id | None = None
    unit: Id | None = None
    zones: Count | None = None
    tokens: Count | None = None
    done: Annotated[tuple[Settled, ...], Field(max_length=MOST_PIECES)] = ()


class Clock(Record):
    """The round, its step, and the progress in that step.

    In the Action step, `active` acted last and `done` have passed; in other steps, `done` have
    finished.
    """

    round: Annotated[StrictInt, Field(ge=1, le=99)] = 1
    step: Step = "action"
    active: Id | None = None
    done: Annotated[tuple[Id, ...], Field(max_length=MOST_PIECES)] = ()
    due: Annotated[tuple[Due, ...], Field(max_length=MOST_PIECES)] = ()
    deed: Deed | None = None


def written_clock(clock: Clock) -> JsonObject:
    """The clock as a scene writes it."""
    written = clock.model_dump(mode="json", exclude_none=True, exclude_defaults=True)
    return {**written, "round": clock.round, "step": clock.step}
