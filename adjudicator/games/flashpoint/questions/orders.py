"""What Operatives do with an Order: `search`, `discover`, `revive` and `cure`."""

from adjudicator.core.change import Change, Edit, together
from adjudicator.core.facts import Called
from adjudicator.core.input import Record
from adjudicator.core.ruling import Consultation
from adjudicator.core.verdict import Verdict
from adjudicator.games.flashpoint import rules
from adjudicator.games.flashpoint.acting import can_act
from adjudicator.games.flashpoint.doing import order_spent
from adjudicator.games.flashpoint.facts import data
from adjudicator.games.flashpoint.finding import (
    Finding,
    Steps,
    judged,
    zone_mark,
)
from adjudicator.games.flashpoint.lookup import find_operative, find_standing, find_token
from adjudicator.games.flashpoint.records import Condition, Count, Id
from adjudicator.games.flashpoint.state import Table


class SearchParams(Record):
    """Who searches which Armory token."""

    operative: Id
    token: Id


def search(table: Table, params: SearchParams) -> Verdict:
    """Judge a search: what is drawn, and what becomes of the token."""
    return judged(table, "search", lambda _consult: _search(table, params)[0])


def searched(table: Table, params: SearchParams) -> Change | None:
    """Search an Armory token."""
    return _search(table, params)[1]


def _search(table: Table, params: SearchParams) -> tuple[Finding, Change | None]:
    operative, zone = find_standing(table, params.operative)
    token = find_token(table, params.token, "armory", "token")
    told = Steps()
    legal = can_act(told, operative) and token.zone is zone
    facts = {"who": operative.name, "gear": Called(f"option.{token.record.gear}")}
    message_id = "flashpoint.search.there" if token.zone is zone else "flashpoint.search.away"
    told.add(rules.SEARCH_TOKEN, message_id, zone_mark(token.zone), **facts)
    goes = "equip" if token.record.gear == "allied" else "undiscovered"
    after = 1 if token.record.side == 2 else None
    if legal:
        told.add(rules.SEARCH_GEAR, f"flashpoint.search.{goes}", **facts)
        turn = "flashpoint.search.flip" if after else "flashpoint.search.discard"
        told.add(rules.SEARCH_SIDES, turn, **facts)
    answer = {"legal": legal, "deck": token.record.gear, "goes": goes, "side": after}
    summary = "flashpoint.search.draw" if legal else "flashpoint.search.barred"
    finding = told.finding(answer, summary, "clear" if legal else "blocked", **facts)
    if not legal:
        return finding, None
    turned = Change([Edit("tokens", token.id, {"side": after})])
    if after is None:
        turned = Change(removed=[("tokens", token.id)])
    return finding, together(order_spent(operative), turned)


class CheckParams(Record):
    """A check on a card: who, its number, and how many Hits were rolled, once they are."""

    operative: Id
    value: Count
    hits: Count | None = None


def discovered(table: Table, params: CheckParams) -> Change | None:
    """Exhaust the token of an attempt whose dice were rolled; cards are the players' own."""
    operative = find_operative(table, params.operative)
    spent = order_spent(operative)
    able = can_act(Steps(), operative)
    return spent if able and params.hits is not None and spent.edits else None


def discover(table: Table, params: CheckParams) -> Verdict:
    """Judge an attempt to learn how alien Gear is used."""
    operative = find_operative(table, params.operative)

    def decide(_consult: Consultation) -> Finding:
        told = Steps()
        facts = {"who": operative.name, "tn": params.value, "hits": params.hits}
        legal = can_act(told, operative)
        told.add(rules.DISCOVER_CHECK, "flashpoint.discover.tn", **facts)
        success = None if params.hits is None or not legal else params.hits >= params.value
        if success is not None:
            message_id = "flashpoint.discover.learned" if success else "flashpoint.discover.kept"
            told.add(rules.DISCOVER_RESULT, message_id, **facts)
        if success:
            told.add(rules.VALOR_DRAW, "flashpoint.discover.valor", **facts)
        ends = {None: "to-roll", True: "done", False: "undone"}[success] if legal else "barred"
        answer = {"legal": legal, "tn": params.value, "success": success}
        tone = "note" if legal else "blocked"
        return told.finding(answer, f"flashpoint.discover.{ends}", tone, **facts)

    return judged(table, "discover", decide)


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
        told.add(rules.VALOR_DRAW, "flashpoint.revive.valor", **facts)
    answer = {"legal": legal, "tn": tn, "success": success, "damage": left if success else None}
    ends = {None: "to-roll", True: "done", False: "undone"}[success] if legal else "barred"
    tone = "clear" if success else "blocked" if not legal else "note"
    finding = told.finding(answer, f"flashpoint.revive.{ends}", tone, **facts)
    if not success:
        return finding, None
    fields = {"downed": False, "damage": left, "conditions": [], "exhausted": REVIVED}
    up = Change([Edit("operatives", target.id, fields)])
    return finding, together(order_spent(operative), up)


class CureParams(Record):
    """Who takes which negative condition off whom; how many Hits were rolled, once they are."""

    operative: Id
    target: Id
    condition: Condition
    hits: Count | None = None


def cure(table: Table, params: CureParams) -> Verdict:
    """Judge an attempt to take a negative condition off somebody."""
    return judged(table, "cure", lambda _consult: _cure(table, params)[0])


def cured(table: Table, params: CureParams) -> Change | None:
    """Carry out such an attempt whose dice were rolled."""
    return _cure(table, params)[1]


def _cure(table: Table, params: CureParams) -> tuple[Finding, Change | None]:
    operative = find_operative(table, params.operative)
    target = find_operative(table, params.target, "target")
    told, tn = Steps(), data("checks")["condition"]["tn"]
    name = Called(f"option.{params.condition}")
    facts = {"who": operative.name, "target": target.name, "name": name, "tn": tn}
    near = operative.zone is not None and operative.zone is target.zone
    checked = bool(data("conditions")[params.condition].get("check"))
    legal = can_act(told, operative) and near and checked and target.has(params.condition)
    if target.record.downed:
        told.add(rules.DAMAGE_DOWNED, "flashpoint.cure.downed", **facts)
        legal = False
    if not target.has(params.condition):
        told.add(rules.CONDITION_REMOVE, "flashpoint.cure.free", **facts)
    if not near:
        told.add(rules.CONDITION_REMOVE, "flashpoint.cure.apart", **facts)
    message_id = "flashpoint.cure.tn" if checked else "flashpoint.cure.no-check"
    told.add(rules.CONDITION_REMOVE, message_id, **facts)
    success = None if params.hits is None or not legal else params.hits >= tn
    ends = {None: "to-roll", True: "done", False: "undone"}[success] if legal else "barred"
    answer = {"legal": legal, "tn": tn if checked else None, "success": success}
    tone = "clear" if success else "blocked" if not legal else "note"
    finding = told.finding(answer, f"flashpoint.cure.{ends}", tone, **facts)
    if success is None:
        return finding, None
    left = [c for c in target.record.conditions if c != params.condition or not success]
    off = Change([Edit("operatives", target.id, {"conditions": left})] if success else ())
    return finding, together(order_spent(operative), off)
