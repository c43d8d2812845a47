"""The question `cure`: taking a negative condition off somebody."""

from adjudicator.core.change import Change, Edit, together
from adjudicator.core.data import read_data
from adjudicator.core.facts import Called
from adjudicator.core.input import Record
from adjudicator.core.question import Finding, Steps
from adjudicator.core.ruling import Consultation
from adjudicator.core.values import Json
from adjudicator.core.verdict import Tone
from adjudicator.games.flashpoint.harm import rules as harm_rules
from adjudicator.games.flashpoint.movement.paying import can_give_order, unpaid
from adjudicator.games.flashpoint.table.changes import order_spent
from adjudicator.games.flashpoint.table.lookup import find_operative
from adjudicator.games.flashpoint.table.records import Condition, Count, Id
from adjudicator.games.flashpoint.table.state import Table


class CureParams(Record):
    """Who removes which negative condition from whom, and the Hits once they are rolled."""

    operative: Id
    target: Id
    condition: Condition
    hits: Count | None = None


def cure(table: Table, params: CureParams, consult: Consultation) -> Finding:
    """Judge an attempt to take a negative condition off somebody."""
    operative = find_operative(table, params.operative)
    target = find_operative(table, params.target, "target")
    told, tn = Steps(), read_data("flashpoint", "checks")["condition"]["tn"]
    condition = Called(f"option.{params.condition}")
    facts = {"who": operative.name, "target": target.name, "name": condition, "tn": tn}
    near = operative.zone is not None and operative.zone is target.zone
    checked = bool(read_data("flashpoint", "conditions")[params.condition].get("check"))
    able = can_give_order(told, operative, consult)
    legal = near and checked and target.has(params.condition) and able
    if target.record.downed:
        told.add(harm_rules.DAMAGE_DOWNED, "flashpoint.cure.downed", **facts)
        legal = False
    if not target.has(params.condition):
        told.add(harm_rules.CONDITION_REMOVE, "flashpoint.cure.free", **facts)
    if not near:
        told.add(harm_rules.CONDITION_REMOVE, "flashpoint.cure.apart", **facts)
    message_id = "flashpoint.cure.tn" if checked else "flashpoint.cure.no-check"
    told.add(harm_rules.CONDITION_REMOVE, message_id, **facts)
    if legal is None:
        unknown: dict[str, Json] = {"legal": None, "tn": tn, "success": None}
        return unpaid(told, operative, unknown, consult)
    success = None if params.hits is None or not legal else params.hits >= tn
    ends = {None: "to-roll", True: "done", False: "undone"}[success] if legal else "barred"
    answer = {"legal": legal, "tn": tn if checked else None, "success": success}
    tone: Tone = "clear" if success else "blocked" if not legal else "note"
    change = None
    if success is not None:
        left = [name for name in target.record.conditions if name != params.condition]
        off = Change([Edit("operatives", target.id, {"conditions": left})] if success else ())
        change = together(order_spent(operative), off)
    return told.finding(answer, f"flashpoint.cure.{ends}", tone, change, **facts)
