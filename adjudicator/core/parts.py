"""Parts of a change: what it does to one field, one counter or one entry of a list.

A path leads from the scene to what is changed: a name is a field, a list of one name a key of a
table, and a record an entry of a list, by the field that it is known by.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Literal

from adjudicator.core.faults import InputError
from adjudicator.core.values import Json

PartKind = Literal["set", "gone", "add", "put", "take"]
KINDS: Final = ("set", "gone", "add", "put", "take")


class _Absent:
    """What is not there, as null is."""


ABSENT: Final = _Absent()


@dataclass(frozen=True)
class Part:
    """One thing that a change does, wherever its path leads by then.

    `set` gives a field its value, `gone` deletes a field or an entry, `add` adds to a counter,
    `put` and `take` are about one entry of the list that the path leads to. `beside` is what
    stands before such an entry, and for a counter what counts where it is left out.
    """

    kind: PartKind
    path: tuple[Json, ...]
    value: Json = None
    beside: Json = None


def applied(scene: Json, part: Part) -> Json:
    """A scene after one part; a path that leads nowhere any more leaves it as it is."""
    return _within(scene, part.path, lambda old: _ENDS[part.kind](old, part))


def _within(node: Json, path: Sequence[Json], end: Callable[[Json], Json]) -> Json:
    """What a part makes of one node; only a table may be begun by one of its keys."""
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
    """A list; a part that counts on one where something else is fits no scene."""
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
    """Entries with their ids written down: one that counts on its place would change its name.

    Entries without a kind have no such name, and those without an id either stay as they are.
    """
    return [named(entry, number) for number, entry in enumerate(entries)]


def named(entry: Json, number: int) -> Json:
    """An entry under the name that its place gives it."""
    if not isinstance(entry, Mapping) or "kind" not in entry or "id" in entry:
        return entry
    return {"id": f"{entry['kind']}-{number}", **entry}


def _added(old: Json, part: Part) -> Json:
    """A counter further; one that is unknown by then stays so."""
    number = part.beside if old is ABSENT else old
    if type(number) is not int:
        return old
    return number + part.value


def _put(old: Json, part: Part) -> Json:
    """A list with one more entry: behind the one that it stood behind, or else at the end."""
    if old is ABSENT or old is None:
        return [part.value]
    entries = list(_listed(old))
    place = 0 if part.beside is None else len(entries)
    for number, entry in enumerate(entries):
        if part.beside is not None and fits(entry, part.beside):
            place = number + 1
    return [*entries[:place], part.value, *entries[place:]]


def _taken(old: Json, part: Part) -> Json:
    """A list with one entry less: the one that stood where it was, or else the first like it."""
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
    """Whether two paths lead to the same, or one of them to something in the other."""
    pairs = zip(one, other, strict=False)
    return all(a == b or fits(a, b) or fits(b, a) for a, b in pairs)
