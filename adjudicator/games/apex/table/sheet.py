"""The forms of an Apex table: what its players read off their boards and cards."""

from collections.abc import Mapping
from typing import Any, get_args

from adjudicator.core.form import Field
from adjudicator.games.apex.table.edition import CORE
from adjudicator.games.apex.table.editions import EDITIONS
from adjudicator.games.apex.table.kit import Ammo, Direction, Icon, Rarity

RARITIES = get_args(Rarity)

#: How many rows are free for more of them.
MORE_WEAPONS = 1
MORE_CARDS = 2
#: How many cards the Aim deck has.
AIM_CARDS = 14

#: What an Aim card shows.
CARD = (
    Field("value", "number", high=200),
    Field("icons", "several", options=tuple(Icon)),
    Field("arrow", "choice", options=get_args(Direction)),
)

#: What a weapon card prints.
WEAPON = (
    Field("name", "text"),
    Field("range", "numbers", high=99),
    Field("difficulty", "number"),
    Field("rate", "numbers", high=20),
    Field("damage", "number"),
    Field("headshot", "number"),
    Field("stability", "number", high=20),
    Field("recoil", "number", high=20),
    Field("ammo-type", "choice", options=get_args(Ammo)),
    Field("ammo", "number", high=5),
    Field("attachments", "list"),
)

#: What lies on a Legend's board.
KIT = (
    Field("shield", "number", high=40),
    Field("health", "number", high=40),
    Field("helmet", "choice", options=RARITIES),
    Field("body-shield", "choice", options=RARITIES),
    Field("knockdown-shield", "choice", options=RARITIES),
    Field("helmet-ignores", "numbers", high=999, advanced=True),
    Field("shield-limit", "number", advanced=True),
    Field("knockdown-prevents", "number", advanced=True),
    Field("exhausted", "several", options=("body-shield", "knockdown-shield")),
    Field("weapons", "rows", fields=WEAPON, count=2),
    Field("backpack", "list"),
    Field("deathboxes", "number", high=2),
)


def sheet(scene: Mapping[str, Any]) -> tuple[Field, ...]:
    """The fields for a scene: its Legends, its Aim board and deck, and the weapons on the table."""
    figures = scene.get("figures") or ()
    deck = max(AIM_CARDS, len(scene.get("aim-deck") or ()) + MORE_CARDS)
    weapons = len(scene.get("weapons") or ()) + MORE_WEAPONS
    numbers = (Field("left", "numbers", low=-99), Field("right", "numbers", low=-99))
    stacks = EDITIONS[str(scene.get("edition") or CORE.name)].stacks_tokens
    return (
        Field("figures", "rows", fields=KIT, count=len(figures)),
        Field("aim-board", "group", fields=numbers),
        Field("aim-deck", "rows", fields=CARD, count=deck),
        Field("weapons", "rows", fields=WEAPON, count=weapons),
        *((Field("stacking", "list"),) if stacks else ()),
    )
