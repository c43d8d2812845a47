"""Shield and Health: what damage takes, what a Knockdown Shield prevents, what restores."""

from dataclasses import dataclass
from typing import Literal

from adjudicator.core.facts import Said
from adjudicator.core.ruling import Consultation
from adjudicator.games.apex.table import rulings
from adjudicator.games.apex.table.kit import Kit
from adjudicator.games.apex.table.tokens import Token, gear, is_known, worn

DamageKind = Literal["any", "shield", "health"]
Knockdown = Literal["active", "exhausted", "none"]

HEALTH_LIMIT = 40
#: The dials of a Legend that was eliminated.
FRESH_SHIELD, FRESH_HEALTH = 20, 40


@dataclass(frozen=True, slots=True)
class Wound:
    """What damage did: how much of it each dial took, and how much was prevented.

    `fatal` tells that it would have brought Health to 0 if nothing had been prevented.
    """

    kit: Kit
    amount: int
    kind: DamageKind
    to_shield: int
    to_health: int
    prevented: int
    fatal: bool

    @property
    def is_known(self) -> bool:
        """Whether the Knockdown Shield that would bear on it is known."""
        used_up = "knockdown-shield" in self.kit.exhausted
        return not self.fatal or used_up or is_known(self.kit, "knockdown-shield")

    @property
    def shield(self) -> int:
        """The Shield dial after it."""
        return self.kit.shield - self.to_shield

    @property
    def health(self) -> int:
        """The Health dial after it."""
        return self.kit.health - self.to_health

    @property
    def exhausted(self) -> bool:
        """Whether the Knockdown Shield was used up by it."""
        return self.fatal and knockdown(self.kit) == "active"

    @property
    def knockdown(self) -> Knockdown:
        """The Knockdown Shield after it."""
        return "exhausted" if self.exhausted else knockdown(self.kit)

    @property
    def eliminated(self) -> bool:
        """Whether no Health is left."""
        return not self.health

    @property
    def after(self) -> Kit:
        """What the Legend has on its board after it."""
        sides = [*self.kit.exhausted, *(["knockdown-shield"] if self.exhausted else [])]
        dials = {"shield": self.shield, "health": self.health}
        return self.kit.model_copy(update={**dials, "exhausted": tuple(sides)})


def knockdown(kit: Kit) -> Knockdown:
    """Whether a Legend has a Knockdown Shield that does something, and which side is up."""
    if not _prevents(kit):
        return "none"
    return "exhausted" if "knockdown-shield" in kit.exhausted else "active"


def ring_limit(kit: Kit) -> int | None:
    """What an active legendary Knockdown Shield leaves of the Ring's damage at most."""
    token, used_up = worn(kit, "knockdown-shield"), "knockdown-shield" in kit.exhausted
    return token.effect.get("ring") if token and not used_up else None


def wounded(kit: Kit, amount: int, consult: Consultation, kind: DamageKind = "any") -> Wound:
    """Deal damage: first to the Shield, what is left to Health, unless its kind says otherwise."""
    to_shield, to_health = _split(kit, amount, kind)
    fatal = 0 < to_health >= kit.health
    prevented = 0
    if fatal and knockdown(kit) == "active":
        whole = consult(rulings.KNOCKDOWN_PREVENTS) == "whole"
        prevented = min(_prevents(kit), amount if whole else to_health)
        if whole:
            to_shield, to_health = _split(kit, amount - prevented, kind)
        else:
            to_health -= prevented
    wound = Wound(kit, amount, kind, to_shield, min(to_health, kit.health), prevented, fatal)
    if not wound.is_known:
        label = Said("apex.number.knockdown-prevents", (("who", kit.owner),))
        consult.known(None, kit.place_of("knockdown-prevents"), label)
    return wound


def _prevents(kit: Kit) -> int:
    token = gear(kit, "knockdown-shield")
    return token.number("prevents") if token else 0


def _split(kit: Kit, amount: int, kind: DamageKind) -> tuple[int, int]:
    """What reaches the Shield and what reaches Health; without a Body Shield, all of it does."""
    past = kind == "health" or kit.body_shield is None
    to_shield = 0 if past else min(kit.shield, amount)
    return to_shield, 0 if kind == "shield" else amount - to_shield


@dataclass(frozen=True, slots=True)
class Restored:
    """What came back on one dial, and what was lost over the limit."""

    before: int
    offered: int
    limit: int

    @property
    def after(self) -> int:
        """The dial after it; one that is over the limit already stays."""
        return max(self.before, min(self.before + self.offered, self.limit))

    @property
    def lost(self) -> int:
        """The points over the limit."""
        return self.before + self.offered - self.after


def shield_limit(kit: Kit) -> int:
    """The most that the Body Shield lets the Shield dial show; without one, nothing."""
    token = gear(kit, "body-shield")
    return token.number("limit") if token else 0


def restored_shield(kit: Kit, points: int) -> Restored:
    """Points restored on the Shield dial."""
    return Restored(kit.shield, points, shield_limit(kit))


def restored_health(kit: Kit, points: int) -> Restored:
    """Points restored on the Health dial."""
    return Restored(kit.health, points, HEALTH_LIMIT)


def equipped(kit: Kit, token: Token, *, exhausted: bool) -> Restored:
    """The Shield after a Body Shield is put on: its limit, and what its front side gives back.

    A dial over the new limit comes down to it.
    """
    limit = token.number("limit")
    before = min(kit.shield, limit)
    return Restored(before, 0 if exhausted else token.number("restores"), limit)
