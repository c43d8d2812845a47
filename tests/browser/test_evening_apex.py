"""Two Rounds of Apex on a table that is set up by taps: nothing is pasted, nothing is read up."""

import re

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import PICTURES
from tests.support.axe import axe_finds_nothing
from tests.support.gestures import Gestures
from tests.support.seen import uncovered
from tests.support.setting_up import start

#: What nobody should read on a page: ids, links, fields and options as the code writes them.
MACHINE_WORDS = re.compile(r"@\d|\bsupply-bin-\d|\bnull\b|\bNone\b|_|\{|\}")


class Evening:
    """A player at the table: taps, and looks at what the page says."""

    def __init__(self, page: Page, screen: str) -> None:
        self.page, self.screen = page, screen
        self.hand = Gestures(page)
        self.verdict = page.locator("#verdict")
        self.turn = page.locator("#turn")

    def figure(self, name: str) -> Locator:
        """Someone on the board."""
        return self.page.locator(f'[data-figure="{name}"]')

    def select(self, name: str) -> None:
        """Open someone's card: after somebody else's it takes a second tap, past their line."""
        card = self.verdict.locator(".piece-card h1").filter(has_text=name)
        for _ in range(2):
            if card.count():
                break
            with self.page.expect_response(re.compile(r"from=")):
                self.hand.tap(self.figure(name))
            self.page.wait_for_timeout(250)
        expect(card).to_be_visible()

    def line_to(self, name: str) -> None:
        """Tap a second figure: the line, and what can follow."""
        self.hand.tap(self.figure(name))
        expect(self.verdict).to_have_attribute("data-ask", "los")

    def choose(self, name: str) -> None:
        """Choose an action of the card, or one that can follow an answer."""
        verbs = self.verdict.locator(".verbs")
        self.hand.tap(verbs.get_by_role("link", name=re.compile(f"^{name}\\b")))
        expect(self.page.locator("#modes [aria-current]")).to_have_text(name)

    def space(self, at: str) -> None:
        """Tap a space."""
        self.hand.tap(f'[data-space="{at}"]')

    def do(self, button: str, notice: str) -> None:
        """Press a button of the panel; the notice says what happened."""
        self.hand.tap(self.verdict.get_by_role("button", name=button))
        self.says(notice)

    def next(self, button: str, notice: str) -> None:
        """Press the one button of the turn line."""
        self.hand.tap(self.turn.get_by_role("button", name=button))
        self.says(notice)

    def enter(self, numbers: dict[str, str]) -> None:
        """Type in what is asked for in place, and go on."""
        asked = self.page.locator(".missing")
        expect(asked.get_by_role("button", name="Save and continue")).to_be_in_viewport(ratio=1)
        for label, text in numbers.items():
            expect(asked.get_by_label(label).first).to_be_in_viewport(ratio=1)
            asked.get_by_label(label).first.fill(text)
        with self.page.expect_navigation():
            self.hand.tap(asked.get_by_role("button", name="Save and continue"))

    def card(self, value: int, *icons: str) -> None:
        """Mark the icons of the Aim card that was drawn, and tap its value."""
        for icon in icons:
            mark = self.verdict.locator(".taps .icons").get_by_label(icon, exact=True)
            self.hand.tap(mark)
            expect(mark).to_be_checked()
        card = self.verdict.locator(".taps .tap").filter(has_text=re.compile(f"^{value}$"))
        expect(card).to_be_in_viewport(ratio=1)
        drawn = self.verdict.locator(".tapped li")
        before = drawn.count()
        self.hand.tap(card)
        expect(drawn).to_have_count(before + 1)

    def says(self, notice: str) -> None:
        """The notice, and no machine word on the page."""
        expect(self.page.locator("#notice")).to_contain_text(notice)
        self.plain()

    def plain(self) -> None:
        """No machine word in the panel or in the line of the turn."""
        for part in (self.verdict, self.turn):
            told = part.inner_text()
            assert not MACHINE_WORDS.search(told), MACHINE_WORDS.search(told)

    def picture(self, name: str) -> None:
        """A state of its own: no machine word, nothing for axe, and a picture to look at."""
        self.plain()
        axe_finds_nothing(self.page)
        PICTURES.mkdir(exist_ok=True)
        path = PICTURES / f"evening-apex-{name}-{self.screen}.png"
        # Hiding the caret leaves styles on inputs.
        self.page.screenshot(path=path, caret="initial")


def set_up(page: Page, screen: str) -> Evening:
    """Two Legends of each squad, a Supply Bin, a Respawn Beacon."""
    hands = start(page, 10, 10)
    for piece, places in {
        "supply-bin-1": [(2.5, 3.1)],
        "respawn-beacon-1": [(8.5, 1.5)],
        "figure-red": [(2.5, 2.5), (3.5, 5.5)],
        "figure-blue": [(6.5, 2.5), (6.5, 6.5)],
    }.items():
        hands.take(piece)
        for place in places:
            hands.put(*place)
    page.get_by_role("link", name="Done").click()
    evening = Evening(page, screen)
    expect(evening.verdict).to_contain_text("Tap a figure")
    return evening


def test_two_rounds(page: Page, screen: str) -> None:
    """Start, activations, a bin, a Grenade, a blow, a shot that eliminates, a respawn, the Ring."""
    evening = set_up(page, screen)
    evening.do("Start the game", "The game starts: Round 1, the Red turn.")
    expect(evening.turn).to_contain_text("Round 1 · Red")
    _red_opens_fire(evening)
    _red_strikes(evening)
    _blue_answers(evening)
    _second_round(evening)


def _red_opens_fire(evening: Evening) -> None:
    """R1 opens the bin beside it and throws a Grenade at B1."""
    evening.select("R1")
    evening.do("Activate", "R1 is active.")
    evening.picture("card")
    evening.hand.tap('[data-component^="supply-bin"]')
    expect(evening.verdict.locator("h1")).to_contain_text("Adjacent")
    evening.do("Open the Supply Bin", "R1 opened the Supply Bin.")
    expect(evening.turn.locator(".pips")).to_have_attribute("aria-label", "1 left")
    evening.select("R1")
    evening.choose("Grenade")
    evening.space("6,3")
    expect(evening.verdict.locator(".facts")).to_contain_text("Shield 20 → 10")
    assert uncovered(evening.verdict.locator("h1"))
    evening.picture("grenade")
    evening.do("Throw the Grenade: B1 takes 10", "The Grenade landed on G4: B1 takes 10.")
    expect(evening.turn.locator(".pips")).to_have_attribute("aria-label", "0 left")
    evening.next("End activation", "The activation is over.")


def _red_strikes(evening: Evening) -> None:
    """R2 walks up to B2 and strikes it."""
    evening.next("Activate R2", "R2 is active.")
    evening.select("R2")
    evening.choose("Move")
    evening.space("5,6")
    evening.do("Move R2 to F7", "R2 moved to F7.")
    evening.line_to("B2")
    evening.choose("Melee")
    expect(evening.verdict.locator("h1")).to_contain_text("40 or more to hit")
    expect(evening.verdict.get_by_role("button", name="Deal")).to_have_count(0)
    evening.hand.tap(evening.verdict.locator(".taps .tap").filter(has_text=re.compile("^50$")))
    button = "Deal 4 damage and push B2 to H7"
    expect(evening.verdict.get_by_role("button", name=button)).to_be_visible()
    evening.picture("melee")
    evening.do(button, "B2 took 4 damage and was pushed to H7.")
    evening.next("End activation", "The activation is over.")
    evening.next("End turn", "Round 1, the Blue turn.")


def _blue_answers(evening: Evening) -> None:
    """B1 shoots R1 off the map; then the Round ends, and the Ring moves for the first time."""
    evening.select("B1")
    evening.do("Activate", "B1 is active.")
    _shot(evening)
    expect(evening.page.locator("#reserve")).to_contain_text("R1")
    evening.picture("eliminated")
    evening.next("End activation", "The activation is over.")
    evening.next("Activate B2", "B2 is active.")
    evening.next("End activation", "The activation is over.")
    evening.next("End turn", "Round 1, the transition.")
    _ring(evening)
    evening.next("Next Round", "Round 2 begins.")


def _shot(evening: Evening) -> None:
    """With a weapon whose card nobody has typed in: each number is asked for in place."""
    evening.line_to("R1")
    evening.choose("Shoot")
    expect(evening.verdict.locator("h1")).to_have_text("Which weapon?")
    evening.picture("which-weapon")
    evening.enter({"Which weapon": "Volt"})
    evening.enter({"To-Hit Difficulty": "40", "Optimal range": "1, 5"})
    expect(evening.verdict.locator("h1")).to_contain_text("40 or more to hit")
    evening.card(60)
    evening.enter({"Fire Rate": "1, 3"})
    evening.card(20)
    expect(evening.verdict.locator("h1")).to_contain_text("1 hit so far · card 2 of 3")
    evening.picture("shot")
    evening.card(50, "headshot")
    expect(evening.verdict.locator(".tapped li").last).to_contain_text("headshot")
    evening.enter({"Regular Damage": "25", "Headshot Damage": "30"})
    expect(evening.verdict.locator("h1")).to_contain_text("R1 is eliminated")
    evening.picture("shot-dealt")
    evening.do("Eliminate R1", "R1 was eliminated.")


def _second_round(evening: Evening) -> None:
    """R1 comes back beside the Beacon; nobody leaves the first rows; the Ring burns them."""
    evening.hand.tap(evening.page.locator("#reserve").get_by_role("link", name="R1"))
    evening.do("Activate", "R1 is active.")
    evening.choose("Respawn")
    evening.space("8,2")
    evening.do("Respawn R1 on I3", "R1 respawned on I3.")
    evening.picture("respawn")
    evening.next("End activation", "The activation is over.")
    evening.next("Activate R2", "R2 is active.")
    evening.next("End activation", "The activation is over.")
    evening.next("End turn", "Round 2, the Blue turn.")
    for name in ("B1", "B2"):
        evening.select(name)
        evening.do("Activate", f"{name} is active.")
        evening.next("End activation", "The activation is over.")
    evening.next("End turn", "Round 2, the transition.")
    _walked(evening)


def _ring(evening: Evening) -> None:
    """The Ring moves three rows down, as its card says."""
    _from_line(evening, "Ring")
    expect(evening.verdict.locator("h1")).to_contain_text("Everyone is inside the Ring")
    evening.hand.type('[name="card.top"]', "3")
    evening.do("Move the Ring", "The Ring moved.")


def _walked(evening: Evening) -> None:
    """The transition step by step: the Ring burns two Legends; then all the rest at once."""
    _from_line(evening, "Checklists")
    expect(evening.verdict.locator("h1")).to_contain_text("Step 1 of")
    evening.picture("transition-asks")
    evening.hand.type(evening.page.get_by_label("The Ring's damage"), "4")
    evening.do("Deal the Ring's damage", "The Ring dealt its damage: R1 takes 4 and B1 takes 4.")
    expect(evening.verdict.locator("h1")).to_contain_text("Step 2 of")
    evening.picture("transition")
    evening.do("Tick it off", "Every Legend draws a Feat card")
    expect(evening.verdict.locator("h1")).to_contain_text("Step 3 of")
    evening.next("Next Round", "Round 3 begins.")


def _from_line(evening: Evening, name: str) -> None:
    """Something that belongs to the turn, from the line of the turn."""
    evening.hand.tap(evening.turn.locator("summary"))
    evening.hand.tap(evening.turn.get_by_role("link", name=name))
