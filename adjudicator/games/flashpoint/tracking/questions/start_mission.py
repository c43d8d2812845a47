"""The question `start-mission`: from now on the table keeps track of rounds and steps."""

from adjudicator.core.change import Change, Edit
from adjudicator.core.question import Finding, Steps
from adjudicator.core.ruling import Consultation
from adjudicator.games.flashpoint.table.action_tokens import EACH, available
from adjudicator.games.flashpoint.table.clock import Clock, written_clock
from adjudicator.games.flashpoint.table.params import NoParams
from adjudicator.games.flashpoint.table.pieces import Operative
from adjudicator.games.flashpoint.table.state import Table
from adjudicator.games.flashpoint.tracking import rules
from adjudicator.games.flashpoint.tracking.pending import team
from adjudicator.games.flashpoint.turns import rules as turns_rules


def start_mission(table: Table, _params: NoParams, _consult: Consultation) -> Finding:
    """Begin the first round; it begins with the Operatives."""
    told = Steps()
    if table.time is not None:
        facts = {"round": table.time.round}
        told.add(rules.ROUND_TRACK, "flashpoint.start.already", **facts)
        return told.finding({"round": None}, "flashpoint.start.already", "note", None, **facts)
    told.add(turns_rules.ROUND_REFRESH, "flashpoint.start.first")
    fresh = [one for one in team(table) if _is_fresh(one)]
    if fresh:
        told.add(rules.ROUND_TRACK, "flashpoint.start.tokens", each=EACH, count=len(fresh))
    tokens = {"order-tokens": EACH, "movement-tokens": EACH}
    edits = [Edit("operatives", one.id, tokens) for one in fresh]
    change = Change(edits, fields={"time": written_clock(Clock())})
    return told.finding({"round": 1}, "flashpoint.start.round", "note", change)


def _is_fresh(one: Operative) -> bool:
    """Whether nobody has entered where its Action tokens are."""
    return available(one) is None and not one.record.exhausted and not one.damage
