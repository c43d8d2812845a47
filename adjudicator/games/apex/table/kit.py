"""What players type in from what lies before them: Aim cards, weapons, gear, loot.

The book's text prints few of these numbers. What is left out is not known, and a verdict that
needs it says which card to look at.
"""

from collections import Counter
from collections.abc import Iterable
from enum import StrEnum
from typing import Annotated, Literal

from pydantic import BeforeValidator, Field, PrivateAttr, StrictBool, StrictInt, StrictStr

from adjudicator.core.input import LONGEST_NAME, Pair, Record, place
from adjudicator.core.short_form import ShortRecord
from adjudicator.core.values import Json
from adjudicator.games.apex.table.edition import CORE, ApexEdition

Id = Annotated[StrictStr, Field(min_length=1, max_length=40, pattern=r"^[\w .:\-]+$")]
Name = Annotated[StrictStr, Field(max_length=LONGEST_NAME)]
Count = Annotated[StrictInt, Field(ge=0, le=999)]
Small = Annotated[StrictInt, Field(ge=0, le=20)]
Points = Annotated[StrictInt, Field(ge=-999, le=999)]
Distance = Annotated[StrictInt, Field(ge=0, le=99)]

#: How many weapons and tokens a Legend board holds, and the last place of an Ammo track.
WEAPON_SLOTS = 2
BACKPACK_SLOTS = 8
#: The tokens of a Backpack whose every space holds a stack.
MOST_TOKENS = 2 * BACKPACK_SLOTS
MOST_AMMO = 5
AmmoCount = Annotated[StrictInt, Field(ge=0, le=MOST_AMMO)]

Rarity = Literal["common", "rare", "epic", "legendary"]
Direction = Literal["n", "ne", "e", "se", "s", "sw", "w", "nw"]
Ammo = Literal["light", "heavy", "energy", "shotgun", "sniper", "mythic", "any"]

#: Where each direction leads, in columns and rows.
DIRECTIONS: dict[str, tuple[int, int]] = {
    "n": (0, -1),
    "ne": (1, -1),
    "e": (1, 0),
    "se": (1, 1),
    "s": (0, 1),
    "sw": (-1, 1),
    "w": (-1, 0),
    "nw": (-1, -1),
}


class Icon(StrEnum):
    """The icons of an Aim card that rules use."""

    SEMI_HIT = "semi-hit"
    HIT_BELOW = "hit-below"
    MISS_ABOVE = "miss-above"
    MISS_COVER = "miss-cover"
    HEADSHOT = "headshot"


class AimCard(ShortRecord):
    """An Aim card: its value, its icons, and the arrow at the bottom. A bare number is a value."""

    SHORT = ((int, "value"),)

    value: Count
    icons: tuple[Icon, ...] = ()
    arrow: Direction | None = None


class AimBoard(Record):
    """The Stability modifiers of the slots, from the one beside 0 outward; null means unknown."""

    left: tuple[Points | None, ...] = ()
    right: tuple[Points | None, ...] = ()


SlotKind = Literal["barrel", "magazine", "bolt", "optics", "stock"]


class Slot(Record):
    """A slot on a weapon card for one attachment, and what fits there."""

    kind: SlotKind
    ammo: tuple[Ammo, ...] = ()
    nodes: tuple[Name, ...] = ()
    #: The attachment that the card itself prints there, and the token that lies on it.
    printed: Name | None = None
    token: Name | None = None


def _one_card_a_slot(data: Json) -> Json:
    """A rate of one number puts one card in each slot."""
    if isinstance(data, list | tuple) and len(data) == 1:
        data = data[0]
    return [data, 1] if isinstance(data, int) else data


Rate = Annotated[
    tuple[Small, Small],
    BeforeValidator(
        _one_card_a_slot, json_schema_input_type=Small | tuple[Small] | tuple[Small, Small]
    ),
]


class Weapon(Record):
    """The values on a weapon card; omitted ones are unknown."""

    name: Name = ""
    #: The optimal range; one that ends at null begins there, and its end is not known.
    range: tuple[Distance, Distance | None] | None = None
    difficulty: Count | None = None
    rate: Rate | None = None
    damage: Count | None = None
    headshot: Count | None = None
    stability: Small = 0
    recoil: Small = 0
    ammo_type: Ammo | None = Field(default=None, alias="ammo-type")
    #: Where its Ammo marker is now, and what the card prints to begin with.
    ammo: AmmoCount | None = None
    initial_ammo: AmmoCount | None = Field(default=None, alias="initial-ammo")
    slots: tuple[Slot, ...] = ()
    attachments: tuple[Name, ...] = ()


class Loot(Record):
    """A loot token on the map."""

    at: Pair
    token: Name
    exhausted: StrictBool = False


#: Where a border of the Ring may be: from just before the board to just behind the largest one.
Border = Annotated[StrictInt, Field(ge=-1, le=60)]


class Ring(Record):
    """The last columns and rows that are still inside the Ring."""

    left: Border
    top: Border
    right: Border
    bottom: Border


class Attached(Record):
    """A miniature that is attached to a Legend, with the tags from its sheet."""

    id: Id
    name: Name = ""
    tags: Annotated[tuple[Name, ...], Field(max_length=20)] = ()


class Kit(Record):
    """What a Legend has on its board."""

    shield: Count = 20
    health: Annotated[StrictInt, Field(ge=0, le=40)] = 40
    helmet: Rarity | None = "common"
    body_shield: Rarity | None = Field(default="common", alias="body-shield")
    knockdown_shield: Rarity | None = Field(default="common", alias="knockdown-shield")
    #: Which of its shields lie on their exhausted side.
    exhausted: tuple[Literal["body-shield", "knockdown-shield"], ...] = ()
    weapons: Annotated[tuple[Weapon, ...], Field(max_length=WEAPON_SLOTS)] = ()
    backpack: Annotated[tuple[Name, ...], Field(max_length=MOST_TOKENS)] = ()
    #: The miniatures that are attached to it.
    attached: Annotated[tuple[Attached, ...], Field(max_length=20)] = ()
    deathboxes: Annotated[StrictInt, Field(ge=0, le=2)] = 2
    #: What its tokens print, where no text gives it: the headshots that the helmet takes and on
    #: cards of up to which value, the most that the Body Shield lets the Shield have, the damage
    #: that the Knockdown Shield prevents.
    helmet_ignores: tuple[Small, Count] | None = Field(default=None, alias="helmet-ignores")
    shield_limit: Count | None = Field(default=None, alias="shield-limit")
    knockdown_prevents: Count | None = Field(default=None, alias="knockdown-prevents")
    # Made by a function: a plain default would be copied, with all it holds, for every Legend.
    _edition: ApexEdition = PrivateAttr(default_factory=lambda: CORE)
    _stacking: frozenset[str] = PrivateAttr(default=frozenset())
    _place: str = PrivateAttr(default="")
    _owner: str = PrivateAttr(default="")

    @property
    def owner(self) -> str:
        """Who has it."""
        return self._owner

    def place_of(self, field: str) -> str:
        """Where one of its fields stands in the scene."""
        return place(self._place, field)

    def belonging_to(self, owner: str, at: str) -> "Kit":
        """The same tokens of a Legend, which stands at a place of the scene."""
        kit = self.model_copy()
        kit._owner, kit._place = owner, at  # noqa: SLF001 - of the copy that is made here
        return kit

    @property
    def pack_is_known(self) -> bool:
        """Whether anyone has written down what is in the Backpack."""
        return self.is_entered("backpack")

    def is_entered(self, field: str) -> bool:
        """Whether anyone has written one of its fields down; if not, the game's start counts."""
        return field in self.model_fields_set

    @property
    def edition(self) -> ApexEdition:
        """The printing that its tokens are of."""
        return self._edition

    def printed_in(self, edition: ApexEdition) -> "Kit":
        """The same tokens of another printing."""
        kit = self.model_copy()
        kit._edition = edition  # noqa: SLF001 - of the copy that is made here
        return kit

    def stacking(self, tokens: Iterable[str]) -> "Kit":
        """The same Backpack where it is known which tokens show the stacking icon."""
        kit = self.model_copy()
        kit._stacking = frozenset(map(_plain, tokens))  # noqa: SLF001 - of the copy that is made here
        return kit

    def stacks(self, token: str) -> bool:
        """Whether two of a token may lie on one space of the Backpack."""
        return self._edition.stacks_tokens and _plain(token) in self._stacking

    @property
    def spaces_taken(self) -> int:
        """How many spaces of the Backpack are taken; two equal tokens that stack take one."""
        counts = Counter(map(_plain, self.backpack))
        return sum(-(-n // 2) if self.stacks(token) else n for token, n in counts.items())

    def lies_on_equal(self, token: str) -> bool:
        """Whether one more of a token would lie on a single equal one."""
        equal = sum(_plain(other) == _plain(token) for other in self.backpack)
        return self.stacks(token) and equal % 2 == 1

    def has_room(self, token: str) -> bool:
        """Whether the Backpack has a place for one more token."""
        return self.spaces_taken < BACKPACK_SLOTS or self.lies_on_equal(token)


def _plain(token: str) -> str:
    return " ".join(token.casefold().split())
