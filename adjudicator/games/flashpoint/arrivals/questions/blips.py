"""The question `blips`: which Blips come off because their Enemies are aware."""

from adjudicator.core.question import Finding, Steps
from adjudicator.core.ruling import Consultation
from adjudicator.games.flashpoint.alarm import rules as alarm_rules
from adjudicator.games.flashpoint.alarm.blips import POOLED, blips_off, tell_blips_off
from adjudicator.games.flashpoint.arrivals import rules
from adjudicator.games.flashpoint.table.facts import names
from adjudicator.games.flashpoint.table.params import NoParams
from adjudicator.games.flashpoint.table.state import Table


def blips(table: Table, _params: NoParams, _consult: Consultation) -> Finding:
    """Judge which Blip tokens leave the board because their Enemies are aware."""
    told = Steps()
    off = [unit for unit in table.units.values() if unit.sheds_blip]
    stay = [u for u in table.units.values() if not u.aware and u.spawned and u.record.blip]
    if stay:
        told.add(rules.SPAWN_UNAWARE, "flashpoint.blips.stay", units=names(stay))
    tell_blips_off(told, off)
    if not off:
        told.add(alarm_rules.BLIP_REMOVED, "flashpoint.blips.none")
    answer = {
        "reserves": [unit.id for unit in off if unit.record.blip not in POOLED],
        "pool": [unit.id for unit in off if unit.record.blip in POOLED],
    }
    change = blips_off(table, off)
    return told.finding(answer, "flashpoint.blips.off", "note", change, count=len(off))
