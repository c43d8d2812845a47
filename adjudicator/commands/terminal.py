"""Colour for people at a terminal; what is piped or saved stays plain."""

import os
import sys
from collections.abc import Mapping

from adjudicator.core.verdict import Tone

#: The colour of a headline by its tone, as the board has them: green, red, amber, none.
_COLOURS: Mapping[Tone, str] = {"clear": "1;32", "blocked": "1;31", "open": "1;33", "note": "1"}


def in_colour(words: str, tone: Tone) -> str:
    """The words of a verdict, the first line in the colour of its tone; its sign says the same."""
    if not _has_colour():
        return words
    headline, *others = words.split("\n")
    return "\n".join((f"\033[{_COLOURS[tone]}m{headline}\033[0m", *others))


def _has_colour() -> bool:
    """Whether a person reads along who hasn't asked for no colour (NO_COLOR)."""
    plain = os.environ.get("NO_COLOR") or os.environ.get("TERM") == "dumb"
    return sys.stdout.isatty() and not plain
