"""The question `status`: put something on a unit that holds for a while, or take it off."""

from collections.abc import Mapping
from typing import Literal

from adjudicator.core.change import Change, Edit
from adjudicator.core.facts import Called
from adjudicator.core.input import Record
from adjudicator.core.question import Finding
from adjudicator.core.rule import RuleId
from adjudicator.core.ruling import Consultation
from adjudicator.core.values import Json
from adjudicator.core.verdict import Step, Summary
from adjudicator.games.atlantis.immunity import rules as immunity_rules
from adjudicator.games.atlantis.movement import rules as movement_rules
from adjudicator.games.atlantis.table.ends import UnitId, find_unit, piece_marks
from adjudicator.games.atlantis.table.state import Status, Table, Unit, Until
from adjudicator.games.atlantis.turns import rules

#: What can be put on a unit, as players say it.
StatusName = Literal[
    "immune",
    "immune-to-attacks",
    "immune-to-skills",
    "cannot-move",
    "no-movement-action",
    "through-units",
    "through-obstacles",
]


class StatusParams(Record):
    """The condition put on a unit, and when it ends; one that it already has is removed."""

    unit: UnitId
    status: StatusName
    until: Until | Literal["taken-off"] = "this-turn"


#: The field of a unit that holds it, what is written there, and the rule that tells what it does.
_FIELDS: Mapping[StatusName, tuple[Status, Json, RuleId]] = {
    "immune": ("immune", ["all"], immunity_rules.IMMUNE_MARKED),
    "immune-to-attacks": ("immune", ["attack"], immunity_rules.IMMUNE_TYPE),
    "immune-to-skills": ("immune", ["skill"], immunity_rules.IMMUNE_TYPE),
    "cannot-move": ("cannot-move", True, movement_rules.MOVE_CANNOT),
    "no-movement-action": ("no-movement-action", True, movement_rules.MOVE_NO_ACTION),
    "through-units": ("ignores", ["units"], movement_rules.MOVE_THROUGH),
    "through-obstacles": ("ignores", ["obstacles"], movement_rules.MOVE_THROUGH),
}


def status(table: Table, params: StatusParams, _consult: Consultation) -> Finding:
    """Put something on a unit for a while, or take it off again."""
    unit = find_unit(table, params.unit, "unit")
    field, value, rule = _FIELDS[params.status]
    off = _has(unit, field, value)
    facts: dict[str, object] = {
        "who": unit.name,
        "what": Called(f"atlantis.status.{params.status}"),
    }
    facts |= {"until": Called(f"atlantis.status.until.{params.until}")}
    message_id = "atlantis.status.off" if off else "atlantis.status.on"
    steps = [Step(rule, f"{message_id}.step", facts, piece_marks((unit,), "note"))]
    if not off and params.until != "taken-off":
        steps.append(Step(rules.EFFECT_THIS, "atlantis.status.ends", facts))
    edit = _taken_off(unit, field) if off else _put_on(unit, field, value, params.until)
    answer = {"status": params.status, "on": not off}
    return Finding(answer, Summary(message_id, "note", facts), steps, Change(edits=(edit,)))


def _has(unit: Unit, field: Status, value: Json) -> bool:
    told: Mapping[Status, Json] = {
        "immune": list(unit.immune),
        "cannot-move": unit.cannot_move,
        "no-movement-action": unit.no_movement_action,
        "ignores": list(unit.ignores),
    }
    return bool(told[field] == value)


def _put_on(unit: Unit, field: Status, value: Json, until: str) -> Edit:
    ends = {name: end for name, end in unit.ends if name != field}
    if until != "taken-off":
        ends = {**ends, field: until}  # type: ignore[dict-item]
    if ends:
        return Edit("units", unit.id, {field: value, "ends": ends})
    return Edit("units", unit.id, {field: value}, ("ends",) if unit.ends else ())


def _taken_off(unit: Unit, field: Status) -> Edit:
    ends = {name: end for name, end in unit.ends if name != field}
    if ends:
        return Edit("units", unit.id, {"ends": ends}, (field,))
    return Edit("units", unit.id, {}, (field, "ends") if unit.ends else (field,))
