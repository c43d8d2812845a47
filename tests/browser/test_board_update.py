"""A board that a tap has changed is the board that the server would draw."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import on_phone

#: Where each place leads and what is chosen, and all that a question draws.
DRAWN = """() => {
  const board = document.querySelector("#picture svg.board");
  const link = (a) => [...a.classList].sort().concat(
    a.getAttribute("href"), a.getAttribute("aria-current"), a.getAttribute("aria-label"));
  return [
    [...board.querySelectorAll("a")].map(link),
    [...board.querySelectorAll("[data-layer]")].map((layer) => layer.innerHTML),
  ];
}"""

#: Count the answers that are in place.
COUNT = """() => {
  const { dataset } = document.body;
  dataset.answers = 0;
  const count = ({ target }) => {
    if (target.id === "verdict") dataset.answers = Number(dataset.answers) + 1;
  };
  document.body.addEventListener("htmx:afterSettle", count);
}"""

#: A table, and what is tapped on it one after the other: figures, a space, the same figure again.
TAPS = {
    "tuesday-table": ("gibraltar", "wraith", "@6,6", "bangalore", "bangalore"),
    "the-ford": ("brogan", "wasp", "@0,0", "brogan"),
    "night-shift": ("ada", "bo", "ada"),
}


@on_phone
@pytest.mark.parametrize("name", TAPS)
def test_a_changed_board_is_as_a_new_one(page: Page, name: str) -> None:
    """After every tap links, choices and marks are those of the page loaded anew."""
    page.goto(f"/table/{name}")
    board = page.locator("#picture svg.board")
    board.evaluate("board => { board.dataset.first = 'yes'; }")
    page.evaluate(COUNT)
    for number, word in enumerate(TAPS[name], 1):
        at = f'[data-space="{word[1:]}"]' if word[0] == "@" else f'[data-figure="{word}"]'
        page.locator(f"#picture a{at}").dispatch_event("click")
        expect(page.locator("body")).to_have_attribute("data-answers", str(number))
        changed, address = page.evaluate(DRAWN), page.url
        other = page.context.new_page()
        other.goto(address)
        assert changed == other.evaluate(DRAWN), word
        other.close()
    if name == "tuesday-table":
        assert board.get_attribute("data-first") == "yes", "it is the same picture all the time"
