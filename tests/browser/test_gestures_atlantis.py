"""How many gestures a question of Atlantis takes on a phone: taps, and numbers nobody entered."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.browser.conftest import SCREENS
from tests.browser.test_evening_atlantis import Evening, scene_of_table, set_up
from tests.support.gestures import Gestures

HEROES = ("Brogan", "Arien", "Wasp", "Xargatha")


@pytest.fixture
def context(browser: Browser, address: str) -> Iterator[BrowserContext]:
    """A visitor with a phone."""
    visitor = browser.new_context(base_url=address, service_workers="block", **SCREENS["phone"])  # type: ignore[arg-type]
    yield visitor
    visitor.close()


def _type(hand: Gestures, evening: Evening, field: str, number: int) -> None:
    """Type a number, and wait until the page has asked with it."""
    hand.type(f'#asking [name="{field}"]', str(number))
    evening.asked(f"{field}={number}")


def test_few_gestures_on_a_fresh_table(page: Page) -> None:
    """An Attack to defeat and coins is 6 with its two numbers; Initiative of four is 4 numbers."""
    page.goto(f"/table/{set_up(page)}")
    evening = Evening(page, "phone")
    _attack(page, evening)
    _initiative(page, evening)
    _tapped_removal(page, evening)


def _attack(page: Page, evening: Evening) -> None:
    """Attacker, Attack, target, two numbers, and the button."""
    hand = Gestures(page)
    hand.tap('[data-figure][aria-label^="Brogan"]')
    hand.tap(page.locator(".piece-card .verb", has_text="Attack a target"))
    hand.tap('[data-figure][aria-label^="Wasp"]')
    evening.asked("to=")
    _type(hand, evening, "card.attack", 6)
    _type(hand, evening, "discard.defense", 3)
    hand.tap(page.get_by_role("button", name="Brogan defeats Wasp"))
    evening.told("Brogan gains 1 coin and Arien gains 1 for the assist")
    assert hand.count <= 6


def _initiative(page: Page, evening: Evening) -> None:
    """One number a Hero, and the button."""
    page.get_by_role("link", name="Start the game").first.click()
    evening.pick("coin", "red")
    evening.do("Start Round 1, turn 1", "Round 1, turn 1 started.")
    hand = Gestures(page)
    hand.tap(page.locator("#turn").get_by_text("Reveal cards"))
    for number, who in enumerate(HEROES, 2):
        _type(hand, evening, f"played.{who}", number)
    hand.tap(page.get_by_role("button", name="Start the turn: Xargatha acts first"))
    evening.told("Cards revealed.")
    assert hand.count == len(HEROES) + 2


def _tapped_removal(page: Page, evening: Evening) -> None:
    """In a Minion Battle the loser taps the Minion that goes: the step, the Minion, the button."""
    for _ in HEROES:
        page.locator("#turn form.doing button").click()
        evening.told("has acted")
    for turn in (1, 2, 3):
        evening.go_on(f"End turn {turn}", f"Turn {turn + 1} started.")
        evening.reveal("Arien", Arien=5)
        evening.go_on("Everyone has acted", "Everyone has acted.")
    evening.go_on("End the Round", "Turn 4 ended")
    hand = Gestures(page)
    hand.tap(page.locator("#turn").get_by_text("Minion Battle"))
    expect(page.locator("#verdict h1")).to_contain_text("Blue chooses 1 Minion to remove")
    hand.tap('[data-figure][aria-label^="blue Ranged 1"]')
    evening.asked("from=")
    hand.tap(page.get_by_role("button", name="Remove blue Ranged 1"))
    evening.told("blue Ranged 1 left the board.")
    assert hand.count == 3
    away = [unit["id"] for unit in scene_of_table(page)["units"] if not unit.get("at")]
    assert "blue-ranged-1" in away
