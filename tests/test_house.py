"""The house keeps its own rules: which room knows what."""

import re
from pathlib import Path

import pytest

import adjudicator
from adjudicator.games import GAMES
from adjudicator.messages.phrases import PHRASES
from adjudicator.resources import STATIC, TEMPLATES

PACKAGE = Path(adjudicator.__file__).parent


@pytest.mark.parametrize(
    "file",
    sorted((*(PACKAGE / "core").glob("*.py"), *(PACKAGE / "board").glob("*.py"))),
    ids=lambda f: f.name,
)
def test_the_core_names_no_game(file: Path) -> None:
    """What no game owns speaks of none."""
    words = re.findall(r"[a-z]+", file.read_text().lower())
    assert not {*GAMES, "flashpoint", "atlantis"} & set(words)


@pytest.mark.parametrize(
    "file",
    [
        file
        for file in sorted((PACKAGE / "games").rglob("*.py"))
        if not {"phrases", "phrases.py"} & set(file.parts)
    ],
    ids=lambda f: str(f.relative_to(PACKAGE)),
)
def test_rules_write_no_sentences(file: Path) -> None:
    """Only phrases, docstrings and comments hold sentences; the rest holds names and ids."""
    code = re.sub(r'""".*?"""|#.*', "", file.read_text(), flags=re.DOTALL)
    assert not re.findall(r'"[A-Z][a-z]+ [a-z]+ [^"]*"', code)


def test_every_sentence_is_said_by_someone() -> None:
    """Every name that code says has its phrase, and no phrase is left over."""
    elsewhere = {"phrases", "phrases.py", "web", "rules.py"}
    files = [f for f in PACKAGE.rglob("*.py") if not elsewhere & set(f.parts)]
    code = "\n".join(file.read_text() for file in files)
    code = re.sub(r'rule_id\("[^"]*"\)', "", code)
    code = re.sub(r'RuleId\("[^"]*"\)', "", code)  # rules have names of the same form
    topics = {name.split(".")[0] for name in PHRASES}
    places = {"scene.game", "scene.edition"}
    said = {
        name
        for name in re.findall(r'"([a-z]+\.[a-z0-9.-]+)"', code)
        if name.split(".")[0] in topics and name not in places
    }
    assert said <= {name.removesuffix(".headline") for name in PHRASES}
    # Pages say some as well, among names that are no phrases: routes, places.
    pages = "\n".join(file.read_text() for file in (PACKAGE / "web").glob("*.py"))
    said |= {*re.findall(r'["\']([a-z]+\.[a-z0-9.-]+)["\']', pages)}
    scripts = "\n".join(file.read_text() for file in STATIC.glob("*.js"))
    said |= {f"script.{name}" for name in re.findall(r'"([a-z-]+)"', scripts)}
    docs = "\n".join(file.read_text() for file in (TEMPLATES.parent / "docs").rglob("*.py"))
    said |= {f"docs.{name}" for name in re.findall(r'["\']([a-z]+[a-z.-]*)["\']', docs)}
    code += pages
    built = re.findall(r'f"([a-z.-]*)\{', code)
    families = {start for start in built if start} | {"input."}
    families |= {f"docs.{start}" for start in re.findall(r'f["\']([a-z.-]+)\{', docs)}
    endings = (".headline", ".reason", ".label", ".value", ".answer", "-several")
    left_over = {
        name
        for name in set(PHRASES) - said
        if not name.startswith(tuple(families)) and not any(end in name for end in endings)
    }
    assert not left_over


@pytest.mark.parametrize(
    "file",
    [
        *sorted((PACKAGE / "web").glob("*.py")),
        *sorted((PACKAGE / "app").glob("*.py")),
        *sorted(TEMPLATES.glob("*.html")),
    ],
    ids=lambda f: f.name,
)
def test_pages_name_no_game(file: Path) -> None:
    """What every game uses speaks of none."""
    words = set(re.findall(r"[a-z]+", file.read_text().lower()))
    assert not {*GAMES, "flashpoint", "atlantis"} & words
