"""What the page offers at an Apex table."""

from collections.abc import Mapping
from typing import Any, get_args

from adjudicator.games.apex.grenades import TOKENS
from adjudicator.games.apex.kit import Direction
from adjudicator.games.apex.state import Table
from adjudicator.kernel.form import Field
from adjudicator.kernel.game import Action, Stage

Asked = Mapping[str, Any]

ARROW = Field("", "choice", options=get_args(Direction), blank=None)


def _grenade(_table: Table, asked: Asked) -> tuple[Field, ...]:
    """Which token, where it faces, and an arrow for each Aim card that it has drawn."""
    names = tuple(TOKENS)
    cards = TOKENS.get(str(asked.get("grenade")), TOKENS[names[0]]).cards
    return (
        Field("grenade", "choice", options=names, blank=names[0]),
        Field("facing", "choice", options=("n", "e", "s", "w"), blank="n"),
        Field("arrows", "rows", fields=(ARROW,), count=cards),
    )


def _melee(_table: Table, _asked: Asked) -> tuple[Field, ...]:
    return (Field("card", "number"),)


def _push(_table: Table, _asked: Asked) -> tuple[Field, ...]:
    return (Field("spaces", "number", low=1, high=9, blank=1),)


ACTIONS = (
    Action("los", (Stage("los"),), beside=("distance", "cover", "zone")),
    Action("sight", (Stage("sight"),)),
    Action("grenade", (Stage("grenade"),), _grenade, beside=("distance",)),
    Action("melee", (Stage("melee", needs=("card",)), Stage("push", given={"spaces": 1})), _melee),
    Action("push", (Stage("push"),), _push),
)
