"""Search rules, terms, tags, things and rulings by the words that players use.

The index is an SQLite database in memory, built at first use from a file of the docs: for some 500
entries that takes less time than opening a page.
"""

import atexit
import json
import sqlite3
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from threading import Lock

from adjudicator.app.sayings import Talk, talk
from adjudicator.app.spelling import Spelling, plain_words
from adjudicator.core.rule import RuleId
from adjudicator.core.values import JsonObject
from adjudicator.messages.languages import speech_in
from adjudicator.messages.renderer import Messages
from adjudicator.resources import SOURCE, docs_in

#: How many words of what was typed are looked at, and how many letters of each.
MOST_WORDS, MOST_LETTERS = 10, 40
#: How much a word counts in a title, in what players call it, and in the text.
_WEIGHTS = "12.0, 8.0, 1.0"
#: How much each kind counts: a rule answers best, a ruling only where the book is silent.
_KINDS = {"rule": 1.0, "thing": 1.0, "tag": 0.9, "term": 0.85, "ruling": 0.6}
#: How SQLite cuts texts into words; it knows the stems of English ones only.
_WHOLE_WORDS = "unicode61 remove_diacritics 2"
_STEMS = f"porter {_WHOLE_WORDS}"


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
class Index:
    """The index of all entries."""

    entries: Sequence[Entry]
    spelling: Spelling
    connection: sqlite3.Connection
    #: What people write around what they look for.
    fillers: frozenset[str] = frozenset()
    #: What entries are called, in plain words.
    names: Mapping[str, Sequence[int]] = field(default_factory=dict)
    #: Words of players, and those of the book that are looked for as well.
    words: Mapping[str, Sequence[str]] = field(default_factory=dict)
    #: One at a time: the pages are answered by several threads.
    lock: Lock = field(default_factory=Lock)

    @classmethod
    def for_docs(cls, language: str = SOURCE) -> "Index":
        """The index of the docs that were built last, in a language."""
        file = docs_in(language) / "search.json"
        return _indexed(file, file.stat().st_mtime_ns if file.is_file() else 0, language)

    def close(self) -> None:
        """Let go of the index; nothing is found any more."""
        self.connection.close()
        self.spelling.close()

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
        words = _looked_at(typed)
        meant = [next(iter(self.spelling.meant(word)), word) for word in words]
        numbers = self.names.get(" ".join(words)) or self.names.get(" ".join(meant)) or ()
        return [near for number in numbers[:2] for near in (number, *self._leads_to(number))]

    def _leads_to(self, number: int) -> list[int]:
        entry = self.entries[number]
        linked = entry.rules[:1] if entry.kind != "rule" else ()
        return [near for rule_id in linked for near in self.names[" ".join(plain_words(rule_id))]]

    def _matching(self, query: str) -> list[int]:
        with self.lock:
            rows = self.connection.execute(
                f"SELECT rowid, bm25(entry, {_WEIGHTS}) FROM entry WHERE entry MATCH ?",  # noqa: S608 - numbers of our own
                (query,),
            ).fetchall()
        # The better it fits, the lower is the number; those of rare interest stand back.
        ranked = sorted((fits * _KINDS[self.entries[number].kind], number) for number, fits in rows)
        return [number for _, number in ranked]

    def _groups(self, typed: str) -> list[str]:
        """What to look for: for each word that was typed, the forms that will do."""
        words = _looked_at(typed)
        telling = [word for word in words if word not in self.fillers] or words
        joined = self.spelling.joined(telling)
        return [self._group(word, last=word == joined[-1]) for word in joined]

    def _group(self, word: str, *, last: bool) -> str:
        """A word as it is, as it may have been meant, and as the book says it."""
        meant = self.spelling.meant(word) or (word,)
        wanted = {_quoted(near) for near in meant}
        if last or len(word) > 3:
            wanted.add(_quoted(word) + "*")
        for form in {form for near in meant for form in self.spelling.forms(near)}:
            if form in self.spelling.known:  # an index of whole words does not know it for the same
                wanted.add(_quoted(form))
            wanted |= {_quoted(said) for said in self.words.get(form, ())}
        return f"({' OR '.join(sorted(wanted))})"


def _looked_at(typed: str) -> list[str]:
    """The words that are looked for: comparing longer ones would take long and find nothing."""
    longest = MOST_WORDS * (MOST_LETTERS + 1)
    return [word[:MOST_LETTERS] for word in plain_words(typed[:longest])[:MOST_WORDS]]


def _quoted(words: str) -> str:
    """Words as FTS5 takes them, side by side; only letters and digits are left in them."""
    return '"' + " ".join(plain_words(words)) + '"'


@cache
def _indexed(file: Path, changed: int, language: str) -> Index:
    """The index of a file at the time it was changed; empty if there is no file.

    It is shared by all requests, and closed when the process ends.
    """
    written: list[JsonObject] = []
    if changed:
        written = json.loads(file.read_text(encoding="utf-8"))["entries"]
    made = _build(map(_entry, written), speech_in(language))
    atexit.register(made.close)
    return made


def _entry(written: JsonObject) -> Entry:
    lists = {"rules": tuple(written["rules"]), "tags": tuple(written["tags"])}
    return Entry(**{**written, **lists})


def _build(given: Iterable[Entry], messages: Messages) -> Index:
    entries, spoken = tuple(given), talk(messages)
    connection = sqlite3.connect(":memory:", check_same_thread=False)
    words = _STEMS if messages.language == SOURCE else _WHOLE_WORDS
    connection.execute(
        f"CREATE VIRTUAL TABLE entry USING fts5 (title, called, text, tokenize = '{words}')"
    )
    called = _called(entries, spoken)
    rows = [
        (number, entry.title, called.get(entry.id, ""), entry.text)
        for number, entry in enumerate(entries)
    ]
    connection.executemany(
        "INSERT INTO entry (rowid, title, called, text) VALUES (?, ?, ?, ?)", rows
    )
    known = [word for _, *texts in rows for text in texts for word in plain_words(text)]
    endings = messages.label("looking.endings", {}).split()
    said = {" ".join(plain_words(word)): book for word, book in spoken.words.items()}
    return Index(
        entries,
        Spelling.of([*known, *said], endings),
        connection,
        frozenset(plain_words(messages.label("looking.fillers", {}))),
        _names(entries, spoken),
        said,
    )


def _names(entries: Sequence[Entry], spoken: Talk) -> dict[str, list[int]]:
    """All that entries are called, in full: titles, ids, and what players say for rules."""
    names: dict[str, list[int]] = {}
    for number, entry in enumerate(entries):
        for name in {entry.title, entry.id, *spoken.sayings.get(RuleId(entry.id), ())}:
            names.setdefault(" ".join(plain_words(name)), []).append(number)
    return names


def _called(entries: Sequence[Entry], spoken: Talk) -> dict[str, str]:
    """What each rule is called elsewhere: by words that lead to it, and by players."""
    called: dict[str, list[str]] = {}
    for entry in entries:
        for rule_id in entry.rules[:1] if entry.kind != "rule" else ():
            called.setdefault(rule_id, []).append(entry.title)
        if entry.kind == "thing":
            called[entry.id] = list(entry.tags)
        if entry.kind == "ruling":
            called[entry.id] = [entry.id]
    for rule_id, said in spoken.sayings.items():
        called.setdefault(rule_id, []).extend(said)
    return {name: " · ".join(words) for name, words in called.items()}
