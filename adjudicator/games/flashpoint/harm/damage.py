"""How much of some damage is suffered."""

from collections.abc import Mapping
from dataclasses import dataclass

from adjudicator.core.facts import Said
from adjudicator.core.question import Finding, Steps
from adjudicator.games.flashpoint.harm import rules


@dataclass(frozen=True)
class Harm:
    """What damage does to someone, and the finding that tells it."""

    suffered: int
    #: Whether it kills an Enemy or a Soldier, or puts an Operative down; None if nobody can tell.
    defeated: bool | None
    finding: Finding


def suffered(  # noqa: PLR0913 - what the number depends on
    told: Steps,
    who: str | Said,
    *,
    amount: int,
    vulnerable: bool,
    resilient: int | None,
    armor: int,
) -> tuple[int, int]:
    """What is left of damage, and how many Armor tokens went: +1, the cap, then Armor."""
    left = amount
    told.add(rules.DAMAGE_SUFFER, "flashpoint.harm.amount", who=who, amount=amount)
    if left and vulnerable:
        left += 1
        told.add(rules.CONDITION_VULNERABLE, "flashpoint.harm.vulnerable", who=who, left=left)
    if resilient is not None and left > resilient:
        left = resilient
        told.add(rules.DAMAGE_RESILIENT, "flashpoint.harm.resilient", who=who, left=left)
    used = min(left, armor)
    if used:
        left -= used
        told.add(rules.DAMAGE_ARMOR, "flashpoint.harm.armor", who=who, used=used, left=left)
    return left, used


def undecided(told: Steps, left: int, used: int, facts: Mapping[str, object]) -> Harm:
    """Without its Health nobody knows what kills an Enemy or a Soldier."""
    told.add(rules.DAMAGE_KILLED, "flashpoint.harm.unknown", **facts)
    answer = {"suffered": left, "armor": used, "killed": None, "damage": None}
    finding = told.finding(answer, "flashpoint.harm.unknown", "open", None, **facts)
    return Harm(left, None, finding)
