"""The question `recover`: how many Action tokens come back."""

from pydantic import Field, StrictBool

from adjudicator.core.change import Change, Edit
from adjudicator.core.input import Record
from adjudicator.core.question import Finding, Steps
from adjudicator.core.ruling import Consultation
from adjudicator.games.flashpoint.harm import rules
from adjudicator.games.flashpoint.table.action_tokens import recovered
from adjudicator.games.flashpoint.table.lookup import find_operative
from adjudicator.games.flashpoint.table.records import Count, Id
from adjudicator.games.flashpoint.table.state import Table

#: How many Action tokens an Operative recovers.
RECOVERS = 3


class RecoverParams(Record):
    """Who recovers how many Action tokens; `bonus` of cards may be negative.

    Of those that come back, `order` are Order tokens.
    """

    operative: Id
    tokens: Count = RECOVERS
    bonus: int = Field(default=0, ge=-9, le=9)
    exhausted: Count | None = None
    refresh: StrictBool = False
    order: Count | None = None


def recover(table: Table, params: RecoverParams, _consult: Consultation) -> Finding:
    """Judge how many Action tokens come back."""
    operative = find_operative(table, params.operative)
    told, record = Steps(), operative.record
    exhausted = record.exhausted if params.exhausted is None else params.exhausted
    facts: dict[str, object] = {
        "who": operative.name,
        "tokens": params.tokens,
        "exhausted": exhausted,
    }
    if params.refresh:
        told.add(rules.CARDS_EXHAUST, "flashpoint.recover.cards", **facts)
    told.add(rules.RECOVER_TOKENS, "flashpoint.recover.up-to", **facts)
    may = params.tokens + params.bonus
    if record.downed:
        told.add(rules.DAMAGE_DOWNED, "flashpoint.recover.downed", **facts)
        may = 0
    if params.bonus:
        signed = f"{params.bonus:+d}"
        told.add(rules.RECOVER_BONUS, "flashpoint.recover.bonus", **facts, signed=signed, may=may)
    if operative.has("cripple") and not record.downed:
        may -= 1
        told.add(rules.CONDITION_CRIPPLE, "flashpoint.recover.crippled", **facts, may=may)
    if damaged := operative.damage:
        told.add(rules.RECOVER_DAMAGED, "flashpoint.recover.damaged", **facts, count=damaged)
    back = max(min(may, exhausted), 0)
    facts["count"] = back
    answer = {"recovered": back, "exhausted": exhausted - back, "choose": 0 < back < exhausted}
    if answer["choose"]:
        told.add(rules.RECOVER_CHOICE, "flashpoint.recover.choose", **facts)
    if not back:
        return told.finding(answer, "flashpoint.recover.done", "note", Change(), **facts)
    again = recovered(operative, back, params.order)
    if again.kinds:
        told.add(rules.RECOVER_TOKENS, "flashpoint.tokens.by-kind", **again.facts)
    fields = {**again.fields, "exhausted": exhausted - back}
    change = Change([Edit("operatives", operative.id, fields)])
    return told.finding(answer, "flashpoint.recover.done", "note", change, **facts)
