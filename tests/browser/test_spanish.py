"""The first minute in Spanish: a phone or a laptop of a Spanish table, which nobody has to set."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import PICTURES, SCREENS
from tests.support.axe import axe_finds_nothing
from tests.support.english import english_in, texts_of

TABLE = "/table/tuesday-table"


@pytest.fixture
def page(browser: Browser, screen: str, address: str) -> Iterator[Page]:
    """A browser that is set to Spanish."""
    context = browser.new_context(
        base_url=address,
        locale="es-ES",
        service_workers="block",
        **SCREENS[screen],  # type: ignore[arg-type]
    )
    page = context.new_page()
    yield page
    context.close()


def _is_spanish(page: Page) -> None:
    """Nothing on the page is in English, nothing is wider than the screen, nothing bars anybody."""
    assert [*english_in(texts_of(page.content(), "es"))] == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    axe_finds_nothing(page)


def test_the_first_minute(page: Page, screen: str) -> None:
    """From the front page to a ruling with its rule, by two taps on an example."""
    page.goto("/")
    expect(page.locator("h1")).to_have_text("El árbitro en tu mesa")
    expect(page.get_by_role("link", name="Montar tu mesa").first).to_be_visible()
    _is_spanish(page)
    page.locator('[data-example="tuesday-table"]').click()
    tap = "tap" if screen == "phone" else "click"
    getattr(page.locator('[data-figure="gibraltar"]'), tap)()
    expect(page.locator("#verdict")).to_contain_text("Ahora toca")
    getattr(page.locator('[data-figure="wraith"]'), tap)()
    expect(page.locator("#verdict .answer")).to_contain_text("Sin línea de visión")
    page.locator("#verdict details.steps summary, #verdict summary").first.click()
    page.locator("#verdict a.rule").first.click()
    expect(page.locator(".rule-words").first).to_be_visible()
    page.screenshot(path=PICTURES / f"spanish-{screen}.png")
    _is_spanish(page)


def test_setting_up_and_being_told_why_not(page: Page) -> None:
    """The tray, and a piece that may not stand there, in Spanish."""
    page.goto(f"{TABLE}/setup?piece=building-2x2&place=9,9")
    expect(page.locator("#tray")).to_contain_text("Parapeto")
    _is_spanish(page)


def test_the_search_knows_what_spanish_players_say(page: Page) -> None:
    """A word of the Spanish book, and the key that opens the search."""
    page.goto(TABLE)
    page.keyboard.press("/")
    page.keyboard.type("parapetos")
    found = page.locator("#found a, [role=option]").first
    expect(found).to_contain_text("Parapeto")


def test_the_language_is_changed_and_stays(page: Page) -> None:
    """English by a button at the foot, on every page from then on; and back."""
    page.goto(f"{TABLE}?from=gibraltar&to=wraith")
    expect(page.locator("#verdict .answer")).to_contain_text("Sin línea de visión")
    page.get_by_role("button", name="English").click()
    expect(page.locator("#verdict .answer")).to_contain_text("No line of sight")
    page.goto("/")
    expect(page.locator("html")).to_have_attribute("lang", "en")
    page.get_by_role("button", name="Español").click()
    expect(page.locator("html")).to_have_attribute("lang", "es")


def test_the_docs_open_in_spanish(page: Page) -> None:
    """A rule of a step leads to its page in Spanish, and from there to the same page in English."""
    page.goto("/rules/apex.los.higher-blocks")
    expect(page.locator("html")).to_have_attribute("lang", "es")
    expect(page.locator("h1").first).to_contain_text("Línea de visión")
    assert "/docs/es/apex/line-of-sight.html" in page.url


def test_the_docs_break_no_policy(page: Page) -> None:
    """The Spanish docs run no script that their policy refuses; the page fixture would see it."""
    page.goto("/docs/es/")
    expect(page.locator("h1").first).to_be_visible()
    page.goto("/docs/es/apex/cover.html")
    assert page.evaluate("Documentation.ngettext('a', 'b', 2)") == "b"
