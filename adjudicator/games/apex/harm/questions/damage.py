"""The question `damage`: what does damage do to a Legend's dials?"""

from collections.abc import Iterator

from pydantic import StrictStr

from adjudicator.core.change import Change, Edit
from adjudicator.core.faults import InputError
from adjudicator.core.input import Record
from adjudicator.core.question import Finding
from adjudicator.core.ruling import Consultation
from adjudicator.core.verdict import Answer, Step, Summary, space_mark
from adjudicator.games.apex.harm import rules
from adjudicator.games.apex.harm.life import FRESH_HEALTH, FRESH_SHIELD, DamageKind, Wound, wounded
from adjudicator.games.apex.table.kit import Count
from adjudicator.games.apex.table.legends import find_legend, named
from adjudicator.games.apex.table.state import Figure, Legend, Table


class DamageParams(Record):
    """Damage to a Legend: how much, and what it reaches."""

    figure: StrictStr
    amount: Count
    kind: DamageKind = "any"


def damage(table: Table, params: DamageParams, consult: Consultation) -> Finding:
    """Judge what damage does."""
    legend = find_legend(table, params.figure, "figure")
    if params.kind not in table.edition.damage_kinds:
        raise InputError("kind", "apex.life.no-such-damage", known=table.edition.damage_kinds)
    amount = params.amount if isinstance(legend, Figure) else 0
    wound = wounded(legend.kit, amount, consult, params.kind)
    summary, steps = _summary(legend, wound), wound_steps(legend, wound)
    return Finding(_answer(wound), summary, steps, _change(legend, wound))


def _answer(wound: Wound) -> Answer:
    known = wound.is_known
    return {
        "shield": wound.shield if known else None,
        "health": wound.health if known else None,
        "knockdown": wound.knockdown if known else None,
        "eliminated": wound.eliminated if known else None,
    }


def _change(legend: Legend, wound: Wound) -> Change | None:
    """The dials after damage; nothing for a Legend off the map."""
    if not isinstance(legend, Figure) or not wound.is_known:
        return None
    return Change(edits=[wound_edit(legend, wound)])


def _summary(legend: Legend, wound: Wound) -> Summary:
    facts = {"legend": named(legend), "shield": wound.shield, "health": wound.health}
    if not isinstance(legend, Figure):
        return Summary("apex.life.away", "blocked", facts)
    if not wound.is_known:
        return Summary("apex.life.unknown", "open", facts)
    return Summary("apex.life.eliminated" if wound.eliminated else "apex.life.dials", "note", facts)


def wound_edit(legend: Legend, wound: Wound) -> Edit:
    """A Legend's fields after damage, with all that its elimination does."""
    exhausted = [*legend.kit.exhausted, *(["knockdown-shield"] if wound.exhausted else [])]
    fields: dict[str, object] = {
        "shield": wound.shield,
        "health": wound.health,
        "exhausted": exhausted,
    }
    if wound.eliminated:
        fields |= {"at": None, "deathboxes": max(0, legend.kit.deathboxes - 1)}
    if wound.eliminated and legend.kit.edition.elimination_resets:
        back = [side for side in exhausted if side != "knockdown-shield"]
        fields |= {"shield": FRESH_SHIELD, "health": FRESH_HEALTH, "exhausted": back}
    return Edit("figures", legend.id, fields)


def wound_steps(legend: Legend, wound: Wound) -> Iterator[Step]:
    """What damage did, dial by dial."""
    if not isinstance(legend, Figure):
        yield Step(rules.LIFE_OFF_MAP, "apex.life.away", {"legend": named(legend)})
        return
    facts = _facts(legend, wound)
    if wound.kind != "any":
        yield Step(rules.LIFE_KINDS, _ONLY[wound.kind], facts)
    if not wound.is_known:
        yield Step(rules.LIFE_KNOCKDOWN, "apex.missing.knockdown", facts)
        return
    if wound.exhausted:
        yield Step(rules.LIFE_KNOCKDOWN, "apex.life.knockdown", facts)
    if wound.kind != "health":
        yield Step(rules.LIFE_SHIELD, "apex.life.to-shield", facts)
    if wound.to_health:
        yield Step(rules.LIFE_HEALTH, "apex.life.to-health", facts)
    if wound.eliminated:
        yield from _elimination(legend, wound)


_ONLY = {"shield": "apex.life.only-shield", "health": "apex.life.only-health"}


def _facts(legend: Legend, wound: Wound) -> dict[str, object]:
    return {
        "legend": named(legend),
        "amount": wound.amount,
        "prevented": wound.prevented,
        "left": wound.amount - wound.prevented,
        "to_shield": wound.to_shield,
        "to_health": wound.to_health,
        "shield_before": wound.kit.shield,
        "health_before": wound.kit.health,
        "shield": wound.shield,
        "health": wound.health,
    }


def _elimination(legend: Figure, wound: Wound) -> Iterator[Step]:
    facts = {"legend": named(legend), "shield": FRESH_SHIELD, "health": FRESH_HEALTH}
    mark = space_mark(legend.at, "blocked")
    yield Step(rules.LIFE_ELIMINATION, "apex.life.eliminated", facts, (mark,))
    if legend.kit.edition.elimination_resets:
        if wound.knockdown == "exhausted":
            yield Step(rules.LIFE_ELIMINATION, "apex.life.knockdown-back", facts)
        yield Step(rules.LIFE_ELIMINATION, "apex.life.fresh-dials", facts)
    yield Step(rules.LIFE_ELIMINATION, "apex.life.deathbox", facts)
