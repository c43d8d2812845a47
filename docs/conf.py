"""How the docs are built."""

import gc
import os
import sys
from pathlib import Path

from sphinx.application import Sphinx

# A tree of nodes lives as long as the build: looking for rings in it all the time is in vain.
gc.set_threshold(200_000, 50, 1_000)
HERE = Path(__file__).parent
sys.path[:0] = [str(HERE / "_ext"), str(HERE.parent)]

from babel import Locale  # noqa: E402
from sphinx.config import Config  # noqa: E402
from telling import root_of, told  # noqa: E402

from adjudicator import __version__  # noqa: E402
from adjudicator.messages.languages import languages  # noqa: E402
from adjudicator.resources import SOURCE  # noqa: E402

project = "Adjudicator"
author = "The Adjudicator authors"
project_copyright = "2026, The Adjudicator authors"
release = version = __version__

extensions = [
    "rule_domain",
    "example",
    "coverage",
    "look_up",
    "library_file",
    "from_code",
    "modules",
    "sides",
    "no_inline",
    "terms",
    "translated",
    "differences",
    "other_book",
    "page_parts",
    "readings",
    "folds",
    "by_program",
    "home",
    "sitemap",
    "folding",
]
exclude_patterns = ["_build", "_ext", "_templates", "locale"]
templates_path = ["_templates"]

# One catalogue a folder of pages; where in a page a text stands would change it with every line.
locale_dirs = ["locale"]
gettext_compact = True
gettext_location = False
nitpicky = True
show_warning_types = True

html_theme = "furo"
html_title = "Adjudicator"
html_static_path = [
    "../static/tokens.css",
    "../static/board.css",
    "../static/ledger.css",
    "../static/bar.css",
    "../static/search.css",
    "_static",
]
html_css_files = [
    "tokens.css",
    "board.css",
    "ledger.css",
    "bar.css",
    "search.css",
    "docs.css",
    "layout.css",
]
html_js_files = [("docs.js", {"defer": "defer"})]
html_favicon = "../static/icon.svg"
html_copy_source = False
html_show_sourcelink = False
html_show_sphinx = False
#: The theme's colours by the app's tokens, which know light and dark themselves.
COLOURS = {
    "font-stack": "var(--font)",
    "color-foreground-primary": "var(--ink)",
    "color-foreground-secondary": "var(--muted)",
    "color-foreground-muted": "var(--muted)",
    "color-foreground-border": "var(--muted)",
    "color-background-primary": "var(--paper)",
    "color-background-secondary": "var(--card)",
    "color-background-hover": "var(--soft)",
    "color-background-hover--transparent": "transparent",
    "color-background-border": "var(--line)",
    "color-background-item": "var(--line)",
    "color-brand-primary": "var(--link)",
    "color-brand-content": "var(--link)",
    "color-brand-visited": "var(--link)",
    "color-sidebar-background": "var(--paper)",
    "color-sidebar-item-background--hover": "var(--soft)",
    "color-sidebar-item-expander-background--hover": "var(--soft)",
    "color-admonition-background": "var(--card)",
    "color-card-background": "var(--card)",
    "color-highlight-on-target": "var(--card)",
    "color-table-header-background": "var(--soft)",
    "color-table-border": "var(--line)",
    "color-inline-code-background": "var(--soft)",
    "color-code-background": "var(--card)",
    "color-code-foreground": "var(--ink)",
}
html_theme_options = {
    "navigation_with_keys": True,
    "light_css_variables": COLOURS,
    "dark_css_variables": COLOURS,
}
html_sidebars = {
    "**": [
        "sidebar/scroll-start.html",
        "sidebar/navigation.html",
        "sidebar/languages.html",
        "sidebar/scroll-end.html",
    ]
}


#: Where the app is reached from outside. If nobody says, addresses in the pages name no host, and
#: there is no sitemap.
docs_address = os.environ.get("ADJUDICATOR_ADDRESS", "").rstrip("/")


def themes(tokens: str) -> str:
    """The design tokens for the theme's own switch of light and dark."""
    light, dark = (block.split("}")[0] for block in tokens.split(":root {")[1:])
    return f'body[data-theme="light"] {{{light}}}\nbody[data-theme="dark"] {{{dark}}}\n'


def speak(_app: Sphinx, config: Config) -> None:
    """What depends on the language of the build; how the project is built is told in English."""
    config.html_context["languages"] = [
        (code, Locale.parse(code).display_name, root_of(code))
        for code in languages()
        if code != config.language
    ]
    config.project_copyright = config.copyright = f"2026, {told(config, 'authors')}"
    root = config.html_context["root"] = root_of(config.language)
    config.html_baseurl = f"{config.docs_address}{root}"
    if config.language != SOURCE:
        config.exclude_patterns.append("contributing")
        config.suppress_warnings.append("toc.not_readable")


def setup(app: Sphinx) -> None:
    """Write the style sheet of the theme's switch."""
    app.connect("config-inited", speak)

    def write(app: Sphinx, failed: Exception | None) -> None:
        if failed or app.builder.format != "html":
            return
        tokens = (HERE.parent / "static" / "tokens.css").read_text(encoding="utf-8")
        Path(app.outdir, "_static", "themes.css").write_text(themes(tokens), encoding="utf-8")

    def leave_out_search(app: Sphinx) -> None:
        """Write no index of Sphinx's own: the docs have the app's search."""
        app.builder.search = False

    app.add_css_file("themes.css")
    app.connect("builder-inited", leave_out_search)
    app.connect("build-finished", write)
