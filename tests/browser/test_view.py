"""The board's view: larger and smaller by touch, mouse and keys; and the sheet on a phone."""

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import on_laptop, on_phone
from tests.browser.test_table import touch

TABLE = "/table/tuesday-table"
RULING = f"{TABLE}?from=gibraltar&to=wraith"


def size(page: Page) -> float:
    """How many pixels a space is wide."""
    box = page.locator('[data-space="8,5"]').bounding_box()
    assert box
    return box["width"]


def middle(page: Page, selector: str) -> tuple[float, float]:
    """Where on the screen something is."""
    box = page.locator(selector).bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def fingers(page: Page, *moments: tuple[tuple[float, float], ...]) -> None:
    """Fingers go down at the first moment, move through the others, and go up."""
    hands = page.context.new_cdp_session(page)
    for number, points in enumerate(moments):
        hands.send(
            "Input.dispatchTouchEvent",
            {
                "type": "touchMove" if number else "touchStart",
                "touchPoints": [{"x": x, "y": y, "id": i} for i, (x, y) in enumerate(points)],
            },
        )
        page.wait_for_timeout(20)
    hands.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


@pytest.mark.parametrize("path", [TABLE, f"{TABLE}/setup"])
def test_larger_and_smaller(page: Page, screen: str, path: str) -> None:
    """Buttons and keys draw the board larger, smaller, and whole; a thumb finds every space."""
    page.goto(path)
    expect(page.locator("#view.sized")).to_be_visible()
    start = size(page)
    assert start >= (40 if screen == "phone" else 30) - 0.1
    touch(page, '[data-zoom="larger"]')
    assert size(page) == pytest.approx(start * 1.25, rel=0.01)
    page.keyboard.press("-")
    assert size(page) == pytest.approx(start, rel=0.01)
    page.keyboard.press("+")
    touch(page, '[data-zoom="fit"]')
    seen = page.locator("#view").bounding_box()
    board = page.locator("#picture svg.board").bounding_box()
    assert seen
    assert board
    assert board["width"] <= seen["width"]
    assert board["height"] <= seen["height"]


@on_phone
def test_two_fingers(page: Page) -> None:
    """Two fingers that part draw it larger around what is between them; no tap comes of it."""
    for path in (TABLE, f"{TABLE}/setup"):
        page.goto(path)
        expect(page.locator("#view.sized")).to_be_visible()
        before, (x, y) = size(page), middle(page, '[data-space="8,5"]')
        fingers(
            page,
            ((x - 30, y), (x + 30, y)),
            ((x - 40, y), (x + 40, y)),
            ((x - 60, y), (x + 60, y)),
        )
        assert size(page) == pytest.approx(2 * before, rel=0.05)
        assert middle(page, '[data-space="8,5"]') == pytest.approx((x, y), abs=4)
        assert page.url.endswith(path)
        hold = page.locator("#view").evaluate("view => view.scrollLeft")
        fingers(page, ((x - 30, y), (x + 30, y)), ((x - 90, y), (x - 30, y)))
        assert page.locator("#view").evaluate("view => view.scrollLeft") == pytest.approx(
            hold + 60, abs=4
        )


@on_laptop
def test_the_mouse(page: Page) -> None:
    """Ctrl with the wheel draws it larger; a drag of the empty board moves it and asks nothing."""
    page.goto(TABLE)
    expect(page.locator("#view.sized")).to_be_visible()
    before, (x, y) = size(page), middle(page, '[data-space="8,5"]')
    page.mouse.move(x, y)
    page.keyboard.down("Control")
    page.mouse.wheel(0, -300)
    page.keyboard.up("Control")
    page.wait_for_timeout(50)
    assert size(page) > 2 * before
    assert middle(page, '[data-space="8,5"]') == pytest.approx((x, y), abs=4)
    page.mouse.down()
    page.mouse.move(x - 120, y - 40, steps=4)
    page.mouse.up()
    assert middle(page, '[data-space="8,5"]') == pytest.approx((x - 120, y - 40), abs=4)
    assert page.url.endswith(TABLE)
    page.mouse.click(x - 120, y - 40)
    expect(page.locator("#verdict .ends")).to_have_text("I6")


def test_the_size_stays(page: Page) -> None:
    """A ruling changes neither the size nor, where its line is in view, what is seen."""
    page.goto(TABLE)
    touch(page, '[data-figure="gibraltar"]')
    expect(page.locator(".pawn.chosen")).to_be_visible()
    page.locator('[data-zoom="smaller"]').click()
    chosen = size(page)
    touch(page, '[data-figure="wraith"]')
    expect(page.locator("#verdict")).to_have_attribute("data-ask", "los")
    assert size(page) == pytest.approx(chosen)
    page.wait_for_timeout(300)
    seen = page.locator("#view").evaluate("view => [view.scrollLeft, view.scrollTop]")
    touch(page, '[data-space="7,5"]')
    expect(page.locator("#verdict .ends")).to_contain_text("H6")
    page.wait_for_timeout(50)
    assert page.locator("#view").evaluate("view => [view.scrollLeft, view.scrollTop]") == seen
    page.go_back()
    expect(page.locator("#verdict .ends")).to_contain_text("Wraith")
    expect(page.locator("#view.sized")).to_be_visible()
    assert size(page) == pytest.approx(chosen)


def tall(sheet: Locator) -> float:
    """How much of the screen the sheet takes."""
    box = sheet.bounding_box()
    assert box
    return box["height"]


def test_the_sheet(page: Page, screen: str) -> None:
    """On a phone the panel peeks, covers half or all, by the thumb, by taps and by keys."""
    page.goto(RULING)
    panel, grip = page.locator("#panel"), page.locator("#grip")
    if screen == "laptop":
        expect(grip).to_be_hidden()
        return
    expect(panel).to_have_attribute("data-height", "half")
    page.wait_for_timeout(250)
    half = tall(panel)
    x, y = middle(page, "#grip")
    fingers(page, ((x, y),), ((x, y + 100),), ((x, y + 240),), ((x, y + 260),))
    expect(panel).to_have_attribute("data-height", "peek")
    expect(grip).to_have_attribute("aria-expanded", "false")
    page.wait_for_timeout(250)
    for words in (".answer", ".reason"):
        expect(panel.locator(words)).to_be_in_viewport(ratio=1)
    assert tall(panel) < half - 100
    touch(page, '[data-figure="wraith"]')
    expect(panel.locator(".ends")).to_have_text("Wraith G5")
    touch(page, '[data-figure="gibraltar"]')
    expect(panel.locator(".ends")).to_contain_text("Gibraltar L3")
    expect(panel).to_have_attribute("data-height", "peek")
    page.wait_for_timeout(250)
    expect(panel.locator(".reason")).to_be_in_viewport(ratio=1)
    grip.focus()
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowUp")
    expect(panel).to_have_attribute("data-height", "full")
    page.wait_for_timeout(250)
    assert tall(panel) > 1.7 * half
    touch(page, "#grip")
    expect(panel).to_have_attribute("data-height", "peek")


@on_phone
def test_the_sheet_grows_for_what_is_opened(page: Page) -> None:
    """The first answer, a rule in place and a field to type into get the room they need."""
    page.goto(TABLE)
    panel = page.locator("#panel")
    expect(panel).to_have_attribute("data-height", "peek")
    touch(page, '[data-figure="gibraltar"]')
    touch(page, '[data-figure="wraith"]')
    expect(panel).to_have_attribute("data-height", "half")
    for end in ("gibraltar", "wraith"):
        expect(page.locator(f'[data-figure="{end}"]')).to_be_in_viewport(ratio=1)
    page.get_by_role("combobox", name="From").focus()
    expect(panel).to_have_attribute("data-height", "full")
    page.get_by_role("combobox", name="From").fill("Bangalore")
    page.keyboard.press("Enter")
    expect(panel.locator(".ends")).to_contain_text("Bangalore C6")
    expect(panel).to_have_attribute("data-height", "half")


@on_phone
def test_reach_is_seen_as_a_whole(page: Page) -> None:
    """On a low screen the spaces of the answer come into view, not only who moves."""
    page.set_viewport_size({"width": 360, "height": 640})
    page.goto(f"{TABLE}?ask=move&from=wraith&points=1")
    expect(page.locator("#panel[data-height]")).to_be_visible()
    box = page.locator(".mark.area.reach").first.bounding_box()
    view, panel = (page.locator(name).bounding_box() for name in ("#view", "#panel"))
    assert box
    assert view
    assert panel
    assert box["x"] >= view["x"]
    assert box["y"] >= view["y"]
    assert box["x"] + box["width"] <= view["x"] + view["width"]
    assert box["y"] + box["height"] <= panel["y"]
