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
from adjudicator.games.flashpoint.table.numbers import leader_of, printed, span
from adjudicator.games.flashpoint.table.pieces import Figure, Operative, Unit
from adjudicator.games.flashpoint.table.state import Table


@dataclass(frozen=True)
class Friend:
    """Figures of the attacker's own side that an attack on their zone is aimed at too."""

    unit: Unit
    figure: Figure
    #: Whose attack it is.
    by: Figure
    count: int
    attack: int | None
    defense: int | None

    @property
    def hit(self) -> bool | None:
        """Whether they are hit: nobody rolls for them. None if a number is missing."""
        if self.attack is None or self.defense is None:
            return None
        return self.attack >= self.defense


@dataclass(frozen=True)
class Strike:
    """An attack on a zone: the Operatives there, and the attacker's own figures."""

    zone: Region
    operatives: tuple[Operative, ...]
    friends: tuple[Friend, ...]

    @property
    def own(self) -> int | None:
        """How many figures of its own side it hits; None if a number is missing."""
        if any(friend.hit is None for friend in self.friends):
            return None
        return sum(friend.count for friend in self.friends if friend.hit)


def strikes(table: Table, unit: Unit, consult: Consultation) -> tuple[Strike, ...] | None:
    """The attacks on zones that hit the most Operatives, and of these the fewest own figures.

    None if a number is missing to tell.
    """
    far = table.distances("open_ways", unit.zone)
    seen = [
        zone
        for zone in table.in_order(frozenset(table.zones))
        if zone.key in far and table.operatives_in(zone) and sees(table, unit.zone, zone, consult)
    ]
    leader = leader_of(unit, consult) if seen else None
    reach = span(leader, consult) if leader else None
    if seen and (reach is None or leader is None):
        return None
    near = [zone for zone in seen if reaches(far[zone.key], reach)]
    most = max((len(table.operatives_in(zone)) for zone in near), default=0)
    best = [
        Strike(zone, there, tuple(_friends(table, unit, leader, zone, consult)))
        for zone in near
        if leader and len(there := table.operatives_in(zone)) == most
    ]
    return _sparing(best, consult)


def _sparing(best: list[Strike], consult: Consultation) -> tuple[Strike, ...] | None:
    """Those of some attacks that hit the fewest figures of their own side."""
    owns = [strike.own for strike in best]
    known = [own for own in owns if own is not None]
    if len(best) > 1 and len(known) < len(owns):
        for strike in best:
            note_friends(strike, consult)
        return None
    fewest = min(known, default=None)
    return tuple(strike for strike in best if strike.own == fewest)


def note_friends(strike: Strike, consult: Consultation) -> None:
    """Note the missing numbers that decide which of its own side an attack hits."""
    for friend in strike.friends:
        printed(friend.by, "attack", consult)
        printed(friend.figure, "defense", consult)


def _friends(
    table: Table, unit: Unit, leader: Figure, zone: Region, consult: Consultation
) -> Iterator[Friend]:
    """The attacker's own side in a zone; an attack in melee spares them."""
    if leader.has_trait("melee"):
        return
    covered = has_barricade(table, zone) or through_door(table, unit.zone, zone, consult)
    cover = COVER if covered and not leader.has_trait("blast") else 0
    for other in table.units_in(zone):
        for figure in other.figures:
            count = figure.record.count - (figure is leader)  # nobody hits himself
            if count:
                own = figure.stat("defense")
                defense = None if own is None else own + cover
                yield Friend(other, figure, leader, count, leader.stat("attack"), defense)


def tell_strikes(told: Steps, unit: Unit, best: tuple[Strike, ...]) -> None:
    """Tell where an attack on a zone hits the most Operatives and spares the most friends."""
    zones = [strike.zone for strike in best]
    facts = {"unit": unit.called, "count": len(zones), "zones": called(zones)}
    most, fewest = len(best[0].operatives), best[0].own
    marks = zone_marks(zones, "hit")
    told.add(rules.ENEMY_AREA, "flashpoint.blast.most", *marks, **facts, most=most)
    if fewest is not None:
        told.add(rules.ENEMY_AREA_FRIENDS, "flashpoint.blast.fewest", **facts, fewest=fewest)
