"""Parts of a change: what it does to one field, one counter or one entry of a list.

A path leads from the scene to the changed value: a name is a field, a list of one name a key of a
table, and a record an entry of a list, by its identifying field.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Literal

from adjudicator.core.faults import InputError
from adjudicator.core.values import Json

PartKind = Literal["set", "gone", "add", "put", "take"]
KINDS: Final = ("set", "gone", "add", "put", "take")


class _Absent:
    """Marks an absent value, as distinct from null."""


ABSENT: Final = _Absent()


@dataclass(frozen=True)
class Part:
    """One part of a change, applied wherever its path leads now.

    `set` gives a field its value, `gone` deletes a field or an entry, `add` adds to a counter,
    `put` and `take` are about one entry of the list that the path leads to. `beside` is the entry
    before it, and for a counter the default if it is absent.
    """

    kind: PartKind
    path: tuple[Json, ...]
    value: Json = None
    beside: Json = None


def applied(scene: Json, part: Part) -> Json:
    """A scene after one part; a path that no longer exists leaves it unchanged."""
    return _within(scene, part.path, lambda old: _ENDS[part.kind](old, part))


def _within(node: Json, path: Sequence[Json], end: Callable[[Json], Json]) -> Json:
    """Apply a part to one node; only a table may be created by one of its keys."""
    if not path:
        return end(node)
    step, rest = path[0], path[1:]
    if isinstance(step, Mapping):
        return _in_list(node, step, rest, end)
    by_key = isinstance(step, list | tuple)
    if node is ABSENT and by_key:
        node = {}
    if not isinstance(node, Mapping):
        return node
    name = step[0] if by_key else step
    new = _within(node.get(name, ABSENT), rest, end)
    if new is ABSENT:
        return {key: value for key, value in node.items() if key != name}
    return {**node, name: new}


def _in_list(
    node: Json, step: Mapping[str, Json], rest: Sequence[Json], end: Callable[[Json], Json]
) -> Json:
    if node is ABSENT:
        return node
    entries = named_entries(_listed(node)) if "id" in step else _listed(node)
    after = [_within(e, rest, end) if fits(e, step) else e for e in entries]
    return [entry for entry in after if entry is not ABSENT]


def _listed(node: Json) -> Sequence[Json]:
    """A list; a part that expects one where there is something else is refused."""
    if not isinstance(node, list | tuple):
        raise InputError("change", "change.no-list")
    return node


def fits(entry: Json, step: Json) -> bool:
    """Whether an entry is the one that a step of a path means."""
    if not isinstance(step, Mapping):
        return bool(entry == step)
    return isinstance(entry, Mapping) and all(
        name in entry and entry[name] == value for name, value in step.items()
    )


def named_entries(entries: Sequence[Json]) -> list[Json]:
    """Entries with explicit ids, because an id that is derived from the position would change.

    Entries with neither kind nor id stay as they are.
    """
    return [named(entry, number) for number, entry in enumerate(entries)]


def named(entry: Json, number: int) -> Json:
    """An entry with the name derived from its position."""
    if not isinstance(entry, Mapping) or "kind" not in entry or "id" in entry:
        return entry
    return {"id": f"{entry['kind']}-{number}", **entry}


def _added(old: Json, part: Part) -> Json:
    """A counter after adding; an unknown one stays unknown."""
    number = part.beside if old is ABSENT else old
    if type(number) is not int:
        return old
    return number + part.value


def _put(old: Json, part: Part) -> Json:
    """A list with one more entry: after the entry it followed before, or else at the end."""
    if old is ABSENT or old is None:
        return [part.value]
    entries = list(_listed(old))
    place = 0 if part.beside is None else len(entries)
    for number, entry in enumerate(entries):
        if part.beside is not None and fits(entry, part.beside):
            place = number + 1
    return [*entries[:place], part.value, *entries[place:]]


def _taken(old: Json, part: Part) -> Json:
    """A list without one entry: the one after its former neighbour, or else the first equal one."""
    entries = [] if old is ABSENT else list(_listed(old))
    same = [number for number, entry in enumerate(entries) if entry == part.value]
    there = [n for n in same if (entries[n - 1] if n else None) == part.beside]
    for number in (there or same)[:1]:
        del entries[number]
    return entries if same else old


_ENDS: Mapping[PartKind, Callable[[Json, Part], Json]] = {
    "set": lambda _old, part: part.value,
    "gone": lambda _old, _part: ABSENT,
    "add": _added,
    "put": _put,
    "take": _taken,
}


Path = tuple[Json, ...]


def meets(one: Path, other: Path) -> bool:
    """Whether two paths lead to the same value, or one leads inside the other."""
    pairs = zip(one, other, strict=False)
    return all(a == b or fits(a, b) or fits(b, a) for a, b in pairs)
