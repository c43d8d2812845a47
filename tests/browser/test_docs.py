"""Pages of the docs in a browser: how long they are, and what is folded."""

import pytest
from playwright.sync_api import Page, expect

from adjudicator.messages.languages import languages
from adjudicator.resources import DOCS, docs_in
from tests.support.page_height import SCREEN, estimated_height

#: How many of the longest pages of a language are measured.
MEASURED = 6


def _longest(language: str) -> list[str]:
    pages = [
        page
        for page in docs_in(language).rglob("*.html")
        if page.relative_to(docs_in(language)).parts[0] not in languages()
    ]
    pages.sort(key=lambda page: estimated_height(page.read_text("utf-8")))
    return [str(page.relative_to(DOCS)) for page in pages[-MEASURED:]]


@pytest.mark.parametrize("screen", ["phone"], indirect=True)
@pytest.mark.parametrize("language", languages())
def test_the_longest_pages_are_ten_screens_at_most(page: Page, language: str) -> None:
    """With all folds closed, as they are when a page is opened."""
    for name in _longest(language):
        page.goto(f"/docs/{name}")
        assert page.evaluate("document.documentElement.scrollHeight") <= 10 * SCREEN, name


@pytest.mark.parametrize("screen", ["phone"], indirect=True)
def test_a_link_opens_the_fold_that_it_leads_to(page: Page) -> None:
    """Examples, rulings and words are folded on a phone; a link shows what it names."""
    page.goto("/docs/apex/movement.html")
    expect(page.locator("figure.example").first).to_be_hidden()
    page.goto("/docs/apex/glossary.html#term-Ammo")
    expect(page.locator("#term-Ammo")).to_be_in_viewport()


@pytest.mark.parametrize("screen", ["laptop"], indirect=True)
def test_nothing_is_folded_on_a_wide_screen(page: Page) -> None:
    """At 1,280 pixels pictures are seen, and so are the contents of the page."""
    page.goto("/docs/apex/movement.html")
    expect(page.locator("figure.example").first).to_be_visible()
    expect(page.locator(".fold:not(.by-program) > summary").first).to_be_hidden()
    expect(page.locator(".toc-tree")).to_be_in_viewport()


@pytest.mark.parametrize("screen", ["laptop"], indirect=True)
def test_a_picture_flips_between_readings(page: Page) -> None:
    """Another reading shows its own picture and answer in the same place."""
    page.goto("/docs/apex/line-of-sight.html")
    point = page.locator("#ruling-corner-height")
    first, second = point.locator(".reading").all()
    expect(first).to_be_visible()
    expect(second).to_be_hidden()
    point.get_by_role("radio").nth(1).check()
    expect(first).to_be_hidden()
    expect(second).to_be_visible()
