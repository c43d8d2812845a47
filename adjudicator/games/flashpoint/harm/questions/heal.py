"""The question `heal`: what healing does."""

from adjudicator.core.change import Change, Edit
from adjudicator.core.input import Record
from adjudicator.core.verdict import Verdict
from adjudicator.games.flashpoint.harm import rules
from adjudicator.games.flashpoint.table.finding import Finding, Steps, judged
from adjudicator.games.flashpoint.table.lookup import find_operative
from adjudicator.games.flashpoint.table.records import Count, Id
from adjudicator.games.flashpoint.table.state import Table


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
