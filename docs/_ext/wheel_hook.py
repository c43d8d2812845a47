"""Puts the built docs into the wheel, so that an installed Adjudicator serves them too."""

import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class BuildDocs(BuildHookInterface):  # type: ignore[type-arg]
    """Builds the docs when a wheel is built."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the docs; an editable install reads them from the checkout."""
        if version == "editable":
            return
        self.kept = TemporaryDirectory()
        root, built = Path(self.root), Path(self.kept.name) / "html"
        command = [sys.executable, "-m", "sphinx", "--quiet", "--fail-on-warning"]
        subprocess.run([*command, str(root / "docs"), str(built)], check=True, cwd=root)  # noqa: S603
        build_data["force_include"][str(built)] = "adjudicator/docs"

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Remove what was built on the way."""
        del build_data, artifact_path
        if version != "editable":
            self.kept.cleanup()
