"""Compare words as players type them: without accents, by stem, with typos."""

import re
from collections.abc import Sequence
from functools import cache, lru_cache
from unicodedata import normalize

import snowballstemmer
from babel import Locale
from rapidfuzz import process
from rapidfuzz.distance import OSA

_WORD = re.compile(r"[a-z0-9]+")
#: How many typos are forgiven, by length of the word.
_FORGIVEN = ((8, 3), (6, 2), (4, 1))


def plain_words(text: str) -> list[str]:
    """The words of a text: small letters without accents, and digits."""
    folded = normalize("NFKD", text.casefold().replace("'", "").replace("\u2019", ""))
    return _WORD.findall("".join(sign for sign in folded if sign.isascii()))


@lru_cache(10_000)
def stem(word: str, language: str) -> str:
    """The stem of a plain word. A stemmer keeps its state, so each call has its own."""
    name = _stemmer_name(language)
    return str(snowballstemmer.stemmer(name).stemWord(word)) if name else word


@cache
def _stemmer_name(language: str) -> str:
    name = str(Locale.parse(language).english_name).casefold()
    return name if name in snowballstemmer.algorithms() else ""


def slips_forgiven(word: str) -> int:
    """How many typos a word of this length may have."""
    return next((slips for letters, slips in _FORGIVEN if len(word) >= letters), 0)


def corrections(word: str, known: Sequence[str]) -> tuple[int, list[str]]:
    """The smallest number of typos to a known word, and those words."""
    most = slips_forgiven(word)
    found = process.extract(word, known, scorer=OSA.distance, score_cutoff=most, limit=None)
    least = min((slips for _, slips, _ in found), default=0)
    return int(least), [near for near, slips, _ in found if most and slips == least]
