"""The cards of an Apex table: what its players read off their boards and cards."""

from collections.abc import Iterator, Sequence
from functools import cache

from adjudicator.core.cards import NEW, Card, CardGroup
from adjudicator.core.derive import field_of, fields_of
from adjudicator.core.form import Field
from adjudicator.core.values import Json, JsonObject
from adjudicator.games.apex.table.components import Tag
from adjudicator.games.apex.table.edition import CORE
from adjudicator.games.apex.table.editions import EDITIONS
from adjudicator.games.apex.table.kit import WEAPON_SLOTS, AimBoard, AimCard, Kit, Weapon
from adjudicator.games.apex.table.own_pieces import OwnPiece

#: What every weapon card prints.
EXPECTED = ("range", "difficulty", "rate", "damage", "headshot")
#: What a weapon card prints, and what is done with it at one table.
PRINTED = ("name", *EXPECTED, "stability", "recoil", "ammo-type", "initial-ammo")
CARRIED = ("ammo", "attachments")
#: The most cards of an Aim deck that a scene holds.
MOST_AIM_CARDS = 60
#: The heights that a custom piece usually has.
LEVELS = ("LEVEL 1", "LEVEL 2", "LEVEL 3")


@cache
def card_fields() -> tuple[Field, ...]:
    """What an Aim card shows."""
    return fields_of(AimCard, "value", "icons", "arrow")


def aim_card(deck: Sequence[AimCard]) -> Field:
    """A drawn Aim card: one of those that were typed in, or any value with its icons."""
    known = dict.fromkeys(" ".join((str(card.value), *card.icons)) for card in deck)
    return Field("", "marked", options=tuple(known), fields=card_fields()[:2])


@cache
def _weapon_fields() -> tuple[Field, ...]:
    """What a weapon card prints."""
    return fields_of(Weapon, *PRINTED)


def _board_fields(scene: JsonObject) -> tuple[Field, ...]:
    """What lies on a Legend's board; its weapons by their names."""
    names = tuple(dict.fromkeys(card["name"] for card in _weapon_cards(scene)))
    weapon = (field_of(Weapon, "name", options=names), *fields_of(Weapon, *CARRIED))
    return (
        *fields_of(Kit, "shield", "health", "helmet", "body-shield", "knockdown-shield"),
        field_of(Kit, "weapons", fields=weapon, count=WEAPON_SLOTS),
        *fields_of(Kit, "backpack", "deathboxes", "exhausted"),
        field_of(Kit, "helmet-ignores", advanced=True),
        field_of(Kit, "shield-limit", advanced=True),
        field_of(Kit, "knockdown-prevents", advanced=True),
    )


def _weapon_cards(scene: JsonObject) -> Iterator[JsonObject]:
    """The weapons that have a name: those of the table, then those on boards."""
    boards = (weapon for one in scene.get("figures") or () for weapon in one.get("weapons") or ())
    return (card for card in (*(scene.get("weapons") or ()), *boards) if card.get("name"))


def cards(scene: JsonObject) -> tuple[CardGroup, ...]:
    """Legends, weapons, the Aim board and deck, and the custom pieces on the map."""
    return (
        CardGroup("legends", tuple(_legends(scene))),
        CardGroup("weapons", tuple(_weapons(scene)), (_weapon(NEW),)),
        CardGroup("aim-board", (_aim_board(),)),
        CardGroup("aim-deck", tuple(_aim_cards(scene)), (_aim_card(NEW),), _deck()),
        CardGroup("aim-seen", tuple(_seen(scene))),
        CardGroup("own-pieces", tuple(_own_pieces(scene)), (_own_piece(NEW),)),
        CardGroup("custom", tuple(_custom(scene))),
        *_stacking(scene),
    )


def _legends(scene: JsonObject) -> Iterator[Card]:
    fields = _board_fields(scene)
    for legend in scene.get("figures") or ():
        name = str(legend.get("name") or legend["id"])
        yield Card("legends", ("figures", legend["id"]), fields, name)


def _weapons(scene: JsonObject) -> Iterator[Card]:
    for number, weapon in enumerate(scene.get("weapons") or ()):
        yield _weapon(str(number), str(weapon.get("name") or ""))


def _weapon(step: str, name: str = "") -> Card:
    return Card(
        "weapons",
        ("weapons", step),
        _weapon_fields(),
        name,
        expected=EXPECTED,
        kept=PRINTED,
        removable=True,
    )


def _aim_board() -> Card:
    sides = tuple(field_of(AimBoard, side, label=f"slots-{side}") for side in ("left", "right"))
    kept = ("left", "right")
    return Card("aim-board", ("aim-board",), sides, expected=kept, kept=kept)


def _aim_cards(scene: JsonObject) -> Iterator[Card]:
    for number, card in enumerate(scene.get("aim-deck") or ()):
        yield _aim_card(str(number), _value(card))


def _seen(scene: JsonObject) -> Iterator[Card]:
    """The Aim cards that were drawn before anybody typed in the deck."""
    for number, card in enumerate(scene.get("aim-seen") or () if not scene.get("aim-deck") else ()):
        where = ("aim-seen", str(number))
        yield Card("aim-seen", where, card_fields(), _value(card), removable=True)


def _value(card: Json) -> str:
    return str(card.get("value", "") if isinstance(card, dict) else card)


def _aim_card(step: str, value: str = "") -> Card:
    return Card("aim-deck", ("aim-deck", step), card_fields(), value, removable=True)


def _deck() -> Card:
    """The whole Aim deck."""
    rows = Field("aim-deck", "rows", fields=card_fields(), count=MOST_AIM_CARDS)
    return Card("whole-deck", (), (rows,), kept=("aim-deck",), slug="whole-deck")


def _own_pieces(scene: JsonObject) -> Iterator[Card]:
    """The pieces that players described in the set-up, to be placed again."""
    for number, piece in enumerate(scene.get("own-pieces") or ()):
        yield _own_piece(str(number), str(piece.get("name") or ""), tuple(piece.get("tags") or ()))


def _own_piece(step: str, name: str = "", tags: tuple[str, ...] = ()) -> Card:
    shown = (*fields_of(OwnPiece, "name", "on"), _tags(tags))
    kept = ("name", "on", "tags")
    return Card("own-pieces", ("own-pieces", step), shown, name, kept=kept, removable=True)


def _tags(given: Sequence[str]) -> Field:
    """Tags to choose from, and those that a piece has."""
    known = dict.fromkeys((*(str(tag) for tag in Tag), *LEVELS, *given))
    return Field("tags", "several", options=tuple(known))


def _custom(scene: JsonObject) -> Iterator[Card]:
    for number, piece in enumerate(scene.get("components") or ()):
        if piece.get("kind") == "custom":
            name = Field("name", "text")
            step = str(piece.get("id") or f"custom-{number}")
            shown = (name, _tags(piece.get("tags") or ()))
            yield Card("custom", ("components", step), shown, str(piece.get("name") or step))


def _stacking(scene: JsonObject) -> Iterator[CardGroup]:
    """Which tokens show the stacking icon, in the edition that has it."""
    if EDITIONS[str(scene.get("edition") or CORE.name)].stacks_tokens:
        yield CardGroup("stacking", (Card("stacking", (), (Field("stacking", "list"),)),))
