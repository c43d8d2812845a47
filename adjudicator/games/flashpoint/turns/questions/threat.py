"""The question `threat`: drawing a Threat card."""

from adjudicator.core.change import Change
from adjudicator.core.question import Finding, Steps
from adjudicator.core.ruling import Consultation
from adjudicator.games.flashpoint.table.changes import threat_cards_gone
from adjudicator.games.flashpoint.table.params import NoParams
from adjudicator.games.flashpoint.table.state import Table
from adjudicator.games.flashpoint.turns import rules


def threat(table: Table, _params: NoParams, _consult: Consultation) -> Finding:
    """Judge which half of a Threat card counts, and whether there is one to draw."""
    told, cards = Steps(), table.threat_cards
    half = "bottom" if table.alarm else "top"
    if cards == 0:
        told.add(rules.MISSION_LOST, "flashpoint.mission.threat")
        lost: dict[str, object] = {"half": None, "left": 0, "lost": True}
        return told.finding(lost, "flashpoint.threat.lost", "blocked", Change())
    told.add(rules.ROUND_REFRESH, f"flashpoint.threat.{half}")
    left = None if cards is None else cards - 1
    if left is not None:
        told.add(rules.ROUND_REFRESH, "flashpoint.threat.left", count=left)
    answer: dict[str, object] = {"half": half, "left": left, "lost": False}
    change = threat_cards_gone(table, 1)
    return told.finding(answer, f"flashpoint.threat.{half}", "note", change, count=left)
