"""Without a network: what was kept can be read, and what cannot be asked is told."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.browser.conftest import SCREENS

TABLE = "/table/tuesday-table"


@pytest.fixture(scope="module")
def visitor(browser: Browser, address: str) -> Iterator[BrowserContext]:
    """A phone that has asked one question, and then loses its network.

    Its browser has no WebAssembly, so the judge can't be taken along.
    """
    context = browser.new_context(base_url=address, **SCREENS["phone"])  # type: ignore[arg-type]
    context.add_init_script("delete self.WebAssembly")
    page = context.new_page()
    page.goto(TABLE)
    page.locator('[data-figure="gibraltar"]').tap()
    expect(page.locator("#verdict")).to_contain_text("Now tap another figure")
    page.locator('[data-figure="wraith"]').tap()
    expect(page.locator("#verdict")).to_have_attribute("data-ask", "los")
    kept = "names => Promise.all(names.map(n => caches.match(n))).then(all => all.every(Boolean))"
    names = [f"{TABLE}?from=gibraltar&to=wraith", "/offline.json"]
    for _ in range(100):
        if page.evaluate(kept, names):
            break
        page.wait_for_timeout(200)
    page.close()
    context.set_offline(offline=True)
    yield context
    context.close()


@pytest.fixture
def lost(visitor: BrowserContext) -> Iterator[Page]:
    """A page of that visitor."""
    page = visitor.new_page()
    yield page
    page.close()


def test_the_last_table_opens(lost: Page) -> None:
    """With its ruling, a word about what is missing, and what would ask marked as not to be had."""
    lost.goto(f"{TABLE}?from=gibraltar&to=wraith")
    expect(lost.locator("#verdict .answer")).to_contain_text("No line of sight")
    expect(lost.locator("#network")).to_contain_text("No network: new questions need the server")
    expect(lost.locator('[data-figure="wraith"]')).to_have_attribute("aria-disabled", "true")
    expect(lost.locator("#modes a").first).to_have_attribute("aria-disabled", "true")
    lost.locator('[data-figure="wraith"]').tap(force=True)
    lost.wait_for_timeout(100)
    expect(lost.locator("#verdict .answer")).to_contain_text("No line of sight")
    assert lost.locator("#view.sized").count() == 1
    lost.locator("#verdict a.rule").first.click()
    expect(lost.locator("h1").first).to_contain_text("Line of sight")


def test_the_front_page_leads_to_it(lost: Page) -> None:
    """The front page lists what was asked last; another table says that it was not kept."""
    lost.goto("/")
    lost.locator("[data-asked] a").click()
    expect(lost.locator("#verdict .answer")).to_contain_text("No line of sight")
    lost.goto("/table/hard-cases")
    expect(lost.locator("h1")).to_have_text("No network")
    expect(lost.locator("[data-asked] a")).to_have_text("Tuesday table")


def test_the_docs_are_all_there(lost: Page) -> None:
    """Every page of the rules can be read and looked through, though none was opened before."""
    for path, words in (
        ("/docs/", "Rules and guide"),
        ("/docs/apex/glossary.html", "Glossary"),
        ("/docs/guide/verdicts.html", "verdict"),
    ):
        lost.goto(path)
        expect(lost.locator("h1").first).to_contain_text(words)


def test_the_search_needs_no_network(lost: Page) -> None:
    """Without a network the box finds as one types, a rule opens in words, and there is a page."""
    lost.goto("/docs/apex/glossary.html")
    lost.goto("/search?q=what+gives+cover")
    expect(lost.locator(".results a").first).to_contain_text("What gives cover")
    lost.locator("#q").click()
    lost.locator("#q").fill("climb")
    expect(lost.locator("#found-1")).to_contain_text("One level up")
    lost.keyboard.press("Enter")
    expect(lost.locator("#opened")).to_contain_text("Climbing one level costs")


def test_the_screen_stays_awake(browser: Browser, address: str) -> None:
    """A table asks for it, again when it is looked at again; the front page does not."""
    context = browser.new_context(base_url=address, service_workers="block")
    context.add_init_script(
        """window.asked = [];
        Object.defineProperty(navigator, "wakeLock", {value: {request: async (kind) => {
          window.asked.push(kind);
          window.lock = new EventTarget();
          return window.lock;
        }}});"""
    )
    page = context.new_page()
    page.goto("/")
    assert page.evaluate("window.asked") == []
    page.goto(TABLE)
    page.wait_for_function("window.asked.length === 1")
    page.evaluate("""() => { window.lock.dispatchEvent(new Event("release"));
      document.dispatchEvent(new Event("visibilitychange")); }""")
    page.wait_for_function("window.asked.length === 2")
    assert page.evaluate("window.asked") == ["screen", "screen"]
    context.close()


def test_it_can_be_installed(browser: Browser, address: str) -> None:
    """The manifest names icons of the sizes that systems ask for, and each is there."""
    page = browser.new_page(base_url=address)
    page.goto("/")
    found = page.evaluate(
        """async () => {
        const link = document.querySelector("link[rel=manifest]").href;
        const manifest = await (await fetch(link)).json();
        const icons = await Promise.all(manifest.icons.slice(0, 3).map(async ({src}) => {
          const image = await createImageBitmap(await (await fetch(new URL(src, link))).blob());
          return image.width;
        }));
        return [manifest.display, manifest.start_url, icons];
      }"""
    )
    page.close()
    assert found == ["standalone", "/", [192, 512, 512]]
