"""The question `stealth`: what an Operative needs to stay unseen."""

from adjudicator.core.question import Finding
from adjudicator.core.ruling import Consultation
from adjudicator.games.flashpoint.stealth.hiding import unseen
from adjudicator.games.flashpoint.table.lookup import find_standing
from adjudicator.games.flashpoint.table.params import OperativeParams
from adjudicator.games.flashpoint.table.state import Table


def stealth(table: Table, params: OperativeParams, consult: Consultation) -> Finding:
    """Judge what an Operative needs to stay unseen where it is."""
    operative, zone = find_standing(table, params.operative)
    return unseen(table, operative, zone, consult).finding
