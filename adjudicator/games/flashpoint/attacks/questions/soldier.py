"""The question `soldier`: what a Soldier token does by itself."""

from pydantic import Field

from adjudicator.board.regions import Region
from adjudicator.core.change import Change, Edit
from adjudicator.core.input import Record
from adjudicator.core.ruling import Consultation
from adjudicator.core.verdict import Verdict
from adjudicator.games.flashpoint.attacks import rules
from adjudicator.games.flashpoint.attacks.aim import Aim, take_aim
from adjudicator.games.flashpoint.attacks.params import Weapon
from adjudicator.games.flashpoint.movement import rules as movement_rules
from adjudicator.games.flashpoint.table.finding import Finding, Steps, judged, names, zone_mark
from adjudicator.games.flashpoint.table.lookup import find_operative, find_standing
from adjudicator.games.flashpoint.table.pieces import Operative
from adjudicator.games.flashpoint.table.records import Id
from adjudicator.games.flashpoint.table.state import Table


class SoldierParams(Record):
    """A Soldier token and its attack."""

    operative: Id
    weapon: Weapon = Field(default_factory=Weapon)


def soldier(table: Table, params: SoldierParams) -> Verdict:
    """Judge what a Soldier token does at the end of the Operative Phase."""
    return judged(table, "soldier", lambda consult: _soldier(table, params, consult))


def waited(table: Table, params: SoldierParams) -> Change | None:
    """Give a Soldier without a target an Overwatch token; one that was stunned gets over it."""
    answer = _soldier(table, params, Consultation(table.readings)).answer
    operative = find_operative(table, params.operative)
    if operative.has("stun"):
        left = [name for name in operative.record.conditions if name != "stun"]
        return Change([Edit("operatives", operative.id, {"conditions": left})])
    if not answer["overwatch"] or operative.record.overwatch:
        return None
    return Change([Edit("operatives", operative.id, {"overwatch": True})])


def _soldier(table: Table, params: SoldierParams, consult: Consultation) -> Finding:
    operative, zone = find_standing(table, params.operative)
    told = Steps()
    if operative.has("stun"):
        told.add(rules.SOLDIER_STUNNED, "flashpoint.soldier.stunned", who=operative.name)
        nothing: dict[str, object] = {"targets": [], "overwatch": False}
        return told.finding(nothing, "flashpoint.soldier.skips", "note", who=operative.name)
    chosen = _nearest(table, operative, zone, params.weapon, consult)
    facts = {
        "who": operative.name,
        "units": names(dict.fromkeys(aim.unit for aim in chosen)),
        "count": len(chosen),
    }
    message_id = "flashpoint.soldier.attacks" if chosen else "flashpoint.soldier.waits"
    told.add(movement_rules.SOLDIER_ACTIVATES, message_id, zone_mark(zone), **facts)
    targets = [{"unit": aim.unit.id, "figure": aim.figure.name} for aim in chosen]
    answer = {"targets": targets, "overwatch": not chosen}
    summary = "flashpoint.soldier.attack" if chosen else "flashpoint.soldier.overwatch"
    return told.finding(answer, summary, "note", **facts)


def _nearest(
    table: Table, operative: Operative, zone: Region, weapon: Weapon, consult: Consultation
) -> list[Aim]:
    """The nearest of those that a Soldier may target; whoever is downed targets nobody."""
    aims = [
        take_aim(table, zone, unit, figure, weapon, consult)
        for unit in table.units.values()
        for figure in unit.figures
    ]
    legal = [aim for aim in aims if aim.legal and not operative.record.downed]
    least = min((aim.far for aim in legal if aim.far is not None), default=None)
    return [aim for aim in legal if aim.far == least]
