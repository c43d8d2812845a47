"""Dice: exact chances, and the best use of rerolls."""

from fractions import Fraction
from itertools import combinations, product

from hypothesis import given
from hypothesis import strategies as st

from adjudicator.core.dice import Faces, at_least, best_chance, total, work

FACES = st.lists(st.integers(0, 2), min_size=1, max_size=3).map(tuple)


def test_the_sum_of_two_dice() -> None:
    """Every outcome has its exact share, the least first."""
    assert total([(0, 1), (0, 1)]) == {0: Fraction(1, 4), 1: Fraction(1, 2), 2: Fraction(1, 4)}
    assert at_least(total([(0, 1), (0, 1)]), 1) == Fraction(3, 4)


def _tried(dice: list[Faces], needed: int, rerolls: int, shown: tuple[int, ...] | None) -> Fraction:
    """The best chance, by trying every choice of dice to roll again."""
    chosen = (
        [range(len(dice))]
        if shown is None
        else [kept for n in range(len(dice) + 1) for kept in combinations(range(len(dice)), n)]
    )
    best = Fraction(0) if shown is None else Fraction(sum(shown) >= needed)
    if shown is not None and not rerolls:
        return best
    for again in chosen:
        rolls = list(product(*(dice[n] for n in again)))
        chance = Fraction(0)
        for roll in rolls:
            lying = list(shown or [0] * len(dice))
            for n, face in zip(again, roll, strict=True):
                lying[n] = face
            left = rerolls if shown is None else rerolls - 1
            chance += Fraction(1, len(rolls)) * _tried(dice, needed, left, tuple(lying))
        best = max(best, chance)
    return best


@given(dice=st.lists(FACES, max_size=2), needed=st.integers(0, 5), rerolls=st.integers(0, 2))
def test_the_best_rerolls_are_found(dice: list[Faces], needed: int, rerolls: int) -> None:
    """No way to choose dice for a reroll does better."""
    assert best_chance(dice, needed, rerolls) == _tried(dice, needed, rerolls, None)


def test_how_much_there_is_to_weigh() -> None:
    """One reroll is quick; more take as many ways as there are to keep some and roll others."""
    assert work([(0, 1)] * 6, 1) == 0
    assert work([(0, 1)] * 6, 2) == 28 * 7
