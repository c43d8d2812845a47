"""Pages of the docs in a browser: how long they are, and what is folded."""

import pytest
from playwright.sync_api import Page, expect

from adjudicator.messages.languages import languages
from adjudicator.resources import DOCS, docs_in
from tests.browser.conftest import on_laptop, on_phone

#: How high a page may be on a phone, in screens.
MOST = 10
SIZE = "() => [document.documentElement.scrollWidth, document.documentElement.scrollHeight]"


def _pages(language: str) -> list[str]:
    """All pages of a language."""
    root = docs_in(language)
    pages = (page for page in root.rglob("*.html"))
    return sorted(
        str(page.relative_to(DOCS))
        for page in pages
        if page.relative_to(root).parts[0] not in languages()
    )


@on_phone
@pytest.mark.parametrize("language", languages())
def test_every_page_fits_a_phone(page: Page, language: str) -> None:
    """None is wider than it, or higher than ten screens while its folds are closed.

    The fixture fails on an error of a script, of a style or of the policy on any of them.
    """
    screen = page.viewport_size
    assert screen
    for name in _pages(language):
        page.goto(f"/docs/{name}")
        width, height = page.evaluate(SIZE)
        assert width <= screen["width"], name
        assert height <= MOST * screen["height"], name


@on_phone
def test_a_link_opens_the_fold_that_it_leads_to(page: Page) -> None:
    """Examples, rulings and words are folded on a phone; a link shows what it names."""
    page.goto("/docs/apex/movement.html")
    expect(page.locator("figure.example").first).to_be_hidden()
    page.goto("/docs/apex/glossary.html#term-Ammo")
    expect(page.locator("#term-Ammo")).to_be_in_viewport()


@on_laptop
def test_a_wide_screen_shows_the_first_example_of_each_rule(page: Page) -> None:
    """At 1,280 pixels one picture a rule is seen, others on demand, beside the page's contents."""
    page.goto("/docs/apex/movement.html")
    expect(page.locator("figure.example").first).to_be_visible()
    more = page.locator(".fold.more").first
    expect(more.locator("figure.example").first).to_be_hidden()
    more.locator("summary").first.click()
    expect(more.locator("figure.example").first).to_be_visible()
    expect(page.locator(".toc-tree")).to_be_in_viewport()


@on_laptop
def test_the_bar_stays_and_results_lie_over_the_page(page: Page) -> None:
    """Far down a page the search box is at hand, and nothing covers what it finds."""
    page.goto("/docs/apex/line-of-sight.html#apex.los.right-behind")
    expect(page.locator("header.bar")).to_be_in_viewport()
    for spot in (".brand", "#q"):
        page.locator(spot).click(trial=True)
    page.locator("#q").fill("see over a wall")
    result = page.get_by_role("option").first
    box = result.bounding_box()
    assert box
    result.click(trial=True, position={"x": box["width"] - 4, "y": box["height"] / 2})


@on_laptop
def test_a_picture_flips_between_readings(page: Page) -> None:
    """Another reading shows its own picture and answer in the same place."""
    page.goto("/docs/apex/line-of-sight.html")
    point = page.locator("#ruling-corner-height")
    page.get_by_text("Ruling: Two heights at one corner").first.click()
    first, second = point.locator(".reading").all()
    expect(first).to_be_visible()
    expect(second).to_be_hidden()
    point.get_by_role("radio").nth(1).check()
    expect(first).to_be_hidden()
    expect(second).to_be_visible()
