"""The words of an example: names of its table, rooms, doors and cards.

A word is translated the same everywhere in an example, so that its questions still match. Names of
characters, and names that a game knows, are kept.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping

from adjudicator.core.values import Json
from adjudicator.messages.phrases import PHRASES
from adjudicator.messages.renderer import Messages

#: Which words of an example are translated.
Words = Callable[[Json], Iterable[str]]

#: The context of these words in a catalogue.
CONTEXT = "example"
#: Texts for people, and records that are named by their keys.
_TOLD = ("title", "about", "name")
_NAMED = ("zones", "lanes")


def example_words(data: Json) -> Iterator[str]:
    """The words to translate, in the order of the file."""
    yield from dict.fromkeys(_words(data))


def _words(data: Json) -> Iterator[str]:
    if isinstance(data, list):
        for part in data:
            yield from _words(part)
    elif isinstance(data, Mapping):
        for key, value in data.items():
            if isinstance(value, str) and (key in _TOLD or (key == "id" and " " in value)):
                yield value
            elif key in _NAMED and isinstance(value, Mapping):
                yield from value
            yield from _words(value)


def names_told(data: Json) -> Iterator[str]:
    """Of an example in the docs, only the descriptive names; the book's own names are kept."""
    for word in _words(data):
        own = f"word.{word}" in PHRASES
        if " " in word and any(map(str.islower, word.split())) and not own:
            yield word


def translated(data: Json, messages: Messages, words: Words = example_words) -> Json:
    """The same example in a language."""
    return _replaced(data, {word: messages.translate(CONTEXT, word) for word in words(data)})


def _replaced(data: Json, words: Mapping[str, str]) -> Json:
    if isinstance(data, str):
        return words.get(data, data)
    if isinstance(data, list):
        return [_replaced(part, words) for part in data]
    if isinstance(data, Mapping):
        return {words.get(key, key): _replaced(value, words) for key, value in data.items()}
    return data
