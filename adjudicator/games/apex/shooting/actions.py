"""What the page offers of shooting, and what is filled in for it."""

from adjudicator.core.derive import field_of, fields_of
from adjudicator.core.faults import InputError
from adjudicator.core.form import MISSING, Field
from adjudicator.core.game import Action, Stage
from adjudicator.core.input import read
from adjudicator.core.ruling import Consultation
from adjudicator.games.apex.shooting.armory import AttachmentRecord
from adjudicator.games.apex.shooting.fields import own_weapons, weapon_names
from adjudicator.games.apex.shooting.questions.shoot import ShootParams
from adjudicator.games.apex.shooting.questions.to_hit import ShotParams, read_shot
from adjudicator.games.apex.table.fields import Fields, Params, token_titles
from adjudicator.games.apex.table.kit import AimCard, Slot, Weapon
from adjudicator.games.apex.table.sheet import card_fields
from adjudicator.games.apex.table.state import Table

#: How many rows there are for what may be any number.
MOST_MODIFIERS = 2
MOST_CARDS = 12
MOST_SLOTS = 4

ATTACHMENTS = Field("attachments", "list", advanced=True)


def _arms(table: Table, params: Params) -> Fields:
    """The weapon by its name, what is fitted to it, and what else makes the shot harder."""
    known, own = tuple(weapon_names(table, params)), own_weapons(table, params)
    return (
        Field("weapon", "choice", options=known, default=own[0].name if own else MISSING),
        ATTACHMENTS,
        field_of(ShotParams, "modifiers", count=MOST_MODIFIERS, advanced=True),
    )


def _shoot(table: Table, params: Params) -> Fields:
    card = (_of_deck(table.cards.deck),) if table.cards.deck else card_fields()[:2]
    cards = Field("cards", "rows", fields=card, count=_cards_drawn(table, params), whole=True)
    return cards, *_odds(table, params)


def _of_deck(deck: tuple[AimCard, ...]) -> Field:
    """One of the cards that were typed in, told by its value and its icons."""
    cards = {" ".join((str(card.value), *card.icons)): card for card in deck}
    values = tuple(card.model_dump(mode="json", exclude_defaults=True) for card in cards.values())
    return Field("", "choice", options=tuple(cards), values=values, label="card drawn")


def _cards_drawn(table: Table, params: Params) -> int:
    """How many Aim cards the shot reveals; where that is not known, as many as there are rows."""
    own, fitted = own_weapons(table, params), params.get("attachments")
    if isinstance(fitted, str):
        fitted = ATTACHMENTS.read({"attachments": [fitted]})
    who, weapon = params.get("figure"), params.get("weapon") or (own[0].name if own else None)
    shot = {"figure": who, "target": who, "weapon": weapon, "attachments": fitted or None}
    try:
        arms = read_shot(table, read(ShotParams, shot, "")).arms
    except InputError:
        return MOST_CARDS
    slots, each = arms.rate(Consultation(table.readings)) or (MOST_CARDS, 1)
    return min(slots * each, MOST_CARDS)


def _odds(table: Table, params: Params) -> Fields:
    changes = ("ignore", "hit-icons", "miss-icons", "more-damage")
    return *_arms(table, params), *(field_of(ShootParams, x, advanced=True) for x in changes)


def _attach(_table: Table, _params: Params) -> Fields:
    slot = fields_of(Slot, "kind", "ammo", "nodes")
    weapon = (field_of(Weapon, "name"), field_of(Weapon, "slots", fields=slot, count=MOST_SLOTS))
    attachment = (
        Field("name", "choice", options=token_titles("attachment")),
        *fields_of(AttachmentRecord, "ammo", "node"),
    )
    return Field("attachment", "group", fields=attachment), Field("weapon", "group", fields=weapon)


ACTIONS: tuple[Action[Table], ...] = (
    Action(
        "shoot",
        (Stage("shoot", needs=("cards",)), Stage("to-hit")),
        _shoot,
        companions=("los", "distance", "cover", "zone"),
        suggestions=("near-miss",),
        main=True,
        order=70,
    ),
    Action("odds", (Stage("odds"),), _odds, order=80),
    Action("attach", (Stage("attach", needs=("attachment", "weapon")),), _attach, order=230),
)
