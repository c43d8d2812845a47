"""The table page, as a player uses it."""

import json
import re

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Route, expect

from tests.browser.conftest import PICTURES, on_phone

TABLE = "/table/tuesday-table"


def touch(page: Page, selector: str) -> None:
    """A tap on a phone, a click on a laptop."""
    place = page.locator(selector)
    if page.evaluate("'ontouchstart' in window"):
        place.tap()
    else:
        place.click()


def do(page: Page, button: str) -> None:
    """Do what was asked about; the table goes on from there."""
    notice = page.locator("#notice")
    notice.evaluate("notice => notice.replaceChildren()")
    page.get_by_role("button", name=button).first.click()
    expect(notice.get_by_role("button")).to_be_visible()  # it says what happened, and can undo it


def answer(page: Page) -> object:
    """The answer that the panel carries."""
    return json.loads(page.locator("#verdict").get_attribute("data-answer") or "null")


def test_two_taps_give_a_ruling(page: Page, screen: str) -> None:
    """From the front page: a table, a figure, another figure, and the ruling is there, drawn."""
    page.goto("/")
    touch(page, 'a[data-example="tuesday-table"]')
    expect(page.locator("#verdict")).to_contain_text("Tap a figure")
    touch(page, '[data-figure="gibraltar"]')
    expect(page.locator("#verdict")).to_contain_text("Now tap another figure")
    touch(page, '[data-figure="wraith"]')
    verdict = page.locator("#verdict")
    expect(verdict).to_have_attribute("data-ask", "los")
    assert answer(page) == {"clear": False}
    expect(verdict.locator("h1")).to_have_text("✕ No line of sight")
    expect(verdict.locator(".facts")).to_contain_text("Distance 5")
    expect(verdict.locator(".facts")).to_contain_text("Cover none")
    for mark in (
        ".line.clear",
        ".line.blocked",
        ".line.imaginary",
        ".edge.blocker",
        ".area.hidden",
    ):
        expect(page.locator(f".mark{mark}").first).to_be_attached()
    expect(page.locator(".mark.measure.x")).to_have_text("X = 3")
    for end in ("gibraltar", "wraith"):
        expect(page.locator(f'[data-figure="{end}"]')).to_be_in_viewport()
    PICTURES.mkdir(exist_ok=True)
    page.screenshot(path=PICTURES / f"ruling-{screen}.png")


def test_a_space_can_be_the_target(page: Page) -> None:
    """A figure, then a space; another space asks about that one, another figure begins anew."""
    page.goto(TABLE)
    touch(page, '[data-figure="wraith"]')
    touch(page, '[data-space="3,4"]')
    expect(page.locator("#verdict h1")).to_contain_text("Line of sight")
    touch(page, '[data-space="9,4"]')
    expect(page.locator("#verdict .ends")).to_contain_text("J5")
    expect(page.locator("#verdict h1")).to_contain_text("No line of sight")
    touch(page, '[data-figure="bangalore"]')
    expect(page.locator("#verdict .ends")).to_have_text("Bangalore C6")


def test_pointing_at_a_step_lights_its_marks(page: Page) -> None:
    """The marks of the step that is pointed at are bright, the others are not."""
    page.goto(f"{TABLE}?from=gibraltar&to=wraith")
    step = page.locator('[data-rule="apex.los.measuring-x"]')
    number = step.get_attribute("data-step")
    step.focus()
    expect(page.locator(f'.mark[data-step="{number}"]').first).to_have_css("opacity", "1")
    expect(page.locator('.mark[data-step="1"]').first).to_have_css("opacity", "0.28")


def test_a_rule_opens_in_place(page: Page) -> None:
    """The link under a step opens the rule below it, with its picture and a way to the docs."""
    page.goto(f"{TABLE}?from=gibraltar&to=wraith")
    step = page.locator('[data-rule="apex.los.measuring-x"]')
    step.locator("a.rule").click()
    opened = step.locator(".rule-text")
    expect(opened).to_contain_text("X is the number of spaces")
    expect(opened.locator("svg.board")).to_be_visible()
    assert page.url.endswith("from=gibraltar&to=wraith")
    opened.get_by_role("link", name="In the rules").click()
    expect(page.locator('[id="apex.los.measuring-x"]')).to_be_in_viewport()


def test_the_docs_lead_back_to_the_table(page: Page) -> None:
    """The bar of the docs leads back to the ruling, also from a page further; else to no table."""
    page.goto("/docs/apex/cover.html")
    expect(page.locator("a.back")).to_be_hidden()
    page.goto(f"{TABLE}?from=gibraltar&to=wraith")
    page.evaluate("document.querySelector('nav a[href^=\"/docs/\"]').click()")
    expect(page.locator("a.back")).to_be_visible()
    page.locator("article a[href*='apex/index']").first.click()
    page.locator("a.back").click()
    expect(page.locator("#verdict h1")).to_contain_text("No line of sight")


def test_a_picture_in_the_docs_opens_on_a_table(page: Page) -> None:
    """From a rule's example, a link leads to a table that shows it."""
    page.goto("/docs/apex/line-of-sight.html#example-los-x3")
    page.locator("#example-los-x3").get_by_role("link", name="Open on a table").click()
    expect(page.locator("#verdict h1")).to_contain_text("No line of sight")


def test_all_that_it_sees(page: Page) -> None:
    """Sees shades what a figure sees and hatches the rest, for one figure after the other."""
    page.goto(TABLE)
    page.locator("#modes").get_by_role("link", name="Sees", exact=True).click()
    expect(page.locator("#verdict")).to_contain_text("to see what it sees")
    touch(page, '[data-figure="wraith"]')
    expect(page.locator("#verdict")).to_have_attribute("data-ask", "sight")
    expect(page.locator(".mark.area.clear")).to_be_attached()
    expect(page.locator(".mark.area.blocked")).to_be_attached()
    first = answer(page)
    touch(page, '[data-figure="bangalore"]')
    expect(page.locator("#verdict .ends")).to_contain_text("Bangalore")
    assert answer(page) != first
    page.locator("#modes").get_by_role("link", name="Line", exact=True).click()
    expect(page.locator("#verdict")).to_contain_text("Now tap another figure")


def test_the_keyboard_alone(page: Page) -> None:
    """Tab reaches figures, arrows walk the spaces, Enter chooses."""
    page.goto(TABLE)
    page.locator('[data-figure="wraith"]').focus()
    page.keyboard.press("Enter")
    expect(page.locator("#verdict")).to_contain_text("Now tap another figure")
    expect(page.locator('[data-figure="wraith"]')).to_be_focused()
    page.keyboard.press("ArrowLeft")
    expect(page.locator('[data-space="5,4"]')).to_be_focused()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(page.locator("#verdict .ends")).to_contain_text("F6")


def test_a_form_for_those_who_type(page: Page) -> None:
    """Ends can be typed, by a figure's name or a space's; a wrong word is told and kept."""
    page.goto(TABLE)
    page.get_by_label("From").fill("Gibraltar")
    page.get_by_label("to", exact=True).fill("g5")
    page.get_by_role("button", name="Judge", exact=True).click()
    expect(page.locator("#verdict h1")).to_contain_text("No line of sight")
    page.get_by_label("to", exact=True).fill("Mirage")
    page.get_by_role("button", name="Judge", exact=True).click()
    expect(page.get_by_role("alert")).to_contain_text("Mirage isn't a figure or a space here")
    expect(page.get_by_label("From")).to_have_value("Gibraltar")
    expect(page.get_by_label("to", exact=True)).to_have_value("Mirage")


def test_going_back(page: Page) -> None:
    """The browser's back button leads to the question before."""
    page.goto(TABLE)
    touch(page, '[data-figure="gibraltar"]')
    touch(page, '[data-figure="wraith"]')
    expect(page.locator("#verdict h1")).to_contain_text("No line of sight")
    page.go_back()
    expect(page.locator("#verdict")).to_contain_text("Now tap another figure")


def test_without_script(browser: Browser, address: str, screen: str) -> None:
    """Links and forms do it all, plainly."""
    del screen
    visitor = browser.new_context(base_url=address, java_script_enabled=False)
    page = visitor.new_page()
    page.goto("/")
    page.locator('a[data-example="tuesday-table"]').click()
    page.locator('[data-figure="gibraltar"]').click()
    page.locator('[data-figure="wraith"]').click()
    expect(page.locator("#verdict")).to_have_attribute("data-answer", '{"clear":false}')
    page.locator('[data-rule="apex.los.measuring-x"] a.rule').click()
    expect(page).to_have_url(f"{address}/docs/apex/line-of-sight.html#apex.los.measuring-x")
    visitor.close()


@pytest.mark.parametrize("path", ["/", TABLE, f"{TABLE}?from=gibraltar&to=wraith", "/docs/"])
def test_nothing_is_wider_than_the_screen(context: BrowserContext, path: str) -> None:
    """No page scrolls sideways, down to 360 px."""
    page = context.new_page()
    page.set_viewport_size({"width": 360, "height": 740})
    page.goto(path)
    assert page.evaluate("document.documentElement.scrollWidth") <= 360


def test_a_scene_of_one_s_own(page: Page) -> None:
    """A pasted scene opens; a bad one is told with its place, and stays in the form."""
    page.goto("/setup")
    page.get_by_label("Paste a scene").fill('{"game": "apex", "board": {"columns": 61, "rows": 9}}')
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_role("alert")).to_have_text("scene.board.columns: This must be 60 or less.")
    field = page.get_by_label("Paste a scene")
    expect(field).to_have_value('{"game": "apex", "board": {"columns": 61, "rows": 9}}')
    field.fill('{"game": "apex", "title": "Mine", "board": {"columns": 6, "rows": 9}}')
    page.get_by_role("button", name="Open the table").click()
    expect(page.locator("[data-space]")).to_have_count(54)
    page.get_by_role("link", name="Done").click()
    expect(page).to_have_title("Mine · Adjudicator")


def slow(page: Page) -> None:
    """Answer what is asked at a table after a while."""

    def slowly(route: Route) -> None:
        page.wait_for_timeout(300)
        route.continue_()

    page.route("**/table/**", slowly)


@on_phone
def test_what_is_entered_right_after_a_tap_does_not_take_it_back(page: Page) -> None:
    """A missing number, and a card that is tapped, wait for the answer to the tap."""
    page.goto("/table/the-ford?ask=assault&from=brogan&to=wasp")
    slow(page)
    touch(page, '[data-figure="red-melee-1"]')
    page.locator('.missing [name="total"]').fill("6")
    page.locator(".missing").get_by_role("button", name="Continue").click()
    expect(page).to_have_url(re.compile("from=red-melee-1$"))
    page.unroute_all(behavior="wait")
    page.goto(f"{TABLE}?ask=melee&from=wraith&to=gibraltar")
    slow(page)
    touch(page, '[data-figure="bloodhound"]')
    page.locator("#asking .tap").filter(has_text="50").first.click()
    expect(page).to_have_url(re.compile("from=bloodhound$"))
    page.unroute_all(behavior="wait")


def test_quick_taps_on_a_slow_line(page: Page) -> None:
    """A second tap before the first is answered is the second end, not a new first one."""
    page.goto(TABLE)
    slow(page)
    page.evaluate("""() => {
      document.querySelector('[data-figure="gibraltar"]').dispatchEvent(
        new MouseEvent("click", {bubbles: true, cancelable: true}));
      document.querySelector('[data-figure="wraith"]').dispatchEvent(
        new MouseEvent("click", {bubbles: true, cancelable: true}));
    }""")
    expect(page.locator("#verdict h1")).to_contain_text("No line of sight")
