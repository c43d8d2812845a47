"""The question `immunity`: can any action affect a unit?"""

from adjudicator.core.input import Record
from adjudicator.core.question import Finding
from adjudicator.core.ruling import Consultation
from adjudicator.core.verdict import Summary
from adjudicator.games.atlantis.immunity.immune import immunity_of
from adjudicator.games.atlantis.immunity.steps import immune_step
from adjudicator.games.atlantis.table.ends import UnitId, find_unit
from adjudicator.games.atlantis.table.judging import tone
from adjudicator.games.atlantis.table.records import ActionKind
from adjudicator.games.atlantis.table.state import Table


class ImmunityParams(Record):
    """Who; and by which type of action, if one is meant."""

    unit: UnitId
    action: ActionKind | None = None


def immunity(table: Table, params: ImmunityParams, _consult: Consultation) -> Finding:
    """Judge whether a unit is Immune."""
    found = immunity_of(table, find_unit(table, params.unit, "unit"), params.action)
    facts = {"who": found.unit.name}
    summary = Summary(
        "atlantis.immune.yes" if found.immune else "atlantis.immune.no",
        tone(not found.immune),
        facts,
    )
    return Finding({"immune": found.immune}, summary, (immune_step(found),))
