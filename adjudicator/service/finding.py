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
from adjudicator.kernel.rule import RuleId
from adjudicator.resources import DOCS
from adjudicator.service.spelling import Spelling, forms, plain_words

#: How many words of what was typed are looked at.
MOST_WORDS = 10
#: How much a word counts in a title, in what players call it, and in the text.
_WEIGHTS = "12.0, 8.0, 1.0"
#: How much each kind counts: a rule answers best, a ruling only where the book is silent.
_KINDS = {"rule": 1.0, "thing": 1.0, "tag": 0.9, "term": 0.85, "ruling": 0.6}
#: What people write around what they look for.
_FILLERS = frozenset(
    plain_words(
        "a about am an and any are at be by can could did do does doing for from get gets go had"
        " has have he her him his how i if in is it its let may me much must my of on one or our"
        " should so some than that the their them then there they this to us was we what when"
        " where which while who whom whose why will with would you your"
    )
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
    #: What entries are called, in plain words.
    names: Mapping[str, Sequence[int]] = field(default_factory=dict)
    #: Words of players, and those of the book that are looked for as well.
    words: Mapping[str, Sequence[str]] = field(default_factory=dict)
    #: One at a time: the pages are answered by several threads.
    lock: Lock = field(default_factory=Lock)

    @classmethod
    def of_the_docs(cls) -> "Finder":
        """The index of the docs that were built last."""
        file = DOCS / "search.json"
        return _indexed(file, file.stat().st_mtime_ns if file.is_file() else 0)

    def find(self, typed: str, most: int = 8) -> tuple[Entry, ...]:
        """The entries that fit best: what is called so, then what has all words, then some."""
        groups = self._groups(typed)
        found: dict[int, None] = dict.fromkeys(self._called_so(typed))
        for joint in (" AND ", " OR ") if len(groups) > 1 else (" AND ",):
            if groups and len(found) < most:
                found |= dict.fromkeys(self._matching(joint.join(groups)))
        return tuple(self.entries[number] for number in [*found][:most])

    def _called_so(self, typed: str) -> list[int]:
        """What is called just so; a word of the book is followed by the rule that it leads to."""
        words = plain_words(typed)[:MOST_WORDS]
        meant = [next(iter(self.spelling.meant(word)), word) for word in words]
        numbers = self.names.get(" ".join(words)) or self.names.get(" ".join(meant)) or ()
        return [near for number in numbers[:2] for near in (number, *self._leads_to(number))]

    def _leads_to(self, number: int) -> list[int]:
        entry = self.entries[number]
        linked = entry.rules[:1] if entry.kind != "rule" else ()
        return [near for rule_id in linked for near in self.names[" ".join(plain_words(rule_id))]]

    def _matching(self, query: str) -> list[int]:
        with self.lock:
            rows = self.index.execute(
                f"SELECT rowid, bm25(entry, {_WEIGHTS}) FROM entry WHERE entry MATCH ?",  # noqa: S608 - numbers of our own
                (query,),
            ).fetchall()
        # The better it fits, the lower is the number; those of rare interest stand back.
        ranked = sorted((fits * _KINDS[self.entries[number].kind], number) for number, fits in rows)
        return [number for _, number in ranked]

    def _groups(self, typed: str) -> list[str]:
        """What to look for: for each word that was typed, the forms that will do."""
        words = plain_words(typed)[:MOST_WORDS]
        telling = [word for word in words if word not in _FILLERS] or words
        joined = self.spelling.joined(telling)
        return [self._group(word, last=word == joined[-1]) for word in joined]

    def _group(self, word: str, *, last: bool) -> str:
        """A word as it is, as it may have been meant, and as the book says it."""
        meant = self.spelling.meant(word) or (word,)
        wanted = {_quoted(near) for near in meant}
        if last or len(word) > 3:
            wanted.add(_quoted(word) + "*")
        for form in {form for near in meant for form in forms(near)}:
            wanted |= {_quoted(said) for said in self.words.get(form, ())}
        return f"({' OR '.join(sorted(wanted))})"


def _quoted(words: str) -> str:
    """Words as FTS5 takes them, side by side; only letters and digits are left in them."""
    return '"' + " ".join(plain_words(words)) + '"'


@cache
def _indexed(file: Path, changed: int) -> Finder:
    """The index of a file as it was written then; empty for one that is not there."""
    if not changed:
        return _index(())
    written: list[dict[str, Any]] = json.loads(file.read_text(encoding="utf-8"))["entries"]
    return _index(_entry(entry) for entry in written)


def _entry(written: dict[str, Any]) -> Entry:
    lists = {"rules": tuple(written["rules"]), "tags": tuple(written["tags"])}
    return Entry(**{**written, **lists})


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
    return Finder(entries, Spelling.of([*known, *said]), index, _names(entries), said)


def _names(entries: Sequence[Entry]) -> dict[str, list[int]]:
    """All that entries are called, in full: titles, ids, and what players say for rules."""
    sayings = {rule: said for game in GAMES.values() for rule, said in game.sayings.items()}
    names: dict[str, list[int]] = {}
    for number, entry in enumerate(entries):
        for name in {entry.title, entry.id, *sayings.get(RuleId(entry.id), ())}:
            names.setdefault(" ".join(plain_words(name)), []).append(number)
    return names


def _called(entries: Sequence[Entry]) -> dict[str, str]:
    """What each rule is called elsewhere: by words that lead to it, and by players."""
    called: dict[str, list[str]] = {}
    for entry in entries:
        for rule_id in entry.rules[:1] if entry.kind != "rule" else ():
            called.setdefault(rule_id, []).append(entry.title)
        if entry.kind == "thing":
            called[entry.id] = list(entry.tags)
        if entry.kind == "ruling":
            called[entry.id] = [entry.id]
    for game in GAMES.values():
        for rule_id, said in game.sayings.items():
            called.setdefault(rule_id, []).extend(said)
    return {name: " · ".join(words) for name, words in called.items()}
