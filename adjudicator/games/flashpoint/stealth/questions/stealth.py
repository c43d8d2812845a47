"""The question `stealth`: what an Operative needs to stay unseen."""

from adjudicator.core.verdict import Verdict
from adjudicator.games.flashpoint.stealth.hiding import unseen
from adjudicator.games.flashpoint.table.finding import judged
from adjudicator.games.flashpoint.table.lookup import find_standing
from adjudicator.games.flashpoint.table.params import OperativeParams
from adjudicator.games.flashpoint.table.state import Table


def stealth(table: Table, params: OperativeParams) -> Verdict:
    """Judge what an Operative needs to stay unseen where it is."""
    operative, zone = find_standing(table, params.operative)
    return judged(table, "stealth", lambda consult: unseen(table, operative, zone, consult))
