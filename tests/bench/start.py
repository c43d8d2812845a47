"""How long commands take to start, against importing the packages of others that they use."""

import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path

from tests.support.scenes import LINE

#: Runs a command, then says which packages of others were imported for it.
_USED = """
import sys, sysconfig
from adjudicator.cli import main
main({arguments!r})
site = sysconfig.get_paths()["purelib"]
files = ((n, getattr(m, "__file__", None) or "") for n, m in list(sys.modules.items()))
print("\\n" + " ".join(sorted(n for n, f in files if f.startswith(site) and "." not in n)))
"""


def commands() -> Sequence[tuple[str, list[str]]]:
    """The commands that someone waits for."""
    file = Path(tempfile.mkdtemp()) / "question.json"
    file.write_text(json.dumps(LINE))
    return (
        ("adjudicator rule ID", ["rule", "apex.los.higher-blocks"]),
        ("adjudicator judge FILE", ["judge", str(file), "--json"]),
    )


def used_by(arguments: list[str]) -> str:
    """The packages of others that a command imports; Python's own helpers don't count."""
    names = _run(_USED.format(arguments=arguments)).splitlines()[-1].split()
    return ", ".join(name for name in names if not name.startswith("_"))


def start_and_imports(
    arguments: list[str], packages: str
) -> tuple[Callable[[], str], Callable[[], str]]:
    """Running a command, and importing what it uses of others; without any, Python alone."""
    ours = f"from adjudicator.cli import main; main({arguments!r})"
    theirs = f"import json, argparse, {packages}" if packages else "import json, argparse"
    return lambda: _run(ours), lambda: _run(theirs)


def _run(code: str) -> str:
    """Run it as people do: what was compiled once is kept, ours and others'."""
    settings = {name: v for name, v in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    done = subprocess.run(  # noqa: S603 - our own code
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, env=settings
    )
    return done.stdout
