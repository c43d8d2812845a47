"""Record a change as a difference: entry by entry, field by field, counters as amounts added.

Games change scenes however they like, even by rewriting a list. Only the difference is recorded, so
that undoing it doesn't affect what others did to the rest.
"""

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from difflib import SequenceMatcher

from adjudicator.core.change import Change, changed
from adjudicator.core.parts import ABSENT, Part, Path, applied, named_entries
from adjudicator.core.shape import VALUE, Counter, Fields, Keyed, Rows, Shape
from adjudicator.core.values import Json, JsonObject

#: The fields that can identify an entry of a list, if no two entries share the value.
KNOWN_BY = ("edge", "id", "name", "unit", "at")


def recorded(before: JsonObject, after: JsonObject, shape: Fields) -> Change:
    """The change that leads from one scene to another, in its smallest parts."""
    parts = tuple(_in_fields(before, after, shape, ()))
    fields = {p.path[0]: p.value for p in parts if p.kind == "set" and len(p.path) == 1}
    gone = [p.path[0] for p in parts if p.kind == "gone" and len(p.path) == 1]
    rest = tuple(p for p in parts if len(p.path) > 1 or p.kind not in ("set", "gone"))
    change = Change(fields=fields, gone=gone, parts=rest)
    assert changed(before, change) == after  # noqa: S101 - `_checked` saw to it part by part
    return change


def restated(wanted: Change, shape: Fields) -> Change:
    """The parts of a change that have no effect because the values are already set.

    They take effect if the earlier change is undone.
    """
    parts = [part for part in wanted.parts if part.kind in ("set", "gone")]
    for edit in wanted.edits:
        rows = shape.fields.get(edit.collection)
        known = rows.row.fields if isinstance(rows, Rows) and isinstance(rows.row, Fields) else {}
        parts += [
            Part("set", (edit.collection, {"id": edit.id}, name), value)
            for name, value in edit.fields.items()
            if known.get(name) == VALUE
        ]
    fields = {name: v for name, v in wanted.fields.items() if shape.fields.get(name) == VALUE}
    return Change(fields=fields, parts=tuple(parts))


def _in_fields(before: JsonObject, after: JsonObject, shape: Fields, path: Path) -> Iterator[Part]:
    for name in [*before, *(name for name in after if name not in before)]:
        old, new = before.get(name, ABSENT), after.get(name, ABSENT)
        yield from _between(old, new, shape.fields.get(name, VALUE), (*path, name))


def _between(old: Json, new: Json, shape: Shape, path: Path) -> Iterable[Part]:
    """What leads from one value to another."""
    if old is not ABSENT and new is not ABSENT and old == new:
        return ()
    if new is ABSENT:
        return (Part("gone", path),)
    if isinstance(shape, Counter):
        return (_counted(old, new, shape, path),)
    parts = _inside(old, new, shape, path)
    whole = (Part("set", path, new),)
    return whole if parts is None else _checked(old, new, tuple(parts), whole)


def _counted(old: Json, new: Json, shape: Counter, path: Path) -> Part:
    """A counter that changed; if it was or is unknown, it is set instead."""
    number = shape.default if old is ABSENT else old
    if type(number) is not int or type(new) is not int:
        return Part("set", path, new)
    return Part("add", path, new - number, shape.default)


def _inside(old: Json, new: Json, shape: Shape, path: Path) -> Iterator[Part] | None:
    """What differs inside of a value, if both have the same parts."""
    if isinstance(shape, Fields) and isinstance(old, Mapping) and isinstance(new, Mapping):
        return _in_fields(old, new, shape, path)
    if isinstance(shape, Keyed) and isinstance(new, Mapping):
        table = {} if old is ABSENT else old
        return _in_keys(table, new, shape, path) if isinstance(table, Mapping) else None
    if isinstance(shape, Rows) and isinstance(new, list | tuple):
        rows = [] if old is ABSENT else old
        return _in_rows(rows, new, shape, path) if isinstance(rows, list | tuple) else None
    return None


def _checked(old: Json, new: Json, parts: tuple[Part, ...], whole: tuple[Part]) -> tuple[Part, ...]:
    """The parts, if they produce the target; otherwise the whole value as one part."""
    depth, now = len(whole[0].path), old
    for part in parts:
        now = applied(now, Part(part.kind, part.path[depth:], part.value, part.beside))
    return parts if now is not ABSENT and now == new else whole


def _in_keys(before: JsonObject, after: JsonObject, shape: Keyed, path: Path) -> Iterator[Part]:
    for name in [*before, *(name for name in after if name not in before)]:
        old, new = before.get(name, ABSENT), after.get(name, ABSENT)
        yield from _between(old, new, shape.value, (*path, [name]))


def _in_rows(
    before: Sequence[Json], after: Sequence[Json], shape: Rows, path: Path
) -> Iterator[Part]:
    if all(isinstance(entry, Mapping) and "id" in entry for entry in after):
        before = named_entries(before)
    name = known_by(before, after) if isinstance(shape.row, Fields) else None
    if name is None:
        yield from _by_value(before, after, path)
        return
    olds, news = ({key_of(entry[name]): entry for entry in rows} for rows in (before, after))
    for key, entry in olds.items():
        here = (*path, {name: entry[name]})
        if key not in news:
            yield Part("gone", here)
        elif entry != news[key]:
            yield from _between(entry, news[key], shape.row, here)
    beside: Json = None
    for key, entry in news.items():
        if key not in olds:
            yield Part("put", path, entry, beside)
        beside = {name: entry[name]}


def known_by(*lists: Sequence[Json]) -> str | None:
    """The field that identifies the entries in all lists."""
    for name in KNOWN_BY:
        if all(_tells_apart(name, entries) for entries in lists):
            return name
    return None


def _tells_apart(name: str, entries: Sequence[Json]) -> bool:
    if not all(isinstance(e, Mapping) and e.get(name) not in (None, "") for e in entries):
        return False
    return len({key_of(entry[name]) for entry in entries}) == len(entries)


def key_of(value: Json) -> str:
    """A value as a hashable key."""
    return json.dumps(value, sort_keys=True)


def _by_value(before: Sequence[Json], after: Sequence[Json], path: Path) -> Iterator[Part]:
    """Entries without an identifying field: some taken, some put."""
    now = list(before)
    olds, news = [*map(key_of, before)], [*map(key_of, after)]
    steps = SequenceMatcher(None, olds, news, autojunk=False).get_opcodes()
    moved = 0
    for kind, start, end, first, last in steps:
        if kind == "equal":
            continue
        place = start + moved
        for _ in range(start, end):
            yield Part("take", path, now[place], now[place - 1] if place else None)
            del now[place]
        for number in range(first, last):
            yield Part("put", path, after[number], now[place - 1] if place else None)
            now.insert(place, after[number])
            place += 1
        moved += (last - first) - (end - start)
