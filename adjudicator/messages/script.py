"""The texts that a page passes to its scripts."""

import json
from functools import cache

from adjudicator.messages.phrases.script import PHRASES
from adjudicator.messages.renderer import Messages


@cache
def script_words(messages: Messages) -> str:
    """Each word by its name, with places for facts that a script fills in."""
    words = {
        name.removeprefix("script."): messages.translate(name, str(text))
        for name, text in PHRASES.items()
    }
    return json.dumps(words, ensure_ascii=False, separators=(",", ":"))
