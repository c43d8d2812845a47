"""The question `immunity`: can any action affect a unit?"""

from adjudicator.core.facts import Called
from adjudicator.core.input import Record
from adjudicator.core.verdict import Step, Summary, Verdict
from adjudicator.games.atlantis import rules
from adjudicator.games.atlantis.immunity import Immunity
from adjudicator.games.atlantis.immunity import immunity as judge
from adjudicator.games.atlantis.table.ends import UnitId, find_unit, names, piece_marks
from adjudicator.games.atlantis.table.judging import tone
from adjudicator.games.atlantis.table.records import ActionKind
from adjudicator.games.atlantis.table.state import Table


class ImmunityParams(Record):
    """Who; and by which type of action, if one is meant."""

    unit: UnitId
    action: ActionKind | None = None


def immunity(table: Table, params: ImmunityParams) -> Verdict:
    """Judge whether a unit is Immune."""
    found = judge(table, find_unit(table, params.unit, "unit"), params.action)
    facts = {"who": found.unit.name}
    summary = Summary(
        "atlantis.immune.yes" if found.immune else "atlantis.immune.no",
        tone(not found.immune),
        facts,
    )
    return Verdict("immunity", {"immune": found.immune}, summary, (immune_step(found),))


def immune_step(found: Immunity) -> Step:
    """Why a unit is Immune, or why not."""
    unit = found.unit
    facts: dict[str, object] = {"who": unit.name, "names": names(found.guards)}
    if found.guards:
        marks = piece_marks(found.guards, "note")
        return Step(rules.IMMUNE_HEAVY, "atlantis.immune.guarded", facts, marks)
    if found.marked and "all" in unit.immune:
        return Step(rules.IMMUNE_MARKED, "atlantis.immune.marked", facts)
    if unit.immune:
        kinds = tuple(Called(f"kind.{kind}") for kind in unit.immune)
        facts["kinds"] = kinds
        message_id = "atlantis.immune.to-this" if found.marked else "atlantis.immune.to-others"
        return Step(rules.IMMUNE_TYPE, message_id, facts)
    if unit.type == "heavy":
        return Step(rules.IMMUNE_ALONE, "atlantis.immune.alone", facts)
    return Step(rules.IMMUNE_MARKED, "atlantis.immune.unmarked", facts)
