"""The question `revive`: getting a downed Operative back on its feet."""

from adjudicator.core.change import Change, Edit, together
from adjudicator.core.data import read_data
from adjudicator.core.input import Record
from adjudicator.core.question import Finding, Steps
from adjudicator.core.ruling import Consultation
from adjudicator.core.values import Json
from adjudicator.core.verdict import Tone
from adjudicator.games.flashpoint.actions import rules
from adjudicator.games.flashpoint.harm import rules as harm_rules
from adjudicator.games.flashpoint.movement.paying import can_give_order, unpaid
from adjudicator.games.flashpoint.table.action_tokens import healed
from adjudicator.games.flashpoint.table.changes import order_spent, valor_drawn
from adjudicator.games.flashpoint.table.lookup import find_operative
from adjudicator.games.flashpoint.table.marks import zone_mark
from adjudicator.games.flashpoint.table.pieces import TOKENS, Operative
from adjudicator.games.flashpoint.table.records import Count, Id
from adjudicator.games.flashpoint.table.state import Table

#: What a revived Operative is healed of.
REVIVED = 3


class ReviveParams(Record):
    """Who revives whom; how many Hits were rolled, once they are.

    Of the tokens that are healed, `order` are Order tokens.
    """

    operative: Id
    target: Id
    hits: Count | None = None
    order: Count | None = None


def revive(table: Table, params: ReviveParams, consult: Consultation) -> Finding:
    """Judge an attempt to get a downed Operative back on its feet."""
    operative = find_operative(table, params.operative)
    target = find_operative(table, params.target, "target")
    told, tn = Steps(), read_data("flashpoint", "checks")["revive"]["tn"]
    facts = {"who": operative.name, "target": target.name, "tn": tn, "hits": params.hits}
    near = operative.zone is not None and operative.zone is target.zone and not target.carried
    down = target.record.downed
    able = can_give_order(told, operative, consult)
    legal = near and down and able
    marks = (zone_mark(target.zone),) if target.zone else ()
    apart = "carried" if target.carried else "apart"
    message_id = "standing" if not down else "may" if near else apart
    told.add(rules.REVIVE_ZONE, f"flashpoint.revive.{message_id}", *marks, **facts)
    told.add(rules.REVIVE_CHECK, "flashpoint.revive.tn", **facts)
    if legal is None:
        unknown: dict[str, Json] = {"legal": None, "tn": tn, "success": None, "damage": None}
        return unpaid(told, operative, unknown, consult)
    success = None if params.hits is None or not legal else params.hits >= tn
    left = max(target.damage - REVIVED, 0)
    if success:
        told.add(rules.REVIVE_RESULT, "flashpoint.revive.up", **facts, healed=REVIVED, left=left)
        told.add(harm_rules.VALOR_DRAW, "flashpoint.revive.valor", **facts)
    answer = {"legal": legal, "tn": tn, "success": success, "damage": left if success else None}
    ends = {None: "to-roll", True: "done", False: "undone"}[success] if legal else "barred"
    tone: Tone = "clear" if success else "blocked" if not legal else "note"
    change = None
    if success is not None:
        change = _change(table, operative, target, left if success else None, params.order)
    return told.finding(answer, f"flashpoint.revive.{ends}", tone, change, **facts)


def _change(
    table: Table, operative: Operative, target: Operative, left: int | None, order: int | None
) -> Change:
    """An Order token is exhausted either way; a success gets the target up, healed but for some."""
    spent = order_spent(operative)
    if left is None:
        return spent
    fields: dict[str, object] = {"downed": False, "conditions": []}
    fields |= {"order-tokens": 0, "movement-tokens": 0}
    fields |= {**healed(target, TOKENS - left, order), "exhausted": TOKENS - left}
    up = Change([Edit("operatives", target.id, fields)])
    return together(spent, up, valor_drawn(table))
