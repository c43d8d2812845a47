"""The exact chances of a shot: every way to draw the cards is counted, none is tried.

A card hits in the slots whose modifier is high enough for it: with the places sorted from the
best modifier down, in the first few of them. So a way to lie is counted card by card, those that
hit in the fewest places first. A card that misses lies anywhere, less where it would hit; with
that, all that must be known of the cards so far is how many were forced into first places and how
many may lie anywhere.

The result of a draw (hits, headshots, Semi-Hits) is the exponent of a polynomial with as many
unknowns, and the polynomial is one whole number: its value at a power of two that is larger than
any count.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import factorial, perm


@dataclass(frozen=True, slots=True)
class Chance:
    """What a card does: in how many of the best places it hits, and what it then scores.

    `soft` is a headshot that a helmet may take, `hard` one that it cannot.
    """

    places: int
    soft: bool = False
    hard: bool = False
    semi_hits: int = 0


@dataclass(frozen=True, slots=True)
class Tally:
    """The result of a draw."""

    hits: int
    soft: int
    hard: int
    semi_hits: int


@dataclass(frozen=True, slots=True)
class _Packing:
    """Where the count of each tally stands in the number: bits a count, and counts a step."""

    bits: int
    sizes: tuple[int, int, int, int]

    def shift(self, hits: int, soft: int, hard: int, semi_hits: int) -> int:
        """How far the number is shifted to add so much to every tally."""
        _, of_soft, of_hard, of_semi = self.sizes
        return self.bits * (((hits * of_soft + soft) * of_hard + hard) * of_semi + semi_hits)

    def unpacked(self, number: int) -> Iterator[tuple[Tally, int]]:
        """Every tally that was counted, with its count."""
        _, of_soft, of_hard, of_semi = self.sizes
        length = self.bits // 8
        data = number.to_bytes(-(-number.bit_length() // self.bits) * length, "little")
        for place in range(0, len(data), length):
            if count := int.from_bytes(data[place : place + length], "little"):
                rest, semi_hits = divmod(place // length, of_semi)
                rest, hard = divmod(rest, of_hard)
                hits, soft = divmod(rest, of_soft)
                yield Tally(hits, soft, hard, semi_hits), count


def count_draws(cards: Sequence[Chance], drawn: int) -> Mapping[Tally, int]:
    """How many ordered draws of a number of cards give each tally."""
    packing = _packing(cards, drawn)
    # ways[forced][free]: the polynomial of all ways to have so many cards in their first places
    # and so many anywhere.
    ways = [[0] * (drawn + 1 - forced) for forced in range(drawn + 1)]
    ways[0][0] = 1
    for card in sorted(cards, key=lambda card: card.places):
        _add(ways, card, drawn, packing)
    total = sum(
        ways[forced][drawn - forced] * factorial(drawn - forced) for forced in range(drawn + 1)
    )
    return dict(packing.unpacked(total))


def _packing(cards: Sequence[Chance], drawn: int) -> _Packing:
    """Room for every count and for every tally."""
    bits = -(-(perm(len(cards), drawn).bit_length() + 1) // 8) * 8
    soft = min(drawn, sum(card.soft for card in cards))
    hard = min(drawn, sum(card.hard for card in cards))
    semi_hits = sum(sorted(card.semi_hits for card in cards)[-drawn:]) if drawn else 0
    return _Packing(bits, (drawn + 1, soft + 1, hard + 1, semi_hits + 1))


def _add(ways: list[list[int]], card: Chance, drawn: int, packing: _Packing) -> None:
    """Let one more card be drawn: never, anywhere as a miss, or in its first places as a hit.

    A hit counts as a hit there less the miss that lies anywhere and so there too.
    """
    miss = packing.shift(0, 0, 0, card.semi_hits)
    hit = packing.shift(1, card.soft, card.hard, card.semi_hits)
    for forced in range(drawn, -1, -1):
        row, left = ways[forced], ways[forced - 1] if forced else ()
        room = card.places - forced + 1
        for free in range(drawn - forced, -1, -1):
            more = row[free - 1] << miss if free and row[free - 1] else 0
            if room > 0 and left and left[free]:
                more += room * ((left[free] << hit) - (left[free] << miss))
            row[free] += more
