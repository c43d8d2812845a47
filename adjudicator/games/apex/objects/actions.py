"""What the page offers of objects and loot, and what is filled in for it."""

from typing import get_args

from adjudicator.core.action import Action, Stage
from adjudicator.core.form import Field
from adjudicator.games.apex.shooting.fields import weapon_names
from adjudicator.games.apex.table import tokens
from adjudicator.games.apex.table.components import KINDS, Tag
from adjudicator.games.apex.table.fields import Fields, Params, token_titles
from adjudicator.games.apex.table.kit import Ammo
from adjudicator.games.apex.table.sheet import WEAPON
from adjudicator.games.apex.table.state import Table

DISTANCES = Field("range", "numbers", high=99, label="distances")

#: What a card tells to place on the map.
PLACED = tuple(name for name, kind in KINDS.items() if kind.place in ("space", "intersection"))
#: The ground plan, which no action destroys.
PLAN = frozenset({"building", "wall", "half-wall", "supply-bin", "respawn-beacon"})

AMMO = (
    Field("ammo-type", "choice", options=get_args(Ammo)),
    Field("initial-ammo", "number", high=5),
)


def _place(_table: Table, params: Params) -> Fields:
    """What is placed, and what its card says of where."""
    kinds = [kind for kind in PLACED if KINDS[kind].place == params.get("on", "intersection")]
    return (
        Field("on", "choice", options=("intersection", "space"), default="intersection"),
        DISTANCES,
        Field("free", "truth", default=True),
        Field("los", "truth", default=False),
        Field(
            "component",
            "group",
            fields=(Field("kind", "choice", options=tuple(kinds), label="component"),),
            label="",
        ),
    )


def _destroy(table: Table, params: Params) -> Fields:
    """What is destroyed: all that does not belong to the ground plan."""
    targets = tuple(
        piece.id
        for piece in table.pieces
        if piece.kind not in PLAN or Tag.DESTROYABLE in piece.tags
    )
    hand = ("hand",) if table.edition.destroys_by_hand else ()
    weapons = (*hand, *weapon_names(table, params))
    return (
        Field("targets", "several", options=targets),
        Field("by", "choice", options=weapons, default=weapons[0]),
        Field("destroyable", "several", options=targets),
    )


def _heal(table: Table, _asked: Params) -> Fields:
    item = Field("item", "choice", options=token_titles("consumable"))
    entered = (Field("health", "number"), Field("shield", "number"))
    return (item,) if table.edition.prints_tokens else (item, *entered)


def _equip(table: Table, _asked: Params) -> Fields:
    shields = tuple(token.title for token in tokens.TOKENS if token.kind == "body-shield")
    printed = (
        Field("limit", "number") if table.edition.shields_refill else Field("exhausted", "flag")
    )
    return Field("token", "choice", options=shields), printed


def _loot(table: Table, _asked: Params) -> Fields:
    token = Field("token", "choice", options=tuple(token.title for token in tokens.TOKENS))
    return (token, Field("exhausted", "flag")) if table.edition.picks_up_gear else (token,)


def _handling(_table: Table, _asked: Params) -> Fields:
    return (Field("token", "text"),)


def _weapon(_table: Table, _asked: Params) -> Fields:
    fields = (*(field for field in WEAPON if field.name == "name"), *AMMO)
    return (Field("weapon", "group", fields=fields),)


ACTIONS: tuple[Action[Table], ...] = (
    Action("interact", (Stage("interact"),), main=True, order=110),
    Action("place", (Stage("place"),), _place, main=True, order=120),
    Action("destroy", (Stage("destroy", needs=("targets",)),), _destroy, order=130),
    Action("respawn", (Stage("respawn"),), from_outside=True, order=140),
    Action("heal", (Stage("heal", needs=("item",)),), _heal, order=180),
    Action("equip", (Stage("equip", needs=("token",)),), _equip, order=190),
    Action("loot", (Stage("loot", needs=("token",)),), _loot, order=200),
    Action("pick-up", (Stage("pick-up", needs=("token",)),), _handling, order=210),
    Action("drop", (Stage("drop", needs=("token",)),), _handling, order=220),
    Action("weapon", (Stage("weapon", needs=("weapon",)),), _weapon, order=240),
)
