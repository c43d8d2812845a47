"""The question `mission`: whether it is won or lost."""

from pydantic import Field, StrictBool

from adjudicator.core.input import Record
from adjudicator.core.question import Finding, Steps
from adjudicator.core.ruling import Consultation
from adjudicator.games.flashpoint.table import rulings
from adjudicator.games.flashpoint.table.facts import names
from adjudicator.games.flashpoint.table.records import Count
from adjudicator.games.flashpoint.table.state import Table
from adjudicator.games.flashpoint.turns import rules


class MissionParams(Record):
    """The state of the mission: Mandatory objectives, who left, the Threat deck, figures."""

    objectives: StrictBool = False
    extracted: StrictBool = False
    threat_cards: Count = Field(default=1, alias="threat-cards")
    draws: Count = 0
    cannot_spawn: StrictBool = Field(default=False, alias="cannot-spawn")


def mission(table: Table, params: MissionParams, consult: Consultation) -> Finding:
    """Judge whether the mission is won or lost."""
    told = Steps()
    down = not params.objectives and _all_down(table, told, consult)
    out = params.draws > params.threat_cards
    for lost, message_id in ((down, "down"), (out, "threat"), (params.cannot_spawn, "spawn")):
        if lost:
            told.add(rules.MISSION_LOST, f"flashpoint.mission.{message_id}")
    if down or out or params.cannot_spawn:
        return told.finding({"won": False, "lost": True}, "flashpoint.mission.lost", "blocked")
    won = params.objectives and params.extracted
    told.add(rules.MISSION_WON, f"flashpoint.mission.{'complete' if won else 'open'}")
    answer = {"won": won, "lost": False}
    if won:
        return told.finding(answer, "flashpoint.mission.won", "clear")
    return told.finding(answer, "flashpoint.mission.goes-on", "note")


def _all_down(table: Table, told: Steps, consult: Consultation) -> bool:
    """Whether all Operatives are downed; somebody in the shaft is not on the board."""
    team = [one for one in table.operatives.values() if not one.is_token]
    board = [one for one in team if one.zone]
    hidden = [one for one in team if one.record.vent and not one.record.downed]
    if not board or not all(one.record.downed for one in board):
        return False
    if not hidden:
        return True
    counts = consult(rulings.SHAFT_COUNTS) == "yes"
    message_id = "shaft-counts" if counts else "shaft-is-out"
    told.add(rules.MISSION_LOST, f"flashpoint.mission.{message_id}", units=names(hidden))
    return not counts
