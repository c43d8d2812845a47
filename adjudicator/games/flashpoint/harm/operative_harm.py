"""What damage does to Operatives and Soldiers."""

from adjudicator.core.change import Change, Edit, together
from adjudicator.core.faults import InputError
from adjudicator.core.question import Steps
from adjudicator.core.ruling import Consultation
from adjudicator.core.verdict import Tone
from adjudicator.games.flashpoint.harm import rules
from adjudicator.games.flashpoint.harm.damage import Harm, suffered, undecided
from adjudicator.games.flashpoint.harm.downed import went_down
from adjudicator.games.flashpoint.table.action_tokens import Moved, damaged
from adjudicator.games.flashpoint.table.numbers import needs, soldier_health
from adjudicator.games.flashpoint.table.pieces import TOKENS, Operative
from adjudicator.games.flashpoint.table.state import Table


def operative_harmed(  # noqa: PLR0913 - all that damage depends on
    table: Table,
    operative: Operative,
    amount: int,
    *,
    spend: int | None = None,
    order: int | None = None,
    consult: Consultation,
) -> Harm:
    """What damage does to an Operative who spends this many Armor tokens, or all.

    `order` says how many of the available tokens that turn are Order tokens.
    """
    told, record = Steps(), operative.record
    if spend is not None and spend > record.armor:
        facts = {"who": operative.name, "count": record.armor}
        raise InputError("armor", "flashpoint.fault.armor", **facts)
    if record.downed:
        return _untouched(told, operative)
    left, used = suffered(
        told,
        operative.name,
        amount=amount,
        vulnerable=operative.has("vulnerable"),
        resilient=None,
        armor=record.armor if spend is None else spend,
    )
    if operative.is_token:
        return _soldier_harmed(told, operative, left, used, consult)
    turned = damaged(operative, left, order)
    return _tokens_turned(told, table, operative, left, used, turned)


def _untouched(told: Steps, operative: Operative) -> Harm:
    """Effects don't reach a downed figure."""
    told.add(rules.DAMAGE_DOWNED, "flashpoint.harm.down-already", who=operative.name)
    answer = {"suffered": 0, "armor": 0, "downed": True, "damage": operative.damage}
    facts = {"who": operative.name, "left": 0}
    return Harm(
        suffered=0,
        defeated=False,
        finding=told.finding(answer, "flashpoint.harm.untouched", "note", Change(), **facts),
    )


def _tokens_turned(  # noqa: PLR0913, PLR0917 - what it tells and what it changes
    told: Steps, table: Table, operative: Operative, left: int, used: int, turned: Moved
) -> Harm:
    """Damage turns Action tokens: available ones first, then exhausted ones."""
    record, total = operative.record, turned.fields["damage"]
    downed = total == TOKENS
    flipped = total - record.damage - turned.exhausted
    facts = {"who": operative.name, "total": total, "left": left, "flipped": flipped}
    if flipped:
        told.add(rules.DAMAGE_TOKENS, "flashpoint.harm.tokens", **facts)
    if flipped and turned.kinds:
        told.add(rules.DAMAGE_TOKENS, "flashpoint.tokens.by-kind", **turned.facts)
    if turned.exhausted:
        count = turned.exhausted
        told.add(rules.DAMAGE_TOKENS, "flashpoint.harm.exhausted-too", **facts, count=count)
    answer = {"suffered": left, "armor": used, "downed": downed, "damage": total}
    message_id = "flashpoint.harm.down" if downed else "flashpoint.harm.stands"
    fields = {**turned.fields, "armor": record.armor - used, "downed": downed}
    change = Change([Edit("operatives", operative.id, fields)])
    if downed:
        told.add(rules.DAMAGE_DOWNED, "flashpoint.harm.downed", **facts)
        change = together(change, went_down(table, operative, told))
    tone: Tone = "blocked" if downed else "note"
    return Harm(left, downed, told.finding(answer, message_id, tone, change, **facts))


def _soldier_harmed(
    told: Steps, operative: Operative, left: int, used: int, consult: Consultation
) -> Harm:
    """A Soldier has no Action tokens: it dies of as much damage as its card says."""
    record, health = operative.record, soldier_health(operative, consult)
    total = record.damage + left
    facts = {"who": operative.name, "total": total, "health": health, "left": left}
    if health is None:
        return undecided(told, left, used, facts | needs(consult))
    killed = total >= health
    message_id = "flashpoint.harm.killed" if killed else "flashpoint.harm.survives"
    told.add(rules.SOLDIER_KILLED, message_id, **facts)
    answer = {"suffered": left, "armor": used, "killed": killed, "damage": 0 if killed else total}
    fields = {"damage": total, "armor": record.armor - used}
    change = Change([Edit("operatives", operative.id, fields)])
    if killed:
        change = Change(removed=[("operatives", operative.id)])
    tone: Tone = "blocked" if killed else "note"
    return Harm(left, killed, told.finding(answer, message_id, tone, change, **facts))
