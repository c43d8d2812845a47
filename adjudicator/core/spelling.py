"""Suggest the known word that an unknown word most likely means."""

from collections.abc import Iterable
from difflib import get_close_matches

#: The minimum similarity, from 0 to 1, for a suggestion.
ALIKE = 0.6


def nearest(word: str, known: Iterable[str]) -> str | None:
    """The known word that is most like another; None if none is like it.

    How it is written doesn't count: capitals, and dashes, underscores or spaces between words.
    """
    plain = {_plain(one): one for one in known}
    found = get_close_matches(_plain(word), plain, n=1, cutoff=ALIKE)
    return plain[found[0]] if found else None


def _plain(word: str) -> str:
    return "".join(sign for sign in word.casefold() if sign.isalnum())
