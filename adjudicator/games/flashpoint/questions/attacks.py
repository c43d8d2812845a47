"""The questions `targets` and `attack`: whom an Operative may attack, and how hard."""

from typing import Annotated

from pydantic import Field

from adjudicator.board.regions import Region
from adjudicator.core.ruling import Consultation
from adjudicator.core.verdict import Verdict
from adjudicator.games.flashpoint import rules
from adjudicator.games.flashpoint.fighting import (
    COVER,
    Aim,
    Armed,
    Modifier,
    has_barricade,
    take_aim,
    through_door,
)
from adjudicator.games.flashpoint.figures import as_target, find_figure
from adjudicator.games.flashpoint.finding import (
    Finding,
    Steps,
    between,
    judged,
    names,
    zone_mark,
)
from adjudicator.games.flashpoint.lookup import find_standing, find_unit
from adjudicator.games.flashpoint.records import Id, Name
from adjudicator.games.flashpoint.standing import Figure
from adjudicator.games.flashpoint.state import Table


class TargetsParams(Armed):
    """Who attacks, with what."""

    operative: Id


class AttackParams(TargetsParams):
    """An attack on a figure of a unit; of a unit with one kind of figure it need not be named."""

    unit: Id
    figure: Name | None = None
    modifiers: Annotated[tuple[Modifier, ...], Field(max_length=40)] = ()


def targets(table: Table, params: TargetsParams) -> Verdict:
    """Judge whom an Operative may target."""
    operative, zone = find_standing(table, params.operative)

    def decide(consult: Consultation) -> Finding:
        told = Steps()
        aims = [
            take_aim(table, zone, unit, figure, params.weapon, consult)
            for unit in table.units.values()
            for figure in unit.figures
        ]
        low, high = params.weapon.range
        facts = {"who": operative.name, "low": low, "high": high}
        told.add(rules.ATTACK_RANGE, "flashpoint.targets.range", zone_mark(zone), **facts)
        for aim in aims:
            tell_aim(told, aim, zone)
        if asleep := [u for u in table.units.values() if u.is_blip]:
            told.add(rules.SPAWN_ON_SIGHT, "flashpoint.targets.blips", units=names(asleep))
        if params.weapon.aoe and aims:
            told.add(rules.AREA_ZONE, "flashpoint.targets.area")
        if operative.record.downed:
            told.add(rules.DAMAGE_DOWNED, "flashpoint.action.downed", who=operative.name)
        legal = [] if operative.record.downed else [aim for aim in aims if aim.legal]
        chosen = dict.fromkeys((aim.unit.id, aim.figure.name) for aim in legal)
        answer = {"targets": [{"unit": unit, "figure": figure} for unit, figure in chosen]}
        facts = {"who": operative.name, "count": len(chosen)}
        message_id = "flashpoint.targets.some" if chosen else "flashpoint.targets.none"
        return told.finding(answer, message_id, "clear" if chosen else "blocked", **facts)

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
        message_id = "out-of-range" if aim.far is not None else "no-way"
        told.add(rules.ATTACK_RANGE, f"flashpoint.targets.{message_id}", *marks, **facts)
    if aim.before:
        told.add(rules.ATTACK_INITIATIVE, "flashpoint.targets.initiative", *marks, **facts)
    if aim.legal:
        told.add(rules.ATTACK_LOS, "flashpoint.targets.legal", *marks, **facts)


def attack(table: Table, params: AttackParams) -> Verdict:
    """Judge how many Hits an attack needs."""
    operative, zone = find_standing(table, params.operative)
    unit = find_unit(table, params.unit)
    figure = find_figure(unit, params.figure, as_target)

    def decide(consult: Consultation) -> Finding:
        told = Steps()
        aim = take_aim(table, zone, unit, figure, params.weapon, consult)
        tell_aim(told, aim, zone)
        tn, cover = target_number(table, zone, aim, params, told)
        facts = {"tn": tn, "who": figure.name or unit.name, "operative": operative.name}
        needs = "flashpoint.attack.needs" if tn > 0 else "flashpoint.attack.needs-none"
        told.add(rules.ATTACK_SUCCESS, needs, **facts)
        if operative.record.downed:
            told.add(rules.DAMAGE_DOWNED, "flashpoint.action.downed", who=operative.name)
        if not aim.legal or operative.record.downed:
            summary, tone = "flashpoint.attack.illegal", "blocked"
        else:
            summary, tone = "flashpoint.attack.tn" if tn > 0 else "flashpoint.attack.sure", "clear"
        return told.finding({"tn": tn, "cover": cover}, summary, tone, **facts)

    return judged(table, "attack", decide)


def target_number(
    table: Table, start: Region, aim: Aim, params: AttackParams, told: Steps
) -> tuple[int, bool]:
    """How many Hits an attack needs, and whether its target has cover."""
    facts: dict[str, object] = {"who": aim.figure.name or aim.unit.name, "more": COVER}
    tn = _defense(aim.figure, told, facts)
    covered = False
    if params.weapon.blast:
        told.add(rules.AREA_BLAST, "flashpoint.attack.blast", **facts)
    else:
        covered = _covered(table, start, aim.unit.zone, told, facts)
    tn += COVER if covered else 0
    return tn + tell_modifiers(told, params.modifiers), covered


def tell_modifiers(told: Steps, modifiers: tuple[Modifier, ...]) -> int:
    """Tell what players entered that changes a number, and by how much all of it does."""
    for modifier in modifiers:
        message_id = "flashpoint.attack.modifier" if modifier.name else "flashpoint.attack.unnamed"
        facts = {"name": modifier.name, "signed": f"{modifier.value:+d}"}
        told.add(rules.ATTACK_MODIFIERS, message_id, **facts)
    return sum(modifier.value for modifier in modifiers)


def _defense(figure: Figure, told: Steps, facts: dict[str, object]) -> int:
    """The Defense of a figure, which being crippled lowers; robots are not."""
    printed = figure.record.defense
    told.add(rules.ATTACK_TN, "flashpoint.attack.defense", **facts, value=printed)
    value = figure.stat("defense")
    if figure.has("cripple"):
        told.add(rules.CONDITION_CRIPPLE, "flashpoint.attack.crippled", **facts, value=value)
    elif "cripple" in figure.record.conditions:
        told.add(rules.CONDITION_ROBOTIC, "flashpoint.attack.robotic", **facts)
    return value


def _covered(
    table: Table, start: Region, zone: Region, told: Steps, facts: dict[str, object]
) -> bool:
    """Whether an Enemy in a zone has cover; two sources of it are one."""
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
