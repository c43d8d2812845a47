"""What others change comes on a follower's line, and nothing else is fetched."""

import re

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.browser.conftest import SCREENS

#: A table of each game: who moves where, what a follower asks, and what that is about.
MOVES = {
    "tuesday-table": ("wraith", "G7", "?from=gibraltar&to=wraith"),
    "night-shift": ("ada", "B3", "?from=ada"),
    "the-ford": ("brogan", "D4", "?from=brogan"),
}
#: What the page shows of a table, but for how far it was when it was loaded.
SHOWN = """() => ["picture", "verdict", "turn", "reserve", "modes", "cases", "further"]
  .map((id) => document.getElementById(id).outerHTML).join("\\n")"""


def kept(context: BrowserContext, name: str) -> tuple[str, str]:
    """The links of a table that is kept: the one that looks and the one that changes."""
    context.request.get("/")
    page = context.request.post(f"/table/{name}/share").text()
    look, change = (re.search(rf"/table/({kind}~[\w-]+)", page) for kind in ("look", "edit"))
    assert look
    assert change
    return look[1], change[1]


def followed(context: BrowserContext, address: str) -> tuple[Page, list[str]]:
    """A page that follows a table, and what it asks the server for from now on."""
    page = context.new_page()
    page.goto(address)
    expect(page.locator("#line")).to_have_attribute("data-state", "live")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    return page, asked


def move(context: BrowserContext, change: str, who: str, place: str) -> None:
    """Move somebody, as from another phone."""
    order = {"do": "move", "figure": who, "place": place}
    assert context.request.post(f"/table/{change}/setup", form=order).ok


@pytest.mark.parametrize("name", MOVES)
def test_a_change_comes_on_the_line(browser: Browser, address: str, name: str) -> None:
    """Whoever asks nothing shows just what a page loaded anew shows, without a request."""
    who, place, question = MOVES[name]
    context = browser.new_context(base_url=address, **SCREENS["phone"])  # type: ignore[arg-type]
    look, change = kept(context, name)
    page, asked = followed(context, f"/table/{look}")
    asks, further = followed(context, f"/table/{look}{question}")
    for number, there in ((1, place), (2, f"{place[0]}{int(place[1:]) + 1}")):
        move(context, change, who, there)
        expect(page.locator("#verdict")).to_have_attribute("data-number", str(number))
        expect(asks.locator("#verdict")).to_have_attribute("data-number", str(number))
    assert asked == []
    # Whoever asks something asks again, once a change, and gets no board.
    assert [url.split("?")[1] for url in further] == [question[1:]] * 2
    for one in (page, asks):
        fresh, _ = followed(context, one.url)
        assert one.evaluate(SHOWN) == fresh.evaluate(SHOWN)
    context.close()


def test_a_follower_who_missed_something_fetches_it(browser: Browser, address: str) -> None:
    """A page that shows another board than a patch goes on from asks for all of it."""
    context = browser.new_context(base_url=address, **SCREENS["laptop"])  # type: ignore[arg-type]
    look, change = kept(context, "tuesday-table")
    page, asked = followed(context, f"/table/{look}")
    page.evaluate('document.getElementById("picture").dataset.version = "none"')
    move(context, change, "wraith", "G7")
    expect(page.locator('[data-figure="wraith"]')).to_have_attribute("data-at", "6,6")
    assert len(asked) == 1
    context.close()
