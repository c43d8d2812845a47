"""Place words and entries in one space by what they mean: latent semantic analysis.

Two words of players that lead to the same rules get nearly the same direction, even if no name has
both. Entries are compared with what was typed by the angle between them. Built with the docs, in
plain Python, and written as whole numbers of one byte. Sums are exact (`fsum`), because Python 3.12
and newer add floats differently.
"""

from array import array
from base64 import b64decode, b64encode
from collections.abc import Iterable, Mapping, Sequence
from math import fsum, log1p, sqrt
from operator import mul
from random import Random

from adjudicator.core.values import JsonObject

#: The directions of the space, and how often they are turned towards the best.
SIZE, _ROUNDS = 32, 8
#: The length of a vector of bytes, and the strongest pull of a word.
LONGEST, _PULL = 127, 100

Vector = Sequence[float]
#: How often each stem stands in an entry.
Counts = Mapping[int, float]


def vectors(entries: Sequence[Counts], worth: Sequence[int]) -> JsonObject:
    """The directions of all entries and of all stems, and how much each stem pulls."""
    rows = _weighed(entries, worth)
    basis = _basis(rows, len(worth))
    pulls = [[worth[stem] * part for part in basis[stem]] for stem in range(len(worth))]
    strongest = max(map(_largest, pulls), default=1.0)
    return {
        "size": SIZE,
        "entries": packed(part for row in rows for part in _unit(_turned(row, basis))),
        "stems": packed(part for pull in pulls for part in _stretched(pull)),
        "pulls": [round(_PULL * _largest(pull) / strongest) for pull in pulls],
    }


def packed(numbers: Iterable[int]) -> str:
    """Numbers of one byte each, as text."""
    return b64encode(array("b", numbers).tobytes()).decode("ascii")


def unpacked(text: str) -> Sequence[int]:
    """The numbers of such a text."""
    return array("b", b64decode(text))


def _weighed(entries: Sequence[Counts], worth: Sequence[int]) -> list[dict[int, float]]:
    """What each entry says, at length 1; a stem of one entry alone is like no other."""
    having = [0] * len(worth)
    for counts in entries:
        for stem in counts:
            having[stem] += 1
    rows = []
    for counts in entries:
        row = {s: log1p(times) * worth[s] for s, times in sorted(counts.items()) if having[s] > 1}
        length = sqrt(fsum(weight * weight for weight in row.values())) or 1.0
        rows.append({stem: weight / length for stem, weight in row.items()})
    return rows


def _basis(rows: Sequence[Counts], stems: int) -> list[Vector]:
    """For each stem its place, along the directions in which the entries differ most."""
    chance = Random(0)  # noqa: S311 - any start will do
    columns = [[chance.random() - 0.5 for _ in range(stems)] for _ in range(SIZE)]
    places: list[Vector] = list(zip(*_square(columns), strict=True))
    for _ in range(_ROUNDS):
        turned = [[0.0] * SIZE for _ in range(stems)]
        for row in rows:
            there = _turned(row, places)
            for stem, weight in row.items():
                turned[stem] = [a + weight * b for a, b in zip(turned[stem], there, strict=True)]
        places = list(zip(*_square([list(c) for c in zip(*turned, strict=True)]), strict=True))
    return places


def _square(columns: Sequence[list[float]]) -> list[list[float]]:
    """The directions at right angles to each other, at length 1 (Gram and Schmidt)."""
    squared: list[list[float]] = []
    for column in columns:
        rest = column
        for other in squared:
            along = fsum(map(mul, rest, other))
            rest = [a - along * b for a, b in zip(rest, other, strict=True)]
        length = sqrt(fsum(map(mul, rest, rest))) or 1.0
        squared.append([part / length for part in rest])
    return squared


def _turned(row: Counts, places: Sequence[Vector]) -> list[float]:
    """Where an entry lies."""
    there = [0.0] * SIZE
    for stem, weight in row.items():
        there = [a + weight * b for a, b in zip(there, places[stem], strict=True)]
    return there


def _unit(vector: Vector) -> list[int]:
    """At the length of a byte's largest number."""
    length = sqrt(fsum(map(mul, vector, vector))) or 1.0
    return [round(LONGEST * part / length) for part in vector]


def _stretched(vector: Vector) -> list[int]:
    """With a byte's largest number as its largest part."""
    largest = _largest(vector) or 1.0
    return [round(LONGEST * part / largest) for part in vector]


def _largest(vector: Vector) -> float:
    return max(map(abs, vector))
