"""How many gestures Flashpoint takes on a phone, on a fresh table with nothing typed."""

import re
from collections.abc import Iterator, Mapping

import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect

from tests.browser.conftest import SCREENS
from tests.support.gestures import Gestures
from tests.support.setting_up import flashpoint

MARISSA = '[data-figure="operative-1"]'


@pytest.fixture
def context(browser: Browser, address: str) -> Iterator[BrowserContext]:
    """A visitor with a phone."""
    visitor = browser.new_context(
        base_url=address,
        service_workers="block",
        **SCREENS["phone"],  # type: ignore[arg-type]
    )
    yield visitor
    visitor.close()


@pytest.fixture
def screen() -> str:
    """Only phones are counted on."""
    return "phone"


PIECES = {
    "room-3x3": (1.5, 1.5),
    "room-2x2": (7, 1),
    "door": (6, 0.5),
    "insertion": (6.5, 5.5),
    "figure-operative:Marissa": (0.5, 4.5),
    "figure-enemy:Dominator": (4.5, 0.5),
    "figure-patrol": (7, 1),
}


@pytest.fixture
def hand(page: Page) -> Gestures:
    """A hand over a mission that has just begun: Marissa sees neither Enemy nor Patrol."""
    return begun(page, PIECES)


def begun(page: Page, pieces: Mapping[str, tuple[float, float]]) -> Gestures:
    """A hand over a mission that has just begun, on a table with these pieces."""
    hands = flashpoint(page)
    for piece, place in pieces.items():
        hands.take(piece)
        hands.put(*place)
    page.goto(page.url.replace("/setup", "").split("?")[0])
    page.get_by_role("button", name="Start the game").tap()
    expect(page.locator("#turn")).to_contain_text("Round 1")
    return Gestures(page)


def button(page: Page, name: str) -> Locator:
    """A button of the panel."""
    return page.locator("#verdict").get_by_role("button", name=re.compile(name))


def test_a_unit_s_move(hand: Gestures) -> None:
    """The line names the next unit: one tap asks, or moves it at once; a choice is one more."""
    page = hand.page
    page.locator("#turn").get_by_role("button", name="Everyone passes").tap()
    page.locator("#turn").get_by_role("button", name="Check for the alarm").tap()
    expect(page.locator("#turn")).to_contain_text("Enemy Movement")
    hand.tap(page.locator("#turn .button").last)
    expect(page.locator("#turn")).to_contain_text("Cleanup")
    assert hand.count <= 2


def test_a_move(hand: Gestures) -> None:
    """Who, where to, and the button that says so."""
    page = hand.page
    hand.tap(MARISSA)
    hand.tap('[data-space="0,5"]')
    hand.tap(button(page, "Move Marissa to"))
    expect(page.locator(MARISSA)).to_have_attribute("data-at", "0,5")
    assert hand.count == 3


def test_a_move_with_its_check(hand: Gestures) -> None:
    """Three gestures move her, and the check that comes of it is the next thing on the page."""
    page = hand.page
    hand.tap(MARISSA)
    hand.tap('[data-space="2,4"]')
    hand.tap(button(page, "Move Marissa to"))
    expect(page.locator("#verdict")).to_have_attribute("data-ask", "stealth")
    page.locator("#verdict .missing input:visible").fill("3")  # nobody had entered it
    page.locator("#verdict .missing input:visible").press("Enter")
    hand.tap(button(page, "Passed: Marissa stays unseen"))
    expect(page.locator("#notice")).to_contain_text("Marissa stayed unseen.")
    assert hand.count == 4


def test_an_attack(page: Page) -> None:
    """Who, whom, Attack, and how the dice fell; the numbers of two cards are typed once."""
    seen = {name: at for name, at in PIECES.items() if name != "figure-patrol"}
    hand = begun(page, {**seen, "figure-enemy:Dominator": (4.5, 4.5)})
    hand.tap(MARISSA)
    hand.tap('[data-figure^="enemy"]')
    hand.tap(page.locator("#verdict .verbs").get_by_role("link", name="Attack", exact=True))
    expect(page.locator("#verdict")).to_have_attribute("data-ask", "attack")
    lacking = page.locator("#verdict .missing input:visible")
    while count := lacking.count():  # nobody had entered them
        asks = lacking.first.get_attribute("placeholder")
        lacking.first.fill("0, 5" if asks == "0, 5" else "2")
        lacking.first.press("Enter")
        expect(lacking).not_to_have_count(count)
    missed = button(page, "Record the miss against Dominator")
    expect(missed).to_be_in_viewport(ratio=1)
    hand.tap(missed)
    expect(page.locator("#notice")).to_contain_text("The attack on Dominator missed.")
    assert hand.count == 4
