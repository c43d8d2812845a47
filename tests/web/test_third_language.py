"""A third language needs catalogues and nothing else."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po

from adjudicator.messages import languages as known
from adjudicator.resources import CATALOGUES
from adjudicator.web import language
from tests.support.apps import an_app

CODE = "eo"


def _said(context: str, text: str) -> str:
    if context.startswith(("grammar.", "words of ")):
        return text
    return f"{text} {CODE}" if context == "example" else f"«{text}»"  # names hold no brackets


@pytest.fixture
def esperanto(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A catalogue beside the others that says each message in brackets."""
    for folder in CATALOGUES.iterdir():
        (tmp_path / folder.name).symlink_to(folder)
    with (CATALOGUES / "es/LC_MESSAGES/adjudicator.po").open("rb") as written:
        catalogue = read_po(written, locale=CODE)
    for message in catalogue:
        if message.id:
            texts = message.id if message.pluralizable else (message.id,)
            said = tuple(_said(str(message.context), text) for text in texts)
            message.string = said if message.pluralizable else said[0]
    there = tmp_path / CODE / "LC_MESSAGES"
    there.mkdir(parents=True)
    with (there / "adjudicator.mo").open("wb") as compiled:
        write_mo(compiled, catalogue)
    for module in (known, language):
        monkeypatch.setattr(module, "CATALOGUES", tmp_path)
    known.languages.cache_clear()
    known.speech_in.cache_clear()
    yield
    known.languages.cache_clear()
    known.speech_in.cache_clear()


@pytest.mark.usefixtures("esperanto", "store")
def test_a_catalogue_makes_a_language() -> None:
    """It is offered by its own name, and whoever prefers it gets pages and verdicts in it."""
    with an_app() as app:
        client = app.test_client()
        front = client.get("/")
        answer = client.get(
            "/table/tuesday-table?from=gibraltar&to=wraith", headers={"Accept-Language": CODE}
        )
    assert "Esperanto" in front.text
    assert answer.headers["Content-Language"] == CODE
    assert "«No line of sight»" in answer.text
    assert "«Rules»" in answer.text
