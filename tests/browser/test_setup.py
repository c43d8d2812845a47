"""Pieces are put on a table, turned, moved, named and made, as a player does it."""

from playwright.sync_api import Page, expect

from tests.browser.conftest import on_laptop, on_phone
from tests.support.hands import middle
from tests.support.setting_up import scene_of, start


def test_a_piece_that_may_not_stand_shifts_to_the_nearest_place(page: Page) -> None:
    """A piece that is dragged from the tray shows where it will land before it is dropped."""
    hands = start(page, 9, 9)
    hands.take("respawn-beacon-1")
    hands.put(4.5, 4.5)
    hands.open("figures")
    tile = page.locator('[data-piece="figure-red"]')
    there = hands.point(4.4, 4.5)
    hands.drag(middle(tile), there)
    expect(page.locator("#said")).to_contain_text("Put R1 at D5, the nearest place where it fits")
    expect(page.locator("[data-figure]")).to_have_attribute("data-at", "3,4")


@on_phone
def test_what_fits_nowhere_near_is_told(page: Page) -> None:
    """A board full of Beacons takes no figure; nothing is lost."""
    hands = start(page, 2, 2)
    hands.take("respawn-beacon-1")
    for place in ((0.5, 0.5), (1.5, 0.5), (0.5, 1.5), (1.5, 1.5)):
        hands.put(*place)
    hands.take("figure-red:Wraith")
    hands.tap_at(0.5, 0.5)
    expect(page.locator("#said")).to_contain_text(
        "The Respawn Beacon is already on A1: move one of them."
    )
    expect(page.locator("[data-component]")).to_have_count(4)


@on_phone
def test_a_small_building_fits_onto_a_roof_that_is_as_wide(page: Page) -> None:
    """Tapped anywhere on the roof, it shifts onto it."""
    hands = start(page, 9, 9)
    hands.take("building-2x3")
    hands.put(4, 4.5)
    hands.take("building-2x2")
    hands.put(4.8, 3.2)
    lower, upper = scene_of(page)["components"]
    assert (lower["at"], upper["at"], upper["base"]) == ([3, 3], [3, 3], 1)


@on_phone
def test_a_finger_that_moves_pans_and_moves_no_piece(page: Page) -> None:
    """Pressed long, or selected first, the piece goes along."""
    hands = start(page, 16, 12)
    hands.take("building-3x3")
    hands.put(3.5, 3.5)
    page.keyboard.press("Escape")
    before = page.evaluate("document.querySelector('#view').scrollLeft")
    hands.drag(hands.point(4.5, 3.5), hands.point(1.5, 3.5))
    page.wait_for_timeout(200)
    assert page.evaluate("document.querySelector('#view').scrollLeft") > before
    assert scene_of(page)["components"][0]["at"] == [2, 2]
    number = hands.number()
    hands.drag(hands.point(3.5, 3.5), hands.point(5.5, 3.5), hold=900)
    expect(page.locator("#main")).not_to_have_attribute("data-number", number)
    assert scene_of(page)["components"][0]["at"] == [4, 2]
    number = hands.number()
    hands.drag(hands.point(5.5, 3.5), hands.point(4.5, 3.5))
    expect(page.locator("#main")).not_to_have_attribute("data-number", number)
    assert scene_of(page)["components"][0]["at"] == [3, 2]


@on_phone
def test_a_long_press_shows_where_the_piece_will_land(page: Page) -> None:
    """The ghost follows the finger, and the piece is put where it is let go."""
    hands = start(page, 9, 9)
    hands.take("building-2x2")
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
    hands.take("wall-1")
    hands.put(3.02, 3.5)
    hands.take("figure-red")
    hands.put(3.5, 3.5)
    page.keyboard.press("Escape")
    hands.tap_at(3.06, 3.5)
    expect(page.locator(".bar.held")).to_have_count(1)
    hands.tap_at(3.5, 3.5)
    expect(page.locator(".pawn.held")).to_have_count(1)


def test_tap_again_to_turn_drag_to_move_drag_off_to_remove(page: Page) -> None:
    """One gesture each."""
    hands = start(page, 9, 9)
    hands.take("building-2x3")
    hands.put(3, 3.5)
    assert scene_of(page)["components"][0]["size"] == [2, 3]
    hands.put(3.2, 3.2)
    assert scene_of(page)["components"][0]["size"] == [3, 2]
    hands.take("wall-2")
    hands.put(6.1, 1.7)
    assert scene_of(page)["components"][1] | {"id": 0} == {
        "id": 0, "kind": "wall", "from": [6, 1], "to": [6, 3], "base": 0,
    }  # fmt: skip
    hands.put(6.0, 1.5)
    assert scene_of(page)["components"][1]["to"] == [4, 1]
    page.keyboard.press("Escape")
    before = page.locator("#main").get_attribute("data-number") or ""
    hands.tap_at(3.5, 2.5)
    hands.drag(hands.point(3.5, 2.5), hands.point(3.5, 5.5))
    expect(page.locator("#main")).not_to_have_attribute("data-number", before)
    assert scene_of(page)["components"][0]["at"] == [2, 5]
    hands.drag(hands.point(3.5, 5.5), (300, 30))
    expect(page.locator("#said")).to_contain_text("Removed the Building")
    assert [entry["kind"] for entry in scene_of(page)["components"]] == ["wall"]


def test_a_stroke_lays_walls_and_a_tap_selects_them(page: Page) -> None:
    """Five edges become Walls of 3 and 2; a drag from the selected one moves it."""
    hands = start(page, 9, 9)
    hands.take("wall-1")
    hands.draw([(1, 2), (6, 2)])
    walls = [(one["from"], one["to"]) for one in scene_of(page)["components"]]
    assert walls == [([1, 2], [4, 2]), ([4, 2], [6, 2])]
    hands.tap_at(5, 2)
    expect(page.locator(".bar.held")).to_have_count(1)
    before = hands.number()
    hands.drag(hands.point(5, 2), hands.point(5, 4))
    expect(page.locator("#main")).not_to_have_attribute("data-number", before)
    walls = [(one["from"], one["to"]) for one in scene_of(page)["components"]]
    assert walls == [([1, 2], [4, 2]), ([4, 4], [6, 4])]


def test_the_next_piece_is_turned_before_it_is_put(page: Page, screen: str) -> None:
    """By a button; with a mouse by R as well, while the last one is still held."""
    hands = start(page, 9, 9)
    hands.take("building-2x4")
    page.get_by_role("button", name="Turn", exact=True).click()
    hands.put(3, 2)
    assert scene_of(page)["components"][0]["size"] == [4, 2]
    if screen == "laptop":
        page.mouse.move(*hands.point(5, 6.5))
        expect(page.locator(".ghost .slab")).to_be_attached()
        page.keyboard.press("r")
        hands.put(5, 6.5)
        assert [entry["size"] for entry in scene_of(page)["components"]] == [[4, 2], [2, 4]]


@on_laptop
def test_a_figure_is_named(page: Page) -> None:
    """Whoever is held can be given a name."""
    hands = start(page, 9, 9)
    hands.take("figure-red")
    hands.put(2.5, 2.5)
    page.get_by_role("button", name="Wraith").click()
    expect(page.locator("#said")).to_have_text("Renamed R1 to Wraith")
    page.get_by_label("Its name").fill("Ghost")
    page.get_by_label("Its name").press("Enter")
    expect(page.locator("#said")).to_have_text("Renamed Wraith to Ghost")
    page.locator("#held").get_by_label("blue", exact=True).check()
    expect(page.locator("#said")).to_have_text("Changed Ghost")
    page.get_by_role("link", name="Done").click()
    expect(page.get_by_role("link", name="Ghost")).to_be_attached()


@on_phone
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
    assert hands.count < 10
    page.reload()
    hands.take("own:Rock")


@on_laptop
def test_a_piece_without_a_name_is_not_made(page: Page) -> None:
    """It is told in one sentence, and what was chosen is kept."""
    hands = start(page, 9, 9)
    hands.open("own")
    hands.click(page.get_by_text("COVER", exact=True))
    hands.click(page.get_by_role("button", name="Make it"))
    expect(page.locator("#said")).to_contain_text("What is the piece called?")
    expect(page.get_by_label("COVER", exact=True)).to_be_checked()
