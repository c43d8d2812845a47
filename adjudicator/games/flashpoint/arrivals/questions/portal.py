"""The question `portal`: what comes through a Portal."""

from adjudicator.core.change import Change, together
from adjudicator.core.faults import InputError
from adjudicator.core.input import Record
from adjudicator.core.question import Finding, Steps
from adjudicator.core.ruling import Consultation
from adjudicator.games.flashpoint.arrivals import rules
from adjudicator.games.flashpoint.arrivals.incoming import arrival, incoming_blip
from adjudicator.games.flashpoint.stealth.views import in_answer
from adjudicator.games.flashpoint.table.changes import unit_moved
from adjudicator.games.flashpoint.table.facts import names
from adjudicator.games.flashpoint.table.lookup import find_token, find_unit
from adjudicator.games.flashpoint.table.marks import zone_marks
from adjudicator.games.flashpoint.table.pieces import Token, Unit
from adjudicator.games.flashpoint.table.records import Id
from adjudicator.games.flashpoint.table.state import Table


class PortalParams(Record):
    """A Portal token, and the Patrol that the players choose to move through it."""

    token: Id
    unit: Id | None = None


def portal(table: Table, params: PortalParams, consult: Consultation) -> Finding:
    """Judge what comes through a Portal."""
    token = find_token(table, params.token, "portal", "token")
    patrols = [unit for unit in table.units.values() if unit.patrols]
    told = Steps()
    facts = {"zone": token.zone.called, "units": names(patrols), "count": len(patrols)}
    marks = zone_marks((token.zone,), "target")
    message_id = "flashpoint.portal.patrols" if patrols else "flashpoint.portal.turns"
    told.add(rules.PORTAL_STEP, message_id, *marks, **facts)
    answer: dict[str, object] = {"patrols": [unit.id for unit in patrols], "flip": not patrols}
    summary = "flashpoint.portal.choose" if patrols else "flashpoint.portal.flip"
    change = _change(table, token, patrols, params.unit)
    if change is None:
        answer |= {"checks": None, "spawns": None}
        return told.finding(answer, summary, "note", None, **facts)
    arrived = arrival(table, change, token.zone, told, consult)
    answer |= in_answer(arrived.views)
    return told.finding(answer, summary, "note", arrived.change, **facts)


def _change(table: Table, token: Token, patrols: list[Unit], chosen: str | None) -> Change | None:
    """A Patrol comes through; without one on the board the token becomes a Patrol itself."""
    gone = [("tokens", token.id)]
    if not patrols:
        return Change(removed=gone, added=[("units", incoming_blip(table, token.zone, "patrol"))])
    name = chosen or (patrols[0].id if len(patrols) == 1 else None)
    if name is None:
        return None
    unit = find_unit(table, name)
    if unit not in patrols:
        known = tuple(patrol.id for patrol in patrols)
        raise InputError("unit", "flashpoint.fault.no-patrol", id=name, known=known)
    through = unit_moved(table, unit, token.zone, teleports=True)
    return together(through, Change(removed=gone))
