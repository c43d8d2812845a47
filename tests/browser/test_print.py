"""The page to print."""

import re

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import SCREENS


@pytest.mark.parametrize("language", ["", "es/"])
@pytest.mark.parametrize("game", ["apex", "atlantis", "flashpoint"])
def test_the_quick_reference_fills_two_sides(
    browser: Browser, address: str, game: str, language: str
) -> None:
    """Printed on A4, it is two pages, with nothing cut off at their right border."""
    page = browser.new_page(viewport={"width": 726, "height": 1055})
    page.goto(f"{address}/docs/{language}{game}/quick-reference.html")
    page.emulate_media(media="print")
    printed = page.pdf(prefer_css_page_size=True)
    sides = page.locator(".print-side").evaluate_all("all => all.map(one => one.scrollWidth)")
    page.close()
    assert len(re.findall(rb"/Type\s*/Page\b", printed)) == 2
    assert len(sides) == 2
    assert max(sides) <= 726


@pytest.mark.parametrize(
    "path", ["tuesday-table?from=gibraltar&to=wraith", "hard-cases?from=%4017,4&to=%4019,2"]
)
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_a_ruling_fills_one_side(
    browser: Browser, address: str, path: str, scheme: str, screen: str
) -> None:
    """Title, ends, answer, reason, board and steps on one page, black on white, without buttons."""
    visitor = browser.new_context(
        base_url=address,
        service_workers="block",
        color_scheme=scheme,  # type: ignore[arg-type]
        **SCREENS[screen],  # type: ignore[arg-type]
    )
    page = visitor.new_page()
    page.goto(f"/table/{path}")
    page.emulate_media(media="print", color_scheme=scheme)  # type: ignore[arg-type]
    printed = page.pdf(prefer_css_page_size=True)
    for shown in (".printed", ".ends", ".answer", ".reason", ".board", ".steps > li", ".rule"):
        expect(page.locator(f".table {shown}").first).to_be_visible()
    expect(page.locator("g.bar").first).to_be_visible()
    for chrome in ("header.bar", "#modes", ".zoom", "#grip", ".typing", ".cases", "#as-table"):
        expect(page.locator(chrome).first).to_be_hidden()
    expect(page.locator("body")).to_have_css("background-color", "rgb(255, 255, 255)")
    expect(page.locator(".reason")).to_have_css("color", "rgb(0, 0, 0)")
    visitor.close()
    assert len(re.findall(rb"/Type\s*/Page\b", printed)) == 1
