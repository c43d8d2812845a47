"""The question `hide`: a Stealth check whose dice were rolled."""

from dataclasses import replace

from adjudicator.core.change import Change
from adjudicator.core.question import Finding, Steps
from adjudicator.core.ruling import Consultation
from adjudicator.games.flashpoint.stealth import rules
from adjudicator.games.flashpoint.stealth.awareness import (
    Noticed,
    Spreading,
    made_aware,
    tell_spread,
)
from adjudicator.games.flashpoint.stealth.hiding import unseen
from adjudicator.games.flashpoint.stealth.observers import Check
from adjudicator.games.flashpoint.stealth.questions.stealth import StealthParams, hiding_place
from adjudicator.games.flashpoint.table.facts import names
from adjudicator.games.flashpoint.table.marks import zone_mark
from adjudicator.games.flashpoint.table.records import Count
from adjudicator.games.flashpoint.table.state import Table


class HideParams(StealthParams):
    """A Stealth check, and how many Hits were rolled."""

    hits: Count


def hide(table: Table, params: HideParams, consult: Consultation) -> Finding:
    """Judge a Stealth check whose dice were rolled."""
    operative, zone = hiding_place(table, params)
    told = Steps()
    found = unseen(table, operative, zone, consult)
    told.found += found.finding.steps
    check = found.check
    unknown: dict[str, object] = {"success": None, "needed": None, "aware": None}
    if check is None:
        nothing = {**unknown, "aware": None if found.blips else []}
        return replace(found.finding, answer=nothing)
    success = _succeeds(check, params.hits)
    if success is None:
        return replace(found.finding, answer=unknown)
    if success and found.blips:
        waits = replace(found.finding.summary, message_id="flashpoint.stealth.spawns")
        return replace(found.finding, answer=unknown, summary=waits)
    facts: dict[str, object] = {"who": operative.name, "hits": params.hits, "zone": zone.called}
    message_id = "flashpoint.hide.unseen" if success else "flashpoint.hide.seen"
    said = "flashpoint.hide.marked" if check.marked else message_id
    told.add(rules.STEALTH_TN, said, zone_mark(zone, "clear" if success else "blocked"), **facts)
    noticed: tuple[Noticed, ...] = ()
    if not success:
        spreading = Spreading(table, consult)
        spreading.from_zone(zone, "stealth-fail")
        noticed = tell_spread(told, table, spreading)
    aware = sorted(one.unit.id for one in noticed)
    facts |= {"units": names(one.unit for one in noticed), "count": len(aware)}
    answer = {"success": success, "needed": check.needed, "aware": aware}
    change = made_aware(table, noticed) if noticed else Change()
    return told.finding(answer, message_id, "clear" if success else "blocked", change, **facts)


def _succeeds(check: Check, hits: int) -> bool | None:
    """Whether these Hits are enough; None if that depends on a number that nobody has entered."""
    if check.marked or hits < check.least:
        return False
    return None if check.needed is None else True
