"""The question `heal`: what healing does."""

from adjudicator.core.change import Change, Edit
from adjudicator.core.input import Record
from adjudicator.core.question import Finding, Steps
from adjudicator.core.ruling import Consultation
from adjudicator.games.flashpoint.harm import rules
from adjudicator.games.flashpoint.table.action_tokens import healed as tokens_healed
from adjudicator.games.flashpoint.table.lookup import find_operative
from adjudicator.games.flashpoint.table.records import Count, Id
from adjudicator.games.flashpoint.table.state import Table


class HealParams(Record):
    """An Operative that is healed, and by how much; `order` of the tokens are Order tokens."""

    operative: Id
    amount: Count
    order: Count | None = None


def heal(table: Table, params: HealParams, _consult: Consultation) -> Finding:
    """Judge what healing does."""
    operative = find_operative(table, params.operative)
    told, record = Steps(), operative.record
    healed = 0 if record.downed else min(params.amount, record.damage)
    left = operative.damage - healed
    facts = {"who": operative.name, "count": healed, "left": left}
    if record.downed:
        told.add(rules.DAMAGE_DOWNED, "flashpoint.heal.downed", **facts)
    told.add(rules.DAMAGE_HEAL, "flashpoint.heal.tokens", **facts)
    stops = healed > 0 and operative.has("bleed")
    if stops:
        told.add(rules.CONDITION_BLEED, "flashpoint.heal.bleed", **facts)
    answer = {
        "healed": healed,
        "damage": left,
        "bleed": operative.has("bleed") and not stops,
    }
    if not healed:
        return told.finding(answer, "flashpoint.heal.done", "note", Change(), **facts)
    fields: dict[str, object] = {"damage": left}
    if not operative.is_token:
        fields |= tokens_healed(operative, healed, params.order)
    if stops:
        fields["conditions"] = [c for c in record.conditions if c != "bleed"]
    change = Change([Edit("operatives", operative.id, fields)])
    return told.finding(answer, "flashpoint.heal.done", "clear", change, **facts)
