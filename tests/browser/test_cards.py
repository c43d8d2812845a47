"""Your cards, typed once: the list and its forms, the library, and taps on cards and dice."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from adjudicator.app.tables import pack
from tests.browser.conftest import PICTURES

LEGENDS = [
    {"id": "A", "name": "Wraith", "squad": "red", "at": [1, 1]},
    {"id": "B", "name": "Ash", "squad": "blue", "at": [4, 1]},
]
SCENE: dict[str, Any] = {
    "game": "apex",
    "title": "Ours",
    "board": {"columns": 6, "rows": 4},
    "figures": LEGENDS,
    "aim-board": {"right": [-5, -10]},
}
CARDS = f"/table/{pack(SCENE)}/cards"
OTHER = f"/table/{pack({**SCENE, 'title': 'Another'})}"
SHOT = "?ask=shoot&from=A&to=B"


@pytest.fixture
def screen() -> str:
    """These are the same on every screen; the smallest is the hardest."""
    return "small"


@pytest.fixture
def context(browser: Browser, address: str) -> Iterator[BrowserContext]:
    """A visitor with a small phone."""
    visitor = browser.new_context(
        base_url=address,
        service_workers="block",
        viewport={"width": 360, "height": 640},
        has_touch=True,
        is_mobile=True,
    )
    yield visitor
    visitor.close()


def add_weapon(page: Page) -> None:
    """Type in a weapon card."""
    page.goto(CARDS)
    page.get_by_role("link", name="Add a weapon").click()
    numbers = {"name": "R-301", "range": "2, 4", "difficulty": "50", "rate": "2, 1", "damage": "5"}
    for name, text in numbers.items():
        page.locator(f'[name="{name}"]').fill(text)
    page.get_by_role("button", name="Save", exact=True).click()
    expect(page.locator("#weapons")).to_contain_text("difficulty 50")


def library(page: Page) -> list[dict[str, Any]]:
    """What the browser keeps."""
    text = page.evaluate("localStorage.getItem('card-library')")
    return list(json.loads(text)["cards"]) if text else []


def test_a_card_is_typed_once_and_offered_elsewhere(page: Page) -> None:
    """What is typed in at one table is one tap away at every other of the game."""
    add_weapon(page)
    page.screenshot(path=PICTURES / "cards-small.png", full_page=True)
    assert [card["name"] for card in library(page)] == ["R-301"]
    page.goto(f"{OTHER}/cards")
    offered = page.locator("#weapons .from-library")
    expect(offered).to_be_visible()
    offered.get_by_role("button", name="Add R-301 from your library").click()
    expect(page.locator("#weapons .card-list")).to_contain_text("range 2-4")
    expect(page.locator("#weapons .from-library")).to_be_hidden()


def test_another_game_is_not_offered_it(page: Page) -> None:
    """The library keeps games apart."""
    add_weapon(page)
    page.goto("/table/night-shift/cards")
    expect(page.locator("#weapons .from-library")).to_be_hidden()
    expect(page.locator("[data-library] li")).to_have_count(0)


def test_a_bad_number_reaches_no_library(page: Page) -> None:
    """Only what the table took is kept; the form still holds what was typed."""
    page.goto(f"{CARDS}/weapons/new")
    page.locator('[name="name"]').fill("Volt")
    page.locator('[name="range"]').fill("far")
    page.get_by_role("button", name="Save", exact=True).click()
    expect(page.get_by_role("alert")).to_contain_text("must be a whole number")
    expect(page.locator('[name="range"]')).to_have_value("far")
    assert library(page) == []


def test_a_library_is_saved_loaded_and_forgotten(page: Page, tmp_path: Path) -> None:
    """A file carries it to a friend; a file that is none gets one sentence."""
    add_weapon(page)
    with page.expect_download() as download:
        page.get_by_role("button", name="Save the library as a file").click()
    file = tmp_path / "cards.json"
    download.value.save_as(file)
    saved = json.loads(file.read_text())
    assert (saved["format"], saved["version"], len(saved["cards"])) == ("adjudicator-cards", 1, 1)
    page.on("dialog", lambda dialog: dialog.accept())
    page.get_by_role("button", name="Forget the library").click()
    expect(page.locator("[data-library] li")).to_have_count(0)
    page.locator("[data-load-library]").set_input_files(file)
    expect(page.locator("[data-library] li")).to_have_count(1)
    bad = tmp_path / "bad.json"
    for text in ("no JSON", "{}", '{"format": "adjudicator-cards", "version": 1, "cards": [1]}'):
        bad.write_text(text)
        page.locator("[data-load-library]").set_input_files(bad)
        told = page.locator("[data-library-problem]")
        expect(told).to_have_text("This file isn't a card library: choose one that you saved here.")
    expect(page.locator("[data-library] li")).to_have_count(1)


def test_a_hostile_library_is_only_text(page: Page, tmp_path: Path) -> None:
    """Names from a file are shown as they are, and nothing of them runs."""
    name = "<img src=x onerror=alert(1)>"
    card = {"game": "apex", "kind": "weapons", "of": "", "name": name, "texts": {"name": [name]}}
    file = tmp_path / "cards.json"
    file.write_text(json.dumps({"format": "adjudicator-cards", "version": 1, "cards": [card]}))
    page.goto(CARDS)
    page.locator("[data-load-library]").set_input_files(file)
    expect(page.locator("[data-library]")).to_contain_text(name)
    assert page.locator("main img").count() == 0


def test_long_lists_are_searched(page: Page) -> None:
    """Typing leaves the cards that match, by name or number."""
    page.goto("/table/the-ford/cards")
    page.get_by_label("Find a card").fill("heavy blow")
    expect(page.locator("#hero-cards li:visible")).to_have_count(1)
    expect(page.locator("#lanes")).to_be_hidden()


def test_a_shot_on_a_fresh_table(page: Page) -> None:
    """Weapon, then the numbers that it needs, then card by card: no error, no long form."""
    page.goto(f"{OTHER}{SHOT}")
    expect(page.locator("#verdict h1")).to_have_text("Which weapon?")
    page.locator(".missing input:visible").fill("Volt")
    page.get_by_role("button", name="Save and continue").click()
    expect(page.locator(".missing")).to_contain_text("To-Hit Difficulty on the Volt card")
    page.get_by_label("To-Hit Difficulty").fill("40")
    page.get_by_label("Optimal range").fill("1, 5")
    page.get_by_role("button", name="Save and continue").click()
    expect(page.locator("#verdict h1")).to_contain_text("40 or more")
    page.screenshot(path=PICTURES / "shot-pad-small.png")
    volt = next(card for card in library(page) if card["name"] == "Volt")
    assert volt["texts"] == {"name": ["Volt"], "difficulty": ["40"], "range": ["1, 5"]}


def test_the_library_knows_a_missing_number(page: Page) -> None:
    """The names and numbers of the library are one tap each, where a ruling needs them."""
    add_weapon(page)
    page.goto(f"{OTHER}{SHOT}")
    page.locator(".missing").get_by_role("button", name="R-301").click()
    expect(page.locator(".missing")).to_contain_text("To-Hit Difficulty on the R-301 card")
    page.get_by_role("button", name="From your library: 50").click()
    expect(page.locator("#verdict h1")).to_contain_text("50 or more")


def test_aim_cards_are_tapped(page: Page) -> None:
    """Each is judged at once, the last can be taken back, and the shot is done."""
    weapon = {"name": "R-301", "difficulty": 50, "range": [2, 4], "rate": [2, 1], "damage": 5}
    armed = [{**LEGENDS[0], "weapons": [{"name": "R-301"}]}, LEGENDS[1]]
    deck = [10, {"value": 35, "icons": ["semi-hit"]}, 60, 80]
    scene = {**SCENE, "figures": armed, "weapons": [weapon], "aim-deck": deck}
    page.goto(f"/table/{pack(scene)}{SHOT}")
    grid = page.locator(".taps .grid")
    grid.get_by_role("button", name="60").click()
    expect(page.locator("#verdict h1")).to_contain_text("1 hit so far · card 1 of 2")
    page.get_by_role("button", name="Undo the last card").click()
    expect(page.locator("#verdict h1")).to_contain_text("50 or more")
    grid.get_by_role("button", name="80").click()
    expect(page.locator("#verdict h1")).to_contain_text("1 hit so far")
    grid.get_by_role("button", name="60").click()
    expect(page.locator("#verdict")).to_contain_text("10 damage")
    page.screenshot(path=PICTURES / "shot-taps-small.png")


def test_it_works_without_script(browser: Browser, address: str) -> None:
    """Cards are saved and Aim cards tapped by plain forms."""
    context = browser.new_context(base_url=address, java_script_enabled=False)
    page = context.new_page()
    page.goto(f"{CARDS}/weapons/new")
    page.locator('[name="name"]').fill("Volt")
    page.get_by_role("button", name="Save", exact=True).click()
    expect(page.locator("#weapons")).to_contain_text("Volt")
    expect(page.locator("#library")).to_be_hidden()
    deck = {**SCENE, "aim-deck": [10, 60]}
    page.goto(f"/table/{pack(deck)}?ask=melee&from=A&to=B")
    page.locator(".tap", has_text="60").click()
    expect(page.locator('input[name="card"]')).to_have_value("60")
    context.close()
