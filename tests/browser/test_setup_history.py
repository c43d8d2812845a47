"""What was done while setting up: the history, kept tables, files, the whole board, the keys."""

import json
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.conftest import on_laptop, on_phone
from tests.support.setting_up import more, scene_of, start


@on_phone
def test_history_names_each_change_and_can_be_jumped_in(page: Page) -> None:
    """Undo, redo and any line of the list; it survives a reload."""
    hands = start(page, 9, 9)
    hands.take("figure-red")
    for x in (1.5, 3.5, 5.5):
        hands.put(x, 1.5)
    page.get_by_role("button", name="Undo").click()
    expect(page.locator("[data-figure]")).to_have_count(2)
    page.keyboard.press("Control+z")
    expect(page.locator("[data-figure]")).to_have_count(1)
    page.keyboard.press("Control+Shift+Z")
    expect(page.locator("[data-figure]")).to_have_count(2)
    page.get_by_role("button", name="Redo").click()
    expect(page.locator("[data-figure]")).to_have_count(3)
    page.reload()
    more(page)
    page.locator("#past summary").click()
    lines = page.locator("#history button")
    names = ["Put R3 at F2 you", "Put R2 at D2 you", "Put R1 at B2 you", "As it was"]
    expect(lines).to_have_text(names)
    lines.nth(3).click()
    expect(page.locator("[data-figure]")).to_have_count(0)
    page.locator("#history button").nth(1).click()
    expect(page.locator("[data-figure]")).to_have_count(2)


@on_phone
def test_quick_taps_are_all_done(page: Page) -> None:
    """A tap does not wait for the one before it to be answered."""
    hands = start(page, 9, 9)
    hands.take("figure-blue")
    points = [hands.point(x, 1.5) for x in (1.5, 2.5, 3.5, 4.5, 5.5)]
    for point in points:
        hands.press(*point)
    expect(page.locator("[data-figure]")).to_have_count(5)


@on_phone
def test_a_kept_table_can_be_opened_again(page: Page) -> None:
    """Every change is kept in the browser, under the table's name."""
    hands = start(page, 9, 9)
    hands.take("figure-blue")
    hands.put(2.5, 2.5)
    more(page)
    page.get_by_text("Name, file, new table").click()
    page.get_by_label("Name of the table").fill("Friday")
    page.get_by_role("button", name="Rename the table").click()
    expect(page).to_have_title("Set up · Friday · Adjudicator")
    page.goto("/setup")
    page.get_by_role("link", name="Friday").click()
    expect(page.locator("[data-figure]")).to_have_count(1)
    page.goto("/setup")
    page.get_by_role("button", name="Forget Friday").click()
    expect(page.locator("[data-tables]")).to_be_hidden()


@on_laptop
def test_a_file_is_saved_and_opened(page: Page, tmp_path: Path) -> None:
    """A table goes out as a file and comes back; a broken one is told with its place."""
    page.goto("/table/tuesday-table/setup")
    more(page)
    page.get_by_text("Name, file, new table").click()
    with page.expect_download() as download:
        page.get_by_role("link", name="Save as a file").click()
    saved = tmp_path / "table.json"
    download.value.save_as(saved)
    page.goto("/setup")
    page.get_by_label("A saved table").set_input_files(saved)
    page.get_by_role("button", name="Open it").click()
    expect(page).to_have_title("Set up · Tuesday table · Adjudicator")
    saved.write_text(json.dumps({"game": "apex", "board": {"columns": 0, "rows": 1}}))
    page.goto("/setup")
    page.get_by_label("A saved table").set_input_files(saved)
    page.get_by_role("button", name="Open it").click()
    expect(page.get_by_role("alert")).to_have_text("scene.board.columns: This must be 1 or more.")


@on_laptop
def test_the_whole_board_is_mirrored_turned_and_copied(page: Page) -> None:
    """Mirror and turn by a button; a part by three taps."""
    hands = start(page, 9, 6)
    hands.take("wall-2")
    hands.put(1.1, 1.7)
    more(page)
    page.get_by_text("The whole board").click()
    page.get_by_role("button", name="Mirror").click()
    expect(page.locator("#said")).to_have_text("Mirrored the board")
    assert scene_of(page)["components"][0]["from"] == [8, 1]
    page.get_by_role("button", name="Copy a part").click()
    expect(page.locator("#said")).to_contain_text("one corner")
    for place in ((7.5, 0.5), (8.5, 3.5)):
        hands.tap_at(*place)
    hands.put(1.5, 1.5)
    assert [entry["from"] for entry in scene_of(page)["components"]] == [[8, 1], [2, 2]]
    page.get_by_role("button", name="Turn by a quarter").click()
    expect(page.locator("#said")).to_have_text("Turned the board")
    assert scene_of(page)["board"] == {"columns": 6, "rows": 9}


@on_laptop
def test_by_keyboard_alone(page: Page) -> None:
    """Numbers choose, arrows walk, Enter puts, R turns, Delete removes, Ctrl+Z takes back."""
    start(page, 9, 9)
    page.locator("#group-figures").focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator("#group-map")).to_be_checked()
    page.keyboard.press("2")
    expect(page.locator('[data-piece="building-2x3"]')).to_have_attribute("aria-current", "true")
    page.locator('[data-space="0,0"]').focus()
    for key in ("ArrowRight", "ArrowDown", "ArrowDown"):
        page.keyboard.press(key)
    page.keyboard.press("r")
    expect(page.locator(".ghost .slab")).to_be_attached()
    page.keyboard.press("Enter")
    expect(page.locator(".slab[data-component]")).to_have_count(1)
    assert scene_of(page)["components"][0]["at"] == [1, 2]
    assert scene_of(page)["components"][0]["size"] == [3, 2]
    page.keyboard.press("r")
    expect(page.locator("#said")).to_contain_text("Turned the Building")
    assert scene_of(page)["components"][0]["size"] == [2, 3]
    expect(page.locator('[data-space="1,2"]')).to_be_focused()
    page.keyboard.press("8")
    page.keyboard.press("ArrowUp")
    page.keyboard.press("r")
    page.keyboard.press("Enter")
    expect(page.locator(".bar[data-component]")).to_have_count(1)
    assert scene_of(page)["components"][1]["from"] == [2, 1]
    page.keyboard.press("Delete")
    expect(page.locator(".bar[data-component]")).to_have_count(0)
    page.keyboard.press("Control+z")
    expect(page.locator(".bar[data-component]")).to_have_count(1)
