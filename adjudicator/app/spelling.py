"""Compare words as players write them: without accents, by their stem, with slips of the thumb."""

import re
from collections.abc import Sequence
from functools import cache, lru_cache
from unicodedata import normalize

import snowballstemmer
from babel import Locale
from rapidfuzz import process
from rapidfuzz.distance import OSA

_WORD = re.compile(r"[a-z0-9]+")
#: From how many letters on how many slips are forgiven.
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
    """How many slips a word of this length may have."""
    return next((slips for letters, slips in _FORGIVEN if len(word) >= letters), 0)


def corrections(word: str, known: Sequence[str]) -> tuple[int, list[str]]:
    """The fewest slips that make a known word of this one, and the words that they make."""
    most = slips_forgiven(word)
    found = process.extract(word, known, scorer=OSA.distance, score_cutoff=most, limit=None)
    least = min((slips for _, slips, _ in found), default=0)
    return int(least), [near for near, slips, _ in found if most and slips == least]
