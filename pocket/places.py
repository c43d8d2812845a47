"""Where the build of the pocket takes things from, and where it puts them."""

from pathlib import Path

HERE = Path(__file__).parent
ROOT = HERE.parent
DOCS = ROOT / "docs" / "_build" / "html"
BUILD = ROOT / "build"
#: What is fetched, staged and compiled on the way; and the folder to serve.
FETCHED = BUILD / "pocket-fetched"
STAGED = BUILD / "pocket-staged"
SITE = BUILD / "pocket"
PYODIDE = FETCHED / "node_modules" / "pyodide"
