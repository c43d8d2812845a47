"""Choosing the book that judges a table, and both verdicts side by side, in a browser."""

from playwright.sync_api import Page, expect

from adjudicator.app.tables import pack

TABLE = pack(
    {
        "game": "apex",
        "title": "Two books",
        "board": {"columns": 6, "rows": 5},
        "components": [
            {"kind": "building", "at": [3, 1], "size": [2, 2]},
            {"kind": "half-wall", "from": [1, 4], "to": [2, 4]},
            {"kind": "supply-bin", "from": [2, 3], "to": [2, 4]},
        ],
        "figures": [
            {"id": "A", "name": "Wraith", "squad": "red", "at": [2, 2]},
            {"id": "B", "name": "Bangalore", "squad": "blue", "at": [3, 2]},
        ],
    }
)
ASKED = "?ask=contiguity&from=A&to=B"


def test_a_table_is_set_up_by_the_beta(page: Page, screen: str) -> None:
    """Who sets a table up chooses its book, and the table is judged by that from then on."""
    page.goto(f"/table/{TABLE}/setup")
    if screen == "phone":
        page.locator("#group-more").check()
    page.locator("#books summary").click()
    page.get_by_role("button", name="Play by the beta").click()
    expect(page.locator("#books summary")).to_contain_text("The beta")
    ref = page.url.split("/table/")[1].split("/")[0]
    page.goto(f"/table/{ref}{ASKED}")
    expect(page.locator("#verdict")).to_contain_text("Neighboring, not adjacent")
    expect(page.locator("body")).to_contain_text("beta of 2023")


def test_both_verdicts_stand_beside_each_other(page: Page) -> None:
    """From a verdict to both books: the two answers are side by side, on a phone too."""
    page.goto(f"/table/{TABLE}{ASKED}")
    page.get_by_role("link", name="Compare editions").click()
    expect(page.get_by_text("The books differ here.")).to_be_visible()
    final, beta = page.locator('[data-book="core"]'), page.locator('[data-book="beta"]')
    expect(final).to_contain_text("Distance 1 only")
    expect(beta).to_contain_text("Neighboring, not adjacent")
    one, other = final.bounding_box(), beta.bounding_box()
    assert one
    assert other
    assert one["x"] + one["width"] <= other["x"]
    assert one["y"] == other["y"]
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_silence_is_read_next_to_the_final_book(page: Page) -> None:
    """The beta's side says that it does not tell, and what the other rules."""
    page.goto(f"/table/{TABLE}/books?ask=contiguity&from=%401%2C3&to=%402%2C4")
    beta = page.locator('[data-book="beta"]')
    expect(beta.locator(".answer")).to_contain_text("The beta answers only part of this")
    expect(beta.locator(".reason")).to_contain_text(
        "By the final book's rule: Neighboring, not adjacent."
    )


def test_the_book_is_chosen_beside_the_verdicts(page: Page) -> None:
    """Who likes the other verdict better plays by its book, and finds the question answered."""
    page.goto(f"/table/{TABLE}/books{ASKED}")
    page.get_by_role("button", name="Play by the beta").click()
    expect(page.locator("#verdict")).to_contain_text("Neighboring, not adjacent")
    page.get_by_role("link", name="Compare editions").click()
    expect(page.locator('[data-book="beta"]')).to_contain_text("used at this table")


def test_all_that_differs_is_a_page(page: Page, screen: str) -> None:
    """The list leads to a rule, and to one scene under both books; on a phone it is folded."""
    page.goto(f"/table/{TABLE}/books{ASKED}")
    page.get_by_role("link", name="All differences").click()
    expect(page.get_by_role("heading", name="From beta to final", level=1)).to_be_visible()
    if screen == "phone":
        page.locator("#all-that-differs .fold > summary").first.click()
    page.locator("#all-that-differs a", has_text="both").first.click()
    expect(page.locator(".both-books figure.example").first).to_be_visible()
