"""The question `mission`: whether it is won or lost."""

from pydantic import Field, StrictBool

from adjudicator.core.input import Record
from adjudicator.core.question import Finding, Steps
from adjudicator.core.ruling import Consultation
from adjudicator.games.flashpoint.table.records import Count
from adjudicator.games.flashpoint.table.state import Table
from adjudicator.games.flashpoint.turns import rules


class MissionParams(Record):
    """How the mission stands: Mandatory objectives, who left, the Threat deck, figures."""

    objectives: StrictBool = False
    extracted: StrictBool = False
    threat_cards: Count = Field(default=1, alias="threat-cards")
    draws: Count = 0
    cannot_spawn: StrictBool = Field(default=False, alias="cannot-spawn")


def mission(table: Table, params: MissionParams, _consult: Consultation) -> Finding:
    """Judge whether the mission is won or lost."""
    told = Steps()
    team = [
        o
        for o in table.operatives.values()
        if o.record.kind != "soldier" and (o.zone or o.record.vent)
    ]
    down = bool(team) and all(one.record.downed for one in team) and not params.objectives
    out = params.draws > params.threat_cards
    for lost, message_id in ((down, "down"), (out, "threat"), (params.cannot_spawn, "spawn")):
        if lost:
            told.add(rules.MISSION_LOST, f"flashpoint.mission.{message_id}")
    lost = down or out or params.cannot_spawn
    won = params.objectives and params.extracted and not lost
    message_id = "flashpoint.mission.complete" if won else "flashpoint.mission.open"
    told.add(rules.MISSION_WON, message_id)
    answer = {"won": won, "lost": lost}
    if lost:
        return told.finding(answer, "flashpoint.mission.lost", "blocked")
    if won:
        return told.finding(answer, "flashpoint.mission.won", "clear")
    return told.finding(answer, "flashpoint.mission.goes-on", "note")
