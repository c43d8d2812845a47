"""What the page offers of objects and loot, and what is filled in for it."""

from adjudicator.core.derive import field_of, fields_of
from adjudicator.core.form import MISSING, Field
from adjudicator.core.game import Action, Stage
from adjudicator.core.ruling import Consultation
from adjudicator.games.apex.objects.making_room import RoomParams
from adjudicator.games.apex.objects.questions.attach import AttachParams
from adjudicator.games.apex.objects.questions.handling import HandlingParams
from adjudicator.games.apex.objects.questions.heal import EquipParams, HealParams
from adjudicator.games.apex.objects.questions.loot import LootParams
from adjudicator.games.apex.objects.questions.place_params import PlaceParams
from adjudicator.games.apex.objects.questions.weapon import WeaponParams
from adjudicator.games.apex.objects.reaching import reach
from adjudicator.games.apex.shooting.attachments import AttachmentRecord
from adjudicator.games.apex.shooting.fields import own_weapons, weapon_names
from adjudicator.games.apex.shooting.fitting import fitted_tokens
from adjudicator.games.apex.table import tokens
from adjudicator.games.apex.table.components import KINDS, Tag
from adjudicator.games.apex.table.fields import Fields, Params, token_titles
from adjudicator.games.apex.table.kit import Slot, Weapon
from adjudicator.games.apex.table.state import Table

#: How many rows there are for the attachment slots of a weapon.
MOST_SLOTS = 4

#: What a card tells to place on the map.
PLACED = tuple(name for name, kind in KINDS.items() if kind.place in ("space", "intersection"))


def _place(table: Table, params: Params) -> Fields:
    """What is placed and its card's conditions; the players' own pieces are given by name."""
    on = params.get("on", "intersection")
    own = tuple(card.name for card in table.own_pieces if card.on == on)
    named = (Field("name", "choice", options=own, label="own-piece"),) if own else ()
    kinds = [kind for kind in PLACED if KINDS[kind].place == on]
    return (
        Field("on", "choice", options=("intersection", "space"), default="intersection"),
        field_of(PlaceParams, "range", label="distances"),
        field_of(PlaceParams, "free", kind="truth", default=True),
        field_of(PlaceParams, "los", kind="truth", default=False),
        field_of(PlaceParams, "inside", kind="truth", default=False, advanced=True),
        Field(
            "component",
            "group",
            fields=(Field("kind", "choice", options=tuple(kinds), label="component"), *named),
            label="",
        ),
    )


def _destroy(table: Table, params: Params) -> Fields:
    """What is destroyed: all that does not belong to the ground plan."""
    targets = tuple(
        piece.id for piece in table.pieces if not piece.facts.plan or Tag.DESTROYABLE in piece.tags
    )
    hand = ("hand",) if table.edition.destroys_by_hand else ()
    weapons = (*hand, *weapon_names(table, params))
    return (
        Field("targets", "several", options=targets),
        Field("by", "choice", options=weapons, default=weapons[0]),
        Field("destroyable", "several", options=targets),
    )


def _heal(table: Table, _params: Params) -> Fields:
    item = Field("item", "choice", options=token_titles("consumable"))
    entered = fields_of(HealParams, "health", "shield")
    return (item,) if table.edition.prints_tokens else (item, *entered)


def _equip(table: Table, params: Params) -> Fields:
    shields = tuple(token.title for token in tokens.TOKENS if token.kind == "body-shield")
    token = Field("token", "choice", options=shields)
    if table.edition.shields_refill:
        return token, field_of(EquipParams, "limit")
    return token, field_of(EquipParams, "exhausted"), _drop_at(table, params)


def _loot(table: Table, params: Params) -> Fields:
    token = Field("token", "choice", options=tuple(token.title for token in tokens.TOKENS))
    if not table.edition.picks_up_gear:
        return (token,)
    source = field_of(LootParams, "source", default="elsewhere")
    return token, source, *fields_of(LootParams, "exhausted"), *_dropping(table, params)


def _handling(_table: Table, _params: Params) -> Fields:
    return fields_of(HandlingParams, "token")


def _picking_up(table: Table, params: Params) -> Fields:
    return *_handling(table, params), *_dropping(table, params)


def _dropping(table: Table, params: Params) -> Fields:
    """What is dropped for a new token, and where."""
    figure = table.figures.get(str(params.get("figure")))
    pack = tuple(dict.fromkeys(figure.kit.backpack)) if figure else ()
    to_backpack = field_of(RoomParams, "to-backpack", kind="truth", default=False, advanced=True)
    return Field("drops", "choice", options=pack), _drop_at(table, params), to_backpack


def _drop_at(table: Table, params: Params) -> Field:
    """Where a token is dropped: on the Legend's own space, unless its player says otherwise."""
    figure = table.figures.get(str(params.get("figure")))
    own = list(figure.at) if figure else MISSING
    return field_of(RoomParams, "drop-at", default=own)


def _attach(table: Table, params: Params) -> Fields:
    """An attachment and a weapon: those of a Legend, if one is chosen, or as a card prints it."""
    own = [weapon.name for weapon in own_weapons(table, params) if weapon.slots]
    if own:
        return *_own_attachment(table, params), Field("weapon", "choice", options=tuple(own))
    slot = fields_of(Slot, "kind", "ammo", "nodes")
    weapon = (field_of(Weapon, "name"), field_of(Weapon, "slots", fields=slot, count=MOST_SLOTS))
    return _attachment(token_titles("attachment")), Field("weapon", "group", fields=weapon)


def _attachment(names: tuple[str, ...]) -> Field:
    printed = fields_of(AttachmentRecord, "ammo", "node")
    name = Field("name", "choice", options=names)
    return Field("attachment", "group", fields=(name, *printed))


def _own_attachment(table: Table, params: Params) -> Fields:
    """What is fitted out of a Legend's Backpack, and what becomes of what lay there."""
    pack = table.figures[str(params["figure"])].kit.backpack
    carried = [name for name in pack if tokens.tokens_called(name, ("attachment",))]
    names = tuple(dict.fromkeys((*carried, *token_titles("attachment"))))
    slot = field_of(AttachParams, "slot", label="attachment slot", advanced=True)
    to_backpack = field_of(AttachParams, "to-backpack", kind="truth", default=False)
    drop_at = field_of(AttachParams, "drop-at", advanced=True)
    return _attachment(names), slot, to_backpack, drop_at


def _detach(table: Table, params: Params) -> Fields:
    own = (token for weapon in own_weapons(table, params) for token in fitted_tokens(weapon))
    return (Field("token", "choice", options=tuple(dict.fromkeys(own))),)


def _interact(table: Table, params: Params) -> Fields:
    """What it interacts with: the object, of those in reach."""
    figure = table.figures.get(str(params.get("figure")))
    if figure is None:
        return ()
    near = tuple(piece.id for piece in reach(table, figure, Consultation(table.readings)).objects)
    return (Field("with", "choice", options=near),) if near else ()


def _weapon(_table: Table, _params: Params) -> Fields:
    printed = fields_of(Weapon, "name", "ammo-type", "initial-ammo")
    chosen = (
        field_of(WeaponParams, "slot", label="weapon slot"),
        field_of(WeaponParams, "discard", kind="truth", default=False),
    )
    return Field("weapon", "group", fields=printed), *chosen


ACTIONS: tuple[Action[Table], ...] = (
    Action("interact", (Stage("interact"),), _interact, order=110),
    Action("place", (Stage("place"),), _place, order=120),
    Action("destroy", (Stage("destroy", needs=("targets",)),), _destroy, order=130),
    Action("respawn", (Stage("respawn"),), from_outside=True, order=140),
    Action("heal", (Stage("heal", needs=("item",)),), _heal, order=180),
    Action("equip", (Stage("equip", needs=("token",)),), _equip, order=190),
    Action("loot", (Stage("loot", needs=("token",)),), _loot, order=200),
    Action("pick-up", (Stage("pick-up", needs=("token",)),), _picking_up, order=210),
    Action("drop", (Stage("drop", needs=("token",)),), _handling, order=220),
    Action("attach", (Stage("attach", needs=("attachment", "weapon")),), _attach, order=230),
    Action("detach", (Stage("detach", needs=("token",)),), _detach, order=235),
    Action("weapon", (Stage("weapon", needs=("weapon",)),), _weapon, order=240),
)
