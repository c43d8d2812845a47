"""The question `hide`: a Stealth check whose dice were rolled."""

from adjudicator.core.change import Change
from adjudicator.core.ruling import Consultation
from adjudicator.core.verdict import Verdict
from adjudicator.games.flashpoint.stealth import rules
from adjudicator.games.flashpoint.stealth.awareness import (
    Noticed,
    Spreading,
    made_aware,
    tell_spread,
)
from adjudicator.games.flashpoint.stealth.hiding import unseen
from adjudicator.games.flashpoint.table.finding import Finding, Steps, judged, names, zone_mark
from adjudicator.games.flashpoint.table.lookup import find_standing
from adjudicator.games.flashpoint.table.params import OperativeParams
from adjudicator.games.flashpoint.table.records import Count
from adjudicator.games.flashpoint.table.state import Table


class HideParams(OperativeParams):
    """A Stealth check, and how many Hits were rolled."""

    hits: Count


def hide(table: Table, params: HideParams) -> Verdict:
    """Judge a Stealth check whose dice were rolled."""
    return judged(table, "hide", lambda consult: _hide(table, params, consult)[0])


def hidden(table: Table, params: HideParams) -> Change | None:
    """Make those aware who notice an Operative that failed to hide."""
    noticed = _hide(table, params, Consultation(table.readings))[1]
    return made_aware(table, noticed) if noticed else None


def _hide(
    table: Table, params: HideParams, consult: Consultation
) -> tuple[Finding, tuple[Noticed, ...]]:
    operative, zone = find_standing(table, params.operative)
    told = Steps()
    check = unseen(table, operative, zone, consult)
    told.found += check.steps
    facts: dict[str, object] = {"who": operative.name, "hits": params.hits, "zone": zone.called}
    if check.answer["tn"] is None:
        nothing: dict[str, object] = {"success": None, "needed": None, "aware": []}
        return Finding(nothing, check.summary, check.steps), ()
    needed = check.answer["needed"]
    success = isinstance(needed, int) and params.hits >= needed
    message_id = "flashpoint.hide.unseen" if success else "flashpoint.hide.seen"
    said = message_id if needed is not None else "flashpoint.hide.marked"
    told.add(rules.STEALTH_TN, said, zone_mark(zone, "clear" if success else "blocked"), **facts)
    noticed: tuple[Noticed, ...] = ()
    if not success:
        spreading = Spreading(table, consult)
        spreading.from_zone(zone, "stealth-fail")
        noticed = tell_spread(told, table, spreading)
    aware = sorted(one.unit.id for one in noticed)
    facts |= {"units": names(one.unit for one in noticed), "count": len(aware)}
    answer = {"success": success, "needed": needed, "aware": aware}
    return told.finding(answer, message_id, "clear" if success else "blocked", **facts), noticed
