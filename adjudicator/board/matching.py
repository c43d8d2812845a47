"""Giving each of several one of its options for itself, so that none is given twice."""

from collections.abc import Collection, Hashable, Mapping
from typing import TypeVar

K = TypeVar("K", bound=Hashable)
V = TypeVar("V", bound=Hashable)


def can_match(options: Mapping[K, Collection[V]], needed: Collection[V] = ()) -> bool:
    """Whether each can have an option of its own, with all that is needed among those given.

    It is enough to look at either side alone: if each key can be served, and each needed value
    can be given, then both can be at once (Mendelsohn and Dulmage).
    """
    takers = {value: [key for key in options if value in options[key]] for value in needed}
    return _each_has_one(options) and _each_has_one(takers)


def _each_has_one(options: Mapping[K, Collection[V]]) -> bool:
    """Whether each key can have a value of its own."""
    given: dict[K, V] = {}
    holder: dict[V, K] = {}
    return all(_serve(key, options, given, holder) for key in options)


def _serve(
    first: K, options: Mapping[K, Collection[V]], given: dict[K, V], holder: dict[V, K]
) -> bool:
    """Serve one more, by having those who hold what it wants take something else."""
    wanted_by: dict[V, K] = {}
    asking = [first]
    for key in asking:
        for value in options[key]:
            if value in wanted_by:
                continue
            wanted_by[value] = key
            if value not in holder:
                _hand_on(value, first, wanted_by, given, holder)
                return True
            asking.append(holder[value])
    return False


def _hand_on(
    value: V, first: K, wanted_by: Mapping[V, K], given: dict[K, V], holder: dict[V, K]
) -> None:
    """Give a free value to who wants it, what that one held to the next, back to the first."""
    while True:
        key = wanted_by[value]
        before = given.get(key)
        given[key], holder[value] = value, key
        if key == first or before is None:
            return
        value = before
