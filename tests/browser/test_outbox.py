"""Orders that wait: sent once and in order from all tabs, and lost by none of them."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, Page, Route, expect

from tests.browser.conftest import SCREENS
from tests.browser.test_sharing import placed, shared
from tests.support.axe import axe_finds_nothing

#: Give orders as the page does, one right after the other, without waiting for an answer.
ORDERS = """async (names) => {
  const page = document.querySelector('script[src$="/setup.js"]').src;
  const { order } = await import(page.replace("setup.js", "setup-send.js"));
  for (const name of names) order({ do: "title", title: name });
}"""
MOVE = """async () => {
  const page = document.querySelector('script[src$="/setup.js"]').src;
  const { order } = await import(page.replace("setup.js", "setup-send.js"));
  order({ do: "move", figure: "A", place: "@2,1" });
}"""
SENT = "() => !Object.keys(localStorage).some(key => key.startsWith('outbox/'))"
HISTORY = """async () => {
  const answer = await fetch(location.pathname.replace("setup", "history.json"));
  const { events } = await answer.json();
  return events.map(({ change }) => change?.fields?.title ?? change?.parts?.at(-1)?.value);
}"""


@pytest.fixture
def visitor(browser: Browser, address: str) -> Iterator[BrowserContext]:
    """A visitor with a phone."""
    context = browser.new_context(base_url=address, **SCREENS["phone"])  # type: ignore[arg-type]
    yield context
    context.close()


def _setting_up(context: BrowserContext) -> tuple[Page, str]:
    page, change, _ = shared(context)
    page.goto(change + "/setup")
    expect(page.locator("#line")).to_have_text("Live")
    return page, change


def _named(page: Page) -> list[str]:
    """The names that the table was given, in the order of the history."""
    return [name for name in page.evaluate(HISTORY) if isinstance(name, str)]


@pytest.mark.parametrize("locks", ["locks", "no locks"])
def test_two_tabs_lose_and_reorder_nothing(visitor: BrowserContext, locks: str) -> None:
    """Twenty orders from two tabs are twenty events, each tab's in the order it gave them."""
    if locks == "no locks":
        visitor.add_init_script("Object.defineProperty(navigator, 'locks', {value: undefined});")
    one, change = _setting_up(visitor)
    two = visitor.new_page()
    two.goto(change + "/setup")
    expect(two.locator("#line")).to_have_text("Live")
    visitor.set_offline(True)
    given = {page: [f"{tab} {n}" for n in range(10)] for tab, page in (("one", one), ("two", two))}
    for page, names in given.items():
        page.evaluate(ORDERS, names)
    expect(one.locator("#line")).to_have_text("Offline · 20 to send")
    visitor.set_offline(False)
    for page in given:
        expect(page.locator("#line")).to_have_text("Live", timeout=20000)
    found = _named(one)
    assert len(found) == 20
    for page, names in given.items():
        expect(page.locator(".where")).to_contain_text(found[-1])
        assert [name for name in found if name in names] == names


def test_a_closed_page_loses_nothing(visitor: BrowserContext) -> None:
    """What was ordered offline goes out from the next page that is opened, whichever it is."""
    page, change = _setting_up(visitor)
    visitor.set_offline(True)
    page.evaluate(ORDERS, ["a", "b", "c"])
    page.close()
    visitor.set_offline(False)
    front = visitor.new_page()
    front.goto("/")
    front.wait_for_function(SENT)
    front.goto(change + "/setup")
    assert _named(front) == ["a", "b", "c"]


def test_where_nothing_can_be_stored_the_page_says_so(visitor: BrowserContext) -> None:
    """Orders are kept in memory, in order, and sent when the network is back."""
    page, _ = _setting_up(visitor)
    page.evaluate("() => { Storage.prototype.setItem = () => { throw new Error('full'); }; }")
    visitor.set_offline(True)
    page.evaluate(ORDERS, ["a", "b", "c"])
    expect(page.locator(".waits")).to_contain_text("Waiting to send (3)")
    expect(page.locator(".waits")).to_contain_text("keep this page open until they are sent")
    expect(page.locator("#line")).to_have_text("Offline · 3 to send")
    visitor.set_offline(False)
    expect(page.locator("#line")).to_have_text("Live", timeout=15000)
    assert _named(page) == ["a", "b", "c"]


@pytest.mark.parametrize("status", [403, 500])
def test_what_is_refused_is_kept_until_somebody_decides(
    visitor: BrowserContext, status: int
) -> None:
    """It says what was refused; it can be tried again, also after a reload, or dropped."""
    page, _ = _setting_up(visitor)

    def refuse(route: Route) -> None:
        if route.request.method != "POST":
            return route.fallback()
        return route.fulfill(status=status, body="<p role=alert>The table is closed.</p>")

    page.route("**/setup", refuse)
    page.evaluate(MOVE)
    refused = page.locator(".outbox li")
    expect(refused).to_contain_text("Move A to C2 was refused: The table is closed.")
    assert placed(page, "A") == "0,0"
    expect(page.locator(".waiting")).to_have_count(0)
    axe_finds_nothing(page)
    page.reload()
    refused.get_by_role("button", name="Try again").click()
    expect(refused).to_contain_text("The table is closed.")
    page.unroute("**/setup", refuse)
    refused.get_by_role("button", name="Try again").click()
    expect(page.locator('[data-figure="A"]')).to_have_attribute("data-at", "2,1")
    expect(refused).to_have_count(0)


def _moves(visitor: BrowserContext, change: str, move: str, moved: str) -> None:
    """Somebody else moves a figure, and sees it there."""
    other = visitor.new_page()
    other.goto(change + "/setup")
    other.evaluate(move)
    expect(other.locator(moved)).to_have_count(1)


def _refused(visitor: BrowserContext, page: Page, words: str) -> Locator:
    """What is listed as refused once the network is back."""
    visitor.set_offline(False)
    refused = page.locator(".outbox li")
    expect(refused).to_contain_text(words, timeout=15000)
    return refused


def test_what_no_longer_fits_is_told_with_what_it_was(browser: Browser, address: str) -> None:
    """Somebody else takes the space meanwhile: the order is listed, and can be dropped."""
    first, second = (browser.new_context(base_url=address) for _ in range(2))
    page, change = _setting_up(first)
    first.set_offline(True)
    page.evaluate(MOVE)
    expect(page.locator(".waits")).to_have_text("Waiting to send (1): Move A to C2")
    _moves(second, change, MOVE.replace('"A"', '"C"'), '[data-figure="C"][data-at="2,1"]')
    refused = _refused(first, page, "Move A to C2 was refused:")
    refused.get_by_role("button", name="Discard").click()
    expect(refused).to_have_count(0)
    expect(page.locator('[data-figure="A"]')).to_have_attribute("data-at", "0,0")
    first.close()
    second.close()


def test_an_undo_that_waited_asks_before_it_goes_on(browser: Browser, address: str) -> None:
    """Somebody else moved the figure meanwhile: the undo is listed, and done if one says so."""
    first, second = (browser.new_context(base_url=address) for _ in range(2))
    page, change = _setting_up(first)
    page.evaluate(MOVE)
    expect(page.locator('[data-figure="A"]')).to_have_attribute("data-at", "2,1")
    first.set_offline(True)
    page.locator("#undo").click()
    expect(page.locator(".waits")).to_have_text("Waiting to send (1): Undo")
    _moves(second, change, MOVE.replace("@2,1", "@4,4"), '[data-figure="A"][data-at="4,4"]')
    refused = _refused(first, page, "Undo was refused:")
    refused.get_by_role("button", name="Do it anyway").click()
    expect(refused).to_have_count(0)
    first.close()
    second.close()
