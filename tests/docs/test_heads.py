"""What search engines and messengers read of a page: title, description, languages, address."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from adjudicator.games import GAMES
from adjudicator.messages.languages import languages
from adjudicator.resources import docs_in

DOCS = Path(__file__).parents[2] / "docs"
#: Pages of each kind, with the beginning of their address.
PAGES = ("index", "apex/line-of-sight", "flashpoint/stealth", "look-up/glossary", "guide/cards")
ROOTS = {"en": "/docs/", "es": "/docs/es/"}


def _head(language: str, name: str) -> str:
    page = (docs_in(language) / f"{name}.html").read_text("utf-8")
    return page.partition("</head>")[0]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", PAGES)
def test_a_page_says_what_it_is(language: str, name: str) -> None:
    """Each page has a title, a description, and the same for links that are sent to somebody."""
    head = _head(language, name)
    assert re.search(r"<title>[^<]{3,}</title>", head)
    for attribute in ('name="description"', 'property="og:description"', 'property="og:title"'):
        found = re.search(rf'<meta {attribute} content="([^"]+)"', head)
        assert found, attribute
        assert len(found[1]) < 200


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", PAGES)
def test_a_page_names_its_address_and_its_languages(language: str, name: str) -> None:
    """Without a configured address, links name no host; what needs one is left out."""
    head = _head(language, name)
    assert f'<link rel="canonical" href="{ROOTS[language]}{name}.html">' in head
    for code in languages():
        assert f'hreflang="{code}" href="{ROOTS[code]}{name}.html"' in head
    assert "og:image" not in head
    assert not (docs_in(language) / "sitemap.xml").exists()


CONF = f"""
import sys
sys.path.insert(0, {str(DOCS / "_ext")!r})
extensions = ["page_parts", "sitemap"]
templates_path = [{str(DOCS / "_templates")!r}]
html_theme, html_context = "furo", {{"root": "/docs/"}}
docs_address, html_baseurl = "https://rules.example", "https://rules.example/docs/"
"""


def test_an_address_makes_links_whole(tmp_path: Path) -> None:
    """With an address, pages name it, have a picture, and are listed in a sitemap."""
    (tmp_path / "conf.py").write_text(CONF, encoding="utf-8")
    for folder in ("", *GAMES):
        (tmp_path / folder).mkdir(exist_ok=True)
        (tmp_path / folder / "index.rst").write_text(":orphan:\n\nRules\n=====\n", encoding="utf-8")
    out = tmp_path / "out"
    command = [sys.executable, "-m", "sphinx", "-q", str(tmp_path), str(out)]
    subprocess.run(command, check=True, cwd=DOCS.parent)  # noqa: S603
    head = (out / "index.html").read_text("utf-8")
    assert '<link rel="canonical" href="https://rules.example/docs/index.html">' in head
    assert 'content="https://rules.example/docs/_static/table.png"' in head
    listed = (out / "sitemap.xml").read_text("utf-8")
    assert "<loc>https://rules.example/docs/index.html</loc>" in listed
    assert 'hreflang="es" href="https://rules.example/docs/es/index.html"' in listed
