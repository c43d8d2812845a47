"""Three-way merge of scenes: a form's changes applied to a table that others have changed.

`base` is the scene when the form was shown, `mine` the scene as submitted, and `theirs` the current
scene. A change by one side is taken; if both changed a value, the form wins because it came later.
Entries of lists are matched by their identifying field, never by position.
"""

from collections.abc import Mapping, Sequence
from difflib import SequenceMatcher
from itertools import zip_longest

from adjudicator.core.faults import InputError
from adjudicator.core.parts import ABSENT, named_entries
from adjudicator.core.recording import key_of, known_by
from adjudicator.core.shape import VALUE, Fields, Keyed, Rows, Shape
from adjudicator.core.values import Json, JsonObject


def merged(base: Json, mine: Json, theirs: Json, shape: Shape) -> Json:
    """One merged value."""
    if _same(mine, base) or _same(mine, theirs):
        return theirs
    if _same(theirs, base):
        return mine
    old = base
    if isinstance(shape, Fields | Keyed) and isinstance(mine, Mapping):
        old = {} if base in (ABSENT, None) else base
        if isinstance(old, Mapping) and isinstance(theirs, Mapping):
            return _merged_fields(old, mine, theirs, shape)
    if isinstance(shape, Rows) and isinstance(mine, list | tuple):
        old = () if base in (ABSENT, None) else base
        if isinstance(old, list | tuple) and isinstance(theirs, list | tuple):
            return _merged_rows(old, mine, theirs, shape.row)
    return mine


def _same(one: Json, other: Json) -> bool:
    if one is ABSENT or other is ABSENT:
        return one is other
    return bool(one == other)


def _merged_fields(
    base: JsonObject, mine: JsonObject, theirs: JsonObject, shape: Fields | Keyed
) -> JsonObject:
    found = {}
    for name in dict.fromkeys((*theirs, *mine)):
        inner = shape.value if isinstance(shape, Keyed) else shape.fields.get(name, VALUE)
        old, own, other = (side.get(name, ABSENT) for side in (base, mine, theirs))
        found[name] = merged(old, own, other, inner)
    return {name: value for name, value in found.items() if value is not ABSENT}


def _merged_rows(
    base: Sequence[Json], mine: Sequence[Json], theirs: Sequence[Json], row: Shape
) -> list[Json]:
    if any(isinstance(entry, Mapping) and "id" in entry for entry in (*base, *mine, *theirs)):
        base, mine, theirs = map(named_entries, (base, mine, theirs))
    name = known_by(base, mine, theirs) if isinstance(row, Fields) else None
    if name is None and _by_place(base, mine, theirs):
        return _each(base, mine, theirs, row)
    # A form edits its rows in place; if others replaced a named row, that is a different row.
    own = _aligned(base, mine, name, in_place=name != "id")
    others = _aligned(base, theirs, name, in_place=name is None)
    mine_of = {old: mine[new] for new, old in enumerate(own) if old is not None}
    found: list[tuple[int | None, Json]] = []
    for new, old in enumerate(others):
        if old is None:
            found.append((None, theirs[new]))
        elif old in mine_of:
            found.append((old, merged(base[old], mine_of[old], theirs[new], row)))
    return _with_new(base, mine, own, found)


def _with_new(
    base: Sequence[Json],
    mine: Sequence[Json],
    own: Sequence[int | None],
    found: list[tuple[int | None, Json]],
) -> list[Json]:
    """Their rows plus the form's new ones; a row that the form edits must still exist."""
    place = 0 if base else len(found)
    for entry, old in zip(mine, own, strict=True):
        there = next((n for n, (one, _) in enumerate(found) if one == old is not None), None)
        if there is not None:
            place = there + 1
        elif old is not None and isinstance(entry, Mapping) and entry != base[old]:
            raise InputError("form", "form.gone")
        elif old is None or entry != base[old]:
            found.insert(place, (None, entry))
            place += 1
    return [entry for _, entry in found]


def _by_place(*lists: Sequence[Json]) -> bool:
    """Whether values are matched by position: equal lengths, or with gaps between them."""
    return len({*map(len, lists)}) == 1 or any(None in entries for entries in lists)


def _each(
    base: Sequence[Json], mine: Sequence[Json], theirs: Sequence[Json], row: Shape
) -> list[Json]:
    """Rows merged by position; missing rows at the end are gaps."""
    found = [merged(*three, row) for three in zip_longest(base, mine, theirs)]
    while found and found[-1] is None:
        found.pop()
    return found


def _aligned(
    base: Sequence[Json], other: Sequence[Json], name: str | None, *, in_place: bool
) -> list[int | None]:
    """For each row, the matching row of `base`; None for a new one.

    With `in_place`, the same number of rows at the same position counts as edited rows.
    """
    found: list[int | None] = [None] * len(other)
    olds, news = ([key_of(e if name is None else e[name]) for e in rows] for rows in (base, other))
    if name is not None:
        known = {key: number for number, key in enumerate(olds)}
        found = [known.get(key) for key in news]
    for kind, start, end, first, last in SequenceMatcher(None, olds, news, False).get_opcodes():  # noqa: FBT003
        replaced = kind == "replace" and in_place and end - start == last - first
        if (kind == "equal" and name is None) or replaced:
            for old, new in zip(range(start, end), range(first, last), strict=True):
                if found[new] is None and old not in found:
                    found[new] = old
    return found
