"""Setting a table up, as a player does it beside the real one."""

import json
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page, Request, expect

from adjudicator.core.setup import Scene
from tests.browser.conftest import PICTURES, SCREENS
from tests.support.hands import Hands, middle


def scene_of(page: Page) -> Scene:
    """The scene behind the page's own link."""
    ref = page.locator("#main").get_attribute("data-ref")
    scene: Scene = page.request.get(f"/table/{ref}/scene.json").json()
    return scene


def more(page: Page) -> None:
    """Open the part of the tray that has everything else."""
    page.locator("#group-more").check()


def start(page: Page, columns: int = 16, rows: int = 12) -> Hands:
    """An empty board, from the front page."""
    page.goto("/")
    page.get_by_role("link", name="Set up your table").first.click()
    page.get_by_label("Columns").fill(str(columns))
    page.get_by_label("Rows").fill(str(rows))
    page.get_by_role("button", name="Start", exact=True).click()
    expect(page.locator("[data-space]")).to_have_count(columns * rows)
    page.wait_for_load_state()
    return Hands(page)


def test_a_piece_that_may_not_stand_shifts_to_the_nearest_place(page: Page) -> None:
    """A piece that is dragged from the tray shows where it will land before it is dropped."""
    hands = start(page, 9, 9)
    hands.choose("respawn-beacon-1")
    hands.put(4.5, 4.5)
    hands.open("figures")
    tile = page.locator('[data-piece="figure-red"]')
    there = hands.point(4.4, 4.5)
    hands.drag(middle(tile), there)
    expect(page.locator("#said")).to_contain_text("Put R1 at D5, the nearest place where it fits")
    expect(page.locator("[data-figure]")).to_have_attribute("data-at", "3,4")


def test_what_fits_nowhere_near_is_told(page: Page) -> None:
    """A board full of Beacons takes no figure; nothing is lost."""
    hands = start(page, 2, 2)
    hands.choose("respawn-beacon-1")
    for place in ((0.5, 0.5), (1.5, 0.5), (0.5, 1.5), (1.5, 1.5)):
        hands.put(*place)
    hands.choose("figure-red:Wraith")
    hands.tap(0.5, 0.5)
    expect(page.locator("#said")).to_contain_text("A1 is taken by respawn-beacon-0 already.")
    expect(page.locator("[data-component]")).to_have_count(4)


def test_a_small_building_fits_onto_a_roof_that_is_as_wide(page: Page) -> None:
    """Tapped anywhere on the roof, it shifts onto it."""
    hands = start(page, 9, 9)
    hands.choose("building-2x3")
    hands.put(4, 4.5)
    hands.choose("building-2x2")
    hands.put(4.8, 3.2)
    lower, upper = scene_of(page)["components"]
    assert (lower["at"], upper["at"], upper["base"]) == ([3, 3], [3, 3], 1)


def test_a_finger_that_moves_pans_and_moves_no_piece(page: Page, screen: str) -> None:
    """Pressed long, or selected first, the piece goes along."""
    if screen != "phone":
        pytest.skip("a finger's gesture")
    hands = start(page, 16, 12)
    hands.choose("building-3x3")
    hands.put(3.5, 3.5)
    page.keyboard.press("Escape")
    before = page.evaluate("document.querySelector('#view').scrollLeft")
    hands.drag(hands.point(4.5, 3.5), hands.point(1.5, 3.5))
    page.wait_for_timeout(200)
    assert page.evaluate("document.querySelector('#view').scrollLeft") > before
    assert scene_of(page)["components"][0]["at"] == [2, 2]
    number = hands.number()
    hands.drag(hands.point(3.5, 3.5), hands.point(5.5, 3.5), hold=500)
    expect(page.locator("#main")).not_to_have_attribute("data-number", number)
    assert scene_of(page)["components"][0]["at"] == [4, 2]
    number = hands.number()
    hands.drag(hands.point(5.5, 3.5), hands.point(4.5, 3.5))
    expect(page.locator("#main")).not_to_have_attribute("data-number", number)
    assert scene_of(page)["components"][0]["at"] == [3, 2]


def test_a_long_press_shows_where_the_piece_will_land(page: Page, screen: str) -> None:
    """The ghost follows the finger, and the piece is put where it is let go."""
    if screen != "phone":
        pytest.skip("a finger's gesture")
    hands = start(page, 9, 9)
    hands.choose("building-2x2")
    finger = page.context.new_cdp_session(page)
    (x, y), (there_x, there_y) = hands.point(2, 2), hands.point(4, 2)
    send = "Input.dispatchTouchEvent"
    finger.send(send, {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    page.wait_for_timeout(450)
    expect(page.locator(".ghost .slab")).to_be_attached()
    finger.send(send, {"type": "touchMove", "touchPoints": [{"x": there_x, "y": there_y}]})
    expect(page.locator("#said")).to_contain_text("Put the Building at D2")
    finger.send(send, {"type": "touchEnd", "touchPoints": []})
    expect(page.locator(".slab[data-component]")).to_have_count(1)
    assert scene_of(page)["components"][0]["at"] == [3, 1]


def test_a_wall_is_selected_beside_a_figure(page: Page) -> None:
    """The figure's touch area reaches to the edges of its space; the wall there still wins."""
    hands = start(page, 9, 9)
    hands.choose("wall-1")
    hands.put(3.02, 3.5)
    hands.choose("figure-red")
    hands.put(3.5, 3.5)
    page.keyboard.press("Escape")
    hands.tap(3.06, 3.5)
    expect(page.locator(".bar.held")).to_have_count(1)
    hands.tap(3.5, 3.5)
    expect(page.locator(".pawn.held")).to_have_count(1)


def test_tap_again_to_turn_drag_to_move_drag_off_to_remove(page: Page) -> None:
    """One gesture each."""
    hands = start(page, 9, 9)
    hands.choose("building-2x3")
    hands.put(3, 3.5)
    assert scene_of(page)["components"][0]["size"] == [2, 3]
    hands.put(3.2, 3.2)
    assert scene_of(page)["components"][0]["size"] == [3, 2]
    hands.choose("wall-2")
    hands.put(6.1, 1.7)
    assert scene_of(page)["components"][1] | {"id": 0} == {
        "id": 0, "kind": "wall", "from": [6, 1], "to": [6, 3], "base": 0,
    }  # fmt: skip
    hands.put(6.0, 1.5)
    assert scene_of(page)["components"][1]["to"] == [4, 1]
    page.keyboard.press("Escape")
    before = page.locator("#main").get_attribute("data-number") or ""
    hands.tap(3.5, 2.5)
    hands.drag(hands.point(3.5, 2.5), hands.point(3.5, 5.5))
    expect(page.locator("#main")).not_to_have_attribute("data-number", before)
    assert scene_of(page)["components"][0]["at"] == [2, 5]
    hands.drag(hands.point(3.5, 5.5), (300, 30))
    expect(page.locator("#said")).to_contain_text("Removed the Building")
    assert [entry["kind"] for entry in scene_of(page)["components"]] == ["wall"]


def test_a_stroke_lays_walls_and_a_tap_selects_them(page: Page) -> None:
    """Five edges become Walls of 3 and 2; a drag from the selected one moves it."""
    hands = start(page, 9, 9)
    hands.choose("wall-1")
    hands.draw([(1, 2), (6, 2)])
    walls = [(one["from"], one["to"]) for one in scene_of(page)["components"]]
    assert walls == [([1, 2], [4, 2]), ([4, 2], [6, 2])]
    hands.tap(5, 2)
    expect(page.locator(".bar.held")).to_have_count(1)
    before = hands.number()
    hands.drag(hands.point(5, 2), hands.point(5, 4))
    expect(page.locator("#main")).not_to_have_attribute("data-number", before)
    walls = [(one["from"], one["to"]) for one in scene_of(page)["components"]]
    assert walls == [([1, 2], [4, 2]), ([4, 4], [6, 4])]


def test_the_next_piece_is_turned_before_it_is_put(page: Page, screen: str) -> None:
    """By a button; with a mouse by R as well, while the last one is still held."""
    hands = start(page, 9, 9)
    hands.choose("building-2x4")
    page.get_by_role("button", name="Turn", exact=True).click()
    hands.put(3, 2)
    assert scene_of(page)["components"][0]["size"] == [4, 2]
    if screen == "laptop":
        page.mouse.move(*hands.point(5, 6.5))
        expect(page.locator(".ghost .slab")).to_be_attached()
        page.keyboard.press("r")
        hands.put(5, 6.5)
        assert [entry["size"] for entry in scene_of(page)["components"]] == [[4, 2], [2, 4]]


def test_history_names_each_change_and_can_be_jumped_in(page: Page) -> None:
    """Undo, redo and any line of the list; it survives a reload."""
    hands = start(page, 9, 9)
    hands.choose("figure-red")
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


def test_quick_taps_are_all_done(page: Page) -> None:
    """A tap does not wait for the one before it to be answered."""
    hands = start(page, 9, 9)
    hands.choose("figure-blue")
    points = [hands.point(x, 1.5) for x in (1.5, 2.5, 3.5, 4.5, 5.5)]
    for point in points:
        hands.press(*point)
    expect(page.locator("[data-figure]")).to_have_count(5)


def test_a_kept_table_can_be_opened_again(page: Page) -> None:
    """Every change is kept in the browser, under the table's name."""
    hands = start(page, 9, 9)
    hands.choose("figure-blue")
    hands.put(2.5, 2.5)
    more(page)
    page.get_by_text("Name, file, another table").click()
    page.get_by_label("Name of the table").fill("Friday")
    page.get_by_role("button", name="Call it that").click()
    expect(page).to_have_title("Set up · Friday · Adjudicator")
    page.goto("/setup")
    page.get_by_role("link", name="Friday").click()
    expect(page.locator("[data-figure]")).to_have_count(1)
    page.goto("/setup")
    page.get_by_role("button", name="Forget Friday").click()
    expect(page.locator("[data-tables]")).to_be_hidden()


def test_a_file_is_saved_and_opened(page: Page, tmp_path: Path) -> None:
    """A table goes out as a file and comes back; a broken one is told with its place."""
    page.goto("/table/tuesday-table/setup")
    more(page)
    page.get_by_text("Name, file, another table").click()
    with page.expect_download() as download:
        page.get_by_role("link", name="Save as a file").click()
    saved = tmp_path / "table.json"
    download.value.save_as(saved)
    page.goto("/setup")
    page.get_by_label("A table that was saved").set_input_files(saved)
    page.get_by_role("button", name="Open it").click()
    expect(page).to_have_title("Set up · Tuesday table · Adjudicator")
    saved.write_text(json.dumps({"game": "apex", "board": {"columns": 0, "rows": 1}}))
    page.goto("/setup")
    page.get_by_label("A table that was saved").set_input_files(saved)
    page.get_by_role("button", name="Open it").click()
    expect(page.get_by_role("alert")).to_have_text("scene.board.columns: This must be 1 or more.")


def test_the_whole_board_is_mirrored_turned_and_copied(page: Page) -> None:
    """Mirror and turn by a button; a part by three taps."""
    hands = start(page, 9, 6)
    hands.choose("wall-2")
    hands.put(1.1, 1.7)
    more(page)
    page.get_by_text("The whole board").click()
    page.get_by_role("button", name="Mirror").click()
    expect(page.locator("#said")).to_have_text("Mirrored the board")
    assert scene_of(page)["components"][0]["from"] == [8, 1]
    page.get_by_role("button", name="Copy a part").click()
    expect(page.locator("#said")).to_contain_text("one corner")
    for place in ((7.5, 0.5), (8.5, 3.5)):
        hands.tap(*place)
    hands.put(1.5, 1.5)
    assert [entry["from"] for entry in scene_of(page)["components"]] == [[8, 1], [2, 2]]
    page.get_by_role("button", name="Turn a quarter").click()
    expect(page.locator("#said")).to_have_text("Turned the board")
    assert scene_of(page)["board"] == {"columns": 6, "rows": 9}


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


def test_a_figure_is_named(page: Page) -> None:
    """Whoever is held can be given a name."""
    hands = start(page, 9, 9)
    hands.choose("figure-red")
    hands.put(2.5, 2.5)
    page.get_by_role("button", name="Wraith").click()
    expect(page.locator("#said")).to_have_text("Called R1 Wraith")
    page.get_by_label("Its name").fill("Ghost")
    page.get_by_label("Its name").press("Enter")
    expect(page.locator("#said")).to_have_text("Called Wraith Ghost")
    page.locator("#held").get_by_label("blue", exact=True).check()
    expect(page.locator("#said")).to_have_text("Changed Ghost")
    page.get_by_role("link", name="Done").click()
    expect(page.get_by_role("link", name="Ghost")).to_be_attached()


def test_a_piece_of_one_s_own_is_made_and_put_twice(page: Page) -> None:
    """A name, a place and tags by taps; then a tap puts it, and the card stays in the tray."""
    hands = start(page, 9, 9)
    hands.open("own")
    hands.click(page.get_by_role("button", name="Rock"))
    hands.click(page.get_by_text("COVER", exact=True))
    hands.click(page.get_by_text("OCCUPY SPACE", exact=True))
    hands.set(page.get_by_role("button", name="Make it"))
    expect(page.locator("#said")).to_contain_text("Made Rock. Tap where it stands")
    hands.put(2.5, 2.5)
    hands.put(4.5, 2.5)
    rocks = scene_of(page)["components"]
    assert [(rock["name"], rock["tags"]) for rock in rocks] == 2 * [
        ("Rock", ["COVER", "OCCUPY SPACE"])
    ]
    assert hands.gestures < 10
    page.reload()
    hands.choose("own:Rock")


def test_a_piece_without_a_name_is_not_made(page: Page) -> None:
    """It is told in one sentence, and what was chosen is kept."""
    hands = start(page, 9, 9)
    hands.open("own")
    hands.click(page.get_by_text("COVER", exact=True))
    hands.click(page.get_by_role("button", name="Make it"))
    expect(page.locator("#said")).to_contain_text("What is the piece called?")
    expect(page.get_by_label("COVER", exact=True)).to_be_checked()


def flashpoint(page: Page) -> Hands:
    """An empty Flashpoint map."""
    page.goto("/setup?game=flashpoint")
    page.get_by_role("button", name="Start", exact=True).click()
    page.wait_for_load_state()
    return Hands(page)


def test_a_door_in_hand_goes_onto_the_wall(page: Page) -> None:
    """One tap on a wall puts the door there; a tap on the door selects it, one more opens it."""
    hands = flashpoint(page)
    hands.choose("room-2x2")
    hands.put(2, 2)
    hands.choose("door")
    hands.put(1, 1.5)
    hands.put(3.2, 2.5)
    doors = scene_of(page)["doors"]
    assert [door["edge"] for door in doors] == [[[1, 1], [1, 2]], [[3, 2], [3, 3]]]
    hands.tap(1, 1.5)
    expect(page.locator(".bar.door.held")).to_have_count(1)
    hands.put(1, 1.5)
    assert [door["state"] for door in scene_of(page)["doors"]] == ["open", "closed"]


def test_a_camera_that_is_tapped_again_turns(page: Page) -> None:
    """No second one is put; its facing and its Perception can be set there."""
    hands = flashpoint(page)
    hands.choose("camera")
    hands.put(2.5, 2.5)
    hands.put(2.5, 2.5)
    hands.set(page.locator("#held").get_by_text("←"))
    hands.type(page.get_by_label("perception"), "4")
    (camera,) = scene_of(page)["tokens"]
    assert (camera["facing"], camera["perception"]) == ("w", 4)


def test_a_room_over_another_takes_its_cells_and_says_so(page: Page) -> None:
    """The other keeps the rest; one undo brings it back whole."""
    hands = flashpoint(page)
    hands.choose("room-2x2")
    hands.put(2, 2)
    hands.put(3, 3)
    expect(page.locator("#said")).to_contain_text("some of them from room 1")
    page.get_by_role("button", name="Undo").click()
    expect(page.locator('[data-space="room 2"]')).to_have_count(0)
    (room,) = (zone for zone in scene_of(page)["zones"] if isinstance(zone, dict))
    assert room["size"] == [2, 2]


def test_a_room_is_tapped_and_named(page: Page) -> None:
    """With nothing in hand, a tap on a room selects it; its name is drawn on the map."""
    hands = flashpoint(page)
    hands.choose("room-2x2")
    hands.put(2, 2)
    page.keyboard.press("Escape")
    hands.tap(2.5, 2.5)
    hands.type(page.get_by_label("Its name"), "lab")
    expect(page.locator("#picture .place-name")).to_have_text("Lab")


def test_the_keyboard_walks_into_rooms(page: Page) -> None:
    """Arrows go from cell to room to cell, and Enter puts a piece in the room."""
    hands = flashpoint(page)
    hands.choose("room-2x2")
    hands.put(2, 2)
    hands.choose("camera")
    page.locator('[data-space="0,1"]').focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator('[data-space="room 1"]')).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("#main")).to_have_attribute("data-number", "2")
    assert scene_of(page)["tokens"][0]["zone"] == "room 1"
    page.keyboard.press("ArrowRight")
    expect(page.locator('[data-space="3,1"]')).to_be_focused()


def test_two_fingers_move_the_board_while_one_draws(page: Page, screen: str) -> None:
    """A second finger ends the stroke, and nothing is painted."""
    if screen != "phone":
        pytest.skip("a finger's gesture")
    hands = flashpoint(page)
    hands.choose("wall")
    finger = page.context.new_cdp_session(page)
    (x, y), (there_x, there_y) = hands.point(1, 1), hands.point(4, 1)
    send = "Input.dispatchTouchEvent"
    finger.send(send, {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    two = [{"x": x, "y": y, "id": 0}, {"x": there_x, "y": there_y, "id": 1}]
    finger.send(send, {"type": "touchStart", "touchPoints": two})
    finger.send(send, {"type": "touchEnd", "touchPoints": []})
    page.wait_for_timeout(200)
    assert "walls" not in scene_of(page)


@pytest.mark.parametrize("game", ["apex", "flashpoint", "atlantis"])
def test_everything_is_within_reach_of_a_small_phone(
    browser: Browser, address: str, game: str
) -> None:
    """At 360 pixels, and enlarged twice, Done, Undo, + and - are on the screen and apart."""
    for width, height in ((360, 640), (640, 400)):
        visitor = browser.new_context(
            base_url=address, viewport={"width": width, "height": height}, has_touch=True
        )
        page = visitor.new_page()
        page.goto(f"/setup?game={game}")
        page.get_by_role("button", name="Start", exact=True).click()
        page.wait_for_load_state()
        names = ("#undo", "#redo", "#ready", "[data-zoom=larger]", "[data-zoom=smaller]", "#remove")
        boxes = [page.locator(name).bounding_box() for name in names]
        for box in boxes:
            assert box
            assert box["x"] >= 0
            assert box["y"] >= 0
            assert box["x"] + box["width"] <= width
            assert box["y"] + box["height"] <= height
        redo, done = boxes[1], boxes[2]
        assert redo
        assert done
        assert done["x"] - redo["x"] - redo["width"] >= 8
        visitor.close()


def test_without_script(browser: Browser, address: str) -> None:
    """Links and forms do it: a piece, a space, put it there; turn, move and remove by place."""
    visitor = browser.new_context(base_url=address, java_script_enabled=False)
    page = visitor.new_page()
    page.goto("/setup?game=apex")
    page.get_by_role("button", name="Start", exact=True).click()
    page.get_by_label("Map", exact=True).check()
    page.locator('[data-piece="wall-2"]').click()
    page.locator('[data-space="6,4"]').click()
    expect(page.locator("#said")).to_contain_text("Put the Wall at")
    page.locator("#typed [name=side]").first.select_option("e")
    page.get_by_role("button", name="Put it there").click()
    expect(page.locator("[data-component]")).to_have_count(1)
    assert scene_of(page)["components"][0]["from"] == [7, 4]
    page.get_by_label("At", exact=True).fill("H5")
    page.get_by_role("button", name="Turn it").click()
    assert scene_of(page)["components"][0]["to"] == [5, 4]
    page.get_by_label("Place", exact=True).fill("Z99")
    page.get_by_role("button", name="Put it there").click()
    expect(page.get_by_role("alert")).to_have_text("Z99 is off the board.")
    page.get_by_label("Place", exact=True).fill("nowhere")
    page.get_by_role("button", name="Put it there").click()
    expect(page.get_by_role("alert")).to_have_text("Nowhere is no space. A space is named like G5.")
    expect(page.get_by_label("Place", exact=True)).to_have_value("nowhere")
    page.get_by_label("Place", exact=True).fill("B2")
    page.get_by_role("button", name="Put it there").click()
    expect(page.locator("[data-component]")).to_have_count(2)
    page.go_back()
    expect(page.locator("[data-component]")).to_have_count(1)
    visitor.close()


def test_a_photo_lies_under_the_grid_and_stays_here(page: Page, screen: str) -> None:
    """It is straightened by four corners and never sent; its strength can be set."""
    hands = start(page, 9, 9)
    sent: list[Request] = []
    page.on("request", lambda request: sent.append(request))  # noqa: PLW0108 - a method cannot
    more(page)
    page.get_by_text("A photo under the grid").click()
    shot = page.screenshot()
    page.locator("#photo-file").set_input_files(
        {"name": "table.png", "mimeType": "image/png", "buffer": shot}
    )
    expect(page.locator("#marking")).to_be_visible()
    corner = page.get_by_role("button", name="Top left corner")
    x, y = middle(corner)
    hands.drag((x, y), (x + 30, y + 24))
    corner.press("ArrowRight")
    page.screenshot(path=PICTURES / f"photo-marking-{screen}.png")
    page.get_by_role("button", name="Lay it under the grid").click()
    photo = page.locator("#photo")
    expect(photo).to_be_visible()
    assert "matrix3d" in photo.evaluate("one => one.style.transform")
    page.locator("#photo-strength").fill("30")
    assert photo.evaluate("one => getComputedStyle(one).opacity") == "0.3"
    hands.choose("figure-red")
    hands.put(2.5, 2.5)
    expect(photo).to_be_visible()
    page.screenshot(path=PICTURES / f"photo-{screen}.png")
    for request in sent:
        carried = request.post_data_buffer or b""
        assert len(carried) < 300, request.url
        assert b"PNG" not in carried
        assert not request.url.startswith(("data:", "blob:"))
    more(page)
    page.get_by_role("button", name="Take it away").click()
    expect(photo).to_be_hidden()


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("path", ["/setup", "/table/tuesday-table/setup?piece=wall-2&place=%402,2"])
def test_axe_finds_nothing(
    browser: Browser, address: str, screen: str, path: str, scheme: str
) -> None:
    """No violation, on both screens, in both themes; nothing is wider than a small phone."""
    visitor = browser.new_context(base_url=address, color_scheme=scheme, **SCREENS[screen])  # type: ignore[arg-type]
    page = visitor.new_page()
    page.goto(path)
    for folded in page.locator("details").all():
        folded.evaluate("one => { one.open = true; }")
    found = Axe().run(page)
    assert found.violations_count == 0, found.generate_report()
    page.set_viewport_size({"width": 360, "height": 740})
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    small = page.evaluate("""() => [...document.querySelectorAll(
      ".setup button, .setup a.tile, .setup summary, .bar .button, .bar button")]
      .filter(e => e.checkVisibility() && e.getBoundingClientRect().height < 40)
      .map(e => e.outerHTML)""")
    assert small == []
    visitor.close()
