"""Steps and marks: each tells of the other."""

from playwright.sync_api import Page, expect

RULING = "/table/tuesday-table?from=gibraltar&to=wraith"


def press(page: Page, x: float, y: float) -> None:
    """A tap on a phone, a click on a laptop, at a point of the screen."""
    if page.evaluate("'ontouchstart' in window"):
        page.touchscreen.tap(x, y)
    else:
        page.mouse.click(x, y)


def test_a_tapped_step_stays_lit(page: Page) -> None:
    """A step that was tapped keeps its marks bright until another is tapped."""
    page.goto(RULING)
    steps = page.locator(".steps > li")
    first, second = steps.nth(0), steps.nth(1)
    first.locator("p").click()
    page.mouse.move(1, 1)
    expect(page.locator('.mark[data-step="1"]').first).to_have_css("opacity", "1")
    expect(page.locator('.mark:not([data-step="1"])').first).to_have_css("opacity", "0.28")
    second.locator("p").click()
    expect(first).not_to_have_class("lit")
    expect(second).to_have_class("lit")


def test_a_tapped_mark_tells_its_step(page: Page) -> None:
    """A tap on the cross of a blocker lights its step, with its number beside the mark."""
    page.goto(RULING)
    mark = page.locator(".mark.point.blocker")
    number = mark.get_attribute("data-step")
    mark.scroll_into_view_if_needed()
    box = mark.bounding_box()
    assert box
    press(page, box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(page.locator(".steps > li.lit")).to_have_attribute("data-step", number or "")
    expect(page.locator(".steps > li.lit")).to_be_in_viewport()
    expect(page.locator(".step-number")).to_have_text(number or "")
    assert page.url.endswith("from=gibraltar&to=wraith")


def test_a_mark_leaves_the_space_under_it(page: Page) -> None:
    """The middle of a space is the space's, also where a line runs through it."""
    page.goto("/table/tuesday-table?from=wraith&to=%403%2C4")
    space = page.locator('[data-space="5,4"]')
    space.scroll_into_view_if_needed()
    box = space.bounding_box()
    assert box
    press(page, box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(page.locator("#verdict .ends")).to_contain_text("F5")


def test_the_picture_of_a_rule_is_not_dimmed(page: Page) -> None:
    """A rule that is opened in place shows its picture bright, whichever step is lit."""
    page.goto(RULING)
    step = page.locator('[data-rule="apex.los.measuring-x"]')
    step.locator("a.rule").click()
    picture = step.locator(".rule-text svg.board")
    expect(picture).to_be_visible()
    expect(picture.locator(".mark").first).to_have_css("opacity", "1")
    expect(step).to_have_class("lit")
