"""Plain words: what the house style rules out is found in no text for people."""

import io
import json
import re
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest
from babel.messages.pofile import read_po

from adjudicator.app.example_words import example_words
from adjudicator.messages.phrases import PHRASES
from adjudicator.resources import CATALOGUES

ROOT = Path(__file__).parents[2]
#: Mannered, clipped or translated-sounding English, each with what to say instead.
BANNED = {
    r"whoever|whomever": "name who it is, or say “anyone who”",
    r"the own": "its own, or your own",
    r"be (they|it)|let it be": "whether",
    r"at the (most|least)": "at most, at least",
    r"dearer": "costs more",
    r"(comes|came) to (?!life|a standstill)": "is, or costs",
    r"(is|are|was|were) told of": "say what it is told",
    r"(lies?|lay) before": "your cards",
    r"makes? place": "makes room",
    r"one's|oneself|lets one": "you, your",
    r"(?<=[.;] )nor": "begin with who does what",
    r"from then on|thereby|therein|thereof|thereupon|whereupon|henceforth|hitherto": "a plain word",
    r"whilst|amongst|whence|shall|lest": "a plain word",
    r"for want of|lies? in wait": "say who does what",
    r"taken back|takes? back what": "undone, undo",
    r"by each book|by typing|what is left to do": "the conventional word",
    r"all that can be|spaces to end on": "say who does what",
}
#: The same for the Spanish catalogues, in the Spanish book's words.
BANNED_IN_SPANISH = {
    r"(una?|las?|los|unas|otra|esta|cada|tu|tus|dos) figuras?": "miniatura",
    r"(des)?trab(ad[oa]s?|an|arse)": "en combate cerrado",
    r"boca (arriba|abajo)": "bocarriba, bocabajo",
    r"PERSISTENTES?": "PERMANENTE",
    r"ustede?s?": "tú",
    r"y (?=i[^aeoóu\W]|hi[^aeoó\W])": "e",
    r"o (?=h?o[a-zñ]{2})": "u",
}
#: Texts that may keep such words, by a part of the text, each with the reason.
JUSTIFIED: dict[str, str] = {}
#: Messages that list words to search for, or are no English.
NO_PROSE = re.compile(r"looking\.(words|fillers|page)|grammar\.")
#: Code and data inside the docs.
CODE = re.compile(r"``[^`]*`|:[a-z-]+:`[^`]*`|^ *:[a-z-]+:.*$|^ *[\[{\"].*$", re.MULTILINE)


def _messages() -> Iterator[tuple[str, str]]:
    """Every phrase in English, and the words of the example tables."""
    for name, phrase in PHRASES.items():
        if not NO_PROSE.match(name):
            yield from ((name, text) for text in ([phrase] if isinstance(phrase, str) else phrase))
    for file in (ROOT / "adjudicator" / "games").glob("*/examples/*.json"):
        words = example_words(json.loads(file.read_text("utf-8")))
        yield from ((file.name, word) for word in words)


def _documents() -> Iterator[tuple[str, str]]:
    """Every page of the docs, with its captions, and what greets contributors."""
    files = [*(ROOT / "docs").rglob("*.rst"), ROOT / "README.md", ROOT / "CONTRIBUTING.md"]
    assert len(files) > 60
    for file in files:
        yield str(file.relative_to(ROOT)), CODE.sub("", file.read_text("utf-8"))


def _pages() -> Iterator[tuple[str, str]]:
    """What templates say themselves."""
    for file in (ROOT / "templates").rglob("*.html"):
        said = re.findall(r"""_\(\s*(?:"([^"]*)"|'([^']*)')""", file.read_text("utf-8"))
        yield from ((file.name, one or other) for one, other in said)


def _spanish() -> Iterator[tuple[str, str]]:
    """Every translation of the app and of the docs, but for lists of words to search for."""
    folders = (CATALOGUES / "es" / "LC_MESSAGES", ROOT / "docs" / "locale" / "es" / "LC_MESSAGES")
    for file in (file for folder in folders for file in folder.glob("*.po")):
        for message in read_po(io.BytesIO(file.read_bytes())):
            listed = NO_PROSE.match(message.context or "") or " of " in (message.context or "")
            if message.id and not listed:
                told = message.string or ()
                texts = [told] if isinstance(told, str) else told
                yield from ((f"{file.name}: {message.id}", CODE.sub("", text)) for text in texts)


def unplain(text: str, banned: Mapping[str, str] = BANNED) -> list[str]:
    """The words in a text that are ruled out, with what to say instead."""
    for kept in JUSTIFIED:
        text = text.replace(kept, "")
    plain = " ".join(text.split())
    return [
        f"{found[0]!r} in {plain[max(found.start() - 40, 0) : found.end() + 40]!r}: {instead}"
        for words, instead in banned.items()
        for found in re.finditer(rf"\b(?:{words})(?!\w)", plain, re.IGNORECASE)
    ]


@pytest.mark.parametrize("texts", [_messages, _documents, _pages])
def test_texts_are_plain(texts: object) -> None:
    """No message, caption, page or document has a word that is ruled out."""
    assert callable(texts)
    read = list(texts())
    assert len(read) > 60
    assert [(where, found) for where, text in read if (found := unplain(text))] == []


def test_spanish_speaks_like_the_spanish_book() -> None:
    """No translation has a word that the Spanish book, or Spanish, doesn't use there."""
    read = list(_spanish())
    assert len(read) > 8000
    found = ((where, unplain(text, BANNED_IN_SPANISH)) for where, text in read)
    assert [(where, words) for where, words in found if words] == []


def test_justified_texts_are_said() -> None:
    """An exception that nothing needs any more is taken out, and each has its reason."""
    said = "\n".join(text for _, text in (*_messages(), *_documents()))
    assert [kept for kept in JUSTIFIED if kept not in said] == []
    assert all(JUSTIFIED.values())


@pytest.mark.parametrize(
    ("text", "plain"),
    [
        ("Points that an action leaves over are lost, whoever acts.", False),
        ("It costs 3 at the most.", False),
        ("It stays. Nor does it move.", False),
        ("It is neither adjacent nor neighboring.", True),
        ("One's own corner", False),
        ("It costs at most 3 points.", True),
        ("Nobody can move there.", True),
        ("The Battle Zone's northern border", True),
    ],
)
def test_words_are_told_apart(text: str, *, plain: bool) -> None:
    """Whole words count."""
    assert (unplain(text) == []) is plain
