"""Numbers that a verdict needs and nobody has entered: how they are asked for and stored."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from adjudicator.app.cards import find_card
from adjudicator.app.judgement import Judgement, is_due, judge_query
from adjudicator.app.query import TableQuery
from adjudicator.app.tables import OpenTable
from adjudicator.core.cards import NEW
from adjudicator.core.change import difference
from adjudicator.core.derive import field_at
from adjudicator.core.facts import Said
from adjudicator.core.faults import InputError
from adjudicator.core.form import MISSING, Field, Texts
from adjudicator.core.ruling import Missing
from adjudicator.core.values import Json, JsonObject
from adjudicator.tables.history import DeedPart, EventLabel, LabelledChange

#: What the place of a number begins with, if it is kept with the table.
_KEPT = "scene."
_STEP = re.compile(r"\.?(\[?)([^.\[\]]+)\]?")


@dataclass(frozen=True)
class MissingNumber:
    """A missing number, and the field that asks for it, named after its place.

    What is `kept` belongs to the table; the others belong to the question.
    """

    missing: Missing
    field: Field
    kept: bool
    #: The kind of the card that prints it, if the game keeps such cards by their names.
    kind: str | None = None
    #: The address of the card to open, where it is not asked for alone.
    card: str = ""

    @property
    def is_one(self) -> bool:
        """Whether it is asked for alone; a whole deck has a card of its own.

        One card of a deck would be taken for all of it.
        """
        return self.field.kind in ("number", "numbers", "text")


def missing_numbers(table: OpenTable, judgement: Judgement) -> tuple[MissingNumber, ...]:
    """The numbers that a ruling needs; a number of a shared card is asked for once."""
    found: dict[Said, Missing] = {}
    for missing in _needed(judgement):
        found.setdefault(missing.label, missing)
    ask = judgement.verdict.ask if judgement.verdict else ""
    return tuple(_asked_for(table, missing, ask) for missing in found.values())


def _needed(judgement: Judgement) -> tuple[Missing, ...]:
    """What the verdict lacks, or what would fix the fault.

    What the action asks for by taps, such as the Aim card of a blow, is not asked twice.
    """
    if judgement.fault:
        return (judgement.fault.missing,) if judgement.fault.missing else ()
    asked = {field.name for field in judgement.fields if field.widget == "pad"}
    needed = judgement.verdict.missing if judgement.verdict else ()
    return tuple(missing for missing in needed if missing.at not in asked)


def _asked_for(table: OpenTable, missing: Missing, ask: str) -> MissingNumber:
    kept = missing.at.startswith(_KEPT)
    path = _path(missing.at, table.scene if kept else {})
    model = table.game.scene if kept else table.game.questions[ask].params
    field = field_at(model, path, name=".".join(map(str, path)))
    field = replace(field, options=missing.choices) if missing.choices else field
    kind = table.game.shelf.kind_at(path) if kept else None
    return MissingNumber(missing, field, kept, kind, _address(table, path) if kept else "")


def _address(table: OpenTable, path: Sequence[str | int]) -> str:
    """The address of the card that a place is, or of a new one in the list that it is."""
    at = "/".join(map(str, path))
    found = (address for address in (at, f"{at}/{NEW}") if find_card(table, address))
    return next(found, "")


def _path(at: str, data: Json) -> tuple[str | int, ...]:
    """The steps of a place: `scene.units[0].range` is units, 0 and range.

    A name that somebody gave may have dots and digits, so names that the data has come first.
    """
    rest, steps = at.removeprefix(_KEPT), []
    while rest:
        step, rest = _first_step(rest, data)
        steps.append(step)
        data = data.get(step) if isinstance(data, Mapping) else _item(data, step)
    return tuple(steps)


def _first_step(rest: str, data: Json) -> tuple[str | int, str]:
    text = rest.removeprefix(".")
    names = data if isinstance(data, Mapping) else ()
    begun = [name for name in names if text == name or text.startswith((f"{name}.", f"{name}["))]
    if begun:
        name = max(begun, key=len)
        return name, text[len(name) :]
    found = _STEP.match(rest)
    if found is None:
        raise ValueError(rest)
    bracket, step = found.groups()
    return (int(step) if bracket else step), rest[found.end() :]


def _item(data: Json, step: str | int) -> Json:
    is_there = isinstance(data, list | tuple) and isinstance(step, int) and step < len(data)
    return data[step] if is_there else None


def enter(table: OpenTable, query: TableQuery, texts: Texts) -> LabelledChange:
    """Keep the numbers that were filled in with the table: the change and its label.

    Only what the ruling on the table as it is now still needs is taken.
    """
    needed = missing_numbers(table, judge_query(table, query))
    scene: JsonObject = table.scene
    for one in needed:
        value = one.field.read(texts) if one.kept and one.is_one else MISSING
        if value is not MISSING and value != [*one.missing.begun]:
            path = _path(one.missing.at, table.scene)
            scene = _put(scene, path, value)
            scene = _named(scene, path, one.missing.card)
    if scene is table.scene:
        raise InputError("number", "missing.nothing-entered")
    after = table.game.remember(scene)
    part: DeedPart = "later" if is_due(table, query) else ""
    return difference(table.scene, after), EventLabel("did.entered", part=part)


def _named(scene: JsonObject, path: Sequence[str | int], card: str) -> Json:
    """The scene with the name of a card on it, if it was made for a number just now."""
    *where, _ = path
    entry: Json = scene
    for step in where:
        entry = entry[step]
    if not card or "name" in entry:
        return scene
    return _put(scene, (*where, "name"), card)


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
