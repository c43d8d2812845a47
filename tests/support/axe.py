"""What axe finds on a page: whether everybody can read and use it."""

from axe_playwright_python.base import AxeResults
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

#: What passes need not be told: on a long page that is more than the page itself.
QUIET = {"resultTypes": ["violations"]}


def axe_finds_nothing(page: Page, *rules: str) -> None:
    """No violation, of all rules or of these."""
    # Taking axe to a page takes as long as its look, so it is taken there once.
    if not page.evaluate("'axe' in window"):
        Axe().run(page, options={"runOnly": ["document-title"], **QUIET})
    chosen = {"runOnly": list(rules)} if rules else {}
    found = AxeResults(page.evaluate("options => axe.run(options)", {**QUIET, **chosen}))
    assert found.violations_count == 0, found.generate_report()


def axe_finds_nothing_in_both_themes(page: Page) -> None:
    """Neither in the light nor, of the colours, in the dark: only colours are others there."""
    page.emulate_media(color_scheme="light", reduced_motion="reduce")
    axe_finds_nothing(page)
    page.emulate_media(color_scheme="dark")
    axe_finds_nothing(page, "color-contrast")
    page.emulate_media(color_scheme="light")
