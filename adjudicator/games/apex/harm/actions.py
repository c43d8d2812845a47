"""What the page offers of Grenades, blows, pushes and damage, and what is filled in for them."""

from typing import get_args

from adjudicator.core.derive import field_of
from adjudicator.core.form import Field
from adjudicator.core.game import Action, Stage
from adjudicator.games.apex.harm import grenades
from adjudicator.games.apex.harm.questions.area import AreaParams
from adjudicator.games.apex.harm.questions.damage import DamageParams
from adjudicator.games.apex.harm.questions.grenade import GrenadeParams
from adjudicator.games.apex.harm.questions.push import PushParams
from adjudicator.games.apex.table.fields import Fields, Params
from adjudicator.games.apex.table.kit import Direction
from adjudicator.games.apex.table.state import Table

ARROW = Field("", "choice", options=get_args(Direction), default=None)
CHOICE = Field("choice", "numbers", high=60, advanced=True)


def _grenade(_table: Table, params: Params) -> Fields:
    """Which token, where it faces if that matters, and an arrow for each Aim card drawn."""
    names = tuple(grenades.TOKENS)
    token = grenades.TOKENS.get(str(params.get("grenade")), grenades.TOKENS[names[0]])
    facing = () if token.symmetric else (field_of(GrenadeParams, "facing", default="n"),)
    return (
        Field("grenade", "choice", options=names, default=names[0]),
        *facing,
        Field("arrows", "rows", fields=(ARROW,), count=token.cards),
    )


def _melee(table: Table, _params: Params) -> Fields:
    values = tuple(dict.fromkeys(str(card.value) for card in table.cards.deck))
    return Field("card", "number", widget="pad", options=values), CHOICE


def _push(_table: Table, _params: Params) -> Fields:
    return field_of(PushParams, "spaces", default=1), CHOICE


def _area(table: Table, _params: Params) -> Fields:
    """The shape that a card or a token shows, and whether it comes from the air."""
    aerial = field_of(AreaParams, "aerial", kind="truth", default=False)
    damage = field_of(AreaParams, "damage")
    ordnance = (
        (field_of(AreaParams, "ordnance", kind="truth"),)
        if table.edition.domes_stop_ordnance
        else ()
    )
    facing = field_of(AreaParams, "facing", default="n")
    return field_of(AreaParams, "size"), aerial, facing, damage, *ordnance


def _damage(table: Table, _params: Params) -> Fields:
    kinds = table.edition.damage_kinds
    return field_of(DamageParams, "amount"), field_of(DamageParams, "kind", options=kinds)


ACTIONS: tuple[Action[Table], ...] = (
    Action(
        "grenade",
        (Stage("grenade"),),
        _grenade,
        companions=("distance",),
        asks_first=True,
        order=90,
    ),
    Action(
        "melee",
        (Stage("melee"),),
        _melee,
        asks_first=True,
        order=100,
    ),
    Action("push", (Stage("push"),), _push, order=160),
    Action(
        "area",
        (Stage("area", needs=("size",)), Stage("area", needs=("offsets",))),
        _area,
        order=165,
    ),
    Action("damage", (Stage("damage", needs=("amount",)),), _damage, order=170),
)
