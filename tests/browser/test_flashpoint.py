"""The first minutes of a Flashpoint mission, as players do them on the page."""

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import PICTURES
from tests.browser.test_actions import mode
from tests.browser.test_table import answer, touch

TABLE = "/table/night-shift"


def chosen(page: Page, name: str) -> None:
    """Choose what someone who was tapped may do."""
    menu = page.get_by_role("navigation", name="What it may do")
    menu.get_by_role("link", name=name, exact=True).click()


def test_the_first_minutes(page: Page, screen: str) -> None:
    """Move, open a door, spawn, hide, make noise, attack, and let the Enemies move."""
    verdict = page.locator("#verdict")
    page.goto(TABLE)

    mode(page, "Move")
    touch(page, '[data-figure="ada"]')
    expect(verdict).to_have_attribute("data-ask", "move")
    expect(page.locator(".mark.reach").first).to_be_attached()
    touch(page, '[data-space="1,2"]')
    expect(verdict).to_have_attribute("data-ask", "walk")
    assert answer(page)["path"] == [[0, 2], [1, 2]]  # type: ignore[index]
    page.get_by_role("button", name="Go there").click()
    expect(page.locator('[data-figure="ada"]')).to_have_attribute("data-at", "1,2")

    page.goto(page.url.split("?")[0])
    touch(page, '[data-figure="ada"]')
    chosen(page, "Door")
    page.get_by_label("door").select_option("office door")
    expect(verdict).to_have_attribute("data-ask", "door")
    page.get_by_role("button", name="Use the door").click()
    expect(page.locator('[data-component="office door"]')).to_have_class(re.compile("doorway"))

    page.goto(page.url.split("?")[0])
    mode(page, "Spawn")
    touch(page, '[data-figure="lab-blip"]')
    page.locator("#asking .pick-3").click()
    expect(verdict.locator("h1")).to_contain_text("Overseer spawns")
    page.get_by_role("button", name="Put the figures down").click()
    expect(page.locator('[data-figure="lab-blip"] text')).not_to_have_text("?")

    page.goto(page.url.split("?")[0])
    mode(page, "Stealth")
    touch(page, '[data-figure="ada"]')
    expect(verdict).to_have_attribute("data-ask", "stealth")
    assert answer(page) == {"tn": 3, "needed": 3}
    page.screenshot(path=PICTURES / f"flashpoint-stealth-{screen}.png")

    mode(page, "Noise")
    touch(page, '[data-space="1,2"]')
    page.get_by_label("Noise Value").fill("3")
    page.get_by_label("Noise Value").press("Tab")
    expect(verdict).to_have_attribute("data-ask", "noise")
    expect(verdict.locator("h1")).to_contain_text("hears it")
    page.get_by_role("button", name="Place the token").click()
    expect(page.locator(".sign.query")).to_have_count(1)

    page.goto(page.url.split("?")[0] + "?ask=attack&from=ada&to=technician")
    expect(verdict).to_have_attribute("data-ask", "attack")
    expect(verdict.locator("h1")).to_contain_text("Not a legal target")

    page.goto(page.url.split("?")[0])
    mode(page, "Alarm")
    expect(verdict).to_have_attribute("data-ask", "alarm")
    expect(verdict.locator("h1")).to_contain_text("No alarm")

    mode(page, "Enemy moves")
    touch(page, '[data-figure="patrol"]')
    expect(verdict).to_have_attribute("data-ask", "enemy-move")
    assert answer(page)["targets"] == [[1, 2]]  # type: ignore[index]
    page.screenshot(path=PICTURES / f"flashpoint-patrol-{screen}.png")


def test_a_map_is_set_up(page: Page) -> None:
    """A room, a wall and somebody are put on an empty map."""
    page.goto("/table/night-shift/setup")
    expect(page.locator('[data-piece="camera"]')).to_be_attached()
    expect(page.locator('[data-piece="room-2x2"]')).to_be_attached()
    expect(page.locator(".board [data-figure]")).to_have_count(6)
