"""What damage does to Operatives and Soldiers."""

from adjudicator.core.change import Change, Edit
from adjudicator.core.faults import InputError
from adjudicator.core.question import Steps
from adjudicator.core.verdict import Tone
from adjudicator.games.flashpoint.harm import rules
from adjudicator.games.flashpoint.harm.damage import Harm, suffered
from adjudicator.games.flashpoint.table.pieces import TOKENS, Operative


def operative_harmed(operative: Operative, amount: int, spend: int | None = None) -> Harm:
    """What damage does to an Operative, who spends so many Armor tokens, or all."""
    told, record = Steps(), operative.record
    if record.downed:
        return _untouched(told, operative)
    left, used = suffered(
        told,
        operative.name,
        amount=amount,
        vulnerable=operative.has("vulnerable"),
        resilient=None,
        armor=record.armor if spend is None else min(spend, record.armor),
    )
    if operative.is_soldier:
        return _soldier_harmed(told, operative, left, used)
    return _tokens_turned(told, operative, left, used)


def _untouched(told: Steps, operative: Operative) -> Harm:
    """No effect reaches whoever is downed."""
    told.add(rules.DAMAGE_DOWNED, "flashpoint.harm.down-already", who=operative.name)
    answer = {"suffered": 0, "armor": 0, "downed": True, "damage": operative.damage}
    facts = {"who": operative.name, "left": 0}
    return Harm(
        suffered=0,
        defeated=False,
        finding=told.finding(answer, "flashpoint.harm.untouched", "note", None, **facts),
    )


def _tokens_turned(told: Steps, operative: Operative, left: int, used: int) -> Harm:
    """Damage turns Action tokens: available ones first, then exhausted ones."""
    record = operative.record
    total = min(record.damage + left, TOKENS)
    available = max(TOKENS - record.damage - record.exhausted, 0)
    flipped = min(left, available)
    downed = total == TOKENS
    facts = {"who": operative.name, "total": total, "left": left, "flipped": flipped}
    if left:
        told.add(rules.DAMAGE_TOKENS, "flashpoint.harm.tokens", **facts)
    if left > flipped:
        told.add(rules.DAMAGE_TOKENS, "flashpoint.harm.exhausted-too", **facts)
    if downed:
        told.add(rules.DAMAGE_DOWNED, "flashpoint.harm.downed", **facts)
    answer = {"suffered": left, "armor": used, "downed": downed, "damage": total}
    message_id = "flashpoint.harm.down" if downed else "flashpoint.harm.stands"
    fields = {"damage": total, "armor": record.armor - used, "downed": downed}
    change = Change([Edit("operatives", operative.id, fields | (_DOWN if downed else {}))])
    tone: Tone = "blocked" if downed else "note"
    return Harm(left, downed, told.finding(answer, message_id, tone, change, **facts))


#: What else is so of whoever goes down: no token is left, nothing is carried or waited for.
_DOWN: dict[str, object] = {
    "order-tokens": 0,
    "movement-tokens": 0,
    "exhausted": 0,
    "carrying": False,
    "overwatch": False,
}


def _soldier_harmed(told: Steps, operative: Operative, left: int, used: int) -> Harm:
    """A Soldier has no Action tokens: it dies of as much damage as its card says."""
    record, health = operative.record, operative.record.health
    if health is None:
        raise InputError("operative", "flashpoint.fault.no-health", who=operative.name)
    total = record.damage + left
    killed = total >= health
    facts = {"who": operative.name, "total": total, "health": health, "left": left}
    message_id = "flashpoint.harm.killed" if killed else "flashpoint.harm.survives"
    told.add(rules.SOLDIER_KILLED, message_id, **facts)
    answer = {"suffered": left, "armor": used, "killed": killed, "damage": 0 if killed else total}
    fields = {"damage": total, "armor": record.armor - used}
    change = Change([Edit("operatives", operative.id, fields)])
    if killed:
        change = Change(removed=[("operatives", operative.id)])
    tone: Tone = "blocked" if killed else "note"
    return Harm(left, killed, told.finding(answer, message_id, tone, change, **facts))
