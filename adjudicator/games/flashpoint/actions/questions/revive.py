"""The question `revive`: getting a downed Operative back on its feet."""

from adjudicator.core.change import Change, Edit, together
from adjudicator.core.input import Record
from adjudicator.core.verdict import Verdict
from adjudicator.games.flashpoint.actions import rules
from adjudicator.games.flashpoint.harm import rules as harm_rules
from adjudicator.games.flashpoint.movement.acting import can_act
from adjudicator.games.flashpoint.table.book_data import data
from adjudicator.games.flashpoint.table.changes import order_spent
from adjudicator.games.flashpoint.table.finding import Finding, Steps, judged, zone_mark
from adjudicator.games.flashpoint.table.lookup import find_operative
from adjudicator.games.flashpoint.table.records import Count, Id
from adjudicator.games.flashpoint.table.state import Table


class ReviveParams(Record):
    """Who revives whom; how many Hits were rolled, once they are."""

    operative: Id
    target: Id
    hits: Count | None = None


def revive(table: Table, params: ReviveParams) -> Verdict:
    """Judge an attempt to get a downed Operative back on its feet."""
    return judged(table, "revive", lambda _consult: _revive(table, params)[0])


def revived(table: Table, params: ReviveParams) -> Change | None:
    """Put a downed Operative back on its feet."""
    return _revive(table, params)[1]


#: What a revived Operative is healed of.
REVIVED = 3


def _revive(table: Table, params: ReviveParams) -> tuple[Finding, Change | None]:
    operative = find_operative(table, params.operative)
    target = find_operative(table, params.target, "target")
    told, tn = Steps(), data("checks")["revive"]["tn"]
    facts = {"who": operative.name, "target": target.name, "tn": tn, "hits": params.hits}
    near = operative.zone is not None and operative.zone is target.zone
    down = target.record.downed
    legal = can_act(told, operative) and near and down
    marks = (zone_mark(target.zone),) if target.zone else ()
    message_id = "standing" if not down else "may" if near else "apart"
    told.add(rules.REVIVE_ZONE, f"flashpoint.revive.{message_id}", *marks, **facts)
    told.add(rules.REVIVE_CHECK, "flashpoint.revive.tn", **facts)
    success = None if params.hits is None or not legal else params.hits >= tn
    left = max(target.damage - REVIVED, 0)
    if success:
        told.add(rules.REVIVE_RESULT, "flashpoint.revive.up", **facts, healed=REVIVED, left=left)
        told.add(harm_rules.VALOR_DRAW, "flashpoint.revive.valor", **facts)
    answer = {"legal": legal, "tn": tn, "success": success, "damage": left if success else None}
    ends = {None: "to-roll", True: "done", False: "undone"}[success] if legal else "barred"
    tone = "clear" if success else "blocked" if not legal else "note"
    finding = told.finding(answer, f"flashpoint.revive.{ends}", tone, **facts)
    if not success:
        return finding, None
    fields = {"downed": False, "damage": left, "conditions": [], "exhausted": REVIVED}
    up = Change([Edit("operatives", target.id, fields)])
    return finding, together(order_spent(operative), up)
