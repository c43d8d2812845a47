"""The languages that there are: English, and each that has a catalogue."""

import gettext
import os
from functools import cache

from adjudicator.messages.renderer import ENGLISH, Messages
from adjudicator.resources import CATALOGUES, SOURCE

#: How a catalogue is called.
DOMAIN = "adjudicator"


@cache
def languages() -> tuple[str, ...]:
    """English first, then the others by their codes."""
    found = CATALOGUES.glob(f"*/LC_MESSAGES/{DOMAIN}.mo")
    return (SOURCE, *sorted(file.parts[-3] for file in found))


def of_the_system() -> str:
    """The language that the system is set to, where it is one of ours."""
    names = (os.environ.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    wanted = next(filter(None, names), SOURCE)
    code = wanted.split(".")[0].split("_")[0]
    return code if code in languages() else SOURCE


@cache
def speech_in(language: str) -> Messages:
    """The speech of a language."""
    if language == SOURCE:
        return ENGLISH
    catalogue = gettext.translation(DOMAIN, CATALOGUES, [language])
    return Messages(language, catalogue.pgettext, catalogue.npgettext)
