"""The catalogues are whole: every message is translated, with all its places for facts."""

import json
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from babel.messages import Catalog, Message
from babel.messages.pofile import read_po

from adjudicator.app.example_words import names_told, translated
from adjudicator.app.judge import ask
from adjudicator.core.faults import InputError
from adjudicator.games.apex.table.tokens import TOKENS
from adjudicator.messages.as_text import verdict_text
from adjudicator.messages.joining import joiner
from adjudicator.messages.languages import DOMAIN, languages, of_the_system, speech_in
from adjudicator.messages.phrases import PHRASES
from adjudicator.messages.renderer import Messages
from adjudicator.resources import CATALOGUES, SOURCE
from tests.support.doc_examples import doc_examples
from tests.support.english import english_in

ROOT = Path(__file__).parents[2]
OTHERS = [language for language in languages() if language != SOURCE]
#: Rules, readings and house rules, by their ids.
IDS = re.compile(r"\[[\w.-]+\]$|\[[\w-]+: [\w-]+\]$|\[[\w.\[\]-]+\]$")
PLACE = re.compile(r"\{\w*\}|%\(\w+\)[sr]|%[sr]")


def _read(file: Path) -> Catalog:
    with file.open("rb") as written:
        return read_po(written)


def _key(message: Message) -> tuple[str | None, Any]:
    return message.context, message.id


@pytest.fixture(scope="module")
def said(tmp_path_factory: pytest.TempPathFactory) -> Catalog:
    """All that the app says, as it is read out for translators."""
    file = tmp_path_factory.mktemp("words") / "adjudicator.pot"
    command = [sys.executable, "-m", "babel.messages.frontend", "--quiet", "extract"]
    command += ["--mapping-file", "pyproject.toml", "--output-file", str(file), "."]
    subprocess.run(command, check=True, cwd=ROOT)  # noqa: S603
    return _read(file)


@pytest.fixture(params=OTHERS)
def catalogue(request: pytest.FixtureRequest) -> Catalog:
    """The catalogue of a language."""
    return _read(CATALOGUES / request.param / "LC_MESSAGES" / f"{DOMAIN}.po")


@pytest.fixture(params=OTHERS)
def messages(request: pytest.FixtureRequest) -> Messages:
    """The speech of another language."""
    return speech_in(request.param)


def texts(message: Message) -> tuple[str, ...]:
    """The texts of a message: one, or one a number."""
    return message.string if isinstance(message.string, tuple) else (message.string,)


def test_there_are_two_languages() -> None:
    """English, and Spanish."""
    assert languages() == ("en", "es")


def test_every_message_is_translated(catalogue: Catalog, said: Catalog) -> None:
    """No message is missing, empty or doubted; none is left over from before."""
    known = {_key(message): message for message in catalogue if message.id}
    wanted = {_key(message) for message in said if message.id}
    assert wanted == set(known)
    assert [key for key, message in known.items() if not all(texts(message))] == []
    assert [key for key, message in known.items() if message.fuzzy] == []


def test_no_place_for_a_fact_is_lost(catalogue: Catalog) -> None:
    """A translation has the places of its source; of one thing, the number may be a word."""
    for message in catalogue:
        sources = message.id if isinstance(message.id, tuple) else (message.id,)
        every = {place for source in sources for place in PLACE.findall(source)}
        for number, text in enumerate(texts(message)):
            found = set(PLACE.findall(text))
            assert found <= every, (message.id, text)
            if len(sources) == 1 or number:
                assert found == set(PLACE.findall(sources[-1])), (message.id, text)


@pytest.mark.parametrize("language", OTHERS)
def test_every_example_is_told_in_every_language(language: str) -> None:
    """No verdict of the docs has English left in it: each word is the catalogue's, or a name."""
    known, messages = _words_of_the_catalogue(language), speech_in(language)
    for example in doc_examples():
        question = translated(example.question, messages, names_told)
        verdict = ask(question)
        lines = [*verdict_text(verdict, messages).splitlines(), *messages.fact(verdict)]
        told = [IDS.sub("", line) for line in lines]
        assert [*english_in(told)] == [], example.id
        names = {*_words(json.dumps(question, ensure_ascii=False))}
        strange = {*_words(" ".join(told))} - known - names
        assert strange == set(), example.id


def _words(text: str) -> Iterator[str]:
    """The words of a text; what stands in backticks is typed, and no word."""
    for word in re.findall(r"[^\W\d_]{2,}", re.sub(r"`[^`]*`|\{\w*\}", "", text)):
        yield word.casefold()


def _words_of_the_catalogue(language: str) -> set[str]:
    catalogue = _read(CATALOGUES / language / "LC_MESSAGES" / f"{DOMAIN}.po")
    return {word for message in catalogue for text in texts(message) for word in _words(text)}


def test_what_is_typed_is_told_as_it_is_typed() -> None:
    """A list of what can be asked has the words of the contract in it, in every language."""
    for language in languages():
        words = speech_in(language).fault(
            InputError("ask", "question.unknown-ask", ask="x", known=("push", "move"))
        )
        assert "push" in words
        assert "move" in words


def test_every_token_is_called_by_a_phrase() -> None:
    """Loot tokens are told by their names in the language of the page."""
    names = {name for token in TOKENS for name in (token.name, token.title)}
    assert {f"word.{name}" for name in names} <= set(PHRASES)


def test_words_are_joined_where_they_meet() -> None:
    """As the catalogue lists it: whole words, or with a star what begins so."""
    join = joiner("de el=del; y i*=e i")
    assert join("de el muro, de ellos, uno y ir") == "del muro, de ellos, uno e ir"
    assert joiner("-")("de el") == "de el"


@pytest.mark.parametrize(
    ("name", "value", "language"),
    [
        ("LC_ALL", "es_ES.UTF-8", "es"),
        ("LANG", "es", "es"),
        ("LANG", "C.UTF-8", "en"),
        ("LANG", "xx_XX", "en"),
    ],
)
def test_the_language_of_the_system(
    monkeypatch: pytest.MonkeyPatch, name: str, value: str, language: str
) -> None:
    """The command line speaks it where it is one of ours."""
    for other in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(other, raising=False)
    monkeypatch.setenv(name, value)
    assert of_the_system() == language
