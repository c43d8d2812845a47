"""What stays on the board, and what is only supposed."""

import json
import re

from playwright.sync_api import Browser, Page, expect

TABLE = "/table/tuesday-table"


def answer(page: Page) -> object:
    """The answer that the panel carries."""
    return json.loads(page.locator("#verdict").get_attribute("data-answer") or "null")


def middle(page: Page, selector: str) -> tuple[float, float]:
    """The point of the screen where something has its middle."""
    box = page.locator(selector).bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(page: Page, start: str, end: str) -> None:
    """A figure to a space: with the mouse, or with a finger that presses first."""
    page.locator(start).scroll_into_view_if_needed()
    (x1, y1), (x2, y2) = middle(page, start), middle(page, end)
    if not page.evaluate("'ontouchstart' in window"):
        page.mouse.move(x1, y1)
        page.mouse.down()
        page.mouse.move((x1 + x2) / 2, (y1 + y2) / 2)
        page.mouse.move(x2, y2)
        page.mouse.up()
        return
    finger = page.context.new_cdp_session(page)
    finger.send("Input.dispatchTouchEvent", _touch("touchStart", x1, y1))
    page.wait_for_timeout(600)
    for part in (0.3, 0.7, 1):
        x, y = x1 + part * (x2 - x1), y1 + part * (y2 - y1)
        finger.send("Input.dispatchTouchEvent", _touch("touchMove", x, y))
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def _touch(kind: str, x: float, y: float) -> dict[str, object]:
    return {"type": kind, "touchPoints": [{"x": x, "y": y}]}


def test_an_area_stays_while_other_things_are_asked(page: Page) -> None:
    """What a figure sees is kept on the board, named by a chip, and taken off by it."""
    page.goto(f"{TABLE}?ask=sight&from=wraith")
    page.get_by_role("link", name="Pin", exact=True).click()
    chip = page.locator("#overlays .chip")
    expect(chip).to_contain_text("Sees · Wraith")
    page.locator("#modes").get_by_role("link", name="Move", exact=True).click()
    expect(page.locator(".board .overlay-1 .outline").first).to_be_visible()
    page.get_by_role("link", name="Pin", exact=True).click()
    expect(chip).to_have_count(2)
    page.goto(page.url)
    chip.first.click()
    expect(chip).to_have_count(1)
    expect(chip).to_contain_text("Move")


def test_an_area_follows_who_moves(page: Page) -> None:
    """After a move is done, what stays on the board is judged on the new table."""
    page.goto(f"{TABLE}?ask=move&from=wraith&to=%406%2C6&show=ask%3Dsight%26from%3Dwraith")
    before = page.locator(".board .overlay-1 .outline").get_attribute("d")
    page.get_by_role("button", name="Move Wraith to G7").click()
    expect(page.locator('[data-figure="wraith"]')).to_have_attribute("data-at", "6,6")
    expect(page.locator("#overlays .chip")).to_contain_text("Sees · Wraith")
    assert page.locator(".board .overlay-1 .outline").get_attribute("d") != before


def test_a_dragged_figure_is_judged_where_it_would_stand(page: Page) -> None:
    """The verdict follows; Back leaves all as it was, Move it there makes it so."""
    page.goto(f"{TABLE}?from=gibraltar&to=wraith")
    assert answer(page) == {"clear": False}
    drag(page, '[data-figure="wraith"]', '[data-space="8,5"]')
    bar = page.locator(".what-if")
    expect(bar).to_contain_text("If Wraith were at I6")
    expect(page.locator("#verdict")).to_have_attribute("data-answer", '{"clear":true}')
    assert "stand=wraith%408%2C5" in page.url
    bar.get_by_role("link", name="Back").click()
    expect(bar).to_have_count(0)
    assert answer(page) == {"clear": False}
    page.go_back()
    page.get_by_role("button", name="Move it there").click()
    expect(page).to_have_url(re.compile("/table/edit~"))
    expect(page.locator('[data-figure="wraith"]')).to_have_attribute("data-at", "8,5")
    assert answer(page) == {"clear": True}
    expect(page.locator(".what-if")).to_have_count(0)


def test_a_figure_is_supposed_elsewhere_by_keys(page: Page) -> None:
    """Shift and an arrow go by a space; back home nothing is supposed any more."""
    page.goto(f"{TABLE}?from=wraith")
    page.locator('[data-figure="wraith"]').focus()
    page.keyboard.press("Shift+ArrowRight")
    expect(page.locator(".what-if")).to_contain_text("If Wraith were at H5")
    expect(page.locator('[data-figure="wraith"]')).to_be_focused()
    page.keyboard.press("Shift+ArrowLeft")
    expect(page.locator(".what-if")).to_have_count(0)


def test_a_figure_is_supposed_elsewhere_by_typing(page: Page) -> None:
    """The small form asks the same; where nobody can stand, the page says why."""
    page.goto(f"{TABLE}?from=gibraltar&to=wraith")
    page.get_by_text("What if it were somewhere else?").click()
    page.locator("[name=stand-who]").select_option("wraith")
    page.get_by_label("If it were at").fill("I6")
    page.get_by_role("button", name="Judge it").click()
    expect(page.locator(".what-if")).to_contain_text("If Wraith were at I6")
    page.get_by_label("If it were at").fill("Z99")
    page.get_by_role("button", name="Judge it").click()
    expect(page.locator(".problem")).to_contain_text("off the board")


def test_an_area_stays_while_the_table_is_set_up(page: Page) -> None:
    """It is drawn beside the tray, follows the pieces, and comes back to the table."""
    page.goto(f"{TABLE}?ask=sight&from=wraith")
    page.get_by_role("link", name="Pin", exact=True).click()
    expect(page.locator("#overlays .chip")).to_be_visible()
    page.get_by_role("link", name="Set up").click()
    area = page.locator(".board .overlay-1 .outline")
    before = area.get_attribute("d") or ""
    page.locator(".tabs label").last.click()
    page.get_by_text("Type it in").click()
    move = page.locator("#typed form", has=page.get_by_role("button", name="Move it", exact=True))
    move.locator("[name=which]").fill("G5")
    move.locator("[name=place]").fill("I6")
    move.get_by_role("button", name="Move it", exact=True).click()
    expect(area).not_to_have_attribute("d", before)
    assert "show=" in page.url
    page.get_by_role("link", name="Done").click()
    expect(page.locator("#overlays .chip")).to_contain_text("Sees · Wraith")
    expect(page.locator('[data-figure="wraith"]')).to_have_attribute("data-at", "8,5")


def test_a_long_press_that_goes_nowhere_tells_about_the_figure(page: Page, screen: str) -> None:
    """A finger that presses and lets go asks about the figure; nothing is supposed."""
    if screen != "phone":
        return
    page.goto(TABLE)
    x, y = middle(page, '[data-figure="wraith"]')
    finger = page.context.new_cdp_session(page)
    finger.send("Input.dispatchTouchEvent", _touch("touchStart", x, y))
    page.wait_for_timeout(700)
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(page.locator("#about")).to_contain_text("Wraith")
    expect(page.locator(".what-if")).to_have_count(0)


def test_all_of_it_works_without_script(browser: Browser, address: str) -> None:
    """Links and forms keep an area, suppose a place, and make it so."""
    visitor = browser.new_context(base_url=address, java_script_enabled=False)
    page = visitor.new_page()
    page.goto(f"{TABLE}?ask=sight&from=wraith")
    page.get_by_role("link", name="Pin", exact=True).click()
    page.get_by_text("What if it were somewhere else?").click()
    page.get_by_label("If it were at").fill("I6")
    page.get_by_role("button", name="Judge it").click()
    assert "If Wraith were at I6" in page.locator(".what-if").inner_text()
    page.get_by_role("button", name="Move it there").click()
    assert page.locator('[data-figure="wraith"]').get_attribute("data-at") == "8,5"
    page.locator("#overlays .chip").click()
    assert not page.locator("#overlays .chip").count()
    visitor.close()
