"""Pages that everybody can read: contrast, names, roles."""

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser

from tests.browser.conftest import SCREENS

PAGES = (
    "/",
    "/table/tuesday-table",
    "/table/tuesday-table?from=gibraltar&to=wraith",
    "/table/hard-cases?ask=sight&from=bloodhound",
    "/table/hard-cases?from=%4017,4&to=%4019,2",
    "/table/none",
    "/search?q=climb",
    "/table/tuesday-table/about?at=L3",
    "/table/tuesday-table/rulings",
    "/table/tuesday-table?from=wraith&to=gibraltar&stand=wraith@8,5&show=ask%3Dsight%26from%3Dwraith",
)


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("path", PAGES)
def test_axe_finds_nothing(
    browser: Browser, address: str, screen: str, path: str, scheme: str
) -> None:
    """No violation on any page, on both screens, in both themes."""
    visitor = browser.new_context(base_url=address, color_scheme=scheme, **SCREENS[screen])  # type: ignore[arg-type]
    page = visitor.new_page()
    page.goto(path)
    found = Axe().run(page)
    visitor.close()
    assert found.violations_count == 0, found.generate_report()
