"""The sheet of a table: what players type in from their own cards and boards."""

import json
from collections.abc import Mapping, Sequence

from adjudicator.app.tables import OpenTable
from adjudicator.core.form import MISSING, Field, Texts
from adjudicator.core.values import Json, JsonObject


def sheet_texts(table: OpenTable) -> Texts:
    """The sheet as it is filled in now."""
    texts: dict[str, list[str]] = {}
    for field in table.game.sheet(table.scene):
        value = table.scene.get(field.name)
        if value is not None:
            for name, text in field.write(_plain(field, value)):
                texts.setdefault(name, []).append(text)
    return texts


def filled_in(table: OpenTable, texts: Texts) -> JsonObject:
    """The scene with the sheet as filled in; entries without a field stay."""
    scene = dict(table.scene)
    for field in table.game.sheet(scene):
        old, new = scene.pop(field.name, None), field.read(texts)
        value = _merged(field, old, None if new is MISSING else new)
        if value:
            scene[field.name] = value
    return scene


def _plain(field: Field, value: Json) -> Json:
    """Rows as objects: a bare value is the first of their fields."""
    if field.kind != "rows":
        return value
    first = field.fields[0].name
    return [row if isinstance(row, Mapping) else {first: row} for row in value]


def _merged(field: Field, old: Json, new: Json) -> Json:
    if field.kind == "rows":
        return _merged_rows(field, _plain(field, old or ()), new or ())
    other = _unknown(field, old) if field.kind == "group" else {}
    return {**other, **(new or {})} if field.kind == "group" else new


def _merged_rows(field: Field, old: Sequence[Json], new: Sequence[Json]) -> list[Json]:
    """Each row with its entries that have no field; an empty row is dropped."""
    rows = []
    for number in range(max(len(old), len(new))):
        other = _unknown(field, old[number]) if number < len(old) else {}
        read = (new[number] if number < len(new) else None) or {}
        if other or read:
            rows.append({**other, **read})
    return rows


def _unknown(field: Field, entry: Json) -> dict[str, Json]:
    """The parts of an entry that have no field in the sheet."""
    names = {part.name for part in field.fields}
    return {key: value for key, value in (entry or {}).items() if key not in names}


def as_file(table: OpenTable) -> str:
    """The scene as the text of a file."""
    return json.dumps(table.scene, indent=2, ensure_ascii=False) + "\n"
