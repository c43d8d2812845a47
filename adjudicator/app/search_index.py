"""Build the index that the search reads, on the server and in the browser alike.

Everything that takes logarithms or a catalogue happens here, when the docs are built. The index
holds whole numbers, so `app.search` and `static/search-engine.js` add up the same scores.
"""

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import chain
from math import fsum, log

from adjudicator.app.sayings import Talk, Words
from adjudicator.app.search_vectors import Counts, packed, vectors
from adjudicator.app.spelling import plain_words, stem
from adjudicator.core.rule import RuleId
from adjudicator.core.values import JsonObject
from adjudicator.games import GAMES
from adjudicator.messages.renderer import Messages

#: The layout of the file. A browser that was offline may hold one of another version.
FORMAT = 2
KINDS = ("rule", "thing", "tag", "term", "ruling", "page")
#: What the page says around results.
PHRASES = ("results", "none", "back", "docs")
#: Facts that are only known in the browser.
_PLACES = {name: f"{{{name}}}" for name in ("count", "best", "typed")}
#: How much a word counts by where it stands.
TITLE, SAID, CALLED, ID, LEAD, SECTION, TEXT = 12, 9, 7, 3, 5, 3, 2
#: The weight at which a word reaches half of its maximum score.
_HALF = 8
#: The length of a usual text in words. In longer ones a word counts less.
_USUAL = 40
#: What rare words are worth against common ones: less than in proportion to their logarithm.
_WORTH, _RARITY = 12, 0.8
#: How much a word of the first line and of the whole text counts for the meaning of an entry.
_MEANT_LEAD, _MEANT_TEXT = 0.5, 0.3
#: How many parts a step is divided into that a word leans to a game, and how much of each game
#: counts as having every word: a word of one game alone is still no proof.
_LEAN, _SMOOTH = 40, 0.1
#: How far a name is trusted, in percent: what a rule is called, what leads to it, parts of its id.
_NAME_TITLE, _NAME_SAID, _NAME_CALLED, _NAME_TOPIC, _NAME_ID = 105, 110, 90, 90, 70


@dataclass
class _Words:
    """All words seen, with their stems as numbers."""

    language: str
    fillers: frozenset[str]
    numbers: dict[str, int] = field(default_factory=dict)
    stems: dict[str, int] = field(default_factory=dict)

    def number(self, word: str) -> int:
        """The number of a word's stem."""
        if word not in self.numbers:
            self.numbers[word] = self.stems.setdefault(stem(word, self.language), len(self.stems))
        return self.numbers[word]

    def stemmed(self, text: str) -> list[int]:
        """The stems of a text."""
        return [self.number(word) for word in plain_words(text)]

    def telling(self, text: str) -> list[int]:
        """The stems of the significant words, each once."""
        words = plain_words(text)
        kept = [word for word in words if word not in self.fillers] or words
        return list(dict.fromkeys(self.number(word) for word in kept))


def build(entries: Sequence[JsonObject], spoken: Talk, messages: Messages) -> JsonObject:
    """The index of some entries in a language."""
    fillers = plain_words(messages.label("looking.fillers", {}))
    words = _Words(messages.language, frozenset(fillers))
    names = _names(entries, spoken, words)
    weights = [_weights(entry, names[number], words) for number, entry in enumerate(entries)]
    synonyms = {game: _synonyms(told, words) for game, told in spoken.words.items()}
    worth, postings = _postings(weights, len(words.stems))
    return {
        "format": FORMAT,
        "language": messages.language,
        "entries": list(entries),
        "fillers": fillers,
        "page_words": plain_words(messages.label("looking.page", {})),
        "kinds": {kind: messages.label(f"found.{kind}", {}) for kind in KINDS},
        "phrases": {name: messages.label(f"looking.{name}", _PLACES) for name in PHRASES},
        "words": words.numbers,
        "stems": list(words.stems),
        "worth": worth,
        "postings": postings,
        "names": [
            [number, trust, *stems] for number, named in enumerate(names) for trust, stems in named
        ],
        "synonyms": synonyms,
        "games": {game: plain_words(messages.label(f"title.{game}", {})) for game in GAMES},
        "leans": _leans(entries, postings),
        "vectors": vectors(_meant(entries, names, words), worth),
    }


_Named = list[tuple[int, list[int]]]


def _meant(
    entries: Sequence[JsonObject], names: Sequence[_Named], words: _Words
) -> Sequence[Counts]:
    """What each entry says: its names, and in part its text."""
    found = []
    for entry, named in zip(entries, names, strict=True):
        counts: dict[int, float] = defaultdict(float)
        for number in chain.from_iterable(stems for _, stems in named):
            counts[number] += 1
        lead = entry["text"].partition("\n")[0]
        for text, weight in ((lead, _MEANT_LEAD), (entry["text"], _MEANT_TEXT)):
            for word in plain_words(text):
                if word not in words.fillers:
                    counts[words.number(word)] += weight
        found.append(counts)
    return found


def _leans(entries: Sequence[JsonObject], postings: Sequence[Sequence[int]]) -> dict[str, str]:
    """How far each stem speaks for a game: the logarithm of its share in that game's rules."""
    games = [entry["game"] for entry in entries]
    size = Counter(games)
    leans: dict[str, list[int]] = {game: [] for game in GAMES}
    for flat in postings:
        having: dict[str, float] = dict.fromkeys(GAMES, 0.0)
        for number, share in zip(flat[::2], flat[1::2], strict=True):
            if entries[number]["kind"] == "rule":
                having[games[number]] += share / size[games[number]]
        usual = fsum(having.values()) / len(GAMES)
        for game, told in having.items():
            part = (told + _SMOOTH * usual) / (usual + _SMOOTH * usual) if usual else 1.0
            leans[game].append(round(_LEAN * log(part)))
    return {game: packed(numbers) for game, numbers in leans.items()}


def _names(entries: Sequence[JsonObject], spoken: Talk, words: _Words) -> list[_Named]:
    """What each entry is called, and how far that can be trusted."""
    called = _called(entries)
    return [
        [(trust, words.telling(name)) for trust, name in _names_of(entry, called, spoken) if name]
        for entry in entries
    ]


def _names_of(
    entry: JsonObject, called: Mapping[str, Iterable[str]], spoken: Talk
) -> list[tuple[int, str]]:
    name = entry["id"].rpartition(":")[2].rpartition("/")[2]
    topic = " ".join(name.split(".")[1:])
    return [
        (_NAME_TITLE, entry["title"]),
        (_NAME_TOPIC, f"{entry['section']} {entry['title']}" if entry["section"] else ""),
        (_NAME_ID, topic or name),
        *((_NAME_CALLED, title) for title in called.get(entry["id"], ())),
        *((_NAME_SAID, said) for said in spoken.sayings.get(RuleId(entry["id"]), ())),
    ]


def _called(entries: Iterable[JsonObject]) -> Mapping[str, list[str]]:
    """For each rule, the words of the glossary that lead to it first."""
    called = defaultdict(list)
    for entry in entries:
        if entry["kind"] != "rule" and entry["rules"]:
            called[entry["rules"][0]].append(entry["title"])
    return called


def _weights(entry: JsonObject, named: _Named, words: _Words) -> Counter[int]:
    """How much each stem counts for an entry."""
    lead, _, rest = entry["text"].partition(". ")
    weights: Counter[int] = Counter()
    fields = [(TITLE, words.stemmed(entry["title"])), (SECTION, words.stemmed(entry["section"]))]
    fields += [(TITLE, words.stemmed(" ".join(entry["tags"])))]
    by_trust = {_NAME_ID: ID, _NAME_CALLED: CALLED, _NAME_SAID: SAID}
    fields += [(by_trust[trust], stems) for trust, stems in named[1:] if trust in by_trust]
    for weight, stems in fields:
        for number in set(stems):
            weights[number] = max(weights[number], weight) + min(weights[number], weight) // 4
    for weight, stems in ((LEAD, words.stemmed(lead)), (TEXT, words.stemmed(rest))):
        for number, times in Counter(stems).items():
            weights[number] += round(weight * min(times, 3) * _USUAL / (_USUAL + len(stems)))
    return weights


def _postings(weights: Sequence[Counter[int]], count: int) -> tuple[list[int], list[list[int]]]:
    """What each stem is worth, and the entries that have it with their share of that."""
    having: list[list[tuple[int, int]]] = [[] for _ in range(count)]
    for number, weighed in enumerate(weights):
        for stemmed, weight in weighed.items():
            having[stemmed].append((number, weight))
    worth = [_worth(len(weights), len(found)) for found in having]
    postings = [
        [part for number, weight in found for part in (number, _share(value, weight))]
        for value, found in zip(worth, having, strict=True)
    ]
    return worth, postings


def _worth(entries: int, having: int) -> int:
    """What a stem is worth that some of all entries have."""
    rarity: float = log(1 + entries / (1 + having)) ** _RARITY
    return round(_WORTH * rarity)


def _share(worth: int, weight: int) -> int:
    return round(10 * worth * weight / (weight + _HALF))


def _synonyms(told: Words, words: _Words) -> dict[str, list[list[int]]]:
    """For the stems of players' words, those of the book's words."""
    found: dict[str, list[list[int]]] = {}
    for word, book in told.items():
        key = " ".join(stem(part, words.language) for part in plain_words(word))
        for part in plain_words(word):
            words.number(part)
        found.setdefault(key, []).extend(words.telling(text) for text in book)
    return found
