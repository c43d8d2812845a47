"""The first minutes of a Flashpoint mission, as players do them on the page."""

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import PICTURES
from tests.browser.test_actions import mode
from tests.browser.test_table import answer, do, touch

TABLE = "/table/night-shift"


def chosen(page: Page, name: str) -> None:
    """Choose what someone who was tapped may do."""
    menu = page.get_by_role("navigation", name="What it may do")
    menu.get_by_role("link", name=name, exact=True).click()


def fresh(page: Page) -> None:
    """The same table with nothing asked."""
    page.goto(page.url.split("?")[0])


def _move(page: Page) -> None:
    mode(page, "Move")
    touch(page, '[data-figure="ada"]')
    expect(page.locator("#verdict")).to_have_attribute("data-ask", "move")
    expect(page.locator(".mark.reach").first).to_be_attached()
    touch(page, '[data-space="1,2"]')
    expect(page.locator("#verdict")).to_have_attribute("data-ask", "walk")
    assert answer(page)["path"] == [[0, 2], [1, 2]]  # type: ignore[index]
    do(page, "Go there")
    expect(page.locator('[data-figure="ada"]')).to_have_attribute("data-at", "1,2")


def _open_a_door(page: Page) -> None:
    touch(page, '[data-figure="ada"]')
    chosen(page, "Door")
    page.get_by_label("door").select_option("office door")
    expect(page.locator("#verdict")).to_have_attribute("data-ask", "door")
    do(page, "Use the door")
    expect(page.locator('[data-component="office door"]')).to_have_class(re.compile("doorway"))


def _spawn(page: Page) -> None:
    mode(page, "Spawn")
    touch(page, '[data-figure="lab-blip"]')
    page.locator("#asking .pick-3").click()
    expect(page.locator("#verdict h1")).to_contain_text("Overseer spawns")
    do(page, "Put the figures down")
    expect(page.locator('[data-figure="lab-blip"] text')).not_to_have_text("?")


def _hide(page: Page) -> None:
    mode(page, "Stealth")
    touch(page, '[data-figure="ada"]')
    expect(page.locator("#verdict")).to_have_attribute("data-ask", "stealth")
    assert answer(page) == {"tn": 3, "needed": 3}


def _make_noise(page: Page) -> None:
    mode(page, "Noise")
    page.get_by_label("Noise Value").fill("3")
    page.get_by_label("Noise Value").press("Tab")
    expect(page.locator("#verdict")).to_have_attribute("data-ask", "noise")
    expect(page.locator("#verdict h1")).to_contain_text("hears it")
    do(page, "Place the token")
    expect(page.locator(".sign.query")).to_have_count(1)


def _attack(page: Page) -> None:
    page.goto(page.url.split("?")[0] + "?ask=attack&from=ada&to=technician")
    expect(page.locator("#verdict")).to_have_attribute("data-ask", "attack")
    expect(page.locator("#verdict h1")).to_contain_text("Not a legal target")


def _enemy_phase(page: Page) -> None:
    mode(page, "Alarm")
    expect(page.locator("#verdict")).to_have_attribute("data-ask", "alarm")
    expect(page.locator("#verdict h1")).to_contain_text("No alarm")
    mode(page, "Enemy moves")
    touch(page, '[data-figure="patrol"]')
    expect(page.locator("#verdict")).to_have_attribute("data-ask", "enemy-move")
    assert answer(page)["targets"] == [[1, 2]]  # type: ignore[index]


def test_the_first_minutes(page: Page, screen: str) -> None:
    """Move, open a door, spawn, hide, make noise, attack, and let the Enemies move."""
    page.goto(TABLE)
    _move(page)
    fresh(page)
    _open_a_door(page)
    fresh(page)
    _spawn(page)
    fresh(page)
    _hide(page)
    page.screenshot(path=PICTURES / f"flashpoint-stealth-{screen}.png")
    _make_noise(page)
    _attack(page)
    fresh(page)
    _enemy_phase(page)
    page.screenshot(path=PICTURES / f"flashpoint-patrol-{screen}.png")


def test_a_map_is_set_up(page: Page) -> None:
    """A room, a wall and somebody are put on an empty map."""
    page.goto("/table/night-shift/setup")
    expect(page.locator('[data-piece="camera"]')).to_be_attached()
    expect(page.locator('[data-piece="room-2x2"]')).to_be_attached()
    expect(page.locator(".board [data-figure]")).to_have_count(6)
