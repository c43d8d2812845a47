"""Compiles the catalogues, and puts the built docs into the wheel, so that it serves them too."""

import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po
from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class BuildDocs(BuildHookInterface):  # type: ignore[type-arg]
    """Builds what a wheel holds and a checkout does not."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile and build; an editable install reads the docs from the checkout."""
        root = Path(self.root)
        for catalogue in root.glob("adjudicator/locale/*/LC_MESSAGES/*.po"):
            _compile(catalogue)
        if version == "editable":
            return
        self.kept = TemporaryDirectory()
        built = Path(self.kept.name) / "html"
        _build(root, built)
        for language in sorted(folder.name for folder in root.glob("docs/locale/*")):
            _build(root, built / language, "-D", f"language={language}")
        build_data["force_include"][str(built)] = "adjudicator/docs"

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Remove what was built on the way."""
        del build_data, artifact_path
        if version != "editable":
            self.kept.cleanup()


def _compile(catalogue: Path) -> None:
    with catalogue.open("rb") as written, catalogue.with_suffix(".mo").open("wb") as compiled:
        write_mo(compiled, read_po(written))


def _build(root: Path, built: Path, *options: str) -> None:
    command = [sys.executable, "-m", "sphinx", "--quiet", "--fail-on-warning", *options]
    subprocess.run([*command, str(root / "docs"), str(built)], check=True, cwd=root)  # noqa: S603
