"""House rules, as a table decides them."""

from playwright.sync_api import Page, expect

from adjudicator.app.tables import pack
from tests.browser.conftest import on_phone

TABLE = pack(
    {
        "game": "apex",
        "board": {"columns": 4, "rows": 4},
        "components": [
            {"kind": "building", "at": [0, 0], "size": [2, 2]},
            {"kind": "building", "at": [2, 2], "size": [2, 2]},
        ],
    }
)


@on_phone
def test_a_table_decides_and_changes_its_mind(page: Page) -> None:
    """From the dispute to the house rule, to the page of all of them, and back to the default."""
    page.goto(f"/table/{TABLE}?ask=contiguity&from=%401%2C2&to=%402%2C1")
    expect(page.locator(".badge")).to_have_text("a ruling")
    page.get_by_role("button", name="Play it this way").click()
    expect(page.locator(".badge")).to_have_text("house rule")
    chosen = page.get_by_role("complementary", name="House rules")
    expect(chosen).to_contain_text("two ground spaces where two Buildings meet aren't adjacent")
    page.get_by_role("link", name="House rules").click()
    ruling = page.locator("#between-buildings")
    expect(ruling.locator(".on")).to_contain_text("meet corner to corner separate")
    ruling.get_by_role("button", name="Back to the default").click()
    expect(ruling.locator(".on")).not_to_contain_text("separate")
    page.get_by_role("link", name="Back to the table").click()
    expect(page.locator(".badge")).to_have_text("a ruling")
