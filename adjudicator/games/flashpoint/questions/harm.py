"""Being hurt and getting over it: `damage`, `heal` and `recover`."""

from pydantic import Field, StrictBool

from adjudicator.games.flashpoint import rules, rulings
from adjudicator.games.flashpoint.asked import find_operative, find_unit
from adjudicator.games.flashpoint.doing import track_after
from adjudicator.games.flashpoint.finding import Finding, Steps, judged, zone_mark
from adjudicator.games.flashpoint.questions.attacks import find_figure
from adjudicator.games.flashpoint.records import Count, Id, Name
from adjudicator.games.flashpoint.state import CRIPPLED, Figure, Operative, Table, Unit
from adjudicator.kernel.change import Change, Edit, together
from adjudicator.kernel.ruling import Consultation
from adjudicator.kernel.scene import Malformed, Record
from adjudicator.kernel.verdict import Verdict

#: How many Action tokens an Operative has, and how many it recovers.
TOKENS = 6
RECOVERS = 3
#: What a Soldier or anyone else bears is typed in; Operatives may have so many Armor tokens.
MOST_ARMOR = 3


class DamageAsked(Record):
    """Damage to an Operative, or to a figure of a unit; how many Armor tokens are spent on it."""

    operative: Id | None = None
    unit: Id | None = None
    figure: Name | None = None
    amount: Count
    armor: Count | None = None


def damage(table: Table, asked: DamageAsked) -> Verdict:
    """Judge what damage does."""
    return judged(table, "damage", lambda consult: _damage(table, asked, consult)[0])


def damage_change(table: Table, asked: DamageAsked) -> Change | None:
    """Let someone suffer damage."""
    return _damage(table, asked, Consultation(table.readings))[1]


def _damage(
    table: Table, asked: DamageAsked, consult: Consultation
) -> tuple[Finding, Change | None]:
    if (asked.operative is None) == (asked.unit is None):
        raise Malformed("operative", "end.one-way", known=("operative", "unit"))
    if asked.operative is not None:
        operative = find_operative(table, asked.operative)
        return operative_harmed(operative, asked.amount, asked.armor)
    unit = find_unit(table, asked.unit or "")
    return enemy_harmed(table, unit, find_figure(unit, asked.figure), asked.amount, consult)


def _suffered(  # noqa: PLR0913 - what the number depends on
    told: Steps, who: str, *, amount: int, vulnerable: bool, resilient: int | None, armor: int
) -> tuple[int, int]:
    """What is left of damage, and how many Armor tokens went: +1, the cap, then Armor."""
    left = amount
    told.add(rules.DAMAGE_SUFFER, "flashpoint.harm.amount", who=who, amount=amount)
    if left and vulnerable:
        left += 1
        told.add(rules.CONDITION_VULNERABLE, "flashpoint.harm.vulnerable", who=who, left=left)
    if resilient is not None and left > resilient:
        left = resilient
        told.add(rules.DAMAGE_RESILIENT, "flashpoint.harm.resilient", who=who, left=left)
    used = min(left, armor)
    if used:
        left -= used
        told.add(rules.DAMAGE_ARMOR, "flashpoint.harm.armor", who=who, used=used, left=left)
    return left, used


def enemy_harmed(
    table: Table, unit: Unit, figure: Figure, amount: int, consult: Consultation
) -> tuple[Finding, Change]:
    """What damage does to a figure of a unit."""
    told, record, who = Steps(), figure.record, figure.name or unit.name
    left, used = _suffered(
        told,
        who,
        amount=amount,
        vulnerable=figure.has("vulnerable"),
        resilient=record.resilient,
        armor=record.armor,
    )
    health = record.health
    if figure.has("cripple") and consult(rulings.CRIPPLE_HEALTH) == "yes":
        health = max(health - CRIPPLED, 0)
        told.add(rules.CONDITION_CRIPPLE, "flashpoint.harm.crippled", who=who, health=health)
    total = record.suffered + left
    killed = total >= health
    facts = {"who": who, "total": total, "health": health, "left": left}
    says = "flashpoint.harm.killed" if killed else "flashpoint.harm.survives"
    told.add(rules.DAMAGE_KILLED, says, zone_mark(unit.zone), **facts)
    last = killed and len(unit.figures) == 1 and record.count == 1
    if last:
        rule = rules.TECHNICIAN_MISSED if unit.record.technician else rules.VALOR_DRAW
        said = "technician" if unit.record.technician else "elite" if unit.record.elite else "valor"
        told.add(rule, f"flashpoint.harm.{said}", who=who)
    answer = {"suffered": left, "armor": used, "killed": killed, "damage": 0 if killed else total}
    finding = told.finding(answer, says, "blocked" if killed else "note", **facts)
    change = _enemy_change(unit, figure, total, used, killed=killed, last=last)
    return finding, together(change, _missed(table, unit)) if last else change


def _missed(table: Table, unit: Unit) -> Change:
    """Of a killed technician, the Surprise tokens in its zone go onto the Escalation Track."""
    left = [token for token in table.tokens_of("surprise") if token.zone is unit.zone]
    if not left or not unit.record.technician:
        return Change()
    removed = [("tokens", token.id) for token in left]
    return Change(removed=removed, fields=track_after(table, len(left)))


def _enemy_change(  # noqa: PLR0913 - what becomes of a figure
    unit: Unit, figure: Figure, total: int, used: int, *, killed: bool, last: bool
) -> Change:
    if last:
        return Change(removed=[("units", unit.id)])
    record = figure.record
    after = {"suffered": 0 if killed else total, "armor": record.armor - used}
    if killed:
        after["count"] = record.count - 1
    figures = [
        {**f.record.model_dump(by_alias=True, mode="json"), **(after if f is figure else {})}
        for f in unit.figures
    ]
    return Change([Edit("units", unit.id, {"figures": [f for f in figures if f["count"]]})])


def operative_harmed(
    operative: Operative, amount: int, spend: int | None = None
) -> tuple[Finding, Change]:
    """What damage does to an Operative, who spends so many Armor tokens, or all."""
    told, record = Steps(), operative.record
    spent = record.armor if spend is None else min(spend, record.armor)
    left, used = _suffered(
        told,
        operative.name,
        amount=amount,
        vulnerable=operative.has("vulnerable"),
        resilient=None,
        armor=spent,
    )
    total = min(record.damage + left, TOKENS)
    available = max(TOKENS - record.damage - record.exhausted, 0)
    flipped = min(left, available)
    downed = record.downed or total == TOKENS
    facts = {"who": operative.name, "total": total, "left": left, "flipped": flipped}
    if left:
        told.add(rules.DAMAGE_TOKENS, "flashpoint.harm.tokens", **facts)
    if left > flipped and not record.downed:
        told.add(rules.DAMAGE_TOKENS, "flashpoint.harm.exhausted-too", **facts)
    if downed:
        told.add(rules.DAMAGE_DOWNED, "flashpoint.harm.downed", **facts)
    answer = {"suffered": left, "armor": used, "downed": downed, "damage": total}
    says = "flashpoint.harm.down" if downed else "flashpoint.harm.stands"
    fields = {"damage": total, "armor": record.armor - used, "downed": downed}
    finding = told.finding(answer, says, "blocked" if downed else "note", **facts)
    return finding, Change([Edit("operatives", operative.id, fields)])


class HealAsked(Record):
    """An Operative that is healed; whether it is revived."""

    operative: Id
    amount: Count


def heal(table: Table, asked: HealAsked) -> Verdict:
    """Judge what healing does."""
    return judged(table, "heal", lambda _consult: _heal(table, asked)[0])


def healed(table: Table, asked: HealAsked) -> Change | None:
    """Heal an Operative."""
    return _heal(table, asked)[1]


def _heal(table: Table, asked: HealAsked) -> tuple[Finding, Change | None]:
    operative = find_operative(table, asked.operative)
    told, record = Steps(), operative.record
    healed_now = 0 if record.downed else min(asked.amount, record.damage)
    facts = {"who": operative.name, "count": healed_now, "left": record.damage - healed_now}
    if record.downed:
        told.add(rules.DAMAGE_DOWNED, "flashpoint.heal.downed", **facts)
    told.add(rules.DAMAGE_HEAL, "flashpoint.heal.tokens", **facts)
    stops = healed_now > 0 and operative.has("bleed")
    if stops:
        told.add(rules.CONDITION_BLEED, "flashpoint.heal.bleed", **facts)
    answer = {
        "healed": healed_now,
        "damage": record.damage - healed_now,
        "bleed": operative.has("bleed") and not stops,
    }
    finding = told.finding(
        answer, "flashpoint.heal.done", "clear" if healed_now else "note", **facts
    )
    if not healed_now:
        return finding, None
    fields: dict[str, object] = {
        "damage": record.damage - healed_now,
        "exhausted": record.exhausted + healed_now,
    }
    if stops:
        fields["conditions"] = [c for c in record.conditions if c != "bleed"]
    return finding, Change([Edit("operatives", operative.id, fields)])


class RecoverAsked(Record):
    """Who recovers how many Action tokens; `bonus` of cards may be negative."""

    operative: Id
    tokens: Count = RECOVERS
    bonus: int = Field(default=0, ge=-9, le=9)
    exhausted: Count | None = None
    refresh: StrictBool = False


def recover(table: Table, asked: RecoverAsked) -> Verdict:
    """Judge how many Action tokens come back."""
    return judged(table, "recover", lambda _consult: _recover(table, asked)[0])


def recovered(table: Table, asked: RecoverAsked) -> Change | None:
    """Take Action tokens back."""
    return _recover(table, asked)[1]


def _recover(table: Table, asked: RecoverAsked) -> tuple[Finding, Change | None]:
    operative = find_operative(table, asked.operative)
    told, record = Steps(), operative.record
    exhausted = record.exhausted if asked.exhausted is None else asked.exhausted
    facts: dict[str, object] = {
        "who": operative.name,
        "tokens": asked.tokens,
        "exhausted": exhausted,
    }
    if asked.refresh:
        told.add(rules.CARDS_EXHAUST, "flashpoint.recover.cards", **facts)
    told.add(rules.RECOVER_TOKENS, "flashpoint.recover.up-to", **facts)
    may = asked.tokens + asked.bonus
    if asked.bonus:
        signed = f"{asked.bonus:+d}"
        told.add(rules.RECOVER_BONUS, "flashpoint.recover.bonus", **facts, signed=signed, may=may)
    if operative.has("cripple"):
        may -= 1
        told.add(rules.CONDITION_CRIPPLE, "flashpoint.recover.crippled", **facts, may=may)
    if record.damage:
        told.add(rules.RECOVER_DAMAGED, "flashpoint.recover.damaged", **facts, count=record.damage)
    back = max(min(may, exhausted), 0)
    facts["count"] = back
    answer = {"recovered": back, "exhausted": exhausted - back, "choose": 0 < back < exhausted}
    if answer["choose"]:
        told.add(rules.RECOVER_CHOICE, "flashpoint.recover.choose", **facts)
    finding = told.finding(answer, "flashpoint.recover.done", "note", **facts)
    if not back:
        return finding, None
    return finding, Change([Edit("operatives", operative.id, {"exhausted": exhausted - back})])
