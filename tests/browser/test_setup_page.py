"""The page on which a table is set up: small phones, no script, photos, accessibility."""

import pytest
from playwright.sync_api import Browser, Page, Request, expect

from tests.browser.conftest import PICTURES, SCREENS
from tests.support.axe import axe_finds_nothing
from tests.support.hands import middle
from tests.support.setting_up import more, scene_of, start


@pytest.mark.parametrize("game", ["apex", "flashpoint", "atlantis"])
def test_everything_is_within_reach_of_a_small_phone(
    browser: Browser, address: str, game: str
) -> None:
    """At 360 pixels, enlarged twice, and on its side, all buttons are on the screen and apart."""
    for width, height in ((360, 640), (640, 400), (844, 390)):
        visitor = browser.new_context(
            base_url=address, viewport={"width": width, "height": height}, has_touch=True
        )
        page = visitor.new_page()
        page.goto(f"/setup?game={game}")
        page.get_by_role("button", name="Start", exact=True).click()
        page.wait_for_load_state()
        names = ("#undo", "#redo", "#ready", "[data-zoom=larger]", "[data-zoom=smaller]", "#remove")
        boxes = [page.locator(name).bounding_box() for name in names]
        for box in boxes:
            assert box
            assert box["x"] >= 0
            assert box["y"] >= 0
            assert box["x"] + box["width"] <= width
            assert box["y"] + box["height"] <= height
        redo, done = boxes[1], boxes[2]
        assert redo
        assert done
        assert done["x"] - redo["x"] - redo["width"] >= 8
        deck = page.locator(".deck").bounding_box()
        assert deck
        assert deck["height"] <= 80  # what is said leaves the board in sight
        visitor.close()


def test_without_script(browser: Browser, address: str) -> None:
    """Links and forms do it: a piece, a space, put it there; turn, move and remove by place."""
    visitor = browser.new_context(base_url=address, java_script_enabled=False)
    page = visitor.new_page()
    page.goto("/setup?game=apex")
    page.get_by_role("button", name="Start", exact=True).click()
    page.get_by_label("Map", exact=True).check()
    page.locator('[data-piece="wall-2"]').click()
    page.locator('[data-space="6,4"]').click()
    expect(page.locator("#said")).to_contain_text("Put the Wall at")
    page.locator("#typed [name=side]").first.select_option("e")
    page.get_by_role("button", name="Place it there").click()
    expect(page.locator("[data-component]")).to_have_count(1)
    assert scene_of(page)["components"][0]["from"] == [7, 4]
    page.get_by_label("At", exact=True).fill("H5")
    page.get_by_role("button", name="Turn it").click()
    assert scene_of(page)["components"][0]["to"] == [5, 4]
    page.get_by_label("Place", exact=True).fill("Z99")
    page.get_by_role("button", name="Place it there").click()
    expect(page.get_by_role("alert")).to_have_text("Z99 is off the board: choose a space on it.")
    page.get_by_label("Place", exact=True).fill("nowhere")
    page.get_by_role("button", name="Place it there").click()
    expect(page.get_by_role("alert")).to_have_text("Nowhere isn't a space: type one like G5.")
    expect(page.get_by_label("Place", exact=True)).to_have_value("nowhere")
    page.get_by_label("Place", exact=True).fill("B2")
    page.get_by_role("button", name="Place it there").click()
    expect(page.locator("[data-component]")).to_have_count(2)
    page.go_back()
    expect(page.locator("[data-component]")).to_have_count(1)
    visitor.close()


def test_a_photo_lies_under_the_grid_and_stays_here(page: Page, screen: str) -> None:
    """It is straightened by four corners and never sent; its strength can be set."""
    hands = start(page, 9, 9)
    sent: list[Request] = []
    page.on("request", lambda request: sent.append(request))  # noqa: PLW0108 - a method cannot
    more(page)
    page.get_by_text("A photo under the grid").click()
    shot = page.screenshot()
    page.locator("#photo-file").set_input_files(
        {"name": "table.png", "mimeType": "image/png", "buffer": shot}
    )
    expect(page.locator("#marking")).to_be_visible()
    corner = page.get_by_role("button", name="Top left corner")
    x, y = middle(corner)
    hands.drag((x, y), (x + 30, y + 24))
    corner.press("ArrowRight")
    page.screenshot(path=PICTURES / f"photo-marking-{screen}.png")
    page.get_by_role("button", name="Place it under the grid").click()
    photo = page.locator("#photo")
    expect(photo).to_be_visible()
    assert "matrix3d" in photo.evaluate("one => one.style.transform")
    page.locator("#photo-strength").fill("30")
    assert photo.evaluate("one => getComputedStyle(one).opacity") == "0.3"
    hands.take("figure-red")
    hands.put(2.5, 2.5)
    expect(photo).to_be_visible()
    page.screenshot(path=PICTURES / f"photo-{screen}.png")
    for request in sent:
        carried = request.post_data_buffer or b""
        assert len(carried) < 300, request.url
        assert b"PNG" not in carried
        assert not request.url.startswith(("data:", "blob:"))
    more(page)
    page.get_by_role("button", name="Remove the photo").click()
    expect(photo).to_be_hidden()


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("path", ["/setup", "/table/tuesday-table/setup?piece=wall-2&place=%402,2"])
def test_axe_finds_nothing(
    browser: Browser, address: str, screen: str, path: str, scheme: str
) -> None:
    """No violation, on both screens, in both themes; nothing is wider than a small phone."""
    visitor = browser.new_context(base_url=address, color_scheme=scheme, **SCREENS[screen])  # type: ignore[arg-type]
    page = visitor.new_page()
    page.goto(path)
    for folded in page.locator("details").all():
        folded.evaluate("one => { one.open = true; }")
    axe_finds_nothing(page)
    page.set_viewport_size({"width": 360, "height": 740})
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    small = page.evaluate("""() => [...document.querySelectorAll(
      ".setup button, .setup a.tile, .setup summary, .bar .button, .bar button")]
      .filter(e => e.checkVisibility() && e.getBoundingClientRect().height < 40)
      .map(e => e.outerHTML)""")
    assert small == []
    visitor.close()
