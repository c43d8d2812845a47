"""Many phones, one table: what one does the others see, and nothing is lost."""

from collections.abc import Iterator
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from adjudicator.app.tables import pack
from tests.browser.conftest import SCREENS, Server

TABLE = pack(
    {
        "game": "apex",
        "board": {"columns": 8, "rows": 6},
        "figures": [
            {"id": "A", "squad": "red", "at": [0, 0]},
            {"id": "B", "squad": "blue", "at": [7, 5], "health": 40, "shield": 0},
            {"id": "C", "squad": "red", "at": [3, 0]},
        ],
    }
)


@pytest.fixture
def phones(browser: Browser, address: str) -> Iterator[tuple[BrowserContext, BrowserContext]]:
    """Two people, each with a browser of their own."""
    first = browser.new_context(base_url=address, **SCREENS["phone"])  # type: ignore[arg-type]
    second = browser.new_context(base_url=address, **SCREENS["laptop"])  # type: ignore[arg-type]
    yield first, second
    first.close()
    second.close()


def shared(context: BrowserContext) -> tuple[Page, str, str]:
    """A table that somebody shares: their page, and its two links."""
    page = context.new_page()
    page.goto(f"/table/{TABLE}")
    page.get_by_role("link", name="Share").click()
    page.get_by_role("button", name="Save and share it").click()
    change, look = (
        page.locator(f'[data-link="{kind}"] input').input_value() for kind in ("change", "look")
    )
    return page, change, look


def placed(page: Page, figure: str) -> str | None:
    """Where the page shows somebody."""
    return page.locator(f'[data-figure="{figure}"]').get_attribute("data-at")


def move(page: Page, figure: str, place: str) -> None:
    """Move somebody, by typing."""
    page.locator("#group-more").check()
    page.locator("#typed").evaluate("typed => typed.open = true")
    here = page.locator(f'[data-figure="{figure}"]').get_attribute("data-at") or "0,0"
    column, row = map(int, here.split(","))
    form = page.locator("#typed form", has=page.locator("[value=move]"))
    form.locator("[name=which]").fill(f"{chr(65 + column)}{row + 1}")
    form.locator("[name=place]").fill(place)
    form.get_by_role("button", name="Move it", exact=True).click()


def test_each_sees_what_the_other_does(phones: tuple[BrowserContext, BrowserContext]) -> None:
    """Both move, both keep their move, and both end with the same table."""
    one, change, _ = shared(phones[0])
    one.goto(change + "/setup")
    two = phones[1].new_page()
    two.goto(change + "/setup")
    expect(two.locator("#line")).to_have_text("Live")
    move(one, "A", "B2")
    expect(two.locator('[data-figure="A"]')).to_have_attribute("data-at", "1,1")
    move(two, "B", "G5")
    expect(one.locator('[data-figure="B"]')).to_have_attribute("data-at", "6,4")
    one.get_by_role("button", name="Undo").click()
    expect(two.locator('[data-figure="A"]')).to_have_attribute("data-at", "0,0")
    expect(one.locator('[data-figure="B"]')).to_have_attribute("data-at", "6,4")
    expect(one.get_by_role("button", name="Undo")).to_be_disabled()


def test_a_ruling_follows_the_table(phones: tuple[BrowserContext, BrowserContext]) -> None:
    """Who only looks sees the verdict change, can change nothing, and finds the table again."""
    one, change, look = shared(phones[0])
    two = phones[1].new_page()
    two.goto(look + "?ask=distance&from=A&to=B")
    expect(two.locator("#verdict")).to_have_attribute("data-answer", '{"distance":7}')
    expect(two.get_by_role("link", name="Set up")).to_have_count(0)
    one.goto(change + "/setup")
    move(one, "B", "C1")
    expect(two.locator("#verdict")).to_have_attribute("data-answer", '{"distance":2}')
    refused = two.request.post(look + "/setup", form={"do": "mirror"})
    assert refused.status == 403
    assert "is for spectators" in refused.text()
    two.goto("/")
    mine = two.locator("[data-tables] li")
    expect(mine.locator("a")).to_have_attribute("href", urlsplit(look).path)
    expect(mine.locator("img")).to_be_visible()
    expect(mine.get_by_role("button")).to_have_count(1)


def test_the_later_holds_and_both_are_told(phones: tuple[BrowserContext, BrowserContext]) -> None:
    """Two move the same figure, the second without having seen the first."""
    one, change, _ = shared(phones[0])
    one.goto(change + "/setup")
    two = phones[1].new_page()
    # The second phone hears no news: it sees the table as it was.
    two.route("**/news*", lambda route: route.abort())
    two.route("**/since*", lambda route: route.abort())
    two.goto(change + "/setup")
    move(one, "A", "B2")
    expect(one.locator('[data-figure="A"]')).to_have_attribute("data-at", "1,1")
    two.locator("#typed").evaluate("typed => typed.open = true")
    two.evaluate(
        """() => import(document.querySelector('script[src*="setup.js"]').src
          .replace("setup.js", "setup-send.js"))
          .then((send) => send.order({ do: "move", figure: "A", place: "D4" }))"""
    )
    expect(two.locator("#said")).to_contain_text("so your change counts")
    expect(one.locator('[data-figure="A"]')).to_have_attribute("data-at", "3,3")
    expect(one.locator("#notice")).to_contain_text("so their change counts")


def test_two_who_fill_in_the_same_card_are_both_told(
    phones: tuple[BrowserContext, BrowserContext],
) -> None:
    """Different fields are both kept; of one field the later counts, and both hear of it."""
    one, change, _ = shared(phones[0])
    two = phones[1].new_page()
    for page in (one, two):
        page.goto(change + "/cards/figures/B")
    two.locator("[name=shield]").fill("10")
    two.get_by_role("button", name="Save", exact=True).click()
    expect(two.locator(".card-list").first).to_contain_text("10")
    one.locator("[name=health]").fill("30")
    one.get_by_role("button", name="Save", exact=True).click()
    expect(one.locator(".card-list").first).to_contain_text("10")
    expect(one.locator("#notice")).to_be_hidden()
    for page in (one, two):
        page.goto(change + "/cards/figures/B")
    two.locator("[name=health]").fill("20")
    two.get_by_role("button", name="Save", exact=True).click()
    expect(two.locator("#line")).to_have_text("Live")
    one.locator("[name=health]").fill("15")
    one.get_by_role("button", name="Save", exact=True).click()
    expect(one.locator("#notice")).to_contain_text("so your change counts")
    expect(two.locator("#notice")).to_contain_text("so their change counts")


def test_a_deed_that_would_be_another_is_asked_about(
    phones: tuple[BrowserContext, BrowserContext],
) -> None:
    """Somebody else was quicker: nothing is done until the new answer was seen."""
    one, change, _ = shared(phones[0])
    two = phones[1].new_page()
    two.route("**/news*", lambda route: route.abort())
    two.route("**/since*", lambda route: route.abort())
    two.goto(change + "?ask=damage&from=B&amount=10")
    one.goto(change + "?ask=damage&from=B&amount=5")
    one.locator("form.doing button").click()
    expect(one.locator("#notice").get_by_role("button", name="Undo")).to_be_visible()
    two.locator("form.doing button").click()
    expect(two.locator("#notice")).to_contain_text("Now it says: Shield 0, Health 25")
    two.reload()
    two.locator("form.doing button").click()
    expect(two.locator("#notice").get_by_role("button", name="Undo")).to_be_visible()


def test_what_is_done_offline_is_sent_later(phones: tuple[BrowserContext, BrowserContext]) -> None:
    """The line breaks, somebody goes on, and the others see it when the line is back."""
    one, change, _ = shared(phones[0])
    one.goto(change + "/setup")
    two = phones[1].new_page()
    two.goto(change + "/setup")
    expect(one.locator("#line")).to_have_text("Live")
    phones[0].set_offline(True)
    move(one, "A", "B2")
    expect(one.locator("#said")).to_contain_text("sent when the server answers")
    expect(one.locator("#line")).to_have_text("Offline · 1 to send")
    phones[0].set_offline(False)
    expect(two.locator('[data-figure="A"]')).to_have_attribute("data-at", "1,1")
    expect(one.locator("#line")).to_have_text("Live")
    expect(one.locator('[data-figure="A"]')).to_have_attribute("data-at", "1,1")


def test_what_is_done_at_the_table_is_sent_later_and_taken_back(
    phones: tuple[BrowserContext, BrowserContext],
) -> None:
    """A move is made from its ruling without a network; when it is back, one takes it back."""
    one, change, _ = shared(phones[0])
    one.goto(change + "?ask=move&from=A&to=@1,1")
    expect(one.locator("#line")).to_have_text("Live")
    phones[0].set_offline(True)
    one.locator("form.doing button").click()
    expect(one.locator(".waits")).to_have_text("Waiting to send (1): Move A to B2")
    expect(one.locator("#line")).to_have_text("Offline · 1 to send")
    two = phones[1].new_page()
    two.goto(change)
    assert placed(two, "A") == "0,0"
    phones[0].set_offline(False)
    expect(two.locator('[data-figure="A"]')).to_have_attribute("data-at", "1,1")
    expect(one.locator('[data-figure="A"]')).to_have_attribute("data-at", "1,1")
    one.goto(change + "?ask=move&from=A&to=@2,1")
    one.locator("form.doing button").click()
    expect(one.locator('[data-figure="A"]')).to_have_attribute("data-at", "2,1")
    one.locator("#notice").get_by_role("button", name="Undo").click()
    expect(two.locator('[data-figure="A"]')).to_have_attribute("data-at", "1,1")
    expect(one.locator("#notice")).to_contain_text("Undone")
    one.keyboard.press("Control+Shift+Z")
    expect(two.locator('[data-figure="A"]')).to_have_attribute("data-at", "2,1")
    two.keyboard.press("Control+z")
    expect(two.locator("#notice")).to_contain_text("nothing", ignore_case=True)


def test_a_restart_in_between_loses_nothing(browser: Browser, own_server: Server) -> None:
    """Two browsers over a killed server: both end with the same table."""
    contexts = [browser.new_context(base_url=own_server.address) for _ in range(2)]
    one, change, _ = shared(contexts[0])
    one.goto(change + "/setup")
    two = contexts[1].new_page()
    two.goto(change + "/setup")
    move(one, "A", "B2")
    expect(two.locator('[data-figure="A"]')).to_have_attribute("data-at", "1,1")
    own_server.kill()
    move(two, "B", "G5")
    expect(two.locator("#line")).to_contain_text("1 to send")
    own_server.start()
    for page in (one, two):
        expect(page.locator('[data-figure="B"]')).to_have_attribute("data-at", "6,4", timeout=15000)
        expect(page.locator("#line")).to_have_text("Live", timeout=15000)
        assert placed(page, "A") == "1,1"
    for context in contexts:
        context.close()


def test_codes_and_links_are_large_on_every_screen(page: Page) -> None:
    """A camera reads a code across the table, and a link can be seen in its field."""
    page.goto(f"/table/{TABLE}/share")
    page.get_by_role("button", name="Save and share it").click()
    for code in page.locator(".code svg").all():
        box = code.bounding_box()
        assert box
        assert box["width"] >= 200
    for field in page.locator(".links input").all():
        box = field.bounding_box()
        assert box
        assert box["width"] >= 240
