"""Keeping a ruling, as a player does."""

import json
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.conftest import on_laptop, on_phone

RULING = "/table/tuesday-table?from=gibraltar&to=wraith"


@on_laptop
def test_the_link_is_copied_and_opens_the_ruling(page: Page) -> None:
    """The link in hand opens the same ruling, and says that it still holds."""
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.add_init_script("navigator.share = undefined")
    page.goto(RULING)
    page.get_by_role("link", name="Copy the link").click()
    expect(page.locator("#kept-said")).to_contain_text("Link copied")
    link = page.evaluate("navigator.clipboard.readText()")
    page.goto(link)
    expect(page.locator("#verdict h1")).to_contain_text("No line of sight")
    expect(page.locator(".recall")).to_contain_text("The answer is still the same")


@on_phone
def test_where_nothing_can_be_copied_the_link_is_written_out(page: Page) -> None:
    """On a plain line without a clipboard, the link stands there to be taken by hand."""
    page.add_init_script(
        "navigator.share = undefined; Object.defineProperty(navigator, 'clipboard', {value: null})"
    )
    page.goto(RULING)
    page.get_by_role("link", name="Copy the link").click()
    written = page.get_by_label("Link to this ruling")
    expect(written).to_be_visible()
    assert "said=" in written.input_value()


def test_a_phone_shares_the_link(page: Page, screen: str) -> None:
    """Where there is a sheet to share by, a finger gets it; a mouse copies."""
    page.add_init_script("navigator.share = async (what) => { window.shared = what.url; }")
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.goto(RULING)
    page.get_by_role("link", name="Copy the link").click()
    if screen == "phone":
        page.wait_for_function("window.shared")
        assert "said=" in page.evaluate("window.shared")
    else:
        expect(page.locator("#kept-said")).to_contain_text("copied")


@on_laptop
def test_the_picture_is_saved(page: Page, tmp_path: Path) -> None:
    """As SVG, and as a PNG that is twice as sharp."""
    page.goto(RULING)
    with page.expect_download() as svg:
        page.get_by_role("link", name="Picture (SVG)").click()
    assert svg.value.suggested_filename == "ruling.svg"
    with page.expect_download() as png:
        page.get_by_role("link", name="PNG").click()
    png.value.save_as(tmp_path / "ruling.png")
    head = (tmp_path / "ruling.png").read_bytes()[:24]
    assert head.startswith(b"\x89PNG")
    assert int.from_bytes(head[16:20], "big") == 2 * 896


@on_laptop
def test_a_wrong_ruling_gives_a_file(page: Page, tmp_path: Path) -> None:
    """The file holds the question with its table, and room for what it should be."""
    page.goto(RULING)
    with page.expect_download() as download:
        page.get_by_role("link", name="This ruling is wrong").click()
    download.value.save_as(tmp_path / "ruling.json")
    written = json.loads((tmp_path / "ruling.json").read_text(encoding="utf-8"))
    assert written["question"]["ask"] == "los"
    assert written["should-be"]["answer"] is None


@on_phone
def test_a_wrong_ruling_says_what_to_do(page: Page) -> None:
    """The file is saved, and the page says what it holds and where it goes."""
    page.goto("/table/tuesday-table?from=gibraltar&to=wraith")
    with page.expect_download() as saved:
        page.get_by_role("link", name="This ruling is wrong").click()
    assert saved.value.suggested_filename == "ruling.json"
    expect(page.locator("#kept-said")).to_contain_text("Saved as ruling.json")
