"""Where WebAssembly is blocked, nothing waits for a judge that never comes."""

from pathlib import Path

from playwright.sync_api import Playwright, expect

from pocket.places import SITE
from tests.support.carried import Host, browsing


def test_what_was_made_beforehand_still_opens(playwright: Playwright, tmp_path: Path) -> None:
    """A host whose policy forbids it: the page says so, and links lead where they lead anywhere."""
    host = Host(SITE, "script-src 'self'")
    with browsing(playwright, tmp_path) as context:
        page = context.pages[0]
        page.goto(host.address)
        expect(page.locator("#network")).to_contain_text("can't run the judge")
        page.locator('a[href="/table/tuesday-table"]').first.click()
        expect(page.locator('[data-figure="gibraltar"]')).to_be_visible()
        expect(page.locator("#network")).to_contain_text("can't run the judge")
        page.goto(f"{host.address}/docs/index.html")
        expect(page.locator("h1").first).to_be_visible()
        page.goto(host.address)
        kept = "async () => [(await navigator.serviceWorker.getRegistrations()).length]"
        page.wait_for_function(f"() => ({kept})().then(([many]) => many === 0)")
        assert page.evaluate("() => caches.keys()") == []
    host.stop()
