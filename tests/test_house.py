"""The house keeps its own rules: which room knows what."""

import re
from pathlib import Path

import pytest

import adjudicator
from adjudicator.explain.phrases import PHRASES
from adjudicator.games import GAMES

PACKAGE = Path(adjudicator.__file__).parent


@pytest.mark.parametrize("file", sorted((PACKAGE / "kernel").glob("*.py")), ids=lambda f: f.name)
def test_the_kernel_names_no_game(file: Path) -> None:
    """What no game owns speaks of none."""
    words = re.findall(r"[a-z]+", file.read_text().lower())
    assert not {*GAMES, "flashpoint", "atlantis"} & set(words)


@pytest.mark.parametrize(
    "file", sorted((PACKAGE / "games").rglob("*.py")), ids=lambda f: str(f.relative_to(PACKAGE))
)
def test_rules_write_no_sentences(file: Path) -> None:
    """Outside of docstrings and comments, a game's code holds names and ids, never a sentence."""
    code = re.sub(r'""".*?"""|#.*', "", file.read_text(), flags=re.DOTALL)
    assert not re.findall(r'"[A-Z][a-z]+ [a-z]+ [^"]*"', code)


def test_every_sentence_is_said_by_someone() -> None:
    """No phrase is left over, and every name that code says has its phrase."""
    sources = [f.read_text() for f in PACKAGE.rglob("*.py") if "phrases" not in f.parts]
    code = "\n".join(sources)
    said = set(
        re.findall(r'"((?:los|sight|distance|contiguity|cover|scene|end)\.[a-z0-9-]+)"', code)
    )
    named = {name for name in said if f"{name}.headline" in PHRASES or name in PHRASES}
    assert said == named
