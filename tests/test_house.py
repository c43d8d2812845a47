"""The house keeps its own rules: which room knows what."""

import re
from collections.abc import Iterable
from pathlib import Path

import adjudicator
from adjudicator.games import GAMES
from adjudicator.messages.phrases import PHRASES
from adjudicator.resources import STATIC, TEMPLATES

PACKAGE = Path(adjudicator.__file__).parent


def _games_named_in(files: Iterable[Path]) -> dict[str, set[str]]:
    """Which games each of the files speaks of, as far as it speaks of any."""
    found = {str(file): _words(file) & {*GAMES, "flashpoint", "atlantis"} for file in files}
    return {file: games for file, games in found.items() if games}


def _words(file: Path) -> set[str]:
    return set(re.findall(r"[a-z]+", file.read_text().lower()))


def test_the_core_names_no_game() -> None:
    """What no game owns speaks of none."""
    files = [*(PACKAGE / "core").glob("*.py"), *(PACKAGE / "board").glob("*.py")]
    assert len(files) > 20
    assert _games_named_in(files) == {}


def test_rules_write_no_sentences() -> None:
    """Only phrases, docstrings and comments hold sentences; the rest holds names and ids."""
    every = (PACKAGE / "games").rglob("*.py")
    files = [file for file in every if not {"phrases", "phrases.py"} & set(file.parts)]
    assert len(files) > 300
    found = {str(file): _sentences(file) for file in files}
    assert {file: sentences for file, sentences in found.items() if sentences} == {}


def _sentences(file: Path) -> list[str]:
    """What is written in a module between quotation marks, and is a sentence."""
    code = re.sub(r'""".*?"""|#.*', "", file.read_text(), flags=re.DOTALL)
    return re.findall(r'"[A-Z][a-z]+ [a-z]+ [^"]*"', code)


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
    written = TEMPLATES.parent / "docs"
    sources = (*written.rglob("*.py"), *(written / "_templates").rglob("*.html"))
    docs = "\n".join(file.read_text() for file in sources)
    said |= {f"docs.{name}" for name in re.findall(r'["\']([a-z]+[a-z.-]*)["\']', docs)}
    # A summary has its own words for doing it, for what was done and for what comes of it, a fault
    # for where there is nothing to choose from, and a step a line of a ledger. What counts has its
    # own words for zero.
    ending = re.compile(r"(\.(doing|done|then|ledger|none))?(\.zero)?$")
    said |= {name for name in PHRASES if ending.sub("", name) in said}
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


def test_pages_name_no_game() -> None:
    """What every game uses speaks of none."""
    code = [file for part in ("web", "app") for file in (PACKAGE / part).glob("*.py")]
    templates = [*TEMPLATES.rglob("*.html")]
    assert len(code) > 40
    assert len(templates) > 20
    assert _games_named_in([*code, *templates]) == {}
