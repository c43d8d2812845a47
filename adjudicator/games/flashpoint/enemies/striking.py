"""What an Enemy's attack that hits does: damage, and the conditions of its attack."""

from dataclasses import dataclass

from adjudicator.core.question import Steps
from adjudicator.core.ruling import Consultation
from adjudicator.games.flashpoint.enemies.area_attacks import Friend
from adjudicator.games.flashpoint.enemies.attack import Blow
from adjudicator.games.flashpoint.harm.groups import Dealing, Hit
from adjudicator.games.flashpoint.harm.inflicting import inflicted
from adjudicator.games.flashpoint.harm.operative_harm import operative_harmed
from adjudicator.games.flashpoint.table.progress import Progress


@dataclass(frozen=True)
class Striking:
    """Carries out the hits of a unit's attack, and tells what they do."""

    progress: Progress
    blow: Blow
    told: Steps
    consult: Consultation

    def operative(
        self, name: str, armor: int | None = None, order: int | None = None
    ) -> int | None:
        """Hit an Operative; what it suffers, or None if nobody can tell.

        The player may say how many Armor tokens go, and how many Order tokens turn.
        """
        one, damage = self.progress.table.operatives[name], self.blow.damage
        if damage is None:
            return None
        harm = operative_harmed(
            self.progress.table, one, damage, spend=armor, order=order, consult=self.consult
        )
        self.told.found += harm.finding.steps
        if harm.defeated is None:
            return None
        self.progress.make(harm.finding.change)
        after = self.progress.table.operatives.get(name)
        if after and self.blow.leader:
            self.progress.make(inflicted(after, self.blow.leader.inflicts, self.told))
        return harm.suffered

    def friends(self, friend: Friend) -> bool:
        """Hit each figure of a group on the attacker's own side; whether it is known what happens.

        Of the attacker's own group the players say who is hurt.
        """
        leader, damage = self.blow.leader, self.blow.damage
        place = friend.unit.figures.index(friend.figure)
        unit = self.progress.table.units.get(friend.unit.id)
        if leader is None or damage is None or friend.figure is leader or unit is None:
            return False
        hit = Hit(damage, leader.inflicts)
        harms = Dealing(self.progress, self.told, self.consult).to_each(
            unit, unit.figures[place], hit
        )
        return all(harm.defeated is not None for harm in harms)
