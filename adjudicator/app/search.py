"""Search rules, terms, tags, things and rulings by the words that players use.

The index is a file of the docs, built by `app.search_index`. `static/search-engine.js` reads the
same file and does the same sums in the browser; a test compares the two.
"""

import json
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from heapq import nlargest
from math import isqrt
from pathlib import Path

from adjudicator.app.search_index import FORMAT
from adjudicator.app.search_nearness import Nearness
from adjudicator.app.search_words import Lexicon, Unit
from adjudicator.board.lazy import cached_property
from adjudicator.core.values import JsonObject
from adjudicator.resources import SOURCE, docs_in

#: How much each kind counts, in percent: a rule answers best.
_KINDS = {"rule": 100, "thing": 100, "tag": 85, "term": 85, "ruling": 60, "page": 60}
#: How much entries of another edition of the game, or of another game, count in percent.
_OTHER_EDITION, _OTHER_GAME = 50, 20
#: How much a name counts against single words, and how many names of an entry count: what is
#: typed is rarely one of its names, but near several. A name typed as it is counts this much more,
#: also if a word of it is misspelled: if this much of it, in percent, is trusted.
_NAME, _MOST_NAMES, _EXACT, _TRUSTED = 5, 3, 10, 80
#: How much more an entry counts that means exactly what was typed. How much less one of a game
#: that the words don't speak for: the larger the number, the less.
_MEANT, _DOUBT = 4, 30_000
#: Results below this fraction of the best are left out.
_CUT = 12


@dataclass(frozen=True, slots=True)
class Scope:
    """The game and edition of the current table."""

    game: str = ""
    edition: str = "core"


@dataclass(frozen=True, slots=True)
class Entry:
    """A search entry and its location."""

    kind: str
    id: str
    game: str
    title: str
    url: str
    text: str
    page: str
    edition: str
    #: Its game, book and page, in words.
    where: str = ""
    #: The title of its page of the docs.
    section: str = ""
    rules: tuple[str, ...] = ()
    tags: tuple[str, ...] = ()
    #: The editions that it holds in, and its pages in each.
    editions: tuple[str, ...] = ()
    pages: Mapping[str, Sequence[int]] = field(default_factory=dict)

    @property
    def lead(self) -> str:
        """Its first lines."""
        first = self.text.split("\n")[0]
        return first if len(first) <= 160 else first[:160].rsplit(" ", 1)[0] + " …"


@dataclass(frozen=True)
class Index:
    """The index of all entries."""

    entries: Sequence[Entry]
    written: JsonObject

    @classmethod
    def for_docs(cls, language: str = SOURCE) -> "Index":
        """The index of the docs that were built last, in a language."""
        file = docs_in(language) / "search.json"
        return _load(file, file.stat().st_mtime_ns if file.is_file() else 0)

    def find(self, typed: str, most: int = 8, scope: Scope = Scope()) -> tuple[Entry, ...]:  # noqa: B008 - frozen
        """The entries that fit best, those of the scope's game before those of others."""
        if not self.entries:
            return ()
        reading = self._lexicon.read(typed, scope.game)
        scope = Scope(reading.game or scope.game, reading.edition or scope.edition)
        scores = self._scores(reading.units, scope) if reading.units else {}
        if reading.page is not None:
            numbers = self._on_page(reading.page, scores, scope)
        else:
            numbers = self._ranked(scores, scope)
        return tuple(self.entries[number] for number in numbers[:most])

    @cached_property
    def _lexicon(self) -> Lexicon:
        return Lexicon(self.written)

    @cached_property
    def _nearness(self) -> Nearness:
        return Nearness(self.written)

    def _scores(self, units: Sequence[Unit], scope: Scope) -> dict[int, int]:
        names, exact = self._name_scores(units)
        words = self._word_scores(units)
        meant = self._nearness.direction(units)
        doubts = {} if scope.game else self._nearness.doubts(units)
        found = {}
        for number in words.keys() | names.keys():
            entry = self.entries[number]
            score = _together(words.get(number, 0), names.get(number, 0))
            score = score * self._factor(entry, scope) // 10_000
            near = 100 if number in exact else self._nearness.near(number, meant)
            score = score * (100 + _MEANT * near) // 100
            found[number] = score * _DOUBT // (_DOUBT + doubts.get(entry.game, 0))
        return found

    def _factor(self, entry: Entry, scope: Scope) -> int:
        if scope.game and entry.game not in {"", scope.game}:
            near = _OTHER_GAME
        else:
            near = 100 if scope.edition in entry.editions or not entry.editions else _OTHER_EDITION
        return near * _KINDS[entry.kind]

    def _word_scores(self, units: Sequence[Unit]) -> dict[int, int]:
        """How well the words of each entry fit: the more of what was typed, the better."""
        total = sum(unit.worth for unit in units)
        sums: dict[int, int] = defaultdict(int)
        covered: dict[int, int] = defaultdict(int)
        for unit in units:
            for number, (score, share) in self._unit_scores(unit).items():
                sums[number] += score
                covered[number] += unit.worth * share // 100
        return {number: score * covered[number] // total for number, score in sums.items()}

    def _unit_scores(self, unit: Unit) -> dict[int, tuple[int, int]]:
        """The best score of a unit's meanings in each entry, and how much of the unit matches."""
        best: dict[int, tuple[int, int]] = {}
        for meaning in unit.meanings:
            parts: dict[int, list[int]] = defaultdict(list)
            for number in meaning.stems:
                for entry, share in _pairs(self.written["postings"][number]):
                    parts[entry].append(share)
            count = len(meaning.stems)
            for entry, shares in parts.items():
                found = sum(shares) * meaning.trust // (100 * count)
                share = meaning.trust * len(shares) // count
                best[entry] = max(best.get(entry, (0, 0)), (found, share))
        return best

    def _name_scores(self, units: Sequence[Unit]) -> tuple[dict[int, int], set[int]]:
        """How well the query fits each entry's best names: all of it, and nothing else.

        And the entries that have it as a name.
        """
        called: set[int] = set()
        total = sum(unit.worth for unit in units)
        fits: dict[int, list[int]] = defaultdict(list)
        for name, (typed, named) in self._overlaps(units).items():
            entry, trust, *_ = self.written["names"][name]
            worth = self._name_worths[name]
            part = isqrt(10_000 * typed // total)
            fit = _NAME * trust * typed * part * named // (10_000 * worth)
            if 100 * typed >= _TRUSTED * total and named == worth:
                fit += _EXACT * trust * typed // 100
                called |= {entry} if typed == total else set()
            fits[entry].append(fit)
        return {entry: sum(nlargest(_MOST_NAMES, found)) for entry, found in fits.items()}, called

    def _overlaps(self, units: Sequence[Unit]) -> dict[int, tuple[int, int]]:
        """How much of what was typed is in each name, and how much of the name was typed."""
        worth = self.written["worth"]
        typed: dict[int, int] = defaultdict(int)
        met: dict[int, set[int]] = defaultdict(set)
        for unit in units:
            for name, (fits, stems) in self._names_of(unit).items():
                typed[name] += fits
                met[name].update(stems)
        return {name: (typed[name], sum(worth[stem] for stem in met[name])) for name in typed}

    def _names_of(self, unit: Unit) -> dict[int, tuple[int, Sequence[int]]]:
        """The names that a unit is in: how much of it, by the meaning that has most of it there.

        Going from stems to names looks at no name that has nothing of what was typed.
        """
        best: dict[int, tuple[int, Sequence[int]]] = {}
        for meaning in unit.meanings:
            there: dict[int, list[int]] = defaultdict(list)
            for stem in meaning.stems:
                for name in self._names.get(stem, ()):
                    there[name].append(stem)
            for name, stems in there.items():
                fits = unit.worth * meaning.trust * len(stems) // (100 * len(meaning.stems))
                if fits > best.get(name, (0, ()))[0]:
                    best[name] = (fits, stems)
        return best

    @cached_property
    def _name_worths(self) -> Sequence[int]:
        """How much the words of each name are worth together."""
        worth = self.written["worth"]
        return [sum(worth[stem] for stem in stems) for _, _, *stems in self.written["names"]]

    @cached_property
    def _names(self) -> Mapping[int, list[int]]:
        """The names that each stem is in."""
        found: dict[int, list[int]] = defaultdict(list)
        for number, (_, _, *stems) in enumerate(self.written["names"]):
            for name in stems:
                found[name].append(number)
        return found

    def _ranked(self, scores: Mapping[int, int], scope: Scope) -> list[int]:
        """The best of the scope's game, then the best of others."""
        least = max(scores.values(), default=0) // _CUT
        found = [
            (self._is_apart(number, scope), -score, number)
            for number, score in scores.items()
            if score > least
        ]
        return [number for *_, number in sorted(found)]

    def _is_apart(self, number: int, scope: Scope) -> bool:
        return bool(scope.game) and self.entries[number].game not in {"", scope.game}

    def _on_page(self, page: int, scores: Mapping[int, int], scope: Scope) -> list[int]:
        """The rules of a page: those of the scope first, then those on that page alone."""
        there = []
        for number, entry in enumerate(self.entries):
            pages = entry.pages.get(scope.edition, ())
            if entry.kind == "rule" and page in pages:
                score = scores.get(number, 0)
                there.append((self._is_apart(number, scope), -score, len(pages), number))
        return [number for *_, number in sorted(there)]


def _together(words: int, names: int) -> int:
    """One score of two: more than their sum, because they confirm each other."""
    return words + names + 2 * isqrt(words * names)


def _pairs(flat: Sequence[int]) -> Iterator[tuple[int, int]]:
    return zip(flat[::2], flat[1::2], strict=True)


@cache
def _load(file: Path, changed: int) -> Index:
    """The index of a file at the time it was changed; empty if there is none that can be read."""
    written: JsonObject = json.loads(file.read_text(encoding="utf-8")) if changed else {}
    if written.get("format") != FORMAT:
        return Index((), {})
    return Index(tuple(map(_entry, written["entries"])), written)


def _entry(written: JsonObject) -> Entry:
    lists = {name: tuple(written[name]) for name in ("rules", "tags", "editions")}
    return Entry(**{**written, **lists})
