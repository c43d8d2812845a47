"""The forms of an Apex table: what its players read off their boards and cards."""

from functools import cache

from adjudicator.core.derive import field_of, fields_of
from adjudicator.core.form import Field
from adjudicator.core.values import JsonObject
from adjudicator.games.apex.table.edition import CORE
from adjudicator.games.apex.table.editions import EDITIONS
from adjudicator.games.apex.table.kit import WEAPON_SLOTS, AimBoard, AimCard, Kit, Weapon

#: How many rows are free for more of them.
MORE_WEAPONS = 1
MORE_CARDS = 2
#: How many cards the Aim deck has.
AIM_CARDS = 14


@cache
def card_fields() -> tuple[Field, ...]:
    """What an Aim card shows."""
    return fields_of(AimCard, "value", "icons", "arrow")


@cache
def _weapon_fields() -> tuple[Field, ...]:
    """What a weapon card prints."""
    names = ("name", "range", "difficulty", "rate", "damage", "headshot", "stability", "recoil")
    return fields_of(Weapon, *names, "ammo-type", "ammo", "attachments")


@cache
def _kit_fields() -> tuple[Field, ...]:
    """What lies on a Legend's board."""
    return (
        *fields_of(Kit, "shield", "health", "helmet", "body-shield", "knockdown-shield"),
        field_of(Kit, "helmet-ignores", advanced=True),
        field_of(Kit, "shield-limit", advanced=True),
        field_of(Kit, "knockdown-prevents", advanced=True),
        field_of(Kit, "exhausted"),
        field_of(Kit, "weapons", fields=_weapon_fields(), count=WEAPON_SLOTS),
        *fields_of(Kit, "backpack", "deathboxes"),
    )


def sheet(scene: JsonObject) -> tuple[Field, ...]:
    """The fields for a scene: its Legends, its Aim board and deck, and the weapons on the table."""
    figures = scene.get("figures") or ()
    deck = max(AIM_CARDS, len(scene.get("aim-deck") or ()) + MORE_CARDS)
    weapons = len(scene.get("weapons") or ()) + MORE_WEAPONS
    slots = tuple(field_of(AimBoard, side) for side in ("left", "right"))
    stacks = EDITIONS[str(scene.get("edition") or CORE.name)].stacks_tokens
    return (
        Field("figures", "rows", fields=_kit_fields(), count=len(figures)),
        Field("aim-board", "group", fields=slots),
        Field("aim-deck", "rows", fields=card_fields(), count=deck),
        Field("weapons", "rows", fields=_weapon_fields(), count=weapons),
        *((Field("stacking", "list"),) if stacks else ()),
    )
