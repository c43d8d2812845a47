"""Names what the theme leaves without a name, for those who hear the pages."""

from sphinx.application import Sphinx
from telling import pages_of, told

#: What the theme writes, and what it should have written, with the phrase of its name.
NAMED = {
    'aria-label="Toggle navigation of ': ("toggle-below", 'aria-label="{} '),
    'class="caption" role="heading">': (
        "all-pages",
        'class="caption" role="heading" aria-level="2">',
    ),
}


def setup(app: Sphinx) -> None:
    """Go through all pages when they are written."""
    app.connect("build-finished", _name)


def _name(app: Sphinx, failed: Exception | None) -> None:
    if failed or app.builder.format != "html":
        return
    for page in pages_of(app):
        written = page.read_text(encoding="utf-8")
        named = written
        for theirs, (name, ours) in NAMED.items():
            named = named.replace(theirs, ours.format(told(app.config, name)))
        if named != written:
            page.write_text(named, encoding="utf-8")
