"""The first minutes of a Flashpoint mission, as players do them on the page."""

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import PICTURES, on_phone
from tests.browser.test_actions import mode
from tests.browser.test_table import answer, do, touch

TABLE = "/table/night-shift"


def chosen(page: Page, name: str) -> None:
    """Choose what someone who was tapped may do."""
    begins = re.compile(f"^{name}\\b")
    page.locator("#verdict .verbs, #more").get_by_role("link", name=begins).first.click()


def fresh(page: Page) -> None:
    """The same table with nothing asked."""
    page.goto(page.url.split("?")[0])


def _move(page: Page) -> None:
    mode(page, "Move")
    touch(page, '[data-figure="ada"]')
    expect(page.locator("#verdict")).to_have_attribute("data-ask", "move")
    expect(page.locator(".mark.reach").first).to_be_attached()
    touch(page, '[data-space="1,2"]')
    expect(page.locator("#verdict")).to_have_attribute("data-ask", "walk")
    assert answer(page)["path"] == [[0, 2], [1, 2]]  # type: ignore[index]
    do(page, "Move Ada to")
    expect(page.locator('[data-figure="ada"]')).to_have_attribute("data-at", "1,2")


def _open_a_door(page: Page) -> None:
    touch(page, '[data-figure="ada"]')
    # The menu has a door of its own, for whoever is tapped next; this one is Ada's.
    expect(page.locator("#verdict .piece-card")).to_contain_text("Ada")
    chosen(page, "Door")
    page.locator("#asking label", has_text="office door").click()
    expect(page.locator("#verdict")).to_have_attribute("data-ask", "door")
    do(page, "Ada opens the door")
    expect(page.locator('[data-component="office door"]')).to_have_class(re.compile("doorway"))


def _spawn(page: Page) -> None:
    mode(page, "Spawn")
    touch(page, '[data-figure="patrol"]')
    page.locator("#asking .pick-1").click()
    expect(page.locator("#verdict h1")).to_contain_text("Grunt")
    do(page, "on the board")
    expect(page.locator('[data-figure="patrol"] text')).not_to_have_text("?")


def _copy_the_card(page: Page) -> None:
    """The numbers of the Enemy that spawned are typed in from its card."""
    page.goto(page.url.split("?")[0] + "/cards")
    page.locator("#enemies").get_by_role("link", name="Grunt").first.click()
    card = {"attack": 3, "damage": 1, "defense": 3, "perception": 2, "movement": 2, "health": 1}
    for name, number in card.items():
        page.locator(f'[name="{name}"]').fill(str(number))
    page.locator('[name="range"]').fill("0, 5")
    page.get_by_role("button", name="Save", exact=True).click()
    expect(page.locator("#enemies")).to_contain_text("defense 3")
    page.get_by_role("link", name="Back to the table").click()


def rolled(page: Page, hits: int) -> None:
    """Type in how many Hits the dice showed."""
    page.locator('#asking input[name="hits"]').fill(str(hits))
    page.locator('#asking input[name="hits"]').press("Tab")


def _hide(page: Page) -> None:
    mode(page, "Stealth")
    touch(page, '[data-figure="ada"]')
    expect(page.locator("#verdict")).to_have_attribute("data-ask", "stealth")
    assert answer(page) == {"tn": 3, "needed": 3}
    rolled(page, 3)
    expect(page.locator("#verdict h1")).to_contain_text("stays unseen")
    assert answer(page) == {"success": True, "needed": 3, "aware": []}


def _make_noise(page: Page) -> None:
    mode(page, "Noise")
    touch(page, '[data-space="2,2"]')
    expect(page.get_by_label("From")).to_have_value("C3")
    page.get_by_label("Noise Value").fill("3")
    page.get_by_label("Noise Value").press("Tab")
    expect(page.locator("#verdict")).to_have_attribute("data-ask", "noise")
    expect(page.locator("#verdict h1")).to_contain_text("2 units hear it")
    do(page, "Make the noise")
    expect(page.locator(".sign.query")).to_have_count(1)


def _attack(page: Page) -> None:
    """A shot that kills one Grunt of three wakes all who see it."""
    mode(page, "Attack")
    touch(page, '[data-figure="ada"]')
    touch(page, '[data-figure="patrol"]')
    expect(page.locator("#verdict")).to_have_attribute("data-ask", "attack")
    assert answer(page) == {"tn": 3, "cover": False}
    for name, text in (("range", "1, 7"), ("damage", "1"), ("noise", "2")):
        page.locator(f'#asking [name="weapon.{name}"]').fill(text)
        page.locator(f'#asking [name="weapon.{name}"]').press("Tab")
        expect(page).to_have_url(re.compile(f"weapon.{name}="))
    rolled(page, 4)
    expect(page.locator("#verdict h1")).to_contain_text("Grunt is killed")
    assert answer(page)["aware"] == ["patrol", "technician"]  # type: ignore[index]
    do(page, "Hit and kill")
    expect(page.locator('[data-figure="patrol"]')).to_have_class(re.compile("square"))


def _enemy_phase(page: Page) -> None:
    """The alarm goes, the Grunts come, and Ada does not get out of the way."""
    mode(page, "Alarm")
    expect(page.locator("#verdict h1")).to_contain_text("alarm")
    do(page, "Trigger the alarm")
    expect(page.locator('[data-figure="technician"]')).to_have_count(0)
    fresh(page)
    mode(page, "Enemy move")
    touch(page, '[data-figure="patrol"]')
    expect(page.locator("#verdict")).to_have_attribute("data-ask", "enemy-move")
    ends = answer(page)["ends"]  # type: ignore[index]
    touch(page, f'[data-space="{ends[0][0]},{ends[0][1]}"]')
    do(page, "Move ")
    at = f"{ends[0][0]},{ends[0][1]}"
    expect(page.locator('[data-figure="patrol"]')).to_have_attribute("data-at", at)


def _enemy_attack(page: Page, screen: str) -> None:
    mode(page, "Enemy attack")
    touch(page, '[data-figure="patrol"]')
    expect(page.locator("#verdict")).to_have_attribute("data-ask", "enemy-attack")
    assert answer(page) == {"tn": 4, "damage": 2}
    touch(page, '[data-figure="ada"]')
    expect(page.locator("#verdict .ends")).to_contain_text("Ada")
    rolled(page, 1)
    expect(page.locator("#verdict")).to_have_attribute("data-ask", "defend")
    assert answer(page) == {"success": False, "needed": 4, "damage": 2}
    # Hiding the caret would style inputs, which the page's policy forbids when they are swapped.
    page.screenshot(path=PICTURES / f"flashpoint-defend-{screen}.png", caret="initial")
    do(page, "Hit: Ada suffers")
    expect(page.locator("#verdict")).not_to_have_attribute("data-ask", "defend")
    page.goto(page.url.split("?")[0] + "/cards/operatives/ada")
    expect(page.locator('[name="damage"]')).to_have_value("2")


@on_phone
def test_the_first_ten_minutes(page: Page, screen: str) -> None:
    """Move, open a door, spawn, hide, make noise, attack, and the Enemy Phase, all carried out."""
    page.goto(TABLE)
    _move(page)
    fresh(page)
    _open_a_door(page)
    fresh(page)
    _spawn(page)
    _copy_the_card(page)
    fresh(page)
    _hide(page)
    page.screenshot(path=PICTURES / f"flashpoint-stealth-{screen}.png")
    fresh(page)
    _make_noise(page)
    fresh(page)
    _attack(page)
    fresh(page)
    _enemy_phase(page)
    fresh(page)
    _enemy_attack(page, screen)


@on_phone
def test_what_is_typed_meanwhile_is_kept(page: Page) -> None:
    """A field that is filled in while the answer to the one before is on its way keeps its text."""
    page.goto(f"{TABLE}?ask=attack&from=ada&to=technician")
    page.route("**/table/**", lambda route: (page.wait_for_timeout(300), route.continue_()))
    page.locator('#asking [name="weapon.range"]').fill("1, 7")
    page.locator('#asking [name="weapon.range"]').press("Tab")
    page.keyboard.type("2")
    expect(page).to_have_url(re.compile("weapon.range"))
    expect(page.locator('#asking [name="weapon.damage"]')).to_have_value("2")
    page.keyboard.press("Tab")
    expect(page).to_have_url(re.compile("weapon.damage=2"))


@on_phone
def test_what_is_chosen_meanwhile_is_kept(page: Page) -> None:
    """What is chosen while the answer to a tap is on its way counts for who was tapped."""
    page.goto(TABLE)
    mode(page, "Spawn")
    touch(page, '[data-figure="patrol"]')
    expect(page.locator("#asking .pick-1")).to_be_attached()
    page.route("**/table/**", lambda route: (page.wait_for_timeout(300), route.continue_()))
    touch(page, '[data-figure="technician"]')
    page.locator("#asking .pick-1").click()
    expect(page.locator("#verdict .ends")).to_contain_text("technician", ignore_case=True)
    expect(page.locator("#asking .pick-1 input")).to_be_checked()
    expect(page).to_have_url(re.compile("from=technician.*=1"))


@on_phone
def test_a_number_typed_meanwhile_is_for_who_was_tapped(page: Page) -> None:
    """A number that is entered before the answer to a tap is there does not take the tap back."""
    page.goto(f"{TABLE}?ask=attack&from=ada&to=technician")
    page.route("**/table/**", lambda route: (page.wait_for_timeout(300), route.continue_()))
    touch(page, '[data-figure="bo"]')
    page.locator('#asking [name="weapon.damage"]').fill("2")
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile("from=bo.*weapon.damage=2"))
    expect(page.locator("#asking [name='weapon.damage']")).to_have_value("2")


def test_a_map_is_set_up(page: Page) -> None:
    """The tray has rooms and tokens, and everyone of the table stands on the map."""
    page.goto("/table/night-shift/setup")
    expect(page.locator('[data-piece="camera"]')).to_be_attached()
    expect(page.locator('[data-piece="room-2x2"]')).to_be_attached()
    expect(page.locator(".board [data-figure]")).to_have_count(6)


@on_phone
def test_an_action_that_only_costs_its_token(page: Page) -> None:
    """Act, Plan, Pick Up, Trade and Drop are chosen from a list and carried out like all others."""
    page.goto(TABLE)
    touch(page, '[data-figure="ada"]')
    chosen(page, "Other action")
    page.locator('#asking select[name="action"]').select_option("trade")
    expect(page.locator("#verdict h1")).to_contain_text("Trade or Reorganize: allowed")
    do(page, "Ada takes the action: Trade or Reorganize")
    expect(page.locator("#notice")).to_contain_text("Trade or Reorganize.")
