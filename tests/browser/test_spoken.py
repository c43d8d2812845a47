"""For those who hear the page, and for those who have only keys."""

from playwright.sync_api import Page, expect

from tests.browser.test_table import touch

TABLE = "/table/tuesday-table"
RULING = f"{TABLE}?from=gibraltar&to=wraith"


def focused(page: Page) -> str:
    """What has the focus, in a word."""
    return str(
        page.evaluate(
            """() => { const {dataset, id, textContent, tagName} = document.activeElement;
            return dataset.figure ?? dataset.space ?? (id || textContent.trim() || tagName) }"""
        )
    )


def test_a_ruling_is_told_once(page: Page) -> None:
    """The answer and its reason are announced, and nothing else of the panel is."""
    page.goto(TABLE)
    touch(page, '[data-figure="gibraltar"]')
    expect(page.locator("#told")).to_have_text("Now tap another figure or a space.")
    touch(page, '[data-figure="wraith"]')
    expect(page.locator("#told")).to_have_text(
        "No line of sight. The Wall between H and I hides Wraith, in row 2 behind it."
    )
    assert (
        page.locator("#verdict, #verdict *:not(.waits)").evaluate_all(
            "all => all.filter(one => one.closest('[aria-live], [role=status], [role=log]')).length"
        )
        == 0
    )


def test_figures_and_spaces_have_names(page: Page) -> None:
    """A figure tells its name, its space and its level, and whether it is chosen."""
    page.goto(RULING)
    wraith = page.get_by_role("link", name="Wraith, G5, level 0")
    expect(wraith).to_have_attribute("aria-current", "true")
    expect(page.get_by_role("link", name="Bangalore, C6, level 0")).not_to_have_attribute(
        "aria-current", "true"
    )


def test_the_board_as_text(page: Page) -> None:
    """It opens where it is wanted, tells every space, asks by its links, and stays in step."""
    page.goto(TABLE)
    button = page.get_by_role("button", name="Board as text")
    button.click()
    table = page.locator("#spaces table")
    expect(table.locator("tbody tr")).to_have_count(12)
    expect(table.locator("tbody td")).to_have_count(16 * 12)
    cell = table.get_by_role("link", name="G5, level 0 Wraith")
    expect(cell).to_be_visible()
    cell.press("Enter")
    expect(page.locator("#verdict .ends")).to_have_text("Wraith G5")
    expect(table.locator("[aria-current]")).to_have_text("G5, level 0 Wraith")
    expect(table.get_by_role("link", name="G5, level 0 Wraith")).to_be_focused()
    gibraltar = table.get_by_role("link", name="L3, level 1 Gibraltar The Building")
    gibraltar.press("Enter")
    expect(page.locator("#verdict .answer")).to_contain_text("No line of sight")
    expect(table.locator("[aria-current]")).to_have_count(2)
    button.click()
    expect(table).to_have_count(0)


def test_keys_alone(page: Page) -> None:
    """Tab reaches the board, arrows walk it, Enter asks, Escape takes it back, and `?` tells so."""
    page.goto(f"{TABLE}")
    page.locator('[data-figure="wraith"]').focus()
    # The keys do not wait for the answer of the first.
    for key in ("Enter", "ArrowRight", "ArrowRight"):
        page.keyboard.press(key)
    expect(page.locator("#verdict")).to_contain_text("Now tap another figure")
    expect(page.locator('[data-space="8,4"]')).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("#verdict")).to_have_attribute("data-ask", "los")
    assert focused(page) == "8,4"
    expect(page.locator('[data-space="8,4"]')).to_have_attribute("tabindex", "0")
    page.keyboard.press("Escape")
    expect(page.locator("#verdict")).to_contain_text("Tap a figure")
    expect(page.locator('[data-space="8,4"]')).to_be_focused()
    page.keyboard.press("?")
    keys = page.get_by_role("dialog", name="Keys")
    expect(keys).to_contain_text("clear the selection")
    page.keyboard.press("Escape")
    expect(keys).to_be_hidden()
    expect(page.locator('[data-space="8,4"]')).to_be_focused()


def test_the_focus_is_never_lost(page: Page) -> None:
    """Whatever a key press replaces, the thing that takes its place has the focus."""
    page.goto(RULING)
    page.locator("#modes").get_by_role("link", name="Sees", exact=True).press("Enter")
    expect(page.locator("#verdict")).to_have_attribute("data-ask", "sight")
    expect(page.locator("#modes").get_by_role("link", name="Sees", exact=True)).to_be_focused()
    page.goto(f"{TABLE}?from=gibraltar")
    page.locator("#verdict .verbs a").first.press("Enter")
    expect(page.locator("#verdict .piece-card")).to_have_count(0)
    page.wait_for_timeout(60)
    assert focused(page) != "BODY"
    expect(page.locator("#verdict :focus")).to_have_count(1)
