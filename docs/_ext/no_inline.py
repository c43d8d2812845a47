"""Takes script and style out of the pages: the app's policy runs none that stands in a page.

The theme writes a few of both. Each script goes into a file of its own, each sheet and each
``style`` attribute into one stylesheet; what they do stays as it was. Sphinx makes a function of
the text that says how a language counts, which the policy refuses too: it is written as a function.
"""

import hashlib
import re
from collections.abc import Callable
from pathlib import Path

from sphinx.application import Sphinx
from sphinx.builders.html import StandaloneHTMLBuilder
from sphinx.errors import ExtensionError
from telling import pages_of

_SCRIPT = re.compile(r"<script>(.*?)</script>", re.DOTALL)
_SHEET = re.compile(r"<style>(.*?)</style>", re.DOTALL)
_TAG = re.compile(r"<[a-zA-Z][^<>]*? style=\"[^\"]*\"[^<>]*>")
_STYLE = re.compile(r' style="([^"]*)"')
_CLASS = re.compile(r' class="([^"]*)"')


class _Moved:
    """What was taken out of all pages."""

    def __init__(self, out: Path) -> None:
        self._static = out / "_static"
        self._out = out
        self.sheet: dict[str, None] = {}

    def page(self, file: Path) -> None:
        """Take out what one page holds."""
        written = file.read_text(encoding="utf-8")
        root = "../" * len(file.relative_to(self._out).parts[1:])
        cleaned = _SCRIPT.sub(self._script(root), written)
        cleaned = _SHEET.sub(self._link(root), cleaned)
        cleaned = _TAG.sub(self._classed, cleaned)
        if cleaned != written:
            # Attributes come with their sheet: a page without one gets the link in its head.
            if "inline.css" not in cleaned:
                cleaned = cleaned.replace("</head>", _linked(root) + "</head>", 1)
            file.write_text(cleaned, encoding="utf-8")

    def _script(self, root: str) -> Callable[[re.Match[str]], str]:
        def moved(found: re.Match[str]) -> str:
            name = f"inline-{_mark(found[1])}.js"
            (self._static / name).write_text(found[1].strip() + "\n", encoding="utf-8")
            return f'<script src="{root}_static/{name}"></script>'

        return moved

    def _link(self, root: str) -> Callable[[re.Match[str]], str]:
        def moved(found: re.Match[str]) -> str:
            self.sheet[found[1].strip()] = None
            return _linked(root)

        return moved

    def _classed(self, found: re.Match[str]) -> str:
        """A tag whose style attribute has become a class."""
        tag = found[0]
        style = _STYLE.search(tag)
        assert style
        name = f"inline-{_mark(style[1])}"
        self.sheet[f".{name} {{ {style[1]} }}"] = None
        tag = tag.replace(style[0], "", 1)
        if _CLASS.search(tag):
            return _CLASS.sub(rf' class="\1 {name}"', tag, count=1)
        return re.sub(r"^<([\w-]+)", rf'<\1 class="{name}"', tag)

    def write(self) -> None:
        """The stylesheet of all that was taken out."""
        (self._static / "inline.css").write_text("\n".join(self.sheet) + "\n", encoding="utf-8")


def _linked(root: str) -> str:
    return f'<link rel="stylesheet" href="{root}_static/inline.css">'


def _mark(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:8]


_MADE = re.compile(r"new Function\(\s*\"n\",\s*`return \(\$\{catalog\.plural_expr\}\)`,\s*\)")
_COUNTS = re.compile(r'"plural_expr": "([^"]*)"')


def _write_functions(static: Path) -> None:
    """Write what Sphinx would make from a text in the browser."""
    tools, words = static / "doctools.js", static / "translations.js"
    written, number = _MADE.subn("catalog.plural_expr", tools.read_text(encoding="utf-8"))
    if number != 1:
        raise ExtensionError("doctools.js makes its functions in another way now")
    tools.write_text(written, encoding="utf-8")
    if words.exists():
        counted = _COUNTS.sub(r'"plural_expr": (n) => (\1)', words.read_text(encoding="utf-8"))
        words.write_text(counted, encoding="utf-8")


def _clean(app: Sphinx, failed: Exception | None) -> None:
    if failed or not isinstance(app.builder, StandaloneHTMLBuilder):
        return
    moved = _Moved(Path(app.outdir))
    for file in pages_of(app):
        moved.page(file)
    moved.write()
    _write_functions(Path(app.outdir) / "_static")


def setup(app: Sphinx) -> dict[str, bool]:
    """Clean all pages when they are written."""
    app.connect("build-finished", _clean, priority=900)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
