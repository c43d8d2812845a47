"""What the page offers at an Apex table: the actions, and what is filled in for each."""

from collections.abc import Iterator
from typing import get_args

from adjudicator.core.action import Action, Stage
from adjudicator.core.form import MISSING, Field
from adjudicator.core.input import InputError, read
from adjudicator.core.question import Tap
from adjudicator.games.apex import grenades, tokens
from adjudicator.games.apex.actions import ACTIONS as DEEDS
from adjudicator.games.apex.armory import book_weapons
from adjudicator.games.apex.checklists import Phase
from adjudicator.games.apex.components import KINDS, Tag
from adjudicator.games.apex.kit import AimCard, Ammo, Direction, Icon, Weapon
from adjudicator.games.apex.looks import LOOKS, Fields, Params, move_fields
from adjudicator.games.apex.questions.to_hit import ShotRecord, read_shot
from adjudicator.games.apex.sheet import CARD, WEAPON
from adjudicator.games.apex.state import Table

#: How many rows there are for what may be any number.
MOST_MODIFIERS = 2
MOST_CARDS = 12
MOST_DEEDS = 5
MOST_SOURCES = 4

ARROW = Field("", "choice", options=get_args(Direction), default=None)
IGNORE = Field("ignore", "several", options=tuple(Icon), advanced=True)
ATTACHMENTS = Field("attachments", "list", advanced=True)
DISTANCES = Field("range", "numbers", high=99, label="distances")
CHOICE = Field("choice", "numbers", high=60, advanced=True)


def _arms(table: Table, params: Params) -> Fields:
    """The weapon by its name, what is fitted to it, and what else makes the shot harder."""
    modifier = (Field("name", "text"), Field("value", "number", low=-999))
    known, own = tuple(_weapons(table, params)), _own(table, params)
    return (
        Field("weapon", "choice", options=known, default=own[0].name if own else MISSING),
        ATTACHMENTS,
        Field("modifiers", "rows", fields=modifier, count=MOST_MODIFIERS, advanced=True),
    )


def _own(table: Table, params: Params) -> tuple[Weapon, ...]:
    """The weapons of whoever shoots."""
    shooter = table.figures.get(str(params.get("figure")))
    return shooter.kit.weapons if shooter else ()


def _known(table: Table, params: Params) -> list[Weapon]:
    """The weapons that are known here, the shooter's own first."""
    return [
        *_own(table, params),
        *table.cards.weapons,
        *book_weapons(table.edition.weapons_file).values(),
    ]


def _weapons(table: Table, params: Params) -> Iterator[str]:
    yield from dict.fromkeys(weapon.name for weapon in _known(table, params) if weapon.name)


def _shoot(table: Table, params: Params) -> Fields:
    card = (_of_deck(table.cards.deck),) if table.cards.deck else CARD[:2]
    cards = Field("cards", "rows", fields=card, count=_cards_drawn(table, params), whole=True)
    return cards, *_arms(table, params), IGNORE


def _of_deck(deck: tuple[AimCard, ...]) -> Field:
    """One of the cards that were typed in, told by its value and its icons."""
    cards = {" ".join((str(card.value), *card.icons)): card for card in deck}
    values = tuple(card.model_dump(mode="json", exclude_defaults=True) for card in cards.values())
    return Field("", "choice", options=tuple(cards), values=values, label="card drawn")


def _cards_drawn(table: Table, params: Params) -> int:
    """How many Aim cards the shot reveals; where that is not known, as many as there are rows."""
    own, fitted = _own(table, params), params.get("attachments")
    if isinstance(fitted, str):
        fitted = ATTACHMENTS.read({"attachments": [fitted]})
    who, weapon = params.get("figure"), params.get("weapon") or (own[0].name if own else None)
    shot = {"figure": who, "target": who, "weapon": weapon, "attachments": fitted or None}
    try:
        arms = read_shot(table, read(ShotRecord, shot, "")).arms
    except InputError:
        return MOST_CARDS
    slots, each = arms.rate or (MOST_CARDS, 1)
    return min(slots * each, MOST_CARDS)


def _odds(table: Table, params: Params) -> Fields:
    return *_arms(table, params), IGNORE


def _grenade(_table: Table, params: Params) -> Fields:
    """Which token, where it faces, and an arrow for each Aim card that it has drawn."""
    names = tuple(grenades.TOKENS)
    token = grenades.TOKENS.get(str(params.get("grenade")), grenades.TOKENS[names[0]])
    return (
        Field("grenade", "choice", options=names, default=names[0]),
        Field("facing", "choice", options=("n", "e", "s", "w"), default="n"),
        Field("arrows", "rows", fields=(ARROW,), count=token.cards),
    )


def _melee(_table: Table, _asked: Params) -> Fields:
    return Field("card", "number"), CHOICE


def _push(_table: Table, _asked: Params) -> Fields:
    return Field("spaces", "number", low=1, high=9, default=1), CHOICE


#: What a card tells to place on the map.
PLACED = tuple(name for name, kind in KINDS.items() if kind.place in ("space", "intersection"))


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
    plan = {"building", "wall", "half-wall", "supply-bin", "respawn-beacon"}
    targets = tuple(
        piece.id for piece in table.pieces if piece.kind not in plan or _destroyable(piece.tags)
    )
    hand = ("hand",) if table.edition.destroys_by_hand else ()
    weapons = (*hand, *_weapons(table, params))
    return (
        Field("targets", "several", options=targets),
        Field("by", "choice", options=weapons, default=weapons[0]),
        Field("destroyable", "several", options=targets),
    )


def _destroyable(tags: frozenset[str]) -> bool:
    return Tag.DESTROYABLE in tags


def _damage(table: Table, _asked: Params) -> Fields:
    kinds = table.edition.damage_kinds
    return Field("amount", "number"), Field("kind", "choice", options=kinds)


def _heal(table: Table, _asked: Params) -> Fields:
    item = Field("item", "choice", options=_titles("consumable"))
    entered = (Field("health", "number"), Field("shield", "number"))
    return (item,) if table.edition.prints_tokens else (item, *entered)


def _equip(table: Table, _asked: Params) -> Fields:
    shields = tuple(token.title for token in tokens.TOKENS if token.kind == "body-shield")
    printed = (
        Field("limit", "number") if table.edition.shields_refill else Field("exhausted", "flag")
    )
    return Field("token", "choice", options=shields), printed


def _attach(_table: Table, _asked: Params) -> Fields:
    slot = (
        Field("kind", "choice", options=("barrel", "magazine", "bolt", "optics", "stock")),
        Field("ammo", "several", options=get_args(Ammo)),
        Field("nodes", "list"),
    )
    weapon = (Field("name", "text"), Field("slots", "rows", fields=slot, count=4))
    attachment = (
        Field("name", "choice", options=_titles("attachment")),
        Field("ammo", "several", options=get_args(Ammo)),
        Field("node", "list"),
    )
    return Field("attachment", "group", fields=attachment), Field("weapon", "group", fields=weapon)


def _weapon(_table: Table, _asked: Params) -> Fields:
    fields = (*(field for field in WEAPON if field.name == "name"), *_AMMO)
    return (Field("weapon", "group", fields=fields),)


_AMMO = (
    Field("ammo-type", "choice", options=get_args(Ammo)),
    Field("initial-ammo", "number", high=5),
)


def _loot(table: Table, _asked: Params) -> Fields:
    token = Field("token", "choice", options=tuple(token.title for token in tokens.TOKENS))
    return (token, Field("exhausted", "flag")) if table.edition.picks_up_gear else (token,)


def _titles(type_: str) -> tuple[str, ...]:
    return tuple(token.title for token in tokens.TOKENS if token.type == type_)


def _handling(_table: Table, _asked: Params) -> Fields:
    return (Field("token", "text"),)


def _ring(_table: Table, _asked: Params) -> Fields:
    sides = tuple(Field(side, "number", high=20) for side in ("top", "left", "right", "bottom"))
    return Field("card", "group", fields=sides), Field("damage", "number")


def _activation(table: Table, _asked: Params) -> Fields:
    lacking = table.edition.lacking_actions
    deed = Field("", "choice", options=tuple(name for name in DEEDS if name not in lacking))
    return Field("done", "rows", fields=(deed,), count=MOST_DEEDS), Field("feats", "number", high=9)


def _turn(_table: Table, _asked: Params) -> Fields:
    phases = get_args(Phase)
    return Field("phase", "choice", options=phases, default=phases[0]), Field(
        "at", "number", high=20
    )


def _timing(_table: Table, _asked: Params) -> Fields:
    placing = (
        Field("label", "choice", options=("duration", "delay")),
        Field("turns", "number", low=1, high=20),
        Field("name", "text"),
    )
    return Field("advance", "number", high=24), Field("place", "group", fields=placing)


def _victory(_table: Table, _asked: Params) -> Fields:
    return (Field("round-over", "flag"),)


def _reactions(_table: Table, _asked: Params) -> Fields:
    return Field("played", "several", options=("before", "after")), Field("eliminated", "flag")


def _precedence(_table: Table, _asked: Params) -> Fields:
    source = (
        Field("name", "text"),
        Field("from", "choice", options=("card", "settings", "core")),
        Field("played", "number", high=20),
        Field("passive", "flag"),
    )
    return (Field("sources", "rows", fields=source, count=MOST_SOURCES),)


ENTERING = (Tap("figure", "id"), Tap("from", "outside"))

ACTIONS: tuple[Action[Table], ...] = (
    *LOOKS,
    Action(
        "move", (Stage("path"), Stage("move")), move_fields, suggestions=("spending",), main=True
    ),
    Action(
        "shoot",
        (Stage("shoot", needs=("cards",)), Stage("to-hit")),
        _shoot,
        companions=("los", "distance", "cover", "zone"),
        suggestions=("near-miss",),
        main=True,
    ),
    Action("odds", (Stage("odds"),), _odds, main=True),
    Action("grenade", (Stage("grenade"),), _grenade, companions=("distance",), main=True),
    Action(
        "melee",
        (Stage("melee", needs=("card",)), Stage("push", given={"spaces": 1})),
        _melee,
        main=True,
    ),
    Action("interact", (Stage("interact"),), main=True),
    Action("place", (Stage("place"),), _place, main=True),
    Action("destroy", (Stage("destroy", needs=("targets",)),), _destroy),
    Action("respawn", (Stage("respawn"),), from_outside=True),
    Action("enter", (Stage("move", taps=ENTERING),), move_fields, from_outside=True),
    Action("push", (Stage("push"),), _push),
    Action("damage", (Stage("damage", needs=("amount",)),), _damage),
    Action("heal", (Stage("heal", needs=("item",)),), _heal),
    Action("equip", (Stage("equip", needs=("token",)),), _equip),
    Action("loot", (Stage("loot", needs=("token",)),), _loot),
    Action("pick-up", (Stage("pick-up", needs=("token",)),), _handling),
    Action("drop", (Stage("drop", needs=("token",)),), _handling),
    Action("attach", (Stage("attach", needs=("attachment", "weapon")),), _attach),
    Action("weapon", (Stage("weapon", needs=("weapon",)),), _weapon),
    Action("activation", (Stage("activation"),), _activation),
    Action("reactions", (Stage("reactions"),), _reactions),
    Action("turn", (Stage("turn"),), _turn),
    Action("timing", (Stage("timing"),), _timing),
    Action("ring", (Stage("ring"),), _ring),
    Action("victory", (Stage("victory"),), _victory),
    Action("precedence", (Stage("precedence", needs=("sources",)),), _precedence),
)
