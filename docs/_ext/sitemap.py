"""Writes the sitemap of the pages, each with its other languages.

Addresses in a sitemap are whole: there is one only if the build knows where the app is reached.
"""

from collections.abc import Iterator
from pathlib import Path
from xml.sax.saxutils import quoteattr

from sphinx.application import Sphinx
from telling import root_of

from adjudicator.messages.languages import languages

_HEAD = (
    '<?xml version="1.0" encoding="utf-8"?>\n'
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
    ' xmlns:xhtml="http://www.w3.org/1999/xhtml">\n'
)


def _entry(app: Sphinx, page: str) -> Iterator[str]:
    """A page: its address in this language, and in all."""
    address, uri = app.config.docs_address, app.builder.get_target_uri(page)
    yield f"<url><loc>{address}{root_of(app.config.language)}{uri}</loc>"
    for code in languages() if not page.startswith("contributing/") else ():
        link = quoteattr(f"{address}{root_of(code)}{uri}")
        yield f'<xhtml:link rel="alternate" hreflang="{code}" href={link}/>'
    yield "</url>\n"


def _write(app: Sphinx, failed: Exception | None) -> None:
    if failed or app.builder.format != "html" or not app.config.docs_address:
        return
    pages = sorted(app.env.found_docs)
    entries = "".join(part for page in pages for part in _entry(app, page))
    written = f"{_HEAD}{entries}</urlset>\n"
    Path(app.outdir, "sitemap.xml").write_text(written, encoding="utf-8")


def setup(app: Sphinx) -> dict[str, bool]:
    """Write it when all is built."""
    app.connect("build-finished", _write)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
