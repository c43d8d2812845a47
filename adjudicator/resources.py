"""The locations of templates, static files, catalogues and built docs.

Installed, they are inside the package; in a checkout, beside it.
"""

from pathlib import Path

_PACKAGE = Path(__file__).parent
_CHECKOUT = _PACKAGE.parent


def folder(name: str, in_checkout: str | None = None) -> Path:
    """The folder of that name."""
    inside = _PACKAGE / name
    return inside if inside.is_dir() else _CHECKOUT / (in_checkout or name)


TEMPLATES = folder("templates")
#: Templates as modules, which only the pocket has.
COMPILED = TEMPLATES / "compiled"
STATIC = folder("static")
DOCS = folder("docs", "docs/_build/html")
CATALOGUES = _PACKAGE / "locale"
#: The app for visitors' own devices, if it was built.
POCKET = _CHECKOUT / "build" / "pocket"

#: The language that everything is written in; the others are translated from it.
SOURCE = "en"


def docs_in(language: str) -> Path:
    """The built docs in a language; those in English are the trunk, and stand in for others."""
    inside = DOCS / language
    return inside if language != SOURCE and inside.is_dir() else DOCS
