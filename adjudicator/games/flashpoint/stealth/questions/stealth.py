"""The question `stealth`: what an Operative needs to stay unseen."""

from adjudicator.board.regions import Region
from adjudicator.core.question import Finding
from adjudicator.core.ruling import Consultation
from adjudicator.games.flashpoint.stealth.hiding import unseen
from adjudicator.games.flashpoint.stealth.observers import on_the_move
from adjudicator.games.flashpoint.table.lookup import find_standing, read_zone
from adjudicator.games.flashpoint.table.params import OperativeParams
from adjudicator.games.flashpoint.table.pieces import Operative
from adjudicator.games.flashpoint.table.records import ZoneRef
from adjudicator.games.flashpoint.table.state import Table


class StealthParams(OperativeParams):
    """Who makes a Stealth check, and in which zone if it has moved on since."""

    zone: ZoneRef | None = None


def hiding_place(table: Table, params: StealthParams) -> tuple[Operative, Region]:
    """Who hides and where; on the way nobody has the cover of the zone that it came to."""
    operative, zone = find_standing(table, params.operative)
    if params.zone is None:
        return operative, zone
    there = read_zone(table, params.zone, "zone")
    return (operative, zone) if there is zone else (on_the_move(operative), there)


def stealth(table: Table, params: StealthParams, consult: Consultation) -> Finding:
    """Judge what an Operative needs to stay unseen where it is, or where it was on its way."""
    operative, zone = hiding_place(table, params)
    return unseen(table, operative, zone, consult).finding
