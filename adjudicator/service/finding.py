"""Finding what someone looks for: rules, words, tags, things and rulings, as players call them.

The index is SQLite's, in memory, made at first use from what the docs wrote: for some 500 entries
that takes less time than opening a page.
"""

import json
import sqlite3
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from threading import Lock
from typing import Any

from adjudicator.games import GAMES
from adjudicator.resources import DOCS
from adjudicator.service.spelling import Spelling, plain_words

#: How many words of what was typed are looked at.
MOST_WORDS = 10
#: How much a word counts in a title, in what players call it, and in the text.
_WEIGHTS = "12.0, 8.0, 1.0"
#: What people write around what they look for.
_FILLERS = frozenset(
    "a about am an and any are at be by can could did do does doing for from get gets go had has"
    " have he her him his how i if in is it its let may me much must my of on one or our should"
    " so some than that the their them then there they this to us was we what when where which"
    " while who whom whose why will with would you your".split()
)

_TABLES = """
CREATE VIRTUAL TABLE entry USING fts5 (title, called, text, tokenize = 'porter unicode61');
"""


@dataclass(frozen=True, slots=True)
class Entry:
    """Something that can be found, and where it stands."""

    kind: str
    id: str
    game: str
    title: str
    url: str
    text: str
    page: str
    edition: str
    rules: tuple[str, ...] = ()
    tags: tuple[str, ...] = ()

    @property
    def lead(self) -> str:
        """Its first lines."""
        first = self.text.split("\n")[0]
        return first if len(first) <= 160 else first[:160].rsplit(" ", 1)[0] + " …"


@dataclass(frozen=True)
class Finder:
    """The index of all entries."""

    entries: Sequence[Entry]
    spelling: Spelling
    index: sqlite3.Connection
    #: Words of players, and those of the book that are looked for as well.
    words: Mapping[str, Sequence[str]] = field(default_factory=dict)
    #: One at a time: the pages are answered by several threads.
    lock: Lock = field(default_factory=Lock)

    @classmethod
    def of_the_docs(cls) -> "Finder":
        """The index of the docs that were built last."""
        file = DOCS / "search.json"
        return _indexed(file, file.stat().st_mtime_ns) if file.is_file() else _index(())

    def find(self, typed: str, most: int = 8) -> tuple[Entry, ...]:
        """The entries that fit best, those with every word before those with some."""
        groups = self._groups(typed)
        if not groups:
            return ()
        found: dict[int, None] = dict.fromkeys(self._titled(typed))
        with self.lock:
            for joint in (" AND ", " OR ") if len(groups) > 1 else (" AND ",):
                if len(found) < most:
                    found |= dict.fromkeys(self._matching(joint.join(groups), most))
        return tuple(self.entries[number] for number in [*found][:most])

    def _titled(self, typed: str) -> list[int]:
        """What is called just so."""
        wanted = plain_words(typed)
        return [n for n, entry in enumerate(self.entries) if plain_words(entry.title) == wanted][:2]

    def _matching(self, query: str, most: int) -> list[int]:
        rows = self.index.execute(
            f"SELECT rowid FROM entry WHERE entry MATCH ? ORDER BY bm25(entry, {_WEIGHTS}) LIMIT ?",  # noqa: S608 - numbers of our own
            (query, most),
        )
        return [number for (number,) in rows]

    def _groups(self, typed: str) -> list[str]:
        """What to look for: for each word that was typed, the forms that will do."""
        words = plain_words(typed)[:MOST_WORDS]
        telling = [word for word in words if word not in _FILLERS] or words
        joined = self.spelling.joined(telling)
        return [self._group(word, last=word == joined[-1]) for word in joined]

    def _group(self, word: str, *, last: bool) -> str:
        """A word as it is, as it may have been meant, and as the book says it."""
        forms = {_quoted(near) for near in self.spelling.meant(word)} or {_quoted(word)}
        if last or len(word) > 3:
            forms.add(_quoted(word) + "*")
        for known in {word, *self.spelling.meant(word)}:
            forms |= {_quoted(said) for said in self.words.get(known, ())}
        return f"({' OR '.join(sorted(forms))})"


def _quoted(words: str) -> str:
    """Words as FTS5 takes them, side by side; only letters and digits are left in them."""
    return '"' + " ".join(plain_words(words)) + '"'


@cache
def _indexed(file: Path, _changed: int) -> Finder:
    written: list[dict[str, Any]] = json.loads(file.read_text(encoding="utf-8"))["entries"]
    lists = ("rules", "tags")
    return _index(
        Entry(**{key: tuple(v) if key in lists else v for key, v in entry.items()})
        for entry in written
    )


def _index(given: Iterable[Entry]) -> Finder:
    entries = tuple(given)
    index = sqlite3.connect(":memory:", check_same_thread=False)
    index.executescript(_TABLES)
    called = _called(entries)
    rows = [
        (number, entry.title, called.get(entry.id, ""), entry.text)
        for number, entry in enumerate(entries)
    ]
    index.executemany("INSERT INTO entry (rowid, title, called, text) VALUES (?, ?, ?, ?)", rows)
    said = {word: book for game in GAMES.values() for word, book in game.words.items()}
    known = [word for _, *texts in rows for text in texts for word in plain_words(text)]
    spelling = Spelling.of([*known, *said])
    return Finder(entries, spelling, index, {word: book.split(" ") for word, book in said.items()})


def _called(entries: Sequence[Entry]) -> dict[str, str]:
    """What each rule is called elsewhere: by words that lead to it, and by players."""
    called: dict[str, list[str]] = {}
    for entry in entries:
        for rule_id in entry.rules[:1] if entry.kind != "rule" else ():
            called.setdefault(rule_id, []).append(entry.title)
        if entry.kind == "thing":
            called[entry.id] = list(entry.tags)
    for game in GAMES.values():
        for rule_id, said in game.sayings.items():
            called.setdefault(rule_id, []).extend(said)
    return {name: " · ".join(words) for name, words in called.items()}
