"""The question `discover`: learning how alien Gear is used."""

from adjudicator.core.change import Change
from adjudicator.core.input import Record
from adjudicator.core.ruling import Consultation
from adjudicator.core.verdict import Verdict
from adjudicator.games.flashpoint.actions import rules
from adjudicator.games.flashpoint.harm import rules as harm_rules
from adjudicator.games.flashpoint.movement.acting import can_act
from adjudicator.games.flashpoint.table.changes import order_spent
from adjudicator.games.flashpoint.table.finding import Finding, Steps, judged
from adjudicator.games.flashpoint.table.lookup import find_operative
from adjudicator.games.flashpoint.table.records import Count, Id
from adjudicator.games.flashpoint.table.state import Table


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
            told.add(harm_rules.VALOR_DRAW, "flashpoint.discover.valor", **facts)
        ends = {None: "to-roll", True: "done", False: "undone"}[success] if legal else "barred"
        answer = {"legal": legal, "tn": params.value, "success": success}
        tone = "note" if legal else "blocked"
        return told.finding(answer, f"flashpoint.discover.{ends}", tone, **facts)

    return judged(table, "discover", decide)
