"""Fetch what runs Python in a browser; everything is pinned with hashes."""

import re
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

from playwright._impl._driver import compute_driver_executable

from pocket.places import FETCHED, HERE, PYODIDE, ROOT

#: Where the wheel of pydantic's core for browsers is unpacked.
CORE = FETCHED / "pydantic-core"
_TOOLS = FETCHED / "tools"
#: Python and the platform that Pyodide is built for.
_PLATFORM = (
    "--only-binary=:all:",
    "--python-version=314",
    "--abi=cp314",
    "--platform=pyemscripten_2026_0_wasm32",
)
_CORE_PIN = re.compile(r"^pydantic-core==.*?(?=^\S)", re.MULTILINE | re.DOTALL)


def fetch() -> None:
    """Fetch Pyodide and the compiled part of pydantic, unless they are there."""
    FETCHED.mkdir(parents=True, exist_ok=True)
    pins = (HERE / "package-lock.json").read_text() + _core_pin()
    stamp = FETCHED / "stamp"
    if stamp.is_file() and stamp.read_text() == pins:
        return
    _fetch_pyodide()
    _fetch_core()
    stamp.write_text(pins)


def node() -> str:
    """The Node.js that the browser tests bring along."""
    executable, _ = compute_driver_executable()
    return str(executable)


def _fetch_pyodide() -> None:
    for name in ("package.json", "package-lock.json", ".npmrc"):
        shutil.copy(HERE / name, FETCHED)
    subprocess.run([*_npm(), "ci", "--silent"], cwd=FETCHED, check=True)  # noqa: S603 - as pinned
    assert (PYODIDE / "pyodide.asm.wasm").is_file()  # noqa: S101


def _npm() -> list[str]:
    """The machine's npm, or else one from a wheel."""
    if found := shutil.which("npm"):
        return [found]
    _pip("install", "--target", str(_TOOLS), "--upgrade", "-r", str(HERE / "tools.txt"))
    return [node(), str(next(_TOOLS.rglob("npm/bin/npm-cli.js")))]


def _fetch_core() -> None:
    pinned = FETCHED / "core.txt"
    pinned.write_text(_core_pin())
    shutil.rmtree(CORE, ignore_errors=True)
    _pip("download", "--dest", str(CORE), *_PLATFORM, "-r", str(pinned))
    for wheel in CORE.glob("*.whl"):
        with zipfile.ZipFile(wheel) as packed:
            packed.extractall(CORE)


def _core_pin() -> str:
    """The lines of the lock file that pin pydantic's core: every platform's hash is among them."""
    found = _CORE_PIN.search(Path(ROOT / "requirements.lock").read_text())
    assert found  # noqa: S101
    return found[0]


def _pip(command: str, *arguments: str) -> None:
    quietly = ("--quiet", "--disable-pip-version-check", "--no-deps", "--require-hashes")
    called = [sys.executable, "-m", "pip", command, *quietly, *arguments]
    subprocess.run(called, check=True)  # noqa: S603 - as pinned
