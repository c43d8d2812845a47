"""Read what was typed into the search: a page, and words with what they may mean."""

import re
from bisect import bisect_left
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import dropwhile, islice, takewhile

from adjudicator.app.sayings import ALL_GAMES
from adjudicator.app.spelling import corrections, plain_words, stem
from adjudicator.board.lazy import cached_property
from adjudicator.core.values import JsonObject

#: How many words of what was typed are looked at, and how many letters of each.
MOST_WORDS, MOST_LETTERS = 16, 40
#: Confidence in a meaning, in percent: a synonym, a prefix, a correction minus each typo.
_SYNONYM, _BEGUN, _CORRECTED, _SLIP = 80, 85, 90, 10
#: How many completions and how many corrections are tried.
_MOST_BEGUN, _MOST_CORRECTED = 12, 3
_PAGED = re.compile(r"p(?:g|p|ag|age)?([0-9]{1,3})")
_NUMBER = re.compile(r"[0-9]{1,3}")


@dataclass(frozen=True, slots=True)
class Meaning:
    """Stems that a word may stand for, and how far that can be trusted in percent."""

    stems: tuple[int, ...]
    trust: int


@dataclass(frozen=True, slots=True)
class Unit:
    """A word that was typed: what it may mean, and how much it is worth."""

    meanings: tuple[Meaning, ...]
    worth: int


@dataclass(frozen=True, slots=True)
class Reading:
    """What was typed: the words, and the page of a book, the edition and the game if named."""

    units: tuple[Unit, ...]
    page: int | None = None
    edition: str = ""
    game: str = ""


def looked_at(typed: str) -> list[str]:
    """The words that are looked for: comparing longer ones would take long and find nothing."""
    longest = MOST_WORDS * (MOST_LETTERS + 1)
    return [word[:MOST_LETTERS] for word in plain_words(typed[:longest])[:MOST_WORDS]]


@dataclass(frozen=True)
class Lexicon:
    """The words of an index, and what players mean by them."""

    index: JsonObject

    @cached_property
    def known(self) -> Mapping[str, int]:
        """The number of the stem of each word in the index."""
        known: Mapping[str, int] = self.index["words"]
        return known

    @cached_property
    def _stems(self) -> Mapping[str, int]:
        return {name: number for number, name in enumerate(self.index["stems"])}

    @cached_property
    def _spellings(self) -> Sequence[str]:
        return tuple(self.known)

    @cached_property
    def _alphabetical(self) -> Sequence[str]:
        return sorted(self.known)

    def read(self, typed: str, game: str = "") -> Reading:
        """What was typed, in the words of a game's players; without a game, of all players."""
        page, words = self._page(looked_at(typed))
        edition, words = self._edition(words)
        named, words = self._game(words)
        game = named or game
        telling = [word for word in words if word not in self.index["fillers"]] or words
        whole = [part for word in self._joined(telling) for part in self._split(word)]
        units = tuple(unit for unit in self._units(whole, game) if unit.meanings)
        return Reading(units, page, edition, named)

    def _page(self, words: list[str]) -> tuple[int | None, list[str]]:
        """The page that was named, and the other words."""
        for at, word in enumerate(words):
            if found := _PAGED.fullmatch(word):
                return int(found[1]), words[:at] + words[at + 1 :]
            after = words[at + 1] if at + 1 < len(words) else ""
            if word in self.index["page_words"] and _NUMBER.fullmatch(after):
                return int(after), words[:at] + words[at + 2 :]
        alone = len(words) == 1 and _NUMBER.fullmatch(words[0])
        return (int(words[0]), []) if alone else (None, words)

    def _edition(self, words: list[str]) -> tuple[str, list[str]]:
        """The edition that was named beside other words, and these."""
        named = next((word for word in words if word in self._editions), "")
        others = [word for word in words if word != named]
        return (named, others) if others else ("", words)

    def _game(self, words: list[str]) -> tuple[str, list[str]]:
        """The game that was named beside other words, and these without its title."""
        at = next((at for at, word in enumerate(words) if word in self.index["games"]), None)
        if at is None:
            return "", words
        title = self.index["games"][words[at]]
        before = list(dropwhile(title.__contains__, reversed(words[:at])))[::-1]
        others = [*before, *dropwhile(title.__contains__, words[at + 1 :])]
        return (words[at], others) if others else ("", words)

    @cached_property
    def _editions(self) -> frozenset[str]:
        return frozenset(name for entry in self.index["entries"] for name in entry["editions"])

    def _joined(self, words: Sequence[str]) -> list[str]:
        """The words; two that the index has as one are one."""
        joined: list[str] = []
        for word in words:
            both = joined[-1] + word if joined else ""
            if len(both) > 5 and both in self.known:
                joined[-1] = both
            else:
                joined.append(word)
        return joined

    def _split(self, word: str) -> Sequence[str]:
        """A word, or the two that it is made of."""
        if self._number(word) is None:
            for at in range(3, len(word) - 2):
                if word[:at] in self.known and word[at:] in self.known:
                    return (word[:at], word[at:])
        return (word,)

    def _units(self, words: Sequence[str], game: str) -> Iterator[Unit]:
        """A unit for each pair that players use as one, and for each other word, once."""
        typed: set[str] = set()
        at = 0
        while at < len(words):
            pair = self._pair(words[at : at + 2], game)
            used, last = words[at : at + 2 if pair else at + 1], at + 1 == len(words)
            if not typed.issuperset(used):
                yield self._unit(pair or self._meanings(words[at], game, last=last))
            typed.update(used)
            at += len(used)

    def _pair(self, words: Sequence[str], game: str) -> list[Meaning]:
        """What players mean by two words together, if that is more than each of them says."""
        told = self._synonyms(words, game) if len(words) > 1 else []
        stems = [number for number in map(self._number, words) if number is not None]
        return [Meaning(tuple(stems), 100), *told] if told and len(stems) > 1 else told

    def _unit(self, meanings: Sequence[Meaning]) -> Unit:
        """Worth as much as its first meaning."""
        first = meanings[0].stems if meanings else ()
        worth = sum(self.index["worth"][number] for number in first)
        return Unit(tuple(meanings), max(1, worth // max(1, len(first))))

    def _number(self, word: str) -> int | None:
        """The number of a word's stem, if the index has it."""
        number = self.known.get(word)
        return self._stems.get(self._stem(word)) if number is None else number

    def _stem(self, word: str) -> str:
        return stem(word, self.index["language"])

    def _meanings(self, word: str, game: str, *, last: bool) -> list[Meaning]:
        number = self._number(word)
        found = [Meaning((number,), 100)] if number is not None else []
        found += self._synonyms([word], game)
        if last or not found:
            found += [each for each in self._begun(word) if each.stems != (number,)]
        return found or self._corrected(word, game)

    def _synonyms(self, words: Sequence[str], game: str) -> list[Meaning]:
        """What players of a game mean by one or two words."""
        key = " ".join(map(self._stem, words))
        told = [
            stems
            for name, synonyms in self.index["synonyms"].items()
            if name == ALL_GAMES or game in {"", name}
            for stems in synonyms.get(key, ())
        ]
        return [Meaning(tuple(stems), _SYNONYM) for stems in told]

    def _begun(self, word: str) -> list[Meaning]:
        """The words that begin so, the shortest first."""
        longer = self._longer(word) if len(word) > 1 else []
        longer.sort(key=lambda each: (len(each), self._rarity(each), each))
        return [
            Meaning((self.known[each],), _BEGUN * len(word) // len(each))
            for each in longer[:_MOST_BEGUN]
        ]

    def _longer(self, word: str) -> list[str]:
        """All words that begin so: in the order of the alphabet they stand together."""
        first = bisect_left(self._alphabetical, word)
        after = islice(self._alphabetical, first, None)
        return list(takewhile(lambda each: each.startswith(word), after))

    def _corrected(self, word: str, game: str) -> list[Meaning]:
        """What a word may be that nobody knows: the words with the fewest slips."""
        slips, near = corrections(word, self._spellings)
        near.sort(key=lambda each: (each[0] != word[0], self._rarity(each), each))
        trust = _CORRECTED - _SLIP * slips
        found = []
        for each in near[:_MOST_CORRECTED]:
            found.append(Meaning((self.known[each],), trust))
            also = self._synonyms([each], game)
            found += [Meaning(other.stems, trust * other.trust // 100) for other in also]
        return found

    def _rarity(self, word: str) -> int:
        worth: int = self.index["worth"][self.known[word]]
        return worth
