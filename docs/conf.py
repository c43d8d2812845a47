"""How the docs are built."""

import sys
from pathlib import Path

HERE = Path(__file__).parent
sys.path[:0] = [str(HERE / "_ext"), str(HERE.parent)]

from adjudicator import __version__  # noqa: E402

project = "Adjudicator"
author = "The Adjudicator authors"
project_copyright = "2026, The Adjudicator authors"
release = version = __version__

extensions = ["rule_domain", "example", "coverage", "library_file"]
exclude_patterns = ["_build", "_ext"]
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
