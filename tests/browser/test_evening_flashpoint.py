"""Two rounds of Flashpoint on one's own table: set up, stealth, a spawn, the alarm, Enemies."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import PICTURES
from tests.browser.test_table import touch
from tests.support.axe import axe_finds_nothing
from tests.support.seen import uncovered
from tests.support.setting_up import flashpoint

#: Words of scenes and links that no player should see.
MACHINE_WORDS = re.compile(r"@\d|[a-z]-tokens|operative:|[a-z]+-\d\b|units\.\d|\{|\}|scene\.")

#: The pictures of states that no other picture shows; axe looks at these.
DISTINCT = ("started", "spawn", "check-number", "choice", "card", "failed", "defense", "came-in")


class Evening:
    """The page of a table that is played on; each thing done is awaited."""

    def __init__(self, page: Page, screen: str) -> None:
        self.page = page
        self.screen = screen
        self.pictures = 0

    @property
    def turn(self) -> Locator:
        """The line that says where the mission is."""
        return self.page.locator("#turn")

    def shot(self, name: str) -> None:
        """Take a picture, and see that nothing on it is a word of the machine or bars anybody."""
        self.pictures += 1
        path = PICTURES / f"evening-flashpoint-{self.screen}-{self.pictures:02}-{name}.png"
        self.page.screenshot(path=path, caret="initial")  # hiding it would style inputs
        seen = self.page.locator("#main").inner_text() + self.turn.inner_text()
        found = MACHINE_WORDS.search(seen)
        assert not found, seen[max(0, found.start() - 60) : found.end() + 20]
        if name in DISTINCT:
            axe_finds_nothing(self.page)

    def press(self, button: Locator) -> None:
        """Press a button that does something, and wait until it is done."""
        before = self.page.locator("#verdict").get_attribute("data-number") or ""
        button.first.click()
        expect(self.page.locator("#verdict")).not_to_have_attribute("data-number", before)

    def do(self, name: str) -> None:
        """Do what a button of the panel says."""
        self.press(self.page.locator("#verdict").get_by_role("button", name=re.compile(name)))

    def next(self, name: str) -> None:
        """Press the button of the line, which does the next thing at once."""
        expect(self.turn.get_by_role("button")).to_have_text(re.compile(name))
        self.press(self.turn.get_by_role("button"))

    def ask_next(self, name: str, ask: str) -> None:
        """Follow the button of the line to its question."""
        self.turn.get_by_role("link", name=name).click()
        expect(self.page.locator("#verdict")).to_have_attribute("data-ask", ask)

    def scene(self) -> dict[str, Any]:
        """The table as it is."""
        ref = self.page.locator("#verdict").get_attribute("data-ref")
        found: dict[str, Any] = self.page.request.get(f"/table/{ref}/scene.json").json()
        return found

    def number(self, number: str) -> None:
        """Enter every number that the ruling lacks; a range takes two."""
        lacking = self.page.locator("#verdict .missing input:visible")
        while count := lacking.count():
            field = lacking.first
            field.fill("0, 5" if field.get_attribute("placeholder") == "0, 5" else number)
            field.press("Enter")
            expect(lacking).not_to_have_count(count)

    def figures(self, number: str) -> None:
        """Enter how many figures spawn, as the card says."""
        field = self.page.locator('#asking input[name="count"]')
        field.fill(number)
        field.press("Tab")


def lay_out(page: Page) -> None:
    """A room with a door, an Operative in it, a Patrol outside, and where Enemies come from."""
    hands = flashpoint(page)
    for piece, places in {
        "room-3x3": ((1.5, 1.5),),
        "door": ((3, 1.5),),
        "insertion": ((3.5, 4.5),),
        "spawn": ((6.5, 4.5),),
        "figure-operative:Marissa": ((1.5, 1.5),),
        "figure-patrol": ((6.5, 1.5),),
    }.items():
        hands.take(piece)
        for place in places:
            hands.put(*place)
    page.goto(page.url.replace("/setup", "").split("?")[0])


@pytest.mark.long
def test_two_rounds(page: Page, screen: str) -> None:
    """What a mission asks for is always the next button, and each does just one thing."""
    lay_out(page)
    evening = Evening(page, screen)
    evening.shot("fresh")
    evening.do("Start the game")
    expect(evening.turn).to_contain_text("Round 1 · Operatives")
    evening.shot("started")
    _stealth(evening)
    _first_enemy_phase(evening)
    _refresh(evening)
    _alarm(evening)
    _second_enemy_phase(evening)


def _stealth(evening: Evening) -> None:
    """A door is opened: the Patrol outside spawns, and the check against it is passed."""
    page = evening.page
    touch(page, '[data-component^="door"]')
    evening.shot("door")
    evening.do("Marissa opens it")
    expect(page.locator("#verdict")).to_be_visible()
    evening.shot("spawn")
    page.locator('#asking select[name="enemy"]').select_option("Vormacht Grunt")
    evening.figures("1")
    evening.do("Vormacht Grunt on the board")
    evening.shot("check")
    evening.number("2")
    evening.shot("check-number")
    evening.do("Passed")
    expect(evening.turn).to_contain_text("Round 1 · Operatives · Marissa")
    evening.shot("passed")


def _first_enemy_phase(evening: Evening) -> None:
    """Nobody is aware, so there is no alarm; the Patrol moves, and Marissa hides again."""
    evening.next("Pass")
    evening.next("End the phase")
    evening.next("Check for the alarm")
    evening.shot("quiet")
    evening.ask_next("Move Vormacht Grunt", "enemy-move")
    evening.shot("choice")
    touch(evening.page, '[data-space="5,2"]')
    evening.do("Move Vormacht Grunt to")
    evening.shot("moved")


def _refresh(evening: Evening) -> None:
    """The round ends, and the next begins with the Refresh Phase."""
    evening.next("End the round")
    evening.next("Marissa recovers")
    evening.next("Cards drawn")
    evening.next("Draw a Threat card")
    expect(evening.turn).to_contain_text("Round 2 · Operatives")
    evening.shot("round-2")


def _alarm(evening: Evening) -> None:
    """Marissa walks into the Grunt's zone and fails her check: it notices her."""
    page = evening.page
    touch(page, '[data-figure="operative-1"]')
    evening.shot("card")
    touch(page, '[data-space="4,1"]')
    evening.shot("line")
    evening.do("Move Marissa to")
    evening.shot("after-move")
    page.locator('[data-space="5,2"]').click(position={"x": 3, "y": 3})  # beside the Grunt
    evening.do("Move Marissa to")
    expect(page.locator(".deed h1")).to_have_text("Marissa moves to F3")
    expect(page.locator(".deed .now")).to_contain_text("Needs 4 Hits")  # it is very close
    evening.shot("close")
    _decision_and_board_are_seen(evening)
    page.locator("#asking button.tap").last.click()
    expect(page.locator(".deed .now")).to_contain_text("Marissa is noticed")
    evening.do("Failed: 1 unit becomes aware")
    expect(page.locator("#notice")).to_contain_text("Aware now: Vormacht Grunt.")
    evening.shot("failed")
    scene = evening.scene()
    assert scene["units"][0]["aware"]
    assert scene["units"][0]["surprised"]
    assert scene["pool"]["patrol"] == 1  # its Blip left the board
    evening.next("Pass")
    evening.next("End the phase")
    evening.next("Check for the alarm")
    expect(evening.turn.locator(".score")).to_have_text("Alarm")
    evening.shot("alarm")


def _decision_and_board_are_seen(evening: Evening) -> None:
    """What is decided is in sight, and on a phone the board has half of the screen."""
    page = evening.page
    expect(page.locator(".deed .verbs")).to_be_in_viewport(ratio=1)
    assert uncovered(page.locator(".deed h1"))
    assert uncovered(page.locator(".deed .now > .answer"))
    panel, size = page.locator("#panel").bounding_box(), page.viewport_size
    assert panel
    assert size
    assert evening.screen != "phone" or panel["y"] >= size["height"] / 2 - 1


def _second_enemy_phase(evening: Evening) -> None:
    """Its card is copied as its numbers are asked for; it attacks, and more Enemies come."""
    evening.ask_next("Move Vormacht Grunt", "enemy-move")
    evening.number("2")
    evening.shot("in-range")
    evening.ask_next("Activate Vormacht Grunt", "enemy-activation")
    evening.number("2")
    evening.shot("activation")
    evening.do("Vormacht Grunt attacks")
    expect(evening.page.locator("#verdict")).to_have_attribute("data-ask", "enemy-attack")
    evening.shot("defense")
    evening.do("Hit: Marissa suffers 2")
    evening.shot("hit")
    evening.next("Add an Elite Patrol")
    for _ in range(2):  # the Elite Patrol, and the Patrol that was noticed
        evening.turn.get_by_role("link", name="Roll for a Spawn Point").click()
        evening.page.locator('#asking button[name="roll"]').first.click()
        evening.do("Place the Blip in")
        # Marissa sees where it comes in, so it spawns at once.
        evening.page.locator('#asking select[name="enemy"]').select_option(index=1)
        evening.figures("1")
        evening.do("on the board")
    evening.shot("came-in")
    evening.next("End the round")
    expect(evening.turn).to_contain_text("Round 3")
    scene = evening.scene()
    assert scene["alarm"]
    assert scene["operatives"][0]["damage"] == 2
    assert [bool(unit["figures"]) for unit in scene["units"]] == [True] * 3
