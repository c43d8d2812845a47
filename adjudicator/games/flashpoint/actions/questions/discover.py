"""The question `discover`: learning how alien Gear is used."""

from adjudicator.core.change import together
from adjudicator.core.input import Record
from adjudicator.core.question import Finding, Steps
from adjudicator.core.ruling import Consultation
from adjudicator.core.values import Json
from adjudicator.core.verdict import Tone
from adjudicator.games.flashpoint.actions import rules
from adjudicator.games.flashpoint.harm import rules as harm_rules
from adjudicator.games.flashpoint.movement.paying import can_give_order, unpaid
from adjudicator.games.flashpoint.table.changes import order_spent, valor_drawn
from adjudicator.games.flashpoint.table.lookup import find_operative
from adjudicator.games.flashpoint.table.records import Count, Id
from adjudicator.games.flashpoint.table.state import Table


class CheckParams(Record):
    """A check on a card: who, its number, and how many Hits were rolled, once they are."""

    operative: Id
    value: Count
    hits: Count | None = None


def discover(table: Table, params: CheckParams, consult: Consultation) -> Finding:
    """Judge an attempt to learn how alien Gear is used."""
    operative = find_operative(table, params.operative)
    told = Steps()
    facts = {"who": operative.name, "tn": params.value, "hits": params.hits}
    legal = can_give_order(told, operative, consult)
    told.add(rules.DISCOVER_CHECK, "flashpoint.discover.tn", **facts)
    success = None if params.hits is None or not legal else params.hits >= params.value
    if success is not None:
        message_id = "flashpoint.discover.learned" if success else "flashpoint.discover.kept"
        told.add(rules.DISCOVER_RESULT, message_id, **facts)
    if success:
        told.add(harm_rules.VALOR_DRAW, "flashpoint.discover.valor", **facts)
    if legal is None:
        answer: dict[str, Json] = {"legal": None, "tn": params.value, "success": None}
        return unpaid(told, operative, answer, consult)
    ends = {None: "to-roll", True: "done", False: "undone"}[success] if legal else "barred"
    answer = {"legal": legal, "tn": params.value, "success": success}
    # The card is the players' own; the token of an attempt and the Valor token are written down.
    change = None if success is None else order_spent(operative)
    if change and success:
        change = together(change, valor_drawn(table))
    tone: Tone = "note" if legal else "blocked"
    return told.finding(answer, f"flashpoint.discover.{ends}", tone, change, **facts)
