"""What is done without a network is seen at once, and nothing is pushed off the screen."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.browser.conftest import PICTURES, SCREENS
from tests.browser.test_sharing import move, shared

TABLE = "/table/tuesday-table"
#: A drag ends with this order.
ORDER = """async (script) => {
  const { order } = await import(script);
  await order({ do: "move", figure: "A", x: "2.4", y: "1.6" });
}"""


#: A tap on Remove, one on the board with a Wall in hand, and a new name.
ORDERS = """async (script) => {
  const { order } = await import(script);
  await order({ do: "remove", figure: "B" });
  const wall = document.querySelector('#tray [data-snap="edge"]').dataset.piece;
  await order({ do: "put", piece: wall, turn: 0, x: "4", y: "2.5" });
  await order({ do: "name", figure: "C", name: "Wraith" });
}"""


@pytest.fixture(params=["phone", "laptop"])
def visitor(
    request: pytest.FixtureRequest, browser: Browser, address: str
) -> Iterator[BrowserContext]:
    """A visitor with a service worker, as people have it."""
    context = browser.new_context(base_url=address, **SCREENS[request.param])
    yield context
    context.close()


def _middle(page: Page, selector: str) -> tuple[float, float]:
    box = page.locator(selector).bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_piece_that_was_moved_offline_stays_where_it_was_put(visitor: BrowserContext) -> None:
    """A figure stands in its new space, marked as waiting, until the server has it."""
    page, change, _ = shared(visitor)
    page.goto(change + "/setup")
    expect(page.locator("#line")).to_have_text("Live")
    visitor.set_offline(True)
    there = _middle(page, '[data-space="2,1"]')
    body = '[data-figure="A"] .body'
    script = page.locator('script[src$="/setup.js"]').get_attribute("src") or ""
    page.evaluate(ORDER, script.replace("setup.js", "setup-send.js"))
    expect(page.locator('[data-figure="A"].waiting')).to_have_count(1)
    assert _middle(page, body) == pytest.approx(there, abs=2)
    visitor.set_offline(False)
    expect(page.locator('[data-figure="A"]')).to_have_attribute("data-at", "2,1", timeout=15000)
    expect(page.locator(".waiting")).to_have_count(0)


def test_everything_that_waits_is_seen(browser: Browser, address: str) -> None:
    """What is put, removed, named and set is on the board and in words; a deed, on its button."""
    context = browser.new_context(base_url=address, **SCREENS["phone"])  # type: ignore[arg-type]
    page, change, _ = shared(context)
    page.goto(f"{change}?ask=move&from=A&to=@1,1")
    done = page.locator("#verdict form.doing button")
    expect(page.locator("#line")).to_have_text("Live")
    context.set_offline(True)
    done.click()
    expect(page.locator(".waits")).to_have_text("Waiting to send (1): Move A to B2")
    expect(done).to_be_disabled()
    assert _middle(page, '[data-figure="A"] .body') == pytest.approx(
        _middle(page, '[data-space="1,1"]'), abs=2
    )
    context.set_offline(False)
    expect(page.locator(".waits")).to_be_hidden(timeout=15000)
    page.goto(change + "/setup?figure=C")
    expect(page.locator("#line")).to_have_text("Live")
    context.set_offline(True)
    script = page.locator('script[src$="/setup.js"]').get_attribute("src") or ""
    page.evaluate(ORDERS, script.replace("setup.js", "setup-send.js"))
    page.locator("#held .options [value=blue]").check()
    words = "Waiting to send (4): Change C: squad blue · Rename C to Wraith · Place Wall · 1 more"
    expect(page.locator(".waits")).to_have_text(words)
    expect(page.locator(".waits-note")).to_have_text(["Wraith", "squad blue"])
    expect(page.locator('[data-figure="B"].waiting.remove')).to_have_count(1)
    expect(page.locator(".waits-new .put")).to_have_count(1)
    expect(page.locator("#ready")).to_be_in_viewport(ratio=1)
    page.screenshot(path=PICTURES / "waiting.png", caret="initial")
    context.set_offline(False)
    expect(page.locator('[data-figure="B"]')).to_have_count(0, timeout=15000)
    expect(page.locator(".waits, .waits-new")).to_be_hidden()
    context.close()


def test_the_bar_has_room_for_what_waits(visitor: BrowserContext) -> None:
    """With orders waiting, every button of the bar is still on the screen."""
    page, change, _ = shared(visitor)
    page.goto(change + "/setup")
    expect(page.locator("#line")).to_have_text("Live")
    visitor.set_offline(True)
    move(page, "A", "B2")
    expect(page.locator("#line")).to_have_text("Offline · 1 to send")
    expect(page.locator("#ready")).to_be_in_viewport(ratio=1)


def test_the_banner_covers_nothing(visitor: BrowserContext) -> None:
    """Below the words about the missing network the board begins."""
    page = visitor.new_page()
    page.goto(TABLE)
    visitor.set_offline(True)
    expect(page.locator("#network")).to_be_visible()
    banner, stage = (page.locator(name).bounding_box() for name in ("#network", ".stage"))
    assert banner
    assert stage
    assert banner["y"] + banner["height"] <= stage["y"] + 0.5
    panel, screen = page.locator("#panel").bounding_box(), page.viewport_size
    assert panel
    assert screen
    assert panel["y"] + panel["height"] <= screen["height"] + 0.5


def _ready(page: Page) -> None:
    """Wait until the service worker has kept the page that is shown."""
    kept = "async () => Boolean(await caches.match(location.href, { ignoreVary: true }))"
    for _ in range(100):
        if page.evaluate(kept):
            return
        page.wait_for_timeout(100)
    pytest.fail("nothing was kept")


def test_a_ruling_is_read_again_in_any_language(browser: Browser, address: str) -> None:
    """What was kept with one set of headers is found with another."""
    context = browser.new_context(base_url=address, locale="es-ES")
    page = context.new_page()
    page.goto(f"{TABLE}?from=gibraltar&to=wraith")
    _ready(page)
    context.set_extra_http_headers({"Accept-Language": "de, en;q=0.5"})
    context.set_offline(True)
    page.reload()
    expect(page.locator("#verdict .answer")).to_be_visible()
    context.close()


def test_another_ruling_of_the_same_table_stands_in(visitor: BrowserContext) -> None:
    """A ruling that was not kept in time gives the last one of its table, not an empty page."""
    page = visitor.new_page()
    page.goto(f"{TABLE}?from=gibraltar&to=wraith")
    _ready(page)
    visitor.set_offline(True)
    page.goto(f"{TABLE}?from=wraith&to=bangalore")
    expect(page.locator("#verdict .answer")).to_contain_text("No line of sight")


def test_the_real_page_comes_back_with_the_network(visitor: BrowserContext) -> None:
    """A page that says that there is no network gives way as soon as there is one."""
    page = visitor.new_page()
    page.goto(TABLE)
    _ready(page)
    visitor.set_offline(True)
    page.goto("/table/rooftops")
    expect(page.locator("h1")).to_have_text("No network")
    visitor.set_offline(False)
    expect(page.locator("#view")).to_be_visible(timeout=15000)
