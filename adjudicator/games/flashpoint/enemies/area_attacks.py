"""Attacks of Enemies on whole zones: where they strike, and whom of their own side they hit."""

from collections.abc import Iterator
from dataclasses import dataclass

from adjudicator.board.regions import Region
from adjudicator.core.question import Steps
from adjudicator.core.ruling import Consultation
from adjudicator.games.flashpoint.attacks.aim import COVER, has_barricade, reaches, through_door
from adjudicator.games.flashpoint.enemies import rules
from adjudicator.games.flashpoint.sight.line_of_sight import sees
from adjudicator.games.flashpoint.table.facts import called
from adjudicator.games.flashpoint.table.marks import zone_marks
from adjudicator.games.flashpoint.table.pieces import Figure, Operative, Unit
from adjudicator.games.flashpoint.table.state import Table


@dataclass(frozen=True)
class Friend:
    """Figures of the attacker's own side that an attack on their zone is aimed at too."""

    unit: Unit
    figure: Figure
    count: int
    attack: int
    defense: int

    @property
    def hit(self) -> bool:
        """Whether they are hit: nobody rolls for them."""
        return self.attack >= self.defense


@dataclass(frozen=True)
class Strike:
    """An attack on a zone: the Operatives there, and whoever of the own side is there."""

    zone: Region
    operatives: tuple[Operative, ...]
    friends: tuple[Friend, ...]

    @property
    def own(self) -> int:
        """How many figures of the own side it hits."""
        return sum(friend.count for friend in self.friends if friend.hit)


def strikes(table: Table, unit: Unit, consult: Consultation) -> tuple[Strike, ...]:
    """The attacks on zones that hit the most Operatives, and of these the fewest own figures."""
    far = table.distances("open_ways", unit.zone)
    found = [
        Strike(zone, there, tuple(_friends(table, unit, zone)))
        for zone in table.zones
        if reaches(far.get(zone.key), unit.span)
        and (there := table.operatives_in(zone))
        and sees(table, unit.zone, zone, consult)
    ]
    most = max((len(strike.operatives) for strike in found), default=0)
    best = [strike for strike in found if len(strike.operatives) == most]
    fewest = min((strike.own for strike in best), default=0)
    zones = table.in_order({strike.zone for strike in best if strike.own == fewest})
    return tuple(strike for zone in zones for strike in best if strike.zone is zone)


def _friends(table: Table, unit: Unit, zone: Region) -> Iterator[Friend]:
    """Whoever of the own side is in a zone; an attack in melee spares them."""
    leader = unit.leader
    if leader is None or leader.record.melee:
        return
    covered = has_barricade(table, zone) or through_door(table, unit.zone, zone)
    cover = COVER if covered and not leader.record.blast else 0
    for other in table.units_in(zone):
        for figure in other.figures:
            count = figure.record.count - (figure is leader)  # nobody hits himself
            if count:
                defense = figure.stat("defense") + cover
                yield Friend(other, figure, count, leader.stat("attack"), defense)


def tell_strikes(told: Steps, unit: Unit, best: tuple[Strike, ...]) -> None:
    """Tell where an attack on a zone hits the most Operatives and spares the most friends."""
    zones = [strike.zone for strike in best]
    facts = {"unit": unit.name, "count": len(zones), "zones": called(zones)}
    most, fewest = len(best[0].operatives), best[0].own
    marks = zone_marks(zones, "hit")
    told.add(rules.ENEMY_AREA, "flashpoint.blast.most", *marks, **facts, most=most)
    told.add(rules.ENEMY_AREA_FRIENDS, "flashpoint.blast.fewest", **facts, fewest=fewest)
