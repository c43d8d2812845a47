"""An attack as it is carried out: who notices it, whom it hurts, and who hears it."""

from collections.abc import Iterable

from adjudicator.board.regions import Region
from adjudicator.core.change import Change, Edit
from adjudicator.core.question import Steps
from adjudicator.core.ruling import Consultation
from adjudicator.games.flashpoint.attacks.params import Weapon, weapon_damage, weapon_noise
from adjudicator.games.flashpoint.harm import rules as harm_rules
from adjudicator.games.flashpoint.harm.groups import Dealing, Hit
from adjudicator.games.flashpoint.harm.inflicting import inflicted
from adjudicator.games.flashpoint.harm.operative_harm import operative_harmed
from adjudicator.games.flashpoint.movement import rules as movement_rules
from adjudicator.games.flashpoint.movement.paying import can_pay
from adjudicator.games.flashpoint.stealth.awareness import Spreading, made_aware, tell_spread
from adjudicator.games.flashpoint.stealth.noise import made_noise
from adjudicator.games.flashpoint.table.changes import order_spent
from adjudicator.games.flashpoint.table.pieces import Figure, Operative, Unit
from adjudicator.games.flashpoint.table.progress import Progress
from adjudicator.games.flashpoint.table.state import Table


class Assault:
    """An attack on its way: the table as it leaves it so far, and what is not known of it."""

    def __init__(self, table: Table, weapon: Weapon, told: Steps, consult: Consultation) -> None:
        self.progress = Progress(table)
        self.weapon, self.told, self.consult = weapon, told, consult
        self.noticed: tuple[str, ...] = ()
        #: Whether all that it does is known; if not, it can't be carried out.
        self.known = True

    @property
    def change(self) -> Change | None:
        """All that the attack does; None if a number is missing."""
        return self.progress.change if self.known else None

    def notice(self, units: Iterable[str], start: Region) -> list[str]:
        """The targets become aware, and so do units that see where the attack is made.

        First of all: the table still knows the lines of sight that aiming looked at.
        """
        table = self.progress.table
        spreading = Spreading(table, self.consult)
        for unit in units:
            spreading.notice(table.units[unit], "targeted")
        spreading.from_zone(table.zone_of(start.key), "attack")
        noticed = tell_spread(self.told, table, spreading)
        self.noticed = tuple(one.unit.id for one in noticed)
        if noticed:
            self.progress.make(made_aware(table, noticed))
        return sorted(self.noticed)

    def strike(self, unit: str, place: int, *, each: bool = False) -> bool | None:
        """Hit a figure of a unit, or each that stands under its name; whether it kills one."""
        now = self.progress.table.units.get(unit)
        # The alarm may have taken the unit off the board, and an earlier hit the figure.
        if now is None or place >= len(now.figures):
            return False
        figure = now.figures[place]
        if self.weapon.psionic and figure.has_trait("robotic"):
            who = now.figure_called(figure)
            self.told.add(harm_rules.CONDITION_ROBOTIC, "flashpoint.strike.immune", who=who)
            return False
        return self._deal(now, figure, each=each)

    def _deal(self, unit: Unit, figure: Figure, *, each: bool) -> bool | None:
        hit = self._hit()
        if hit is None:
            return None
        dealing = Dealing(self.progress, self.told, self.consult)
        if each and figure.record.count > 1:
            harms = dealing.to_each(unit, figure, hit)
        else:
            harm = dealing.to_one(unit, figure, hit)
            harms = [harm] if harm else []
        if any(harm.defeated is None for harm in harms):
            self.known = False
            return None
        return any(harm.defeated for harm in harms)

    def _hit(self) -> Hit | None:
        """What a hit does; None if nobody has entered the damage."""
        damage = weapon_damage(self.weapon, self.consult)
        if damage is None:
            self.known = False
            return None
        return Hit(damage, self.weapon.inflicts)

    def strike_friend(self, friend: Operative) -> None:
        """Hit an Operative that failed to defend itself from an attack of its own side."""
        hit, table = self._hit(), self.progress.table
        if hit is None:
            return
        harm = operative_harmed(
            table, table.operatives[friend.id], hit.damage, consult=self.consult
        )
        self.told.found += harm.finding.steps
        self.known = self.known and harm.defeated is not None
        self.progress.make(harm.finding.change)
        after = self.progress.table.operatives.get(friend.id)
        if after:
            self.progress.make(inflicted(after, hit.inflicts, self.told))

    def sound(self, zone: Region) -> list[str] | None:
        """Who hears the attack on the table as it leaves it; None if nobody can tell."""
        table = self.progress.table
        deaf = [unit for unit in table.units.values() if unit.id in self.noticed]
        if all(unit.aware or unit in deaf for unit in table.units.values()):
            return []
        value = weapon_noise(self.weapon, self.consult)
        if value is None:
            self.known = False
            return None
        if not value:
            return []
        noise = made_noise(table, table.zone_of(zone.key), value, self.consult, deaf)
        self.told.found += noise.finding.steps
        self.progress.make(noise.finding.change)
        return [unit.id for unit in noise.heard]


def can_attack(
    told: Steps, operative: Operative, consult: Consultation, *, free: bool
) -> bool | None:
    """Whether an Operative or a Soldier can make an attack, and pay for it if it is not free.

    None if nobody has entered enough to tell whether a token is left.
    """
    if operative.record.downed:
        told.add(harm_rules.DAMAGE_DOWNED, "flashpoint.action.downed", who=operative.name)
        return False
    if operative.record.kind == "technician":
        told.add(
            movement_rules.TECHNICIAN_HARMLESS, "flashpoint.action.technician", who=operative.name
        )
        return False
    return free or can_pay(told, operative, "order", consult)


def free_attack(operative: Operative, overwatch: bool | None) -> bool:  # noqa: FBT001
    """Whether an attack is the free one of Overwatch; that of a Soldier never costs anything."""
    return operative.is_soldier or (operative.record.overwatch and overwatch is not False)


def attack_paid(told: Steps, operative: Operative, *, free: bool) -> Change:
    """An Order token is exhausted, or nothing is; either way Overwatch is over."""
    if not free:
        return order_spent(operative)
    if operative.record.overwatch:
        told.add(movement_rules.ORDER_OVERWATCH, "flashpoint.assault.overwatch", who=operative.name)
    over = Edit("operatives", operative.id, {"overwatch": False})
    return Change([over] if operative.record.overwatch else ())
