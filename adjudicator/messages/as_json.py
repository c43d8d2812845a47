"""A verdict, or a fault, in the contract's form."""

from collections.abc import Mapping

from adjudicator.core.faults import InputError
from adjudicator.core.values import Json
from adjudicator.core.verdict import Mark, Step, Verdict
from adjudicator.messages.renderer import Messages


def verdict_json(verdict: Verdict, messages: Messages, **further: Json) -> dict[str, Json]:
    """The contract's verdict; `further` is appended: the scene of an applied question."""
    return {
        "ok": True,
        "ask": verdict.ask,
        "answer": dict(verdict.answer),
        "certainty": verdict.certainty,
        "missing": [{"at": one.at, "label": messages.word(one.label)} for one in verdict.missing],
        "silent": [{"rule": one.rule, "final": dict(one.final)} for one in verdict.silent],
        "steps": [step_json(step, messages) for step in verdict.steps],
        "disputed": [
            {"ruling": dispute.ruling, "value": dispute.value, "answer": dict(dispute.answer)}
            for dispute in verdict.disputed
        ],
        **further,
    }


def fault_json(fault: InputError, messages: Messages) -> dict[str, Json]:
    """The contract's error."""
    return {"ok": False, "error": {"at": fault.at, "message": messages.fault(fault)}}


def step_json(step: Step, messages: Messages) -> dict[str, Json]:
    """One step."""
    marks = [mark_json(mark) for mark in step.marks]
    return {"rule": step.rule, "text": messages.step(step), "marks": marks}


#: The names of each kind of mark's geometry.
_GEOMETRY: Mapping[str, tuple[str, ...]] = {
    "line": ("from", "to"),
    "edge": ("from", "to"),
    "measure": ("from", "to"),
    "point": ("at",),
    "label": ("at",),
}


def mark_json(mark: Mark) -> dict[str, Json]:
    """One mark, in board coordinates."""
    written: dict[str, Json] = {"kind": mark.kind}
    for name, at in zip(_GEOMETRY.get(mark.kind, ()), mark.at, strict=True):
        written[name] = [_number(at[0]), _number(at[1])]
    if mark.kind == "space":
        written["at"] = list(mark.spaces[0])
    if mark.kind == "area":
        written["spaces"] = [list(space) for space in mark.spaces]
    if mark.value is not None:
        written["value"] = mark.value
    written["role"] = mark.role
    return written


def _number(value: float) -> float:
    """A whole number as it is, others rounded for drawing."""
    return int(value) if value == int(value) else round(value, 4)
