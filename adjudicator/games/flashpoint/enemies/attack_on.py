"""A unit's attack on one Operative: whether it is made at all, and what avoids it."""

from dataclasses import dataclass

from adjudicator.core.question import Steps
from adjudicator.core.ruling import Consultation
from adjudicator.games.flashpoint.attacks import rules as attacks_rules
from adjudicator.games.flashpoint.attacks.aim import through_door
from adjudicator.games.flashpoint.dice import rules as dice_rules
from adjudicator.games.flashpoint.enemies.attack import Blow, unit_attack
from adjudicator.games.flashpoint.enemies.targeting import choose_targets
from adjudicator.games.flashpoint.harm import rules as harm_rules
from adjudicator.games.flashpoint.stealth.observers import HIDDEN
from adjudicator.games.flashpoint.table.pieces import Operative, Unit
from adjudicator.games.flashpoint.table.state import Table


@dataclass(frozen=True)
class AttackOn:
    """An attack on an Operative: whether the unit makes it, how hard, and the Hits of cover.

    `legal` is None if a number is missing to tell.
    """

    legal: bool | None
    blow: Blow
    cover: int = 0

    @property
    def needed(self) -> int | None:
        """The Hits that have to be rolled to avoid it; None if they are not known."""
        known = self.legal and self.blow.tn is not None
        return max((self.blow.tn or 0) - self.cover, 0) if known else None


def attack_on(  # noqa: PLR0913 - all that an attack depends on
    table: Table,
    unit: Unit,
    operative: Operative,
    told: Steps,
    consult: Consultation,
    *,
    harms: bool = True,
) -> AttackOn:
    """Judge an attack on an Operative: reach, sight, whom the unit prefers, and cover.

    Unless it `harms`, the damage of the attack need not have been entered.
    """
    chosen = choose_targets(table, unit, told, consult)
    if not operative.in_play:
        told.add(harm_rules.DAMAGE_DOWNED, "flashpoint.defend.downed", who=operative.name)
    zone = operative.zone
    if not operative.in_play or zone is None or (chosen is not None and operative not in chosen):
        return AttackOn(legal=False, blow=Blow(None))
    far = table.distances("open_ways", unit.zone).get(zone.key)
    blow = unit_attack(unit, told, consult, far, harms=harms) or Blow(None)
    cover = _cover(table, unit, blow, operative, told, consult)
    return AttackOn(None if chosen is None else True, blow, cover)


def _cover(  # noqa: PLR0913, PLR0917 - all that cover depends on
    table: Table,
    unit: Unit,
    blow: Blow,
    operative: Operative,
    told: Steps,
    consult: Consultation,
) -> int:
    """The Hits that cover gives: by taking cover from another zone, or in a doorway."""
    zone = operative.zone
    if blow.leader and blow.leader.has_trait("blast"):
        told.add(attacks_rules.AREA_BLAST, "flashpoint.attack.blast")
        return 0
    if zone is None or unit.zone is zone:
        return 0
    door = through_door(table, unit.zone, zone, consult)
    if not door and not operative.record.taking_cover:
        return 0
    message_id = "flashpoint.defend.doorway" if door else "flashpoint.defend.cover"
    told.add(dice_rules.CHECK_COVER, message_id, who=operative.name, hits=HIDDEN)
    return HIDDEN
