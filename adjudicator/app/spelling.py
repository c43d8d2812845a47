"""Correct the spelling of searches: typos, and words joined or split by mistake."""

import re
import sqlite3
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from threading import Lock
from unicodedata import normalize

from adjudicator.board.lazy import cached_property

_WORD = re.compile(r"[a-z0-9]+")
#: How many words with common trigrams are compared.
_CANDIDATES = 60


def plain_words(text: str) -> list[str]:
    """The words of a text: small letters without accents, and digits."""
    folded = normalize("NFKD", text.casefold().replace("'", "").replace("\u2019", ""))
    return _WORD.findall("".join(sign for sign in folded if sign.isascii()))


@dataclass(frozen=True)
class Spelling:
    """The known words, with an index of trigrams to find similar ones."""

    known: Mapping[str, int]
    trigrams: sqlite3.Connection
    #: The endings of inflected words in the language.
    endings: tuple[str, ...]
    lock: Lock = field(default_factory=Lock)

    @classmethod
    def of(cls, words: Iterable[str], endings: Iterable[str]) -> "Spelling":
        """The spelling of some words, the more often the better."""
        known = Counter(words)
        trigrams = sqlite3.connect(":memory:", check_same_thread=False)
        trigrams.execute("CREATE VIRTUAL TABLE word USING fts5 (padded, tokenize = 'trigram')")
        trigrams.executemany("INSERT INTO word VALUES (?)", [(_padded(word),) for word in known])
        return cls(known, trigrams, tuple(endings))

    def close(self) -> None:
        """Close the index; typos are no longer corrected."""
        self.trigrams.close()

    def forms(self, word: str) -> tuple[str, ...]:
        """A word, and what it may be a form of: bullets, a bullet; punches and punched, a punch."""
        ends = (end for end in self.endings if word.endswith(end) and len(word) > 4)
        return (word, *(word[: -len(end)] for end in ends))

    @cached_property
    def _beginnings(self) -> frozenset[str]:
        return frozenset(word[:end] for word in self.known for end in range(3, len(word) + 1))

    def meant(self, word: str) -> tuple[str, ...]:
        """The word itself if it is known or begins one; else the known words nearest to it."""
        if word in self.known or self._one(word) or len(word) < 4:
            return (word,)
        if word in self._beginnings:
            return (word, *self._begun(word))
        parts = [
            f"{word[:at]} {word[at:]}"
            for at in range(3, len(word) - 2)
            if word[:at] in self.known and self._one(word[at:])
        ]
        return tuple(parts[:1]) or self._near(word)

    def joined(self, words: Sequence[str]) -> list[str]:
        """The words, two that are one in the book as one."""
        joined: list[str] = []
        for word in words:
            both = joined[-1] + word if joined else ""
            if both in self.known and len(both) > 5:
                joined[-1] = both
            else:
                joined.append(word)
        return joined

    def _one(self, word: str) -> bool:
        """Whether a known word is meant, in another form of it."""
        return any(form in self.known for form in (*self.forms(word), word + "s"))

    def _begun(self, word: str) -> list[str]:
        """Words that begin so: an index of stems has no stem for all but the last letter."""
        begun = (known for known in self.known if known.startswith(word))
        return sorted(begun, key=lambda known: -self.known[known])[:3]

    def _near(self, word: str) -> tuple[str, ...]:
        slips = 1 if len(word) < 7 else 2 if len(word) < 8 else 3
        apart = {
            near: distance(word, near)
            for near in self._alike(word)
            if near[0] == word[0] or slips < 3
        }
        least = min(apart.values(), default=slips + 1)
        nearest = [near for near, slipped in apart.items() if slipped == least <= slips]
        return tuple(sorted(nearest, key=lambda near: -self.known[near])[:3])

    def _alike(self, word: str) -> list[str]:
        padded = _padded(word)
        groups = {padded[at : at + 3] for at in range(len(padded) - 2)}
        query = " OR ".join(f'"{group}"' for group in sorted(groups))
        with self.lock:
            rows = self.trigrams.execute(
                "SELECT padded FROM word WHERE word MATCH ? ORDER BY rank LIMIT ?",
                (query, _CANDIDATES),
            ).fetchall()
        return [found.strip("_") for (found,) in rows]


def _padded(word: str) -> str:
    """A word with its ends marked, so that short words share groups too."""
    return f"__{word}__"


def distance(one: str, other: str) -> int:
    """The edit distance of two words: letters added, left out, replaced or swapped."""
    rows = [list(range(len(other) + 1))]
    for i, letter in enumerate(one, 1):
        row = [i]
        for j, against in enumerate(other, 1):
            least = min(rows[-1][j] + 1, row[-1] + 1, rows[-1][j - 1] + (letter != against))
            if i > 1 and j > 1 and (one[i - 2], letter) == (against, other[j - 2]):
                least = min(least, rows[-2][j - 2] + 1)
            row.append(least)
        rows.append(row)
    return rows[-1][-1]
