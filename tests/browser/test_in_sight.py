"""After a question the answer and what was asked about are in sight; letters and numbers too."""

from collections.abc import Iterator
from itertools import pairwise

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from adjudicator.app.tables import pack
from tests.browser.test_table import touch
from tests.web.test_taps import SCENE

#: The smallest phone, upright and on its side.
SCREENS = {"upright": (360, 640), "on its side": (640, 360)}
ASK = "query => htmx.ajax('GET', query, {target: '#verdict', swap: 'outerHTML'})"
SCROLL = "document.querySelectorAll('#panel, #sheet-body').forEach(one => one.scrollTop = 400)"
#: Questions whose ends are far apart, and what they are about.
FAR = (
    ("/table/hard-cases?from=wraith&to=gibraltar", ("wraith", "gibraltar")),
    ("/table/rooftops?from=gibraltar&to=pathfinder", ("gibraltar", "pathfinder")),
    ("/table/tuesday-table?from=bangalore&to=bloodhound", ("bangalore", "bloodhound")),
    ("/table/night-shift?from=patrol&to=ada", ("patrol", "ada")),
    ("/table/two-lanes?from=dodger&to=bain", ("dodger", "bain")),
)


@pytest.fixture(params=SCREENS)
def small(request: pytest.FixtureRequest, browser: Browser, address: str) -> Iterator[Page]:
    """A page on the smallest phone."""
    width, height = SCREENS[request.param]
    context = browser.new_context(
        base_url=address,
        viewport={"width": width, "height": height},
        has_touch=True,
        is_mobile=True,
        service_workers="block",
    )
    yield context.new_page()
    context.close()


def _ask(page: Page, query: str) -> None:
    """Ask without a tap, as a link in the panel does."""
    page.evaluate(ASK, query)


def _box(thing: Locator) -> dict[str, float]:
    box = thing.bounding_box()
    assert box
    return {
        "left": box["x"],
        "top": box["y"],
        "right": box["x"] + box["width"],
        "bottom": box["y"] + box["height"],
    }


def _free(page: Page) -> dict[str, float]:
    """The part of the board that nothing lies over: right of the rail, above the sheet."""
    free, panel = _box(page.locator("#view")), _box(page.locator("#panel"))
    rail = page.locator(".rail.rows")
    if rail.is_visible():
        free["left"] = _box(rail)["right"]
    if panel["top"] > free["top"] + 1:
        free["bottom"] = min(free["bottom"], panel["top"])
    return free


def _inside(inner: dict[str, float], outer: dict[str, float]) -> bool:
    return (
        inner["left"] >= outer["left"] - 1
        and inner["top"] >= outer["top"] - 1
        and inner["right"] <= outer["right"] + 1
        and inner["bottom"] <= outer["bottom"] + 1
    )


def _board_has_half(page: Page) -> bool:
    """Whether the board, with those off the map, has half of an upright screen."""
    board, panel = _box(page.locator(".stage")), _box(page.locator("#panel"))
    upright = page.locator(".sheeted").count() > 0
    return not upright or panel["top"] - board["top"] >= SCREENS["upright"][1] / 2 - 1


@pytest.mark.parametrize(("link", "ends"), FAR)
def test_both_ends_and_the_answer_are_in_sight(
    small: Page, link: str, ends: tuple[str, str]
) -> None:
    """However far apart they are, the board is drawn so that both are in its free part."""
    small.goto(link)
    expect(small.locator("#view.sized")).to_be_visible()
    expect(small.locator("#verdict .answer")).to_be_in_viewport(ratio=1)
    small.wait_for_timeout(300)
    for end in ends:
        body = small.locator(f'[data-figure="{end}"] .body')
        assert _inside(_box(body), _free(small)), end
    assert _board_has_half(small)


def test_a_size_that_was_chosen_comes_back(small: Page) -> None:
    """What needs a smaller board does not keep it small for what has room."""
    small.goto("/table/tuesday-table?from=gibraltar&to=wraith")
    expect(small.locator("#view.sized")).to_be_visible()
    cell = small.locator('[data-space="8,5"]')
    before = _box(cell)["right"] - _box(cell)["left"]
    _ask(small, "?from=bangalore&to=bloodhound")
    expect(small.locator("#verdict .ends")).to_contain_text("Bloodhound")
    _ask(small, "?from=gibraltar&to=wraith")
    expect(small.locator("#verdict .ends")).to_contain_text("Wraith")
    small.wait_for_timeout(200)
    after = _box(cell)["right"] - _box(cell)["left"]
    assert after == pytest.approx(before, abs=1)


def test_a_question_that_needs_a_tap_shows_the_board(small: Page) -> None:
    """Pushing is picked from the long list; the sheet makes room for who is pushed."""
    small.goto("/table/a-whole-turn")
    touch(small, '[data-figure="wraith"]')
    expect(small.locator(".piece-card .verbs")).to_be_visible()
    small.wait_for_timeout(300)
    assert _board_has_half(small)
    expect(small.locator(".piece-card .verb").first).to_be_in_viewport(ratio=1)
    _ask(small, "?ask=push&from=wraith")
    expect(small.locator("#verdict h1.hint")).to_be_in_viewport(ratio=1)
    if small.locator(".sheeted").count():
        expect(small.locator("#panel")).to_have_attribute("data-height", "peek")
    small.wait_for_timeout(300)
    free = _free(small)
    assert free["bottom"] - free["top"] >= 200


def test_what_can_follow_is_in_sight(small: Page) -> None:
    """After a line, all that fits it is on the screen; after a deed, all of the card's actions."""
    small.goto("/table/tuesday-table?from=gibraltar&to=wraith")
    upright = small.locator(".sheeted").count() > 0
    for verb in small.locator("#verdict .verbs .verb").all() if upright else ():
        expect(verb).to_be_in_viewport(ratio=1)
    small.goto("/table/tuesday-table")
    small.locator("#verdict").get_by_role("button", name="Start the game").click()
    expect(small.locator("#turn")).to_contain_text("Red")
    touch(small, '[data-figure="wraith"]')
    small.locator("#verdict").get_by_role("button", name="Activate").click()
    expect(small.locator("#notice")).to_contain_text("active")
    small.wait_for_timeout(200)
    for verb in small.locator(".piece-card .verb").all():
        expect(verb).to_be_in_viewport(ratio=1)
    assert _board_has_half(small)


def test_what_was_done_is_undone_by_a_tap(small: Page) -> None:
    """The button beside what was done takes a finger, though the sheet's grip is near it."""
    small.goto("/table/tuesday-table")
    small.locator("#verdict").get_by_role("button", name="Start the game").click()
    expect(small.locator("#notice")).to_contain_text("The game starts")
    small.locator("#notice").get_by_role("button", name="Undo").tap()
    expect(small.locator("#notice")).to_contain_text("Undone.")


def test_every_aim_card_is_in_sight(small: Page) -> None:
    """On an upright phone each value can be tapped without scrolling, with its icons above it."""
    small.goto(f"/table/{pack(SCENE)}?ask=shoot&from=A&to=B")
    values = small.locator("#verdict .taps .tap")
    expect(values).to_have_count(21)
    upright = small.locator(".sheeted").count() > 0
    for value in values.all() if upright else ():
        expect(value).to_be_in_viewport(ratio=1)
    icon = small.locator(".taps .icons").get_by_label("headshot")
    icon.tap()
    expect(icon).to_be_checked()


def test_all_of_the_ring_is_in_sight(small: Page) -> None:
    """A question about the Ring shows its borders and everyone, and then the board as before."""
    ring = {"top": 2, "left": 2, "right": 9, "bottom": 10}
    legends = [
        {"id": "A", "squad": "red", "at": [0, 0]},
        {"id": "B", "squad": "blue", "at": [15, 11]},
    ]
    clock = {"round": 2, "turn": "red"}
    board = {"columns": 16, "rows": 12}
    scene = {"game": "apex", "board": board, "figures": legends, "ring": ring, "time": clock}
    small.goto(f"/table/{pack(scene)}")
    expect(small.locator("#view.sized")).to_be_visible()
    small.wait_for_timeout(200)
    assert _inside(_box(small.locator('[data-figure="A"] .body')), _free(small))
    _ask(small, "?ask=ring")
    expect(small.locator("#verdict h1")).to_contain_text("Outside the Ring: A and B")
    small.wait_for_timeout(300)
    for name in ("A", "B"):
        assert _inside(_box(small.locator(f'[data-figure="{name}"] .body')), _free(small)), name


#: The spaces that the buttons for the size lie over, where the board is moved to its end.
UNDER = """() => {
  const view = document.getElementById("view");
  view.scrollTo(view.scrollWidth, view.scrollHeight);
  const zoom = document.querySelector(".zoom").getBoundingClientRect();
  const over = (box) => box.left < zoom.right - 1 && box.right > zoom.left + 1
    && box.top < zoom.bottom - 1 && box.bottom > zoom.top + 1;
  return [...view.querySelectorAll("[data-space]")]
    .filter((space) => over(space.getBoundingClientRect())).map((space) => space.dataset.space);
}"""


@pytest.mark.parametrize("table", ["in-the-depot", "two-lanes", "hard-cases"])
def test_the_buttons_for_the_size_lie_beside_the_board(small: Page, table: str) -> None:
    """No space is under them, neither of the whole board nor of its last corner."""
    small.goto(f"/table/{table}")
    expect(small.locator("#view.pinned")).to_be_visible()
    assert small.evaluate(UNDER) == []
    small.locator('[data-zoom="fit"]').click()
    assert small.evaluate(UNDER) == []


def test_the_name_of_the_table_is_in_the_bar(small: Page) -> None:
    """On a phone it has the room of the rules, which stand at the foot of the panel."""
    small.goto("/table/tuesday-table")
    expect(small.locator("header.bar .where b")).to_have_text("Tuesday table")
    expect(small.locator("header.bar .where b")).to_be_in_viewport(ratio=1)
    assert small.locator("header.bar nav").evaluate("nav => nav.scrollWidth <= nav.clientWidth")
    expect(small.locator("header.bar nav a").last).to_be_hidden()
    expect(
        small.locator(".table-foot").get_by_role("link", name="Rules", exact=True)
    ).to_be_attached()


def test_every_answer_is_read_from_its_beginning(page: Page) -> None:
    """Whoever has scrolled the panel sees the next answer, not what lies below it."""
    page.goto("/table/tuesday-table?from=gibraltar&to=wraith")
    page.evaluate(SCROLL)
    touch(page, '[data-figure="bangalore"]')
    expect(page.locator("#verdict h1")).to_have_text("Bangalore")
    expect(page.locator("#verdict h1")).to_be_in_viewport(ratio=1)


def _shown(page: Page, rail: str) -> list[str]:
    return page.locator(f".rail.{rail} span:visible").all_inner_texts()


def test_letters_and_numbers_stay_at_the_edges(page: Page) -> None:
    """However the board is moved and sized, each visible column and row has its name beside it."""
    page.goto("/table/hard-cases")
    expect(page.locator("#view.pinned")).to_be_visible()
    for _ in range(3):
        page.locator('[data-zoom="larger"]').click()
    page.evaluate("() => document.getElementById('view').scrollTo(400, 300)")
    page.wait_for_timeout(100)
    view = _box(page.locator("#view"))
    for rail, side in (("columns", "top"), ("rows", "left")):
        box = _box(page.locator(f".rail.{rail}"))
        assert box[side] == pytest.approx(view[side], abs=1)
        assert len(_shown(page, rail)) > 1
    for name in _shown(page, "columns"):
        column = ord(name) - 65
        cell = _box(page.locator(f'[data-space="{column},0"]'))
        span = _box(page.locator(".rail.columns span", has_text=name).first)
        middle = (span["left"] + span["right"]) / 2
        assert cell["left"] <= middle <= cell["right"]


#: For each hex with a name: that name, and the letter and the number nearest to its middle.
NEAREST = """() => {
  const middle = (box) => [box.x + box.width / 2, box.y + box.height / 2];
  const names = (rail) => [...document.querySelectorAll(`.rail.${rail} span:not([hidden])`)];
  const near = (rail, at, axis) => names(rail).map((name) => [
    Math.abs(middle(name.getBoundingClientRect())[axis] - at[axis]), name.textContent,
  ]).sort((a, b) => a[0] - b[0])[0][1];
  const view = document.getElementById("view").getBoundingClientRect();
  const inside = (at, low, high) => at > low + 40 && at < high - 40;
  const seen = ([x, y]) => inside(x, view.left, view.right) && inside(y, view.top, view.bottom);
  return [...document.querySelectorAll("#view [data-space]")].map((cell) => {
    const at = middle(cell.getBoundingClientRect());
    const name = cell.getAttribute("aria-label").match(/[A-Z]+[0-9]+/)?.[0];
    const pinned = () => near("columns", at, 0) + near("rows", at, 1);
    return seen(at) && name ? [name, pinned()] : null;
  }).filter(Boolean);
}"""


def test_the_edges_name_every_hex(page: Page) -> None:
    """The letter above and the number beside a hex's middle are its name, in every column."""
    page.goto("/table/the-ford")
    expect(page.locator("#view.pinned")).to_be_visible()
    page.locator('[data-zoom="larger"]').click()
    page.evaluate("() => document.getElementById('view').scrollBy(60, 40)")
    page.wait_for_timeout(100)
    names = page.evaluate(NEAREST)
    assert len(names) > 10
    assert [name for name, edges in names if name != edges] == []


def test_names_never_touch_on_a_small_board(page: Page) -> None:
    """Seen whole, a board of many columns leaves some names out, and the others can be read."""
    page.goto("/table/hard-cases")
    expect(page.locator("#view.pinned")).to_be_visible()
    page.locator('[data-zoom="fit"]').click()
    page.wait_for_timeout(100)
    spans = [_box(one) for one in page.locator(".rail.rows span:visible").all()]
    assert len(spans) > 3
    middles = [(box["top"] + box["bottom"]) / 2 for box in spans]
    assert all(later - sooner >= 14 for sooner, later in pairwise(middles))
    size = page.locator(".rail.rows").evaluate(
        "rail => parseFloat(getComputedStyle(rail).fontSize)"
    )
    assert size >= 12


def test_those_off_the_map_cover_no_letters(page: Page) -> None:
    """The chips of who is off the map have a strip of their own above the board."""
    page.goto("/table/a-whole-turn")
    expect(page.locator("#view.pinned")).to_be_visible()
    page.wait_for_timeout(100)
    chips, rail = _box(page.locator("#reserve a").first), _box(page.locator(".rail.columns"))
    assert chips["bottom"] <= rail["top"]
