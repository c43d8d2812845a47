"""Setting a table up, as a player does it beside the real one."""

import json
from collections import Counter
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page, Request, expect

from adjudicator.core.setup import Scene
from tests.browser.conftest import PICTURES, SCREENS

#: A list like that of the first map, as nobody has printed it: the piece, then where taps put it.
LIST = {
    "building-2x2": [(2, 2)],
    "building-2x3": [(7, 2.5), (12, 2.5), (3, 7.5)],
    "building-2x4": [(8, 8), (12, 8)],
    "building-3x3": [(5.5, 5.5), (14.5, 5.5)],
    "wall-1": [(4.1, 0.5)],
    "wall-2": [(4, 3.9), (10, 4.1)],
    "wall-3": [(1.1, 5.5), (10.1, 10.5)],
    "half-wall-1": [(9.5, 0.9), (1.5, 3.9), (13.5, 11.1), (6.1, 2.5)],
    "supply-bin-1": [
        (0.5, 1.1), (0.5, 4.1), (9.5, 3.1), (14.5, 1.1), (15.5, 3.1),
        (0.5, 9.1), (3.5, 10.1), (5.5, 10.1), (14.5, 9.1), (15.5, 11.1),
    ],
    "respawn-beacon-1": [(0.5, 11.5), (15.5, 0.5), (0.5, 7.5), (10.5, 6.5)],
    "figure-red": [(2.5, 10.5), (3.5, 11.5), (2.5, 7.5)],
    "figure-blue": [(13.5, 0.5), (12.5, 3.5), (15.5, 2.5)],
}  # fmt: skip


class Hands:
    """A player's hands: they tap and drag, and count each gesture."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.gestures = 0
        self.touch = bool(page.evaluate("'ontouchstart' in window"))

    def choose(self, piece: str) -> None:
        """Take a piece from the tray."""
        tile = self.page.locator(f'[data-piece="{piece}"]')
        self._bring(tile, "#tray ul")
        self.press(*_middle(tile))
        expect(tile).to_have_attribute("aria-current", "true")

    def tap(self, x: float, y: float) -> None:
        """Tap a position of the board."""
        self.press(*self.point(x, y))

    def put(self, x: float, y: float) -> None:
        """Tap a position of the board, and wait until something was done."""
        before = self.page.locator("#main").get_attribute("data-number")
        self.tap(x, y)
        expect(self.page.locator("#main")).not_to_have_attribute("data-number", str(before))

    def point(self, x: float, y: float) -> tuple[float, float]:
        """The point of the screen of a position, brought into view."""
        cell = self.page.locator(f'[data-space="{int(x)},{int(y)}"]')
        self._bring(cell, "#view")
        box = cell.bounding_box()
        assert box
        return box["x"] + (x % 1) * box["width"], box["y"] + (y % 1) * box["height"]

    def drag(self, start: tuple[float, float], end: tuple[float, float]) -> None:
        """Drag from one point of the screen to another."""
        self.gestures += 1
        if not self.touch:
            self.page.mouse.move(*start)
            self.page.mouse.down()
            self.page.mouse.move(*end, steps=8)
            self.page.mouse.up()
            return
        finger = self.page.context.new_cdp_session(self.page)
        points = [
            (start[0] + (end[0] - start[0]) * n / 8, start[1] + (end[1] - start[1]) * n / 8)
            for n in range(9)
        ]
        for number, (x, y) in enumerate(points):
            kind = "touchMove" if number else "touchStart"
            send = {"type": kind, "touchPoints": [{"x": x, "y": y}]}
            finger.send("Input.dispatchTouchEvent", send)
        finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    def _bring(self, place, scrolled: str) -> None:  # type: ignore[no-untyped-def]  # noqa: ANN001
        """Scroll as a hand would: a gesture, if it moves anything."""
        where = f"[{scrolled!r}].map(s => document.querySelector(s))"
        where = f"{where}.map(e => [e.scrollLeft, e.scrollTop, scrollY])[0]"
        before = self.page.evaluate(where)
        place.scroll_into_view_if_needed()
        self.gestures += before != self.page.evaluate(where)

    def press(self, x: float, y: float) -> None:
        """Tap a point of the screen."""
        self.gestures += 1
        if self.touch:
            self.page.touchscreen.tap(x, y)
        else:
            self.page.mouse.click(x, y)


def _middle(place) -> tuple[float, float]:  # type: ignore[no-untyped-def]  # noqa: ANN001
    box = place.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def scene_of(page: Page) -> Scene:
    """The scene behind the page's own link."""
    ref = page.locator("#main").get_attribute("data-ref")
    scene: Scene = page.request.get(f"/table/{ref}/scene.json").json()
    return scene


def start(page: Page, columns: int = 16, rows: int = 12) -> Hands:
    """An empty board, from the front page."""
    page.goto("/")
    page.get_by_role("link", name="Set up your table").first.click()
    page.get_by_label("Columns").fill(str(columns))
    page.get_by_label("Rows").fill(str(rows))
    page.get_by_role("button", name="Start from an empty board").click()
    expect(page.locator("[data-space]")).to_have_count(columns * rows)
    page.wait_for_load_state()
    return Hands(page)


def test_a_whole_map_in_under_ninety_gestures(page: Page, screen: str) -> None:
    """Every piece of the Crossroads list and six figures; scrolling counts too."""
    hands = start(page)
    for piece, places in LIST.items():
        hands.choose(piece)
        for place in places:
            hands.put(*place)
    assert hands.gestures < 90
    scene = scene_of(page)
    assert Counter(entry["kind"] for entry in scene["components"]) == {
        "building": 8, "wall": 5, "half-wall": 4, "supply-bin": 10, "respawn-beacon": 4,
    }  # fmt: skip
    assert len(scene["figures"]) == 6
    assert [entry["base"] for entry in scene["components"] if entry["kind"] == "half-wall"][3] == 1
    page.locator(".needs summary").click()
    expect(page.locator(".needs")).to_contain_text("all there")
    page.screenshot(path=PICTURES / f"setup-{screen}.png")


def test_what_may_not_stand_is_told_before_it_is_dropped(page: Page) -> None:
    """A piece that is dragged from the tray shows where it would stand, and why it may not."""
    hands = start(page, 9, 9)
    hands.choose("respawn-beacon-1")
    hands.put(4.5, 4.5)
    tile = page.locator('[data-piece="figure-red"]')
    tile.scroll_into_view_if_needed()
    x, y = _middle(tile)
    there = hands.point(4.5, 4.5)
    if not hands.touch:
        page.mouse.move(x, y)
        page.mouse.down()
        page.mouse.move(*there, steps=5)
        expect(page.locator(".ghost.bad")).to_be_attached()
        expect(page.locator("#said")).to_contain_text("E5 is taken by respawn-beacon-0 already.")
        page.mouse.up()
    else:
        hands.drag((x, y), there)
    expect(page.locator("#said")).to_contain_text("E5 is taken by respawn-beacon-0 already.")
    expect(page.locator("[data-figure]")).to_have_count(0)
    hands.drag(_middle(tile), hands.point(4.5, 5.5))
    expect(page.locator("[data-figure]")).to_have_attribute("data-at", "4,5")


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
    hands.drag(hands.point(3.5, 2.5), hands.point(3.5, 5.5))
    expect(page.locator("#main")).not_to_have_attribute("data-number", before)
    assert scene_of(page)["components"][0]["at"] == [2, 5]
    hands.drag(hands.point(3.5, 5.5), (300, 30))
    expect(page.locator("#said")).to_contain_text("Removed the Building")
    assert [entry["kind"] for entry in scene_of(page)["components"]] == ["wall"]


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
    page.get_by_label("Its name").fill("Wraith")
    page.get_by_label("Its name").press("Enter")
    expect(page.locator("#said")).to_have_text("Called R1 Wraith")
    page.get_by_role("link", name="Done").click()
    expect(page.get_by_role("link", name="Wraith")).to_be_attached()


def test_without_script(browser: Browser, address: str) -> None:
    """Links and forms do it: a piece, a space, put it there; turn, move and remove by place."""
    visitor = browser.new_context(base_url=address, java_script_enabled=False)
    page = visitor.new_page()
    page.goto("/setup")
    page.get_by_role("button", name="Start from an empty board").click()
    page.locator('[data-piece="wall-2"]').click()
    page.locator('[data-space="6,4"]').click()
    expect(page.locator("#said")).to_contain_text("Put the Wall at")
    page.locator("#typed [name=side]").first.select_option("e")
    page.get_by_role("button", name="Put it there").click()
    expect(page.locator("[data-component]")).to_have_count(1)
    assert scene_of(page)["components"][0]["from"] == [7, 4]
    page.get_by_label("What stands at").fill("H5")
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
    page.get_by_text("A photo under the grid").click()
    shot = page.screenshot()
    page.locator("#photo-file").set_input_files(
        {"name": "table.png", "mimeType": "image/png", "buffer": shot}
    )
    expect(page.locator("#marking")).to_be_visible()
    corner = page.get_by_role("button", name="Top left corner")
    x, y = _middle(corner)
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
