"""A round of Guards of Atlantis II on a table of one's own: set up, started and played by taps."""

import re

from playwright.sync_api import Page, expect

from adjudicator.core.setup import Scene
from tests.browser.conftest import PICTURES
from tests.browser.test_hexes import answered
from tests.browser.test_setup_gestures import begin, columns, scene_of, whole_board
from tests.browser.test_table import touch
from tests.support.axe import axe_finds_nothing_in_both_themes
from tests.support.seen import uncovered

#: Words of the machine that no page may show: links to spaces, keys of fields, codes of options.
MACHINE = re.compile(
    r"@-?\d|\b(zone|melee|ranged|hero|blue|red)-(red|blue|\d)|[a-z]+-[a-z]+\.[a-z]"
)

UNITS = {
    "hero-blue:Brogan": "1,0",
    "hero-blue:Arien": "3,-1",
    "melee-blue": "1,-3",
    "ranged-blue": "1,1",
    "hero-red:Wasp": "0,0",
    "hero-red:Xargatha": "0,3",
    "melee-red": "-1,0",
    "ranged-red": "-1,4",
    "heavy-red": "-1,2",
}
POINTS = {
    "hero-red": ("-5,1", "-5,4"),
    "hero-blue": ("5,-1", "5,-4"),
    "melee-red": ("2,-1",),
    "melee-blue": ("3,-3",),
    "ranged-blue": ("3,1",),
}


def set_up(page: Page) -> str:
    """Paint the zones, the lane and the Thrones, and put everybody on the board; its reference."""
    hands = begin(page, "atlantis")
    whole_board(hands)
    for zone, mine in ((2, (-5, -4)), (3, (-3, -2)), (4, (3, 2)), (5, (5, 4))):
        hands.take(f"zone:zone {zone}")
        hands.draw_over(columns(*mine))
    for throne, place in (("red", "-5,2"), ("blue", "5,-2")):
        hands.take(f"throne:{throne}")
        hands.put_on(place)
    hands.take("lane:main")
    hands.draw_over(["-5,2", "-3,1", "0,0", "3,-1", "5,-2"])
    for kind, places in POINTS.items():
        hands.take(f"spawn:{kind}")
        for place in places:
            hands.put_on(place)
    for unit, place in UNITS.items():
        hands.take(f"unit:{unit}")
        hands.put_on(place)
    assert len(scene_of(page)["units"]) == len(UNITS)
    ref = page.locator("#main").get_attribute("data-ref")
    assert ref
    return ref


class Evening:
    """What a player does at the table, each with what the page says afterwards."""

    def __init__(self, page: Page, screen: str) -> None:
        self.page, self.screen = page, screen

    def picture(self, name: str) -> None:
        """Take a picture of a new state of the page; on a phone, axe looks at it too."""
        path = PICTURES / f"evening-atlantis-{name}-{self.screen}.png"
        # A hidden caret leaves a style behind that our content policy refuses.
        self.page.screenshot(path=path, caret="initial")
        self.no_machine_words()
        if self.screen == "phone":
            axe_finds_nothing_in_both_themes(self.page)

    def no_machine_words(self) -> None:
        """No word of the machine stands on the page."""
        for text in self.page.locator("#turn, #notice, #verdict").all_inner_texts():
            assert not MACHINE.search(text), text

    def tap_piece(self, name: str) -> None:
        """Tap somebody on the board by name, as the only one that is tapped."""
        self.tap(f'[data-figure][aria-label^="{name}"]')

    def verb(self, name: str) -> None:
        """Choose an action on the card of who was tapped."""
        with answered(self.page):
            self.page.locator(".piece-card .verb", has_text=name).first.click()

    def pick(self, field: str, value: str) -> None:
        """Choose an option of a field, by a tap or from a list."""
        box = self.page.locator(f'#asking [name="{field}"]')
        expect(box.first).to_be_attached()
        if box.first.evaluate("box => box.tagName") == "SELECT":
            box.select_option(value)
        else:
            option = self.page.locator(f'[name="{field}"][value="{value}"]')
            self.page.locator("#asking label", has=option).click()
        self.asked(f"{field}={value}")

    def asked(self, words: str) -> None:
        """Wait until the page has asked with what was filled in."""
        expect(self.page).to_have_url(re.compile(re.escape(words)))

    def tap(self, selector: str) -> None:
        """Tap a piece, a space or a button."""
        with answered(self.page):
            touch(self.page, selector)

    def next(self, label: str) -> None:
        """Press the one button of the turn."""
        button = self.page.locator("#turn").get_by_text(label, exact=True)
        expect(button).to_be_visible()
        button.click()

    def go_on(self, label: str, said: str) -> None:
        """Press the button of the turn, which does it at once."""
        self.next(label)
        self.told(said)

    def fill(self, field: str, value: str) -> None:
        """Fill in a number, and leave the field."""
        box = self.page.locator(f'#verdict [name="{field}"]').first
        with answered(self.page):
            box.fill(value)
            box.blur()
        self.asked(f"{field}={value}")

    def do(self, label: str, said: str) -> None:
        """Press the button that does it; the notice says what happened."""
        self.page.locator("#verdict").get_by_role("button", name=label, exact=True).first.click()
        self.told(said)

    def told(self, said: str) -> None:
        """The notice says what happened."""
        expect(self.page.locator("#notice")).to_contain_text(said)
        self.no_machine_words()

    def line(self, text: str) -> None:
        """The line of the turn."""
        expect(self.page.locator("#turn p")).to_have_text(text)

    def reveal(self, first: str, **initiative: int) -> None:
        """One number a Hero, then the turn begins."""
        self.next("Reveal cards")
        for who, value in initiative.items():
            self.fill(f"played.{who}", str(value))
        expect(self.page.locator("#verdict h1.answer")).to_be_in_viewport(ratio=1)
        label = f"Start the turn: {first} acts first"
        self.do(label, f"Cards revealed. {first} acts first.")


def scene_of_table(page: Page) -> Scene:
    """The scene of the table that is being played."""
    ref = page.locator("#verdict").get_attribute("data-ref")
    scene: Scene = page.request.get(f"/table/{ref}/scene.json").json()
    return scene


def test_a_round_on_a_table_of_ones_own(page: Page, screen: str) -> None:
    """Attack, defeat, respawn, Minion Battle, push, levels and Pity coins, with nothing pasted."""
    ref = set_up(page)
    page.goto(f"/table/{ref}")
    evening = Evening(page, screen)
    _start(evening)
    _first_turn(evening)
    _second_turn(evening)
    _quiet_turns(evening)
    _end_of_round(evening)


def _start(evening: Evening) -> None:
    page = evening.page
    page.locator("#verdict").get_by_role("link", name="Start the game").click()
    evening.pick("coin", "red")
    evening.pick("mode", "quick")
    evening.picture("start")
    evening.do("Start Round 1, turn 1", "Round 1, turn 1 started.")
    evening.line("Round 1 · Turn 1 · Cards")
    expect(page.locator("#turn .score")).to_have_text("♥ 4 : 4")


def _first_turn(evening: Evening) -> None:
    """Brogan defeats Wasp, whose card is resolved with it."""
    page = evening.page
    evening.reveal("Brogan", Brogan=9, Arien=5, Wasp=7, Xargatha=5)
    evening.line("Round 1 · Turn 1 · Brogan")
    evening.tap_piece("Brogan")
    evening.picture("card")
    evening.verb("Attack a target")
    evening.tap_piece("Wasp")
    evening.fill("card.attack", "6")
    evening.fill("discard.defense", "4")
    expect(page.locator(".ledger tr")).to_have_count(5)
    expect(page.locator("#verdict h1")).to_contain_text("Wasp is defeated")
    assert uncovered(page.locator("#verdict h1"))
    evening.picture("attack")
    evening.do("Brogan defeats Wasp", "Brogan gains 1 coin and Arien gains 1 for the assist")
    expect(page.locator("#turn .score")).to_have_text("♥ 3 : 4")
    expect(page.locator(".piece-card")).to_contain_text("action this turn: Attack")
    evening.go_on("Next: Xargatha", "Brogan has acted. Xargatha acts next.")
    evening.tap_piece("Xargatha")
    evening.verb("Status")
    evening.pick("status", "cannot-move")
    evening.pick("until", "this-turn")
    evening.do("Xargatha: can't move, until the end of the turn", "Xargatha: can't move")
    expect(page.locator(".piece-card")).to_contain_text("can't move (this turn)")
    evening.picture("status")
    evening.go_on("Next: Arien", "Xargatha has acted. Arien acts next.")
    evening.go_on("Everyone has acted", "Everyone has acted.")
    evening.go_on("End turn 1", "Turn 2 started.")


def _second_turn(evening: Evening) -> None:
    """Wasp comes back, and Xargatha defeats a Minion."""
    evening.reveal("Wasp", Wasp=8, Xargatha=6, Brogan=4, Arien=3)
    evening.tap('[data-reserve="red-hero-1"]')
    evening.verb("Respawn")
    evening.tap('[data-space="-5,1"]')
    evening.picture("respawn")
    evening.do("Respawn Wasp on A4", "Wasp respawned on A4.")
    evening.go_on("Next: Xargatha", "Wasp has acted.")
    evening.tap_piece("Xargatha")
    evening.verb("Attack a target")
    evening.tap_piece("blue Ranged 1")
    evening.fill("card.range", "3")
    evening.do("Xargatha defeats blue Ranged 1", "Xargatha gains 2 coins")
    evening.go_on("Next: Brogan", "Xargatha has acted.")
    evening.go_on("Next: Arien", "Brogan has acted.")
    evening.go_on("Everyone has acted", "Everyone has acted.")
    evening.go_on("End turn 2", "Turn 3 started.")


def _quiet_turns(evening: Evening) -> None:
    """Two turns in which only Arien has a card."""
    for turn, end in ((3, "End turn 3"), (4, "End the Round")):
        evening.reveal("Arien", Arien=5)
        evening.line(f"Round 1 · Turn {turn} · Arien")
        evening.go_on("Everyone has acted", "Everyone has acted.")
        evening.go_on(end, f"Turn {turn + 1} started." if turn == 3 else "Turn 4 ended")


def _off_the_map(page: Page) -> None:
    """Every chip of those off the map can be brought into view, also where not all have room."""
    size, chips = page.viewport_size, page.locator("[data-reserve]")
    assert size
    assert chips.count() > 1
    page.set_viewport_size({**size, "width": 280})
    for chip in (chips.last, chips.first):
        chip.scroll_into_view_if_needed()
        assert uncovered(chip)
    page.set_viewport_size(size)


def _end_of_round(evening: Evening) -> None:
    """The last blue Minion goes, the lane is pushed, then levels and Pity coins."""
    page = evening.page
    evening.line("Round 1 · End of the Round")
    evening.go_on("Minion Battle", "Minion Battle: blue Melee 1 left the board.")
    evening.picture("battle")
    evening.go_on("Push the lane", "Pushed: the battle goes on in zone 4.")
    evening.picture("push")
    _off_the_map(page)
    evening.go_on("Clear the board", "Tokens, markers and cards went back.")
    evening.go_on("Level up", "Leveled up: ")
    evening.go_on("Pity coins", "Round 2 started.")
    evening.line("Round 2 · Turn 1 · Cards")
    evening.picture("round-2")
    scene = scene_of_table(page)
    assert scene["lanes"]["main"]["battle-zone"] == "zone 4"
    levels = {unit["name"]: unit.get("level") for unit in scene["units"] if unit["kind"] == "hero"}
    assert levels == {"Brogan": 2, "Arien": 2, "Wasp": None, "Xargatha": 2}
