"""What the parts weigh, with all languages and with one, as hosts send them.

A device loads the parts of all languages, because a player may change the language without a
network. What one language takes says how much of that the other ones are.
"""

from collections.abc import Callable, Iterator, Mapping
from pathlib import Path

from adjudicator.messages.languages import languages
from adjudicator.resources import SOURCE
from pocket.pack import as_tree, compressed
from pocket.site import parts, scripts

#: The parts that have words of the pages and of the docs.
_WITH_WORDS = ("app", "docs")

Sizes = dict[str, int]


def weigh(staged: Mapping[str, Path], size: Callable[[bytes], int]) -> Iterator[tuple[str, Sizes]]:
    """The size of each part, for all languages together and then for each."""
    alike = {name: size(content) for name, content in (parts(staged) | scripts()).items()}
    yield "all", alike
    for language in languages():
        own = {name: size(_only(staged[name], language)) for name in _WITH_WORDS}
        yield language, alike | own


def gzipped(content: bytes) -> int:
    """The bytes of a part that is sent as it lies in the folder."""
    return len(compressed(content))


def _only(folder: Path, language: str) -> bytes:
    return as_tree(folder, lambda name: _language_of(name) in (None, language))


def _language_of(name: str) -> str | None:
    """The language that a file is for, or none if it is for all."""
    _, folder, *rest = name.split("/")
    if folder == "locale":
        return rest[0]
    if folder == "docs":
        return rest[0] if rest[0] in languages() else SOURCE
    return None
