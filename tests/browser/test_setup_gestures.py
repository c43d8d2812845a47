"""Whole tables set up on a phone with real touch events, each gesture counted."""

import re
from collections import Counter
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from adjudicator.core.setup import Scene
from tests.browser.conftest import PICTURES, SCREENS
from tests.support.hands import Hands

#: A list like that of the first map, as nobody has printed it: the piece, then where taps put it.
CROSSROADS = {
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
    "figure-red:Wraith": [(2.5, 10.5)],
    "figure-red:Bangalore": [(3.5, 11.5)],
    "figure-red:Lifeline": [(2.5, 7.5)],
    "figure-blue:Gibraltar": [(13.5, 0.5)],
    "figure-blue:Bloodhound": [(12.5, 3.5)],
    "figure-blue:Pathfinder": [(15.5, 2.5)],
}  # fmt: skip


@pytest.fixture
def context(browser: Browser, address: str) -> Iterator[BrowserContext]:
    """A visitor with a phone."""
    visitor = browser.new_context(base_url=address, service_workers="block", **SCREENS["phone"])  # type: ignore[arg-type]
    yield visitor
    visitor.close()


def begin(page: Page, game: str) -> Hands:
    """From the front page to the board, in two taps."""
    page.goto("/")
    hands = Hands(page)
    hands.click(page.locator(f'a[href*="setup?game={game}"]').first)
    expect(page.get_by_label("Name of the table")).to_have_value(_some_day)
    hands.click(page.get_by_role("button", name="Start", exact=True))
    expect(page.locator("#tray .tile").first).to_be_visible()
    page.wait_for_load_state()
    assert hands.count == 2
    return hands


_some_day = re.compile(r"^[A-Z]\w+, \d{1,2} [A-Z][a-z]+$")


def whole_board(hands: Hands) -> None:
    """Make all of the board fit on the screen."""
    hands.click(hands.page.locator("[data-zoom=fit]"))


def scene_of(page: Page) -> Scene:
    """The scene behind the page's own link."""
    ref = page.locator("#main").get_attribute("data-ref")
    scene: Scene = page.request.get(f"/table/{ref}/scene.json").json()
    return scene


def test_an_apex_table_of_37_pieces_in_75_gestures(page: Page) -> None:
    """The pieces of the Crossroads list and six Legends by name."""
    hands = begin(page, "apex")
    whole_board(hands)
    for piece, places in CROSSROADS.items():
        hands.take(piece)
        for place in places:
            hands.put(*place)
    scene = scene_of(page)
    assert Counter(entry["kind"] for entry in scene["components"]) == {
        "building": 8, "wall": 5, "half-wall": 4, "supply-bin": 10, "respawn-beacon": 4,
    }  # fmt: skip
    assert {one["name"]: one["squad"] for one in scene["figures"]} == {
        "Wraith": "red", "Bangalore": "red", "Lifeline": "red",
        "Gibraltar": "blue", "Bloodhound": "blue", "Pathfinder": "blue",
    }  # fmt: skip
    page.screenshot(path=PICTURES / "setup-gestures-apex.png")
    assert hands.count <= 75


def test_a_flashpoint_map_of_22_zones_in_60_gestures(page: Page) -> None:
    """Rooms with their walls, an L-shape among them; eight doors, tokens and six units."""
    hands = begin(page, "flashpoint")
    for piece, place in (
        ("room-3x3", (1.5, 1.5)),
        ("room-4x2", (6, 1)),
        ("room-2x1", (7, 2.5)),
        ("room-2x2", (5, 4)),
    ):
        hands.take(piece)
        hands.put(*place)
    hands.put(7, 5)
    hands.take("room-shape")
    hands.draw([(0.5, 3.5), (0.5, 5.5), (2.5, 5.5)])
    hands.enter(page.get_by_label("Its name"), "lab")
    hands.take("wall")
    hands.draw([(3, 3), (3, 4.9), (4, 4.9)])
    hands.take("door")
    for door in ((3, 1.5), (4, 1.5), (1.5, 3), (6.5, 2), (4, 3.5), (5.5, 5), (6, 5.5), (1, 4.5)):
        hands.put(*door)
    hands.take("insertion")
    hands.put(3.5, 0.5)
    hands.take("spawn")
    hands.put(3.5, 5.5)
    hands.put(6.5, 3.5)
    hands.set(page.get_by_text("no", exact=True))
    hands.take("camera")
    hands.put(3.5, 2.5)
    hands.enter(page.get_by_label("Perception"), "3")
    for piece, place in (
        ("figure-operative:Marissa", (3.5, 0.6)),
        ("figure-operative:Oscar", (3.5, 1.5)),
        ("figure-patrol", (7.5, 3.5)),
        ("figure-basic", (1.5, 4.5)),
        ("figure-enemy:Dominator", (5, 1)),
        ("figure-technician", (5, 4)),
    ):
        hands.take(piece)
        hands.put(*place)
    scene = scene_of(page)
    page.screenshot(path=PICTURES / "setup-gestures-flashpoint.png")
    assert len(scene["zones"]) == 22
    assert {zone["id"] for zone in scene["zones"] if isinstance(zone, dict)} >= {"lab", "room 1"}
    assert len(scene["doors"]) == 8
    assert [one["name"] for one in scene["operatives"]] == ["Marissa", "Oscar"]
    assert [unit.get("blip") for unit in scene["units"]] == ["patrol", "basic", None, None]
    tokens = {token["id"]: token for token in scene["tokens"]}
    assert tokens["camera-1"]["perception"] == 3
    assert (tokens["spawn-2"]["number"], tokens["spawn-2"]["active"]) == (2, False)
    assert hands.count <= 60


def columns(*numbers: int) -> list[str]:
    """The hexes of some columns of a board of radius 5, up and down by turns."""
    hexes: list[str] = []
    for turn, q in enumerate(numbers):
        rows = range(max(-5, -5 - q), min(5, 5 - q) + 1)
        hexes += [f"{q},{r}" for r in (reversed(rows) if turn % 2 else rows)]
    return hexes


def test_an_atlantis_board_of_91_hexes_in_60_gestures(page: Page) -> None:
    """Five zones, Thrones and a lane, ten Spawn points, four Heroes and four Minions."""
    hands = begin(page, "atlantis")
    whole_board(hands)
    for zone, mine in ((2, (-5, -4)), (3, (-3, -2)), (4, (3, 2)), (5, (5, 4))):
        hands.take(f"zone:zone {zone}")
        hands.draw_over(columns(*mine))
    hands.take("throne:red")
    hands.put_on("-5,2")
    hands.take("throne:blue")
    hands.put_on("5,-2")
    hands.take("lane:main")
    hands.draw_over(["-5,2", "-3,1", "0,0", "3,-1", "5,-2"])
    points = {
        "hero-red": ["-5,1", "-5,4"], "melee-red": ["-1,-1", "-1,1"], "ranged-red": ["-1,3"],
        "hero-blue": ["5,-1", "5,-4"], "melee-blue": ["1,-2", "1,0"], "ranged-blue": ["1,2"],
    }  # fmt: skip
    for kind, places in points.items():
        hands.take(f"spawn:{kind}")
        for place in places:
            hands.put_on(place)
    for unit, place in (
        ("hero-blue:Brogan", "5,-1"), ("hero-blue:Arien", "5,-4"),
        ("melee-blue", "1,-2"), ("ranged-blue", "1,2"),
        ("hero-red:Wasp", "-5,1"), ("hero-red:Xargatha", "-5,4"),
        ("melee-red", "-1,-1"), ("ranged-red", "-1,3"),
    ):  # fmt: skip
        hands.take(f"unit:{unit}")
        hands.put_on(place)
    scene = scene_of(page)
    page.screenshot(path=PICTURES / "setup-gestures-atlantis.png")
    sizes = {zone: len(hexes) for zone, hexes in scene["zones"].items()}
    assert sizes == {"zone 1": 31, "zone 2": 13, "zone 3": 17, "zone 4": 17, "zone 5": 13}
    assert scene["thrones"] == {"red": "zone 2", "blue": "zone 5"}
    lane = scene["lanes"]["main"]
    assert lane["zones"] == ["zone 2", "zone 3", "zone 1", "zone 4", "zone 5"]
    assert lane["battle-zone"] == "zone 1"
    assert len(scene["spawn-points"]) == 10
    assert {unit.get("name") for unit in scene["units"]} >= {"Brogan", "Arien", "Wasp", "Xargatha"}
    assert len(scene["units"]) == 8
    assert hands.count <= 60
