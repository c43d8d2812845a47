"""What the words of a search say besides where they stand: what is meant, and of which game."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import isqrt
from operator import mul

from adjudicator.app.search_vectors import LONGEST, unpacked
from adjudicator.app.search_words import Meaning, Unit
from adjudicator.board.lazy import cached_property
from adjudicator.core.values import JsonObject


@dataclass(frozen=True, slots=True)
class Direction:
    """Where what was typed lies among all meanings, and how far out."""

    parts: Sequence[int]
    length: int


@dataclass(frozen=True)
class Nearness:
    """The vectors and the leans of an index."""

    index: JsonObject

    def direction(self, units: Sequence[Unit]) -> Direction:
        """The words together, each as far as it is trusted."""
        parts = [0] * self.index["vectors"]["size"]
        pulls = self.index["vectors"]["pulls"]
        for meaning in _first(units):
            for stem in meaning.stems:
                pull = pulls[stem] * (meaning.trust // 10)
                parts = [a + pull * b for a, b in zip(parts, self._stems[stem], strict=True)]
        return Direction(parts, isqrt(sum(map(mul, parts, parts))))

    def near(self, entry: int, to: Direction) -> int:
        """How near an entry is to what was typed, in percent; 0 if it points elsewhere."""
        along = sum(map(mul, self._entries[entry], to.parts))
        return 100 * along // (LONGEST * to.length) if to.length and along > 0 else 0

    def doubts(self, units: Sequence[Unit]) -> Mapping[str, int]:
        """How much less the words speak for each game than for the likeliest."""
        told = {
            game: sum(each.trust * leans[stem] for each in _first(units) for stem in each.stems)
            for game, leans in self._leans.items()
        }
        return {game: max(told.values()) - lean for game, lean in told.items()}

    @cached_property
    def _leans(self) -> Mapping[str, Sequence[int]]:
        return {game: unpacked(leans) for game, leans in self.index["leans"].items()}

    @cached_property
    def _stems(self) -> Sequence[Sequence[int]]:
        return self._rows("stems")

    @cached_property
    def _entries(self) -> Sequence[Sequence[int]]:
        return self._rows("entries")

    def _rows(self, name: str) -> Sequence[Sequence[int]]:
        size, numbers = self.index["vectors"]["size"], unpacked(self.index["vectors"][name])
        return [numbers[at : at + size] for at in range(0, len(numbers), size)]


def _first(units: Sequence[Unit]) -> Sequence[Meaning]:
    """What each word means most likely."""
    return [unit.meanings[0] for unit in units]
