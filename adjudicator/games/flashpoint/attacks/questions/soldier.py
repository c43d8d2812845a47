"""The question `soldier`: what a Soldier token does by itself."""

from adjudicator.board.regions import Region
from adjudicator.core.change import Change, Edit
from adjudicator.core.faults import InputError
from adjudicator.core.question import Finding, Steps
from adjudicator.core.ruling import Consultation
from adjudicator.games.flashpoint.attacks import rules
from adjudicator.games.flashpoint.attacks.aim import Aim, take_aim
from adjudicator.games.flashpoint.attacks.params import Armed, Weapon
from adjudicator.games.flashpoint.movement import rules as movement_rules
from adjudicator.games.flashpoint.table.facts import names
from adjudicator.games.flashpoint.table.lookup import find_standing
from adjudicator.games.flashpoint.table.marks import zone_mark
from adjudicator.games.flashpoint.table.numbers import needs
from adjudicator.games.flashpoint.table.pieces import Operative
from adjudicator.games.flashpoint.table.records import Id
from adjudicator.games.flashpoint.table.state import Table


class SoldierParams(Armed):
    """A Soldier token and its attack."""

    operative: Id


def soldier(table: Table, params: SoldierParams, consult: Consultation) -> Finding:
    """Judge what a Soldier token does at the end of the Operative Phase."""
    operative, zone = find_standing(table, params.operative)
    if not operative.is_soldier:
        raise InputError("operative", "flashpoint.fault.no-soldier", who=operative.name)
    told = Steps()
    if operative.has("stun"):
        told.add(rules.SOLDIER_STUNNED, "flashpoint.soldier.stunned", who=operative.name)
        nothing: dict[str, object] = {"targets": [], "overwatch": False}
        left = [name for name in operative.record.conditions if name != "stun"]
        over = Change([Edit("operatives", operative.id, {"conditions": left})])
        return told.finding(nothing, "flashpoint.soldier.skips", "note", over, who=operative.name)
    chosen = _nearest(table, operative, zone, params.weapon, consult)
    if chosen is None:
        unknown = {"targets": None, "overwatch": None}
        found = {"who": operative.name, **needs(consult)}
        return told.finding(unknown, "flashpoint.soldier.unknown", "open", None, **found)
    facts = {
        "who": operative.name,
        "units": names(dict.fromkeys(aim.unit for aim in chosen)),
        "count": len(chosen),
    }
    message_id = "flashpoint.soldier.attacks" if chosen else "flashpoint.soldier.waits"
    told.add(movement_rules.SOLDIER_ACTIVATES, message_id, zone_mark(zone), **facts)
    targets = [{"unit": aim.unit.id, "figure": aim.figure.name} for aim in chosen]
    answer = {"targets": targets, "overwatch": not chosen}
    if chosen:
        return told.finding(answer, "flashpoint.soldier.attack", "note", None, **facts)
    waiting = Change([Edit("operatives", operative.id, {"overwatch": True})])
    change = Change() if operative.record.overwatch else waiting
    return told.finding(answer, "flashpoint.soldier.overwatch", "note", change, **facts)


def _nearest(
    table: Table, operative: Operative, zone: Region, weapon: Weapon, consult: Consultation
) -> list[Aim] | None:
    """The nearest of those that a Soldier may target; whoever is downed targets nobody.

    None if a number is missing to tell.
    """
    if operative.record.downed:
        return []
    aims = [
        take_aim(table, zone, unit, figure, weapon, consult)
        for unit in table.units.values()
        for figure in unit.figures
    ]
    if any(aim.legal is None for aim in aims):
        return None
    legal = [aim for aim in aims if aim.legal]
    least = min((aim.far for aim in legal if aim.far is not None), default=None)
    return [aim for aim in legal if aim.far == least]
