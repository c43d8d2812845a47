"""The questions `targets`, `attack` and `area`: whom an Operative may attack, and how hard."""

from typing import Annotated

from pydantic import Field

from adjudicator.games.flashpoint import rules
from adjudicator.games.flashpoint.asked import find_standing, find_unit, read_zone
from adjudicator.games.flashpoint.fighting import (
    COVER,
    Aim,
    Armed,
    Modifier,
    Weapon,
    has_barricade,
    reaches,
    take_aim,
    through_door,
)
from adjudicator.games.flashpoint.finding import (
    Finding,
    Steps,
    between,
    judged,
    names,
    zone_mark,
    zone_marks,
)
from adjudicator.games.flashpoint.records import Count, Id, Name, ZoneRef
from adjudicator.games.flashpoint.sight import sees
from adjudicator.games.flashpoint.state import Figure, Table, Unit
from adjudicator.kernel.regions import Region
from adjudicator.kernel.ruling import Consultation
from adjudicator.kernel.scene import Malformed
from adjudicator.kernel.verdict import Verdict


class TargetsAsked(Armed):
    """Who attacks, with what."""

    operative: Id


class AttackAsked(TargetsAsked):
    """An attack on a figure of a unit; of a unit with one kind of figure it need not be named."""

    unit: Id
    figure: Name | None = None
    modifiers: Annotated[tuple[Modifier, ...], Field(max_length=40)] = ()


class AreaAsked(TargetsAsked):
    """An attack on a zone, and how many Hits were rolled."""

    zone: ZoneRef
    hits: Count


def targets(table: Table, asked: TargetsAsked) -> Verdict:
    """Judge whom an Operative may target."""
    operative, zone = find_standing(table, asked.operative)

    def decide(consult: Consultation) -> Finding:
        told = Steps()
        aims = [
            take_aim(table, zone, unit, figure, asked.weapon, consult)
            for unit in table.units.values()
            for figure in unit.figures
        ]
        low, high = asked.weapon.range
        facts = {"who": operative.name, "low": low, "high": high}
        told.add(rules.ATTACK_RANGE, "flashpoint.targets.range", zone_mark(zone), **facts)
        for aim in aims:
            tell_aim(told, aim, zone)
        if asleep := [u for u in table.units.values() if not u.spawned]:
            told.add(rules.SPAWN_ON_SIGHT, "flashpoint.targets.blips", units=names(asleep))
        if asked.weapon.aoe and aims:
            told.add(rules.AREA_ZONE, "flashpoint.targets.area")
        legal = [] if operative.record.downed else [aim for aim in aims if aim.legal]
        chosen = dict.fromkeys((aim.unit.id, aim.figure.name) for aim in legal)
        answer = {"targets": [{"unit": unit, "figure": figure} for unit, figure in chosen]}
        facts = {"who": operative.name, "count": len(chosen)}
        says = "flashpoint.targets.some" if chosen else "flashpoint.targets.none"
        return told.finding(answer, says, "clear" if chosen else "blocked", **facts)

    return judged(table, "targets", decide)


def tell_aim(told: Steps, aim: Aim, start: Region) -> None:
    """Tell why a figure may be targeted, or every reason why not."""
    facts = {
        "who": aim.figure.name or aim.unit.name,
        "zone": aim.unit.zone.called,
        "far": aim.far,
        "before": names(dict.fromkeys(figure.name for figure in aim.before)),
    }
    role = "clear" if aim.legal else "blocked"
    marks = () if start is aim.unit.zone else (between(start, aim.unit.zone, role),)
    if not aim.seen:
        told.add(rules.ATTACK_LOS, "flashpoint.targets.hidden", *marks, **facts)
    if not aim.in_range:
        says = "out-of-range" if aim.far is not None else "no-way"
        told.add(rules.ATTACK_RANGE, f"flashpoint.targets.{says}", *marks, **facts)
    if aim.before:
        told.add(rules.ATTACK_INITIATIVE, "flashpoint.targets.initiative", *marks, **facts)
    if aim.legal:
        told.add(rules.ATTACK_LOS, "flashpoint.targets.legal", *marks, **facts)


def find_figure(unit: Unit, named: str | None) -> Figure:
    """The figure of a unit that is meant."""
    if not unit.figures:
        raise Malformed("unit", "flashpoint.fault.not-spawned", id=unit.id)
    known = {figure.name: figure for figure in unit.figures}
    if named is None and len(known) == 1:
        return unit.figures[0]
    if named not in known:
        raise Malformed(
            "figure", "flashpoint.fault.unknown-figure", figure=named or "", known=tuple(known)
        )
    return known[named]


def attack(table: Table, asked: AttackAsked) -> Verdict:
    """Judge how many Hits an attack needs."""
    operative, zone = find_standing(table, asked.operative)
    unit = find_unit(table, asked.unit)
    figure = find_figure(unit, asked.figure)

    def decide(consult: Consultation) -> Finding:
        told = Steps()
        aim = take_aim(table, zone, unit, figure, asked.weapon, consult)
        tell_aim(told, aim, zone)
        tn, cover = target_number(table, zone, aim, asked, told)
        facts = {"tn": tn, "who": figure.name or unit.name, "operative": operative.name}
        told.add(rules.ATTACK_SUCCESS, "flashpoint.attack.needs", **facts)
        says = "flashpoint.attack.tn" if aim.legal else "flashpoint.attack.illegal"
        tone = "clear" if aim.legal else "blocked"
        return told.finding({"tn": tn, "cover": cover}, says, tone, **facts)

    return judged(table, "attack", decide)


def target_number(
    table: Table, start: Region, aim: Aim, asked: AttackAsked, told: Steps
) -> tuple[int, bool]:
    """How many Hits an attack needs, and whether its target has cover."""
    figure = aim.figure
    facts = {"who": figure.name or aim.unit.name, "more": COVER}
    tn = figure.stat("defense")
    told.add(rules.ATTACK_TN, "flashpoint.attack.defense", **facts, value=figure.record.defense)
    if figure.has("cripple"):
        told.add(rules.CONDITION_CRIPPLE, "flashpoint.attack.crippled", **facts, value=tn)
    covered = False
    if asked.weapon.blast:
        told.add(rules.AREA_BLAST, "flashpoint.attack.blast", **facts)
    else:
        covered = _covered(table, start, aim.unit.zone, told, facts)
    tn += COVER if covered else 0
    for modifier in asked.modifiers:
        signed = f"{modifier.value:+d}"
        told.add(
            rules.ATTACK_MODIFIERS, "flashpoint.attack.modifier", name=modifier.name, signed=signed
        )
        tn += modifier.value
    return tn, covered


def _covered(
    table: Table, start: Region, zone: Region, told: Steps, facts: dict[str, object]
) -> bool:
    door, barricade = through_door(table, start, zone), has_barricade(table, zone)
    if door:
        mark = between(start, zone, "cover")
        told.add(rules.ATTACK_DOORWAY, "flashpoint.attack.doorway", mark, **facts)
    if barricade:
        told.add(
            rules.ATTACK_BARRICADE, "flashpoint.attack.barricade", zone_mark(zone, "cover"), **facts
        )
    if door and barricade:
        told.add(rules.ATTACK_COVER, "flashpoint.attack.cover-once", **facts)
    if not (door or barricade):
        told.add(rules.ATTACK_COVER, "flashpoint.attack.open", **facts)
    return door or barricade


def area(table: Table, asked: AreaAsked) -> Verdict:
    """Judge an attack on a whole zone."""
    operative, start = find_standing(table, asked.operative)
    zone = read_zone(table, asked.zone, "zone")

    def decide(consult: Consultation) -> Finding:
        told = Steps()
        far = table.distances("open_ways", start).get(zone.key)
        legal = sees(table, start, zone, consult) and reaches(far, asked.weapon.range)
        facts: dict[str, object] = {"zone": zone.called, "hits": asked.hits, "who": operative.name}
        says = "flashpoint.area.zone" if legal else "flashpoint.area.out-of-reach"
        told.add(rules.AREA_ZONE, says, zone_mark(zone, "hit"), **facts)
        hit = _hit_enemies(table, start, zone, asked, told) if legal else []
        friends = _friends(table, zone, asked.weapon, told, asked.hits) if legal else []
        answer = {"legal": legal, "hit": hit, "checks": friends}
        facts["count"] = len(hit)
        gist = "flashpoint.area.hits" if legal else "flashpoint.area.illegal"
        return told.finding(answer, gist, "clear" if legal else "blocked", **facts)

    return judged(table, "area", decide)


def _hit_enemies(
    table: Table, start: Region, zone: Region, asked: AreaAsked, told: Steps
) -> list[dict[str, str]]:
    """The Enemies whose number the one roll reaches."""
    hit = []
    for unit in table.units_in(zone):
        for figure in unit.figures:
            tn = figure.stat("defense")
            covered = has_barricade(table, zone) or through_door(table, start, zone)
            tn += COVER if covered and not asked.weapon.blast else 0
            says = "hit" if asked.hits >= tn else "missed"
            facts = {"who": figure.name or unit.name, "tn": tn, "hits": asked.hits}
            told.add(rules.AREA_ALL, f"flashpoint.area.{says}", **facts)
            if asked.hits >= tn:
                hit.append({"unit": unit.id, "figure": figure.name})
    return hit


def _friends(
    table: Table, zone: Region, weapon: Weapon, told: Steps, hits: int
) -> list[dict[str, object]]:
    """The Operatives in the zone, who must defend themselves from a ranged attack."""
    there = [one for one in table.operatives_in(zone) if not weapon.melee]
    if weapon.melee and table.operatives_in(zone):
        told.add(rules.AREA_MELEE, "flashpoint.area.melee")
    if there:
        marks = zone_marks((zone,), "blocked")
        told.add(
            rules.AREA_FRIENDLY_FIRE, "flashpoint.area.friends", *marks, units=names(there), tn=hits
        )
    return [{"operative": one.id, "tn": hits} for one in there]
