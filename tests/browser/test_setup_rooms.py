"""Rooms, doors and cameras of a Flashpoint map."""

from playwright.sync_api import Page, expect

from tests.browser.conftest import on_laptop, on_phone
from tests.browser.test_table import touch
from tests.support.hands import Hands
from tests.support.setting_up import flashpoint, scene_of


def with_a_room_selected(page: Page) -> Hands:
    """A Flashpoint map with one room, which was tapped with nothing in hand."""
    hands = flashpoint(page)
    hands.take("room-2x2")
    hands.put(2, 2)
    page.keyboard.press("Escape")
    hands.tap_at(2.5, 2.5)
    return hands


def test_a_door_in_hand_goes_onto_the_wall(page: Page) -> None:
    """One tap on a wall puts the door there; a tap on the door selects it, one more opens it."""
    hands = flashpoint(page)
    hands.take("room-2x2")
    hands.put(2, 2)
    hands.take("door")
    hands.put(1, 1.5)
    hands.put(3.2, 2.5)
    doors = scene_of(page)["doors"]
    assert [door["edge"] for door in doors] == [[[1, 1], [1, 2]], [[3, 2], [3, 3]]]
    hands.tap_at(1, 1.5)
    expect(page.locator(".bar.door.held")).to_have_count(1)
    hands.put(1, 1.5)
    assert [door["state"] for door in scene_of(page)["doors"]] == ["open", "closed"]


@on_phone
def test_a_camera_that_is_tapped_again_turns(page: Page) -> None:
    """No second one is put; its facing and its Perception can be set there."""
    hands = flashpoint(page)
    hands.take("camera")
    hands.put(2.5, 2.5)
    hands.put(2.5, 2.5)
    hands.set(page.locator("#held").get_by_text("←"))
    hands.enter(page.get_by_label("perception"), "4")
    (camera,) = scene_of(page)["tokens"]
    assert (camera["facing"], camera["perception"]) == ("w", 4)


def test_operatives_start_in_one_zone(page: Page) -> None:
    """With a figure in hand, a tap on another one in a zone puts it beside that one."""
    hands = flashpoint(page)
    for name in ("Marissa", "Kyle", "Oscar"):
        hands.take(f"figure-operative:{name}")
        hands.put(3.5, 4.5)
    assert [one["zone"] for one in scene_of(page)["operatives"]] == [[3, 4]] * 3
    touch(page, '[data-figure="operative-3"]')  # another like the one in hand
    expect(page.locator('[data-figure="operative-3"].held')).to_have_count(1)
    assert len(scene_of(page)["operatives"]) == 3


@on_phone
def test_a_room_becomes_the_control_room(page: Page) -> None:
    """What a tapped room is can be set there, as for a camera."""
    hands = with_a_room_selected(page)
    hands.set(page.locator("#held").get_by_text("Control Room"))
    assert scene_of(page)["control-room"] == ["room 1"]


@on_laptop
def test_a_room_over_another_takes_its_cells_and_says_so(page: Page) -> None:
    """The other keeps the rest; one undo brings it back whole."""
    hands = flashpoint(page)
    hands.take("room-2x2")
    hands.put(2, 2)
    hands.put(3, 3)
    expect(page.locator("#said")).to_contain_text("some of them from room 1")
    page.get_by_role("button", name="Undo").click()
    expect(page.locator('[data-space="room 2"]')).to_have_count(0)
    (room,) = (zone for zone in scene_of(page)["zones"] if isinstance(zone, dict))
    assert room["size"] == [2, 2]


@on_phone
def test_a_room_is_tapped_and_named(page: Page) -> None:
    """With nothing in hand, a tap on a room selects it; its name is drawn on the map."""
    hands = with_a_room_selected(page)
    expect(page.locator("#said")).to_have_text("room 1")
    hands.enter(page.get_by_label("Its name"), "lab")
    expect(page.locator("#picture .place-name")).to_have_text("Lab")


@on_laptop
def test_the_keyboard_walks_into_rooms(page: Page) -> None:
    """Arrows go from cell to room to cell, and Enter puts a piece in the room."""
    hands = flashpoint(page)
    hands.take("room-2x2")
    hands.put(2, 2)
    hands.take("camera")
    page.locator('[data-space="0,1"]').focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator('[data-space="room 1"]')).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("#main")).to_have_attribute("data-number", "2")
    assert scene_of(page)["tokens"][0]["zone"] == "room 1"
    page.keyboard.press("ArrowRight")
    expect(page.locator('[data-space="3,1"]')).to_be_focused()


@on_phone
def test_two_fingers_move_the_board_while_one_draws(page: Page) -> None:
    """A second finger ends the stroke, and nothing is painted."""
    hands = flashpoint(page)
    hands.take("wall")
    finger = page.context.new_cdp_session(page)
    (x, y), (there_x, there_y) = hands.point(1, 1), hands.point(4, 1)
    send = "Input.dispatchTouchEvent"
    finger.send(send, {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    two = [{"x": x, "y": y, "id": 0}, {"x": there_x, "y": there_y, "id": 1}]
    finger.send(send, {"type": "touchStart", "touchPoints": two})
    finger.send(send, {"type": "touchEnd", "touchPoints": []})
    page.wait_for_timeout(200)
    assert "walls" not in scene_of(page)
