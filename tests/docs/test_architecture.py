"""The architecture page lists what there is."""

import re
from pathlib import Path

from modules import modules_of, topics_of

import adjudicator
from adjudicator.games import NAMES

PACKAGE = Path(adjudicator.__file__).parent
PAGE = PACKAGE.parent / "docs" / "contributing" / "architecture.rst"
GLOSSARY = PAGE.with_name("glossary.rst")


def test_every_package_is_listed() -> None:
    """Each package outside the games has its list of modules on the page."""
    listed = set(re.findall(r"\.\. modules:: ([\w.]+)", PAGE.read_text("utf-8")))
    listed |= {"adjudicator.messages.phrases", "adjudicator.tables.sql.migrations"}
    found = {
        ".".join(file.parent.relative_to(PACKAGE.parent).parts)
        for file in PACKAGE.rglob("__init__.py")
        if "games" not in file.parts and "versions" not in file.parts
    }
    assert found == listed


def test_every_module_says_what_it_is_about() -> None:
    """A module without a docstring would be an empty line on the page."""
    packages = re.findall(r"\.\. modules:: ([\w.]+)", PAGE.read_text("utf-8"))
    assert not [name for package in packages for name, about in modules_of(package) if not about]
    assert all(topics_of(game) for game in NAMES)


def test_every_module_named_in_a_walk_is_there() -> None:
    """What the walks call by name exists under that name."""
    named = re.findall(
        r"``((?:web|app|core|tables|games|drawing|messages)\.[\w.]+)``", PAGE.read_text("utf-8")
    )
    assert named
    for name in named:
        parts = name.split(".")
        places = [PACKAGE.joinpath(*parts[:n]) for n in range(1, len(parts) + 1)]
        file = next(
            (p for p in reversed(places) if p.is_dir() or p.with_suffix(".py").is_file()), None
        )
        assert file is not None, name
        rest = parts[len(file.relative_to(PACKAGE).parts) :]
        code = file.with_suffix(".py").read_text("utf-8") if rest else ""
        assert all(re.search(rf"\b(def|class) {part}\b", code) for part in rest), name


def test_the_glossary_is_short_and_about_the_code() -> None:
    """A newcomer learns forty words at most, and meets each of them in the code."""
    terms = re.findall(r"^([a-z][\w -]+)\n   ", GLOSSARY.read_text("utf-8"), re.MULTILINE)
    assert 0 < len(terms) <= 40
    files = [*PACKAGE.rglob("*.py"), *(PACKAGE.parent / "static").glob("*.js")]
    code = "\n".join(file.read_text("utf-8") for file in files).lower()
    spelled = {term: re.sub(r"[ -]", "[ _-]?", term) for term in terms}
    assert not [term for term in terms if not re.search(spelled[term], code)]
