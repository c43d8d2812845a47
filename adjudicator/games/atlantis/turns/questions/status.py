"""The question `status`: put something on a unit that holds for a while, or take it off."""

from collections.abc import Mapping
from typing import Literal

from adjudicator.core.change import Change, Edit
from adjudicator.core.facts import Called
from adjudicator.core.faults import InputError
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
    edit = _taken_off(unit, field, value) if off else _put_on(unit, field, value, params.until)
    answer = {"status": params.status, "on": not off}
    return Finding(answer, Summary(message_id, "note", facts), steps, Change(edits=(edit,)))


def _now(unit: Unit) -> Mapping[Status, tuple[str, ...] | bool]:
    """What a unit is or can't do now, by the field that holds it."""
    return {
        "immune": unit.immune,
        "cannot-move": unit.cannot_move,
        "no-movement-action": unit.no_movement_action,
        "ignores": unit.ignores,
    }


def _has(unit: Unit, field: Status, value: Json) -> bool:
    there = _now(unit)[field]
    return there if isinstance(there, bool) else set(value) <= set(there)


def _beside(unit: Unit, field: Status, value: Json) -> list[Json]:
    """What else a list of the unit holds: it is Immune to more, or ignores more."""
    there = _now(unit)[field]
    return [] if isinstance(there, bool) else [each for each in there if each not in value]


def _put_on(unit: Unit, field: Status, value: Json, until: str) -> Edit:
    others, end = _beside(unit, field, value), None if until == "taken-off" else until
    if others and dict(unit.ends).get(field) != end:
        raise InputError("until", "atlantis.status.other-end", who=unit.name)
    ends = {name: at for name, at in unit.ends if name != field}
    if end:
        ends = {**ends, field: end}  # type: ignore[dict-item]
    fields: dict[str, Json] = {field: [*others, *value] if others else value}
    if ends:
        return Edit("units", unit.id, {**fields, "ends": ends})
    return Edit("units", unit.id, fields, ("ends",) if unit.ends else ())


def _taken_off(unit: Unit, field: Status, value: Json) -> Edit:
    others = _beside(unit, field, value)
    if others:
        return Edit("units", unit.id, {field: others})
    ends = {name: end for name, end in unit.ends if name != field}
    if ends:
        return Edit("units", unit.id, {"ends": ends}, (field,))
    return Edit("units", unit.id, {}, (field, "ends") if unit.ends else (field,))
