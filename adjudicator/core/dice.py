"""Exact dice probabilities: faces, counts and rerolls."""

from collections.abc import Mapping, Sequence
from fractions import Fraction
from functools import lru_cache
from math import comb

#: The numbers that the faces of a die show.
Faces = tuple[int, ...]
Chances = Mapping[int, Fraction]


def one_die(faces: Faces) -> dict[int, Fraction]:
    """What one die shows."""
    found: dict[int, Fraction] = {}
    for face in faces:
        found[face] = found.get(face, Fraction(0)) + Fraction(1, len(faces))
    return found


def added(one: Chances, other: Chances) -> dict[int, Fraction]:
    """The sum of two independent numbers."""
    found: dict[int, Fraction] = {}
    for first, share in one.items():
        for second, part in other.items():
            found[first + second] = found.get(first + second, Fraction(0)) + share * part
    return found


def total(dice: Sequence[Faces]) -> dict[int, Fraction]:
    """The sum of dice, least first."""
    found: dict[int, Fraction] = {0: Fraction(1)}
    for faces in dice:
        found = added(found, one_die(faces))
    return dict(sorted(found.items()))


def at_least(chances: Chances, needed: int) -> Fraction:
    """The chance of at least this much."""
    return sum((share for number, share in chances.items() if number >= needed), Fraction(0))


def best_chance(dice: Sequence[Faces], needed: int, rerolls: int) -> Fraction:
    """The chance of at least this much, if any dice may be rerolled this many times.

    Before each reroll, the player sees all dice and rerolls the best choice of them.
    """
    return _Rerolling(tuple(sorted(dice)), needed).chance(rerolls)


Lying = tuple[tuple[Faces, int], ...]

#: The limit on ways to keep and reroll dice: more would take too long to compute.
MOST_WORK = 600_000


def work(dice: Sequence[Faces], rerolls: int) -> int:
    """The number of ways to keep some dice and reroll others, if there is more than one reroll."""
    if rerolls < 2:
        return 0
    kept = lying = 1
    for faces in set(dice):
        count, shown = dice.count(faces), len(set(faces))
        kept *= comb(count + shown, shown)
        lying *= comb(count + shown - 1, shown - 1)
    return kept * lying * (rerolls - 1)


class _Rerolling:
    """Finds the best choice of dice to reroll, from the last reroll backwards."""

    def __init__(self, dice: tuple[Faces, ...], needed: int) -> None:
        self.dice = dice
        self.needed = needed
        self._rolled = lru_cache(maxsize=None)(self._after_rolling)
        self._lying = lru_cache(maxsize=None)(self._seeing)

    def chance(self, rerolls: int) -> Fraction:
        """The chance, if all dice are yet to be rolled."""
        return self._rolled((), self.dice, rerolls)

    def _after_rolling(self, kept: Lying, rolled: tuple[Faces, ...], rerolls: int) -> Fraction:
        """The chance with some dice kept, before the others are rolled."""
        if not rerolls:
            return _at_least(rolled, self.needed - sum(number for _, number in kept))
        return sum(
            (
                share * self._lying(tuple(sorted((*kept, *shown))), rerolls)
                for shown, share in _shown(rolled).items()
            ),
            Fraction(0),
        )

    def _seeing(self, shown: Lying, rerolls: int) -> Fraction:
        """The chance after a roll, with the best choice of dice to keep."""
        if sum(number for _, number in shown) >= self.needed:
            return Fraction(1)
        return max(self._rolled(kept, rest, rerolls - 1) for kept, rest in _choices(shown))


@lru_cache(maxsize=1 << 14)
def _at_least(dice: tuple[Faces, ...], needed: int) -> Fraction:
    return at_least(total(dice), needed)


@lru_cache(maxsize=1 << 12)
def _shown(dice: tuple[Faces, ...]) -> Mapping[Lying, Fraction]:
    """The possible results; dice with the same faces are unordered."""
    found: dict[Lying, Fraction] = {(): Fraction(1)}
    for faces in dice:
        after: dict[Lying, Fraction] = {}
        for shown, share in found.items():
            for number, part in one_die(faces).items():
                lying = tuple(sorted((*shown, (faces, number))))
                after[lying] = after.get(lying, Fraction(0)) + share * part
        found = after
    return found


@lru_cache(maxsize=1 << 14)
def _choices(shown: Lying) -> frozenset[tuple[Lying, tuple[Faces, ...]]]:
    """The choices of dice to keep and to reroll; of equal dice the best are kept."""
    found: set[tuple[Lying, tuple[Faces, ...]]] = {((), ())}
    for faces in dict.fromkeys(faces for faces, _ in shown):
        like = sorted((die for die in shown if die[0] == faces), reverse=True)
        found = {
            (
                tuple(sorted((*kept, *like[:keep]))),
                tuple(sorted((*rest, *[faces] * (len(like) - keep)))),
            )
            for kept, rest in found
            for keep in range(len(like) + 1)
        }
    return frozenset(found)
