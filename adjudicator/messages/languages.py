"""The available languages: English, and each with a catalogue."""

import gettext
import os
from functools import cache

from adjudicator.messages.renderer import ENGLISH, Messages
from adjudicator.resources import CATALOGUES, SOURCE

#: The name of the catalogues.
DOMAIN = "adjudicator"


@cache
def languages() -> tuple[str, ...]:
    """English first, then the others by their codes."""
    found = CATALOGUES.glob(f"*/LC_MESSAGES/{DOMAIN}.mo")
    return (SOURCE, *sorted(file.parts[-3] for file in found))


def of_the_system() -> str:
    """The system's language if it is available, otherwise English."""
    names = (os.environ.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    wanted = next(filter(None, names), SOURCE)
    code = wanted.split(".")[0].split("_")[0]
    return code if code in languages() else SOURCE


@cache
def speech_in(language: str) -> Messages:
    """The messages in a language."""
    if language == SOURCE:
        return ENGLISH
    catalogue = gettext.translation(DOMAIN, CATALOGUES, [language])
    return Messages(language, catalogue.pgettext, catalogue.npgettext)
