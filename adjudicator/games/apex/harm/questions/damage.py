"""The question `damage`: what does damage do to a Legend's dials?"""

from itertools import chain

from pydantic import StrictStr

from adjudicator.core.change import Change
from adjudicator.core.faults import InputError
from adjudicator.core.input import Record
from adjudicator.core.question import Finding
from adjudicator.core.ruling import Consultation
from adjudicator.core.verdict import Answer, Summary
from adjudicator.games.apex.harm.elimination import Injury, injured, victory_by
from adjudicator.games.apex.harm.life import DamageKind
from adjudicator.games.apex.harm.questions.injuries import (
    ending,
    injury_steps,
    turned,
    victory_steps,
)
from adjudicator.games.apex.table.kit import Count
from adjudicator.games.apex.table.legends import find_legend, named
from adjudicator.games.apex.table.state import Figure, Table


class DamageParams(Record):
    """Damage to a Legend: how much, and its kind."""

    figure: StrictStr
    amount: Count
    kind: DamageKind = "any"


def damage(table: Table, params: DamageParams, consult: Consultation) -> Finding:
    """Judge what damage does."""
    legend = find_legend(table, params.figure, "figure")
    if params.kind not in table.edition.damage_kinds:
        raise InputError("kind", "apex.life.no-such-damage", known=table.edition.damage_kinds)
    amount = params.amount if isinstance(legend, Figure) else 0
    injury = injured(legend, (amount,), consult, params.kind)
    victory = victory_by(table, (injury,), consult)
    summary = ending((injury,), victory) or _summary(injury)
    steps = chain(injury_steps(injury), victory_steps(victory))
    return Finding(_answer(injury), summary, steps, _change(injury))


def _answer(injury: Injury) -> Answer:
    wound, known = injury.last, injury.is_known
    return {
        "shield": wound.shield if known else None,
        "health": wound.health if known else None,
        "knockdown": wound.knockdown if known else None,
        "eliminated": wound.eliminated if known else None,
    }


def _change(injury: Injury) -> Change | None:
    """The dials after damage; nothing for a Legend off the map."""
    if not isinstance(injury.legend, Figure) or not injury.is_known:
        return None
    return Change(edits=[injury.edit])


def _summary(injury: Injury) -> Summary:
    legend, wound = injury.legend, injury.last
    left = {"shield": wound.shield, "health": wound.health, "dials": turned(injury)}
    facts = {"legend": named(legend), "amount": wound.amount, **left}
    if not isinstance(legend, Figure):
        return Summary("apex.life.away", "blocked", facts)
    if not injury.is_known:
        return Summary("apex.life.unknown", "open", facts)
    return Summary("apex.life.eliminated" if wound.eliminated else "apex.life.takes", "note", facts)
