"""Whom an attack on a whole zone reaches: Enemies by their Defense, friends by their checks."""

from collections.abc import Sequence
from typing import NamedTuple

from adjudicator.board.regions import Region
from adjudicator.core.faults import InputError
from adjudicator.core.input import place
from adjudicator.core.question import Steps
from adjudicator.core.ruling import Consultation
from adjudicator.games.flashpoint.attacks import rules
from adjudicator.games.flashpoint.attacks.aim import COVER, has_barricade, reaches, through_door
from adjudicator.games.flashpoint.attacks.assault import Assault
from adjudicator.games.flashpoint.attacks.params import Defended, Modifier, Weapon
from adjudicator.games.flashpoint.attacks.target_number import tell_modifiers
from adjudicator.games.flashpoint.dice import rules as dice_rules
from adjudicator.games.flashpoint.sight.line_of_sight import sees
from adjudicator.games.flashpoint.stealth import rules as stealth_rules
from adjudicator.games.flashpoint.stealth.observers import HIDDEN
from adjudicator.games.flashpoint.table import rulings
from adjudicator.games.flashpoint.table.facts import names
from adjudicator.games.flashpoint.table.marks import zone_mark
from adjudicator.games.flashpoint.table.numbers import stat
from adjudicator.games.flashpoint.table.pieces import Figure, Operative, Unit
from adjudicator.games.flashpoint.table.state import Table


class ZoneAttack(NamedTuple):
    """An attack on a zone: who makes it, from where, with what, and the Hits that were rolled."""

    operative: Operative
    start: Region
    zone: Region
    weapon: Weapon
    hits: int
    modifiers: Sequence[Modifier] = ()


class Numbered(NamedTuple):
    """Figures in a zone, and the Hits that an attack on all of it needs for them, if known."""

    unit: Unit
    place: int
    tn: int | None

    @property
    def figure(self) -> Figure:
        """The figures."""
        return self.unit.figures[self.place]

    @property
    def who(self) -> str:
        """What they are called."""
        return self.figure.name or self.unit.name


def numbers(table: Table, attack: ZoneAttack, told: Steps, consult: Consultation) -> list[Numbered]:
    """What an attack on a zone needs for each of the Enemies there.

    Blips are in sight of the attacker, so they must spawn before it is resolved.
    """
    if asleep := unspawned(table, attack.zone):
        facts = {"units": names(asleep), "count": len(asleep)}
        told.add(stealth_rules.SPAWN_ON_SIGHT, "flashpoint.area.spawn-first", **facts)
    more = _changed(table, attack, told, consult)
    found = []
    for unit in table.units_in(attack.zone):
        for number, figure in enumerate(unit.figures):
            defense = stat(figure, "defense", consult)
            found.append(Numbered(unit, number, None if defense is None else defense + more))
    return found


def unspawned(table: Table, zone: Region) -> list[Unit]:
    """The Blips in a zone that haven't spawned."""
    return [unit for unit in table.units_in(zone) if unit.is_blip]


def enemies_reached(
    table: Table, attack: ZoneAttack, told: Steps, consult: Consultation
) -> list[Numbered] | None:
    """The Enemies whose number the one roll reaches; None if a Defense is not known.

    Of Blips that haven't spawned nobody knows.
    """
    hit, known = [], not unspawned(table, attack.zone)
    for one in numbers(table, attack, told, consult):
        if one.tn is None:
            told.add(rules.AREA_ALL, "flashpoint.area.unknown-defense", who=one.who)
            known = False
            continue
        reached = attack.hits >= one.tn
        message_id = "flashpoint.area.hit" if reached else "flashpoint.area.missed"
        told.add(rules.AREA_ALL, message_id, who=one.who, tn=one.tn, hits=attack.hits)
        hit += [one] if reached else []
    return hit if known else None


def in_reach(table: Table, attack: ZoneAttack, consult: Consultation) -> bool | None:
    """Whether a zone is in sight and range; None if the range is not known."""
    far = table.distances("open_ways", attack.start).get(attack.zone.key)
    return sees(table, attack.start, attack.zone, consult) and reaches(far, attack.weapon.range)


def _changed(table: Table, attack: ZoneAttack, told: Steps, consult: Consultation) -> int:
    """By how much cover and what players entered change the number of each Enemy in a zone."""
    zone = attack.zone
    covered = has_barricade(table, zone) or through_door(table, attack.start, zone, consult)
    if covered and attack.weapon.blast:
        told.add(rules.AREA_BLAST, "flashpoint.attack.blast")
    elif covered:
        told.add(rules.ATTACK_COVER, "flashpoint.area.cover", more=COVER)
    cover = COVER if covered and not attack.weapon.blast else 0
    return cover + tell_modifiers(told, tuple(attack.modifiers))


class Friend(NamedTuple):
    """An Operative in the zone, and how many Hits it must roll to defend itself."""

    operative: Operative
    needed: int


def friends_reached(
    table: Table, attack: ZoneAttack, told: Steps, consult: Consultation
) -> list[Friend]:
    """The Operatives in the zone, who must defend themselves from a ranged attack.

    Taking cover is from Enemies; a doorway on the way covers everyone.
    """
    there = _friends(table, attack, told, consult)
    if not there:
        return []
    facts = {"units": names(there), "tn": attack.hits}
    mark = zone_mark(attack.zone, "blocked")
    told.add(rules.AREA_FRIENDLY_FIRE, "flashpoint.area.friends", mark, **facts)
    covered = through_door(table, attack.start, attack.zone, consult) and not attack.weapon.blast
    if covered:
        told.add(dice_rules.CHECK_COVER, "flashpoint.area.friends-covered", hits=HIDDEN)
    needed = max(attack.hits - (HIDDEN if covered else 0), 0)
    return [Friend(one, needed) for one in there]


def _friends(
    table: Table, attack: ZoneAttack, told: Steps, consult: Consultation
) -> list[Operative]:
    """Who of its own side the attack also targets; the attacker only by one reading."""
    there = list(table.operatives_in(attack.zone))
    others = [one for one in there if one is not attack.operative]
    if attack.weapon.melee:
        if others:
            told.add(rules.AREA_MELEE, "flashpoint.area.melee")
        return []
    if len(others) < len(there) and consult(rulings.OWN_AREA) == "hits":
        return there
    return others


def strike_friends(
    assault: Assault, friends: Sequence[Friend], defended: Sequence[Defended]
) -> None:
    """Hit the friends who failed their check; as long as one has not rolled, nothing is done."""
    rolled = {check.operative: check.hits for check in defended if check.hits is not None}
    known = {friend.operative.id for friend in friends}
    for number, check in enumerate(defended):
        if check.operative not in known:
            at = place("", "defended", number, "operative")
            raise InputError(at, "end.unknown-figure", id=check.operative, known=tuple(known))
    for friend in friends:
        hits = rolled.get(friend.operative.id)
        if hits is None:
            assault.known = False
            continue
        message_id = "friend-fails" if hits < friend.needed else "friend-holds"
        facts = {"who": friend.operative.name, "hits": hits, "needed": friend.needed}
        assault.told.add(rules.AREA_FRIENDLY_FIRE, f"flashpoint.area.{message_id}", **facts)
        if hits < friend.needed:
            assault.strike_friend(friend.operative)
