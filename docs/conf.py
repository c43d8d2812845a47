"""How the docs are built."""

import sys
from pathlib import Path

from sphinx.application import Sphinx

HERE = Path(__file__).parent
sys.path[:0] = [str(HERE / "_ext"), str(HERE.parent)]

from adjudicator import __version__  # noqa: E402

project = "Adjudicator"
author = "The Adjudicator authors"
project_copyright = "2026, The Adjudicator authors"
release = version = __version__

extensions = [
    "rule_domain",
    "example",
    "coverage",
    "library_file",
    "from_code",
    "sides",
    "access",
    "no_inline",
    "terms",
    "differences",
]
exclude_patterns = ["_build", "_ext", "_templates"]
templates_path = ["_templates"]
nitpicky = True
show_warning_types = True

html_theme = "furo"
html_title = "Adjudicator"
html_static_path = ["../static/tokens.css", "../static/board.css", "_static"]
html_css_files = ["tokens.css", "board.css", "docs.css"]
html_favicon = "../static/icon.svg"
html_copy_source = False
html_show_sourcelink = False
html_show_sphinx = False
html_theme_options = {"navigation_with_keys": True, "top_of_page_buttons": []}


def themes(tokens: str) -> str:
    """The design tokens for the theme's own switch of light and dark."""
    light, dark = (block.split("}")[0] for block in tokens.split(":root {")[1:])
    return f'body[data-theme="light"] {{{light}}}\nbody[data-theme="dark"] {{{dark}}}\n'


def setup(app: Sphinx) -> None:
    """Write the style sheet of the theme's switch."""

    def write(app: Sphinx, _failed: Exception | None) -> None:
        tokens = (HERE.parent / "static" / "tokens.css").read_text(encoding="utf-8")
        Path(app.outdir, "_static", "themes.css").write_text(themes(tokens), encoding="utf-8")

    app.add_css_file("themes.css")
    app.connect("build-finished", write)
