"""Contractions: words that a language joins where they meet, as its catalogue lists them.

``de el=del; y i*=e i`` joins whole words; a star matches the rest of a word.
"""

import re
from collections.abc import Callable

#: The catalogue's entry if its language has no contractions.
NONE = "-"


def joiner(written: str) -> Callable[[str], str]:
    """The function that joins words as they are listed."""
    if written == NONE:
        return str
    pairs = dict(_pair(pair) for pair in written.split(";"))
    starts = {before.rstrip("*"): after for before, after in pairs.items()}
    pattern = re.compile("|".join(map(_pattern, pairs)))
    return lambda text: pattern.sub(lambda found: starts[found[0]], text)


def _pair(written: str) -> tuple[str, str]:
    before, after = written.strip().split("=")
    return before, after


def _pattern(before: str) -> str:
    whole = not before.endswith("*")
    return rf"\b{re.escape(before.rstrip('*'))}" + (r"\b" if whole else "")
