"""Which values a change touches, and how two changes relate."""

from collections.abc import Iterator, Mapping

from adjudicator.core.change import Change
from adjudicator.core.parts import Path, meets


def clash(one: Change, other: Change) -> bool:
    """Whether two changes touch the same value, so that only the later one is visible.

    Counters add up, so they don't clash.
    """
    ones, others = [*_all(one)], [*_all(other)]
    counts, other_counts = [*_counted(one)], [*_counted(other)]
    return (
        _meet(ones, others + other_counts)
        or _meet(counts, others)
        or bool((one.turn or other.turn) and one.turn == other.turn)
    )


def builds_on(later: Change, earlier: Change) -> bool:
    """Whether a change is about something that an earlier one has made."""
    made, records = [*created(earlier)], [*_records(earlier)]
    paths = [path for path in (*_all(later), *_counted(later)) if not _removes(later, path)]
    about = [path for path in paths if path not in made]
    return any(len(path) >= len(new) and meets(path, new) for path in about for new in made) or any(
        len(path) > len(new) and meets(path, new) for path in about for new in records
    )


def _records(change: Change) -> Iterator[Path]:
    """The records that a change writes as a whole, such as a clock that nobody kept before."""
    yield from ((name,) for name, value in change.fields.items() if isinstance(value, Mapping))
    for part in change.parts:
        if part.kind == "set" and isinstance(part.value, Mapping):
            yield part.path


def created(change: Change) -> Iterator[Path]:
    """The entries that a change makes."""
    yield from ((name, entry) for name, entry in change.added)
    yield from ((*part.path, part.value) for part in change.parts if part.kind == "put")


def _removes(change: Change, path: Path) -> bool:
    removed = [(name, {"id": id_}) for name, id_ in change.removed]
    removed += [part.path for part in change.parts if part.kind == "gone"]
    removed += [(*part.path, part.value) for part in change.parts if part.kind == "take"]
    return path in removed


def _all(change: Change) -> Iterator[Path]:
    """The paths to all that a change sets, makes or removes."""
    for edit in change.edits:
        for name in (*edit.fields, *edit.gone):
            yield edit.collection, {"id": edit.id}, name
    yield from ((name, {"id": id_}) for name, id_ in change.removed)
    yield from ((name,) for name in (*change.fields, *change.gone))
    yield from created(change)
    for part in change.parts:
        if part.kind in ("set", "gone"):
            yield part.path
        elif part.kind == "take":
            yield (*part.path, part.value)


def _counted(change: Change) -> Iterator[Path]:
    return (part.path for part in change.parts if part.kind == "add")


def _meet(ones: list[Path], others: list[Path]) -> bool:
    return any(meets(one, other) for one in ones for other in others)
