"""Names what the theme leaves without a name, for those who hear the pages."""

from pathlib import Path

from sphinx.application import Sphinx

#: What the theme writes, and what it should have written.
NAMED = {
    '<aside class="sidebar-drawer">': '<aside class="sidebar-drawer" aria-label="All pages">',
    '<aside class="toc-drawer">': '<aside class="toc-drawer" aria-label="This page">',
    '<aside class="toc-drawer no-toc">': '<aside class="toc-drawer no-toc" aria-label="This page">',
    'class="caption" role="heading">': 'class="caption" role="heading" aria-level="2">',
    '<div id="search-results"></div>': '<h1>Search</h1>\n<div id="search-results"></div>',
}


def setup(app: Sphinx) -> None:
    """Go through all pages when they are written."""
    app.connect("build-finished", _name)


def _name(app: Sphinx, failed: Exception | None) -> None:
    if failed or app.builder.format != "html":
        return
    for page in Path(app.outdir).rglob("*.html"):
        written = page.read_text(encoding="utf-8")
        named = written
        for theirs, ours in NAMED.items():
            named = named.replace(theirs, ours)
        if named != written:
            page.write_text(named, encoding="utf-8")
