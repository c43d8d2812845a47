"""The question `immunity`: can any action affect a unit?"""

from adjudicator.core.input import Record
from adjudicator.core.question import Finding
from adjudicator.core.ruling import Consultation
from adjudicator.core.verdict import Summary
from adjudicator.games.atlantis.immunity.immune import Immunity, immunity_as_told
from adjudicator.games.atlantis.immunity.steps import immune_step
from adjudicator.games.atlantis.table.ends import UnitId, find_unit
from adjudicator.games.atlantis.table.kit import ActionKind
from adjudicator.games.atlantis.table.state import Table


class ImmunityParams(Record):
    """Who, and against which type of action, if any."""

    unit: UnitId
    action: ActionKind | None = None


def immunity(table: Table, params: ImmunityParams, consult: Consultation) -> Finding:
    """Judge whether a unit is Immune."""
    unit = find_unit(table, params.unit, "unit")
    found = immunity_as_told(table, unit, params.action, consult)
    answer = {"immune": None if found.unsure else found.immune}
    return Finding(answer, _summary(found), (immune_step(found),))


def _summary(found: Immunity) -> Summary:
    facts = {"who": found.unit.name}
    if found.unsure:
        return Summary("atlantis.immune.unknown", "open", facts)
    if found.immune:
        return Summary("atlantis.immune.yes", "blocked", facts)
    return Summary("atlantis.immune.no", "clear", facts)
