"""The difference between two pictures of a board, to update a page."""

from collections.abc import Iterator, Sequence
from difflib import SequenceMatcher
from typing import NamedTuple

from adjudicator.drawing.board import BASE, DrawnBoard


class Splice(NamedTuple):
    """At an element of the picture: how many go, and the markup that comes in their place."""

    at: int
    gone: int
    markup: str


def splices(before: DrawnBoard, after: DrawnBoard) -> tuple[Splice, ...] | None:
    """What to do to the one picture to get the other, the last element first.

    None if the board itself is another, so that nothing of the picture can stay.
    """
    base = before.elements[:BASE] == after.elements[:BASE]
    if not base or before.frame != after.frame or before.links.any_cell != after.links.any_cell:
        return None
    found = _differing(before.elements, after.elements)
    return tuple(
        Splice(at, to - at, after.markup("".join(after.elements[start:end])))
        for at, to, start, end in reversed([*found])
    )


def _differing(before: Sequence[str], after: Sequence[str]) -> Iterator[tuple[int, int, int, int]]:
    """The parts that differ: from where to where, in the one and in the other."""
    head = next(
        (n for n, pair in enumerate(zip(before, after, strict=False)) if pair[0] != pair[1]),
        min(len(before), len(after)),
    )
    most = min(len(before), len(after)) - head
    ends = zip(reversed(before), reversed(after), strict=False)
    tail = next((n for n, pair in enumerate(ends) if n == most or pair[0] != pair[1]), most)
    old, new = before[head : len(before) - tail], after[head : len(after) - tail]
    for kind, i1, i2, j1, j2 in SequenceMatcher(None, old, new, autojunk=False).get_opcodes():
        if kind != "equal":
            yield head + i1, head + i2, head + j1, head + j2
