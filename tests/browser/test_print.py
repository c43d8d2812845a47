"""The page to print."""

import re

from playwright.sync_api import Browser


def test_the_quick_reference_fills_two_sides(browser: Browser, address: str) -> None:
    """Printed on A4, it is two pages, with nothing cut off at their right border."""
    page = browser.new_page(viewport={"width": 726, "height": 1055})
    page.goto(f"{address}/docs/apex/quick-reference.html")
    page.emulate_media(media="print")
    printed = page.pdf(prefer_css_page_size=True)
    sides = page.locator(".print-side").evaluate_all("all => all.map(one => one.scrollWidth)")
    page.close()
    assert len(re.findall(rb"/Type\s*/Page\b", printed)) == 2
    assert len(sides) == 2
    assert max(sides) <= 726
