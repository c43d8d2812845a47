"""Compiles the catalogues, and puts the built docs into the wheel, so that it serves them too."""

import subprocess
import sys
from pathlib import Path
from shutil import copytree, ignore_patterns
from tempfile import TemporaryDirectory
from typing import Any

from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

#: Where a checkout has the docs that it built itself.
BUILT = "docs/_build/html"
#: What building the docs needs, besides what every build does.
NEEDED = (
    "furo==2025.12.19",
    "networkx==3.6.1",
    "pydantic==2.14.3",
    "rapidfuzz==3.14.6",
    "snowballstemmer==3.1.1",
    "sphinx==9.0.4",
)


class BuildDocs(BuildHookInterface):  # type: ignore[type-arg]
    """Builds what a wheel holds and a checkout does not."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Nothing more in a checkout that has built its docs."""
        return [] if _is_built(Path(self.root)) else [*NEEDED]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile and build; an editable install reads the docs from the checkout."""
        root = Path(self.root)
        for catalogue in root.glob("adjudicator/locale/*/LC_MESSAGES/*.po"):
            _compile(catalogue)
        if version == "editable":
            return
        self.kept = TemporaryDirectory()
        built = Path(self.kept.name) / "html"
        if _is_built(root):
            copytree(root / BUILT, built, ignore=ignore_patterns(".*"))
        else:
            _build(root, built)
            for language in _languages(root):
                _build(root, built / language, "-D", f"language={language}")
        build_data["force_include"][str(built)] = "adjudicator/docs"

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Remove what was built on the way."""
        del build_data, artifact_path
        if version != "editable":
            self.kept.cleanup()


def _languages(root: Path) -> list[str]:
    return sorted(folder.name for folder in root.glob("docs/locale/*"))


def _is_built(root: Path) -> bool:
    """Whether the checkout has docs that are younger than all that they are made from."""
    made = [root / BUILT / language / "version.txt" for language in ("", *_languages(root))]
    sources = (
        file
        for folder in ("docs", "adjudicator", "static")
        for file in (root / folder).rglob("*")
        if file.is_file() and "_build" not in file.parts and file.suffix not in {".mo", ".pyc"}
    )
    newest = max(file.stat().st_mtime for file in sources)
    return all(file.is_file() and file.stat().st_mtime >= newest for file in made)


def _compile(catalogue: Path) -> None:
    compiled = catalogue.with_suffix(".mo")
    if compiled.is_file() and compiled.stat().st_mtime >= catalogue.stat().st_mtime:
        return
    with catalogue.open("rb") as written, compiled.open("wb") as made:
        write_mo(made, read_po(written))


def _build(root: Path, built: Path, *options: str) -> None:
    command = [sys.executable, "-m", "sphinx", "--quiet", "--fail-on-warning", *options]
    subprocess.run([*command, str(root / "docs"), str(built)], check=True, cwd=root)  # noqa: S603
