"""Numbers that a verdict needs and nobody has entered: how they are asked for, and kept."""

import re
from collections.abc import Sequence
from dataclasses import dataclass

from adjudicator.app.judgement import judge_query
from adjudicator.app.query import TableQuery
from adjudicator.app.tables import OpenTable
from adjudicator.core.change import difference
from adjudicator.core.derive import field_at
from adjudicator.core.facts import Said
from adjudicator.core.faults import InputError
from adjudicator.core.form import MISSING, Field, Texts
from adjudicator.core.ruling import Missing
from adjudicator.core.values import Json, JsonObject
from adjudicator.core.verdict import Verdict
from adjudicator.tables.history import EventLabel, LabelledChange

#: What the place of a number begins with, if it is kept with the table.
_KEPT = "scene."
_STEP = re.compile(r"[^.\[\]]+")


@dataclass(frozen=True)
class MissingNumber:
    """A missing number, and the field that asks for it, named after its place.

    What is `kept` belongs to the table; the others belong to the question.
    """

    missing: Missing
    field: Field
    kept: bool

    @property
    def is_one(self) -> bool:
        """Whether it is asked for alone; a whole deck has its place on the sheet.

        One card of a deck would be taken for all of it.
        """
        return self.field.kind in ("number", "numbers")


def missing_numbers(table: OpenTable, verdict: Verdict) -> tuple[MissingNumber, ...]:
    """The numbers that a verdict needs; one of a card that several show is asked for once."""
    found: dict[Said, Missing] = {}
    for missing in verdict.missing:
        found.setdefault(missing.label, missing)
    return tuple(_asked_for(table, missing, verdict.ask) for missing in found.values())


def _asked_for(table: OpenTable, missing: Missing, ask: str) -> MissingNumber:
    kept = missing.at.startswith(_KEPT)
    path = _path(missing.at)
    model = table.game.scene if kept else table.game.questions[ask].params
    field = field_at(model, path, name=".".join(map(str, path)))
    return MissingNumber(missing, field, kept)


def _path(at: str) -> tuple[str | int, ...]:
    """The steps of a place: `scene.units[0].range` is units, 0 and range."""
    steps = _STEP.findall(at.removeprefix(_KEPT))
    return tuple(int(step) if step.isdecimal() else step for step in steps)


def enter(table: OpenTable, query: TableQuery, texts: Texts) -> LabelledChange:
    """Keep the numbers that were filled in with the table: the change and its label.

    Only what the ruling on the table as it is now still needs is taken.
    """
    verdict = judge_query(table, query).verdict
    needed = missing_numbers(table, verdict) if verdict else ()
    scene: JsonObject = table.scene
    for one in needed:
        value = one.field.read(texts) if one.kept and one.is_one else MISSING
        if value is not MISSING:
            scene = _put(scene, _path(one.missing.at), value)
    if scene is table.scene:
        raise InputError("number", "missing.nothing-entered")
    after = table.game.remember(scene)
    return difference(table.scene, after), EventLabel("did.entered")


def _put(part: Json, path: Sequence[str | int], value: Json) -> Json:
    """A part of a scene with a value put at a place in it."""
    if not path:
        return value
    step, *rest = path
    if isinstance(step, int):
        there = [*(part or ()), *([{}] if step == len(part or ()) else ())]
        return [_put(one, rest, value) if n == step else one for n, one in enumerate(there)]
    inside = part or {}
    return {**inside, step: _put(inside.get(step), rest, value)}
