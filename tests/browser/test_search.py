"""Looking something up in the middle of a game."""

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import SCREENS
from tests.support.axe import axe_finds_nothing

TABLE = "/table/tuesday-table?from=gibraltar&to=wraith"
UP = "/docs/apex/movement.html#apex.move.up"


def _type(page: Page, words: str) -> None:
    page.locator("#q").click()
    page.keyboard.type(words)
    expect(page.locator("#found a").first).to_be_visible()


@pytest.mark.parametrize("path", ["/", TABLE, "/table/alley/cards"])
def test_results_come_as_one_types(page: Page, path: str) -> None:
    """On every page, the box shows results with game, page and first lines."""
    page.goto(path)
    _type(page, "climb")
    first = page.locator("#found a").first
    expect(first).to_contain_text("One level up")
    expect(first).to_contain_text("Apex · Core rules, page 18")
    expect(first).to_contain_text("Climbing one level costs 1 extra movement point.")
    expect(page.locator("#found-told")).to_contain_text("Results: 6. Best match: One level up")


def test_the_keyboard_does_it_all(page: Page) -> None:
    """A slash goes to the box, arrows walk, Enter opens, Escape goes back."""
    page.goto(TABLE)
    page.keyboard.press("/")
    box = page.locator("#q")
    expect(box).to_be_focused()
    expect(box).to_have_value("")
    page.keyboard.type("climbing")
    expect(box).to_have_attribute("aria-expanded", "true")
    # The results of the whole word, and not of its beginning.
    expect(page.locator("#found-1")).to_contain_text("One level up")
    page.keyboard.press("ArrowDown")
    expect(box).to_have_attribute("aria-activedescendant", "found-1")
    page.keyboard.press("ArrowDown")
    expect(page.locator("#found-2")).to_have_attribute("aria-selected", "true")
    expect(page.locator('#found [aria-selected="true"]')).to_have_count(1)
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Enter")
    opened = page.locator("#opened")
    expect(opened).to_be_focused()
    expect(opened).to_contain_text("Climbing one level costs")
    page.keyboard.press("Escape")
    expect(box).to_be_focused()
    expect(page.locator("#found-1")).to_be_visible()


def test_enter_opens_the_best_in_place(page: Page, address: str) -> None:
    """The first result opens in place, even before the results are there, and links to the docs."""
    page.goto(TABLE)
    page.locator("#q").click()
    page.keyboard.type("climb")
    page.keyboard.press("Enter")
    opened = page.locator("#opened")
    expect(opened.locator("h2")).to_have_text("One level up")
    expect(opened.locator("svg").first).to_be_visible()
    assert page.url == f"{address}{TABLE}"
    opened.locator(f'a[href="{UP}"]').click()
    page.wait_for_url(f"{address}{UP}")


def test_escape_closes_then_leaves(page: Page) -> None:
    """Escape closes the results, then gives the focus back; a slash in a field is a slash."""
    page.goto(TABLE)
    page.locator('[data-figure="gibraltar"]').focus()
    page.keyboard.press("/")
    page.keyboard.type("wall")
    expect(page.locator("#found")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("#found")).to_be_hidden()
    expect(page.locator("#q")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator('[data-figure="gibraltar"]')).to_be_focused()
    page.locator("input[name=from]").focus()
    page.keyboard.press("/")
    expect(page.locator("input[name=from]")).to_be_focused()


def test_a_tap_opens_a_result(page: Page, address: str) -> None:
    """A tapped result opens in place, and a tap beside it closes it."""
    page.goto("/")
    _type(page, "climb")
    page.locator("#found a").first.click()
    expect(page.locator("#opened")).to_contain_text("Climbing one level costs")
    page.locator(".opened-back").click()
    expect(page.locator("#found-1")).to_be_visible()
    assert page.url == f"{address}/"


def test_the_table_s_game_and_edition_come_first(page: Page) -> None:
    """At a table of Atlantis the first rule about pushing is one of Atlantis."""
    page.goto("/table/tuesday-table")
    _type(page, "push")
    expect(page.locator("#found-1")).to_contain_text("Apex ·")
    page.goto("/table/the-ford")
    _type(page, "push")
    expect(page.locator("#found-1")).to_contain_text("Atlantis ·")


def test_nothing_found_is_told(page: Page) -> None:
    """What is not there is said to be not there."""
    page.goto("/")
    page.locator("#q").click()
    page.keyboard.type("qqqqxyz")
    expect(page.locator("#found")).to_contain_text("No results for “qqqqxyz”.")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_in_open_results(
    browser: Browser, address: str, screen: str, scheme: str
) -> None:
    """The open list, with one result chosen, and what is told about a piece."""
    visitor = browser.new_context(base_url=address, color_scheme=scheme, **SCREENS[screen])  # type: ignore[arg-type]
    page = visitor.new_page()
    page.goto(TABLE)
    page.locator(".about-links a").first.click()
    expect(page.locator(".about")).to_be_visible()
    page.locator(".about details").evaluate_all("all => all.forEach((one) => (one.open = true))")
    _type(page, "wal")
    page.keyboard.press("ArrowDown")
    axe_finds_nothing(page)
    visitor.close()


@pytest.mark.parametrize("width", [360, 390, 1280])
def test_nothing_is_wider_than_the_screen(browser: Browser, address: str, width: int) -> None:
    """The box and its results fit, and the box is a target for a thumb."""
    visitor = browser.new_context(base_url=address, viewport={"width": width, "height": 700})
    page = visitor.new_page()
    page.goto(TABLE)
    size = page.locator("#q").bounding_box()
    assert size
    assert min(size["width"], size["height"]) >= 40
    _type(page, "half wall")
    wide = page.evaluate("document.documentElement.scrollWidth")
    found = page.locator("#found").bounding_box()
    visitor.close()
    assert wide <= width
    assert found
    assert found["x"] >= 0
    assert found["x"] + found["width"] <= width


def test_without_script_the_box_is_a_form(browser: Browser, address: str, screen: str) -> None:
    """Enter shows a page of results, and links tell about a piece."""
    visitor = browser.new_context(
        base_url=address,
        java_script_enabled=False,
        **SCREENS[screen],  # type: ignore[arg-type]
    )
    page = visitor.new_page()
    page.goto(TABLE)
    page.locator("#q").click()
    page.keyboard.type("haedshots")
    page.keyboard.press("Enter")
    expect(page.locator(".results a").first).to_contain_text("Headshot")
    page.goto(TABLE)
    page.get_by_role("link", name="About Wraith").click()
    expect(page.locator("h1")).to_contain_text("Wraith")
    expect(page.locator(".about")).to_contain_text("You must see your target")
    visitor.close()


def test_about_opens_in_the_panel(page: Page) -> None:
    """What was pointed at tells its tags there, and a rule opens in place."""
    page.goto(TABLE)
    page.get_by_role("link", name="About Gibraltar").click()
    building = page.locator(".about details", has_text="The Building")
    expect(building).to_contain_text("BLOCKAGE")
    building.locator("summary").click()
    building.get_by_role("link", name="Only blockages can block the line").click()
    expect(building.locator(".rule-text")).to_contain_text("components tagged BLOCKAGE")
    assert "/table/tuesday-table?" in page.url


def test_about_by_key_and_by_press(page: Page) -> None:
    """The key i and a long press or right click on the board tell about what is there."""
    page.goto("/table/tuesday-table")
    figure = page.locator('[data-figure="wraith"]')
    figure.focus()
    page.keyboard.press("i")
    expect(page.locator(".about summary").first).to_contain_text("Wraith")
    page.locator('[data-space="0,0"]').dispatch_event("contextmenu")
    expect(page.locator(".about summary").first).to_contain_text("A1")
    assert page.url.endswith("/table/tuesday-table")


def test_the_docs_search_is_the_same(page: Page) -> None:
    """The box of the docs finds as one types, first in the page's game, and opens in place."""
    page.goto("/docs/atlantis/movement.html")
    page.locator("#q").click()
    page.keyboard.type("push")
    expect(page.locator("#found-1")).to_contain_text("Atlantis ·")
    page.keyboard.press("Enter")
    expect(page.locator("#opened h2")).to_be_visible()
    assert page.url.endswith("/docs/atlantis/movement.html")
