"""How many gestures a question of Apex takes on a phone, on a fresh table with nothing typed."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.test_evening_apex import Evening
from tests.support.gestures import Gestures
from tests.support.setting_up import start


@pytest.fixture
def screen() -> str:
    """Only phones are counted on."""
    return "phone"


@pytest.fixture
def hand(page: Page) -> Gestures:
    """A hand over a table that was just set up: two Legends of each squad."""
    hands = start(page, 9, 9)
    hands.take("figure-red")
    hands.put(2.5, 2.5)
    hands.put(3.5, 2.5)
    hands.take("figure-blue")
    hands.put(6.5, 2.5)
    hands.put(6.5, 5.5)
    page.get_by_role("link", name="Done").tap()
    expect(page.locator("#verdict")).to_contain_text("Tap a figure")
    return Gestures(page)


def figure(name: str) -> str:
    """Someone on the board."""
    return f'[data-figure="{name}"]'


def verb(page: Page, name: str):  # type: ignore[no-untyped-def]  # noqa: ANN201
    """A link of the card or below an answer."""
    return page.locator("#verdict .verbs").get_by_role("link", name=re.compile(f"^{name}\\b"))


def test_a_line_with_cover_and_adjacency(hand: Gestures) -> None:
    """Two taps tell the line, the cover, the distance and whether the two are adjacent."""
    hand.tap(figure("R1"))
    hand.tap(figure("B1"))
    expect(hand.page.locator("#verdict h1")).to_contain_text("Line of sight")
    expect(hand.page.locator(".facts")).to_contain_text("Cover none")
    assert hand.count == 2
    hand.tap(figure("R1"))
    hand.tap(figure("R2"))
    expect(hand.page.locator(".facts")).to_contain_text("Contact adjacent")
    assert hand.count == 4


def test_a_move_with_its_cost_applied(hand: Gestures) -> None:
    """A figure, a space, and the button that tells the cost and makes the move."""
    hand.tap(figure("R1"))
    hand.tap('[data-space="4,3"]')
    go = hand.page.locator("#verdict .verbs button")
    expect(go.first).to_contain_text("Move R1 to E4")
    expect(go.first).to_contain_text("2 points")
    hand.tap(go)
    expect(hand.page.locator(figure("R1"))).to_have_attribute("data-at", "4,3")
    expect(hand.page.locator("#notice")).to_contain_text("R1 moved to E4.")
    assert hand.count == 3


def test_the_area_of_a_grenade(hand: Gestures) -> None:
    """A figure, the Grenade, and where it is thrown."""
    hand.tap(figure("R1"))
    hand.tap(verb(hand.page, "Grenade"))
    hand.tap('[data-space="6,3"]')
    expect(hand.page.locator("#verdict h1")).to_contain_text("Lands on G4: B1 takes 10")
    expect(hand.page.locator(".facts")).to_contain_text("Shield 20 → 10")
    assert hand.count <= 4


def test_a_push(hand: Gestures) -> None:
    """Who pushes, who is pushed, and where it ends."""
    hand.tap(figure("R1"))
    hand.tap(figure("R2"))
    hand.tap(verb(hand.page, "Push"))
    expect(hand.page.locator("#verdict h1")).to_contain_text("Pushed to E3")
    expect(hand.page.get_by_role("button", name="Push R2 to E3")).to_be_visible()
    assert hand.count == 3


def test_the_ring(hand: Gestures) -> None:
    """All actions, the Ring, and what it tells."""
    hand.tap(hand.page.locator("#modes").get_by_role("link", name="More"))
    hand.tap(hand.page.locator("#more").get_by_role("link", name="Ring", exact=True))
    expect(hand.page.locator("#verdict h1")).to_contain_text("Everyone is inside the Ring")
    assert hand.count <= 3


def test_a_blow_asks_for_its_card(hand: Gestures) -> None:
    """Without an Aim card nothing can be dealt: the answer says what hits."""
    hand.tap(figure("R2"))
    hand.tap('[data-space="5,2"]')
    hand.tap(hand.page.locator("#verdict .verbs button"))
    expect(hand.page.locator(figure("R2"))).to_have_attribute("data-at", "5,2")
    hand.tap(figure("B1"))
    hand.tap(verb(hand.page, "Melee"))
    expect(hand.page.locator("#verdict h1")).to_contain_text("40 or more to hit")
    expect(hand.page.locator("#verdict form.doing")).to_have_count(0)


def test_a_shot_with_three_aim_cards(page: Page, hand: Gestures) -> None:
    """Who, whom, Shoot, weapon; then three cards and the damage, plus what nobody has entered."""
    evening = Evening(page, "phone")
    evening.hand = hand
    hand.tap(figure("R1"))
    hand.tap(figure("B1"))
    hand.tap(verb(page, "Shoot"))
    evening.enter({"Which weapon": "Volt"})
    assert hand.count == 4
    evening.enter({"To-Hit Difficulty": "40", "Optimal range": "1, 5"})
    expect(page.locator("#verdict h1")).to_contain_text("40 or more to hit")
    evening.card(60)
    evening.enter({"Fire Rate": "1, 3"})
    evening.card(20)
    evening.card(50)
    evening.enter({"Regular Damage": "5"})
    evening.do("Deal 10 damage to B1", "B1 took 10 damage.")
    entered = 3
    assert hand.count - entered <= 9
