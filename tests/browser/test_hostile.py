"""In a real browser: no name runs as script, and the policy breaks no page of ours."""

import json

from playwright.sync_api import Page, expect

from tests.browser.conftest import on_laptop, on_phone
from tests.web.test_hostile import PAYLOADS, hostile


@on_phone
def test_no_name_runs_as_script(page: Page, screen: str) -> None:
    """A table full of hostile names is set up, asked, shared and renamed; nothing of it runs."""
    payload = PAYLOADS[screen == "phone"]
    page.add_init_script("window.ran = []; window.pwned = () => window.ran.push(1);")
    page.goto("/setup")
    page.get_by_label("Paste a scene as JSON").fill(json.dumps(hostile(payload)))
    page.get_by_role("button", name="Open the table").click()
    page.get_by_role("link", name="Done").click()
    page.get_by_role("link", name="Share").click()
    change = page.locator('[data-link="change"] input').input_value()
    for where in ("?from=A&to=B", "?ask=to-hit&from=A&to=B", "/cards", "/about?at=A", "/setup"):
        page.goto(change + where)
        expect(page.locator("main")).to_be_visible()
        assert page.evaluate("window.ran") == []
        assert page.locator('img[src="x"], [onerror], [onload], [onmouseover]').count() == 0
    expect(page.locator('[data-figure="A"]').first).to_be_attached()
    page.locator('[data-figure="A"]').first.dispatch_event("click")
    assert page.evaluate("window.ran") == []


@on_laptop
def test_the_docs_keep_to_the_policy(page: Page) -> None:
    """Pages of the docs run under the same policy: nothing is refused, and their switch works."""
    refused: list[str] = []
    page.on("console", lambda message: refused.append(message.text))
    for name in (
        "index.html",
        "apex/line-of-sight.html",
        "genindex.html",
        "guide/keeping-safe.html",
    ):
        page.goto(f"/docs/{name}")
        assert page.locator("svg.inline-hidden, body > svg").first.bounding_box() is None
    before = page.locator("body").get_attribute("data-theme")
    page.locator(".theme-toggle").first.dispatch_event("click")
    assert page.locator("body").get_attribute("data-theme") != before
    assert [text for text in refused if "Security" in text or "Refused" in text] == []
