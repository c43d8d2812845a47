"""The forms of an Apex table: what its players read off their boards and cards."""

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

#: What an Aim card shows.
CARD = (field_of(AimCard, "value"), *fields_of(AimCard, "icons", "arrow"))

#: What a weapon card prints.
WEAPON = fields_of(
    Weapon,
    "name",
    "range",
    "difficulty",
    "rate",
    "damage",
    "headshot",
    "stability",
    "recoil",
    "ammo-type",
    "ammo",
    "attachments",
)

#: What lies on a Legend's board.
KIT = (
    field_of(Kit, "shield"),
    *fields_of(Kit, "health", "helmet", "body-shield", "knockdown-shield"),
    field_of(Kit, "helmet-ignores", advanced=True),
    field_of(Kit, "shield-limit", advanced=True),
    field_of(Kit, "knockdown-prevents", advanced=True),
    field_of(Kit, "exhausted"),
    field_of(Kit, "weapons", fields=WEAPON, count=WEAPON_SLOTS),
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
        Field("figures", "rows", fields=KIT, count=len(figures)),
        Field("aim-board", "group", fields=slots),
        Field("aim-deck", "rows", fields=CARD, count=deck),
        Field("weapons", "rows", fields=WEAPON, count=weapons),
        *((Field("stacking", "list"),) if stacks else ()),
    )
