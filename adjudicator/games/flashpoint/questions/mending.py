"""Getting over it: `heal` and `recover`."""

from pydantic import Field, StrictBool

from adjudicator.core.change import Change, Edit
from adjudicator.core.input import Record
from adjudicator.core.verdict import Verdict
from adjudicator.games.flashpoint import rules
from adjudicator.games.flashpoint.finding import Finding, Steps, judged
from adjudicator.games.flashpoint.lookup import find_operative
from adjudicator.games.flashpoint.records import Count, Id
from adjudicator.games.flashpoint.standing import TOKENS
from adjudicator.games.flashpoint.state import Table

#: How many Action tokens an Operative recovers.
RECOVERS = 3


class HealParams(Record):
    """An Operative that is healed, and by how much."""

    operative: Id
    amount: Count


def heal(table: Table, params: HealParams) -> Verdict:
    """Judge what healing does."""
    return judged(table, "heal", lambda _consult: _heal(table, params)[0])


def healed(table: Table, params: HealParams) -> Change | None:
    """Heal an Operative."""
    return _heal(table, params)[1]


def _heal(table: Table, params: HealParams) -> tuple[Finding, Change | None]:
    operative = find_operative(table, params.operative)
    told, record = Steps(), operative.record
    healed_now = 0 if record.downed else min(params.amount, record.damage)
    left = operative.damage - healed_now
    facts = {"who": operative.name, "count": healed_now, "left": left}
    if record.downed:
        told.add(rules.DAMAGE_DOWNED, "flashpoint.heal.downed", **facts)
    told.add(rules.DAMAGE_HEAL, "flashpoint.heal.tokens", **facts)
    stops = healed_now > 0 and operative.has("bleed")
    if stops:
        told.add(rules.CONDITION_BLEED, "flashpoint.heal.bleed", **facts)
    answer = {
        "healed": healed_now,
        "damage": left,
        "bleed": operative.has("bleed") and not stops,
    }
    finding = told.finding(
        answer, "flashpoint.heal.done", "clear" if healed_now else "note", **facts
    )
    if not healed_now:
        return finding, None
    fields: dict[str, object] = {"damage": left}
    if not operative.is_soldier:
        fields["exhausted"] = record.exhausted + healed_now
    if stops:
        fields["conditions"] = [c for c in record.conditions if c != "bleed"]
    return finding, Change([Edit("operatives", operative.id, fields)])


class RecoverParams(Record):
    """Who recovers how many Action tokens; `bonus` of cards may be negative."""

    operative: Id
    tokens: Count = RECOVERS
    bonus: int = Field(default=0, ge=-9, le=9)
    exhausted: Count | None = None
    refresh: StrictBool = False


def recover(table: Table, params: RecoverParams) -> Verdict:
    """Judge how many Action tokens come back."""
    return judged(table, "recover", lambda _consult: _recover(table, params)[0])


def recovered(table: Table, params: RecoverParams) -> Change | None:
    """Take Action tokens back."""
    return _recover(table, params)[1]


def _recover(table: Table, params: RecoverParams) -> tuple[Finding, Change | None]:
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
    finding = told.finding(answer, "flashpoint.recover.done", "note", **facts)
    if not back:
        return finding, None
    fields = {"exhausted": exhausted - back}
    if back == exhausted and not operative.damage:  # all are there again, three of each kind
        fields |= {"order-tokens": TOKENS // 2, "movement-tokens": TOKENS // 2}
    return finding, Change([Edit("operatives", operative.id, fields)])
