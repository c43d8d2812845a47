"""What can be done on a table, as a player does it: ask, see, do."""

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import PICTURES
from tests.browser.test_table import answer, do, touch

TABLE = "/table/a-whole-turn"


def mode(page: Page, name: str) -> None:
    """Choose what to ask: on the card of a piece, on the board, or from the list of everything."""
    begins = re.compile(f"^{name}\\b")
    page.locator("#verdict .verbs, #modes, #more").get_by_role("link", name=begins).first.click()
    expect(page.locator("#modes [aria-current]")).to_have_text(name)


def pick(page: Page, name: str, value: str) -> None:
    """Tap one of several values, once it lies still."""
    touch(page, f'.pick:has([name="{name}"][value="{value}"])')


def test_a_figure_says_what_it_may_do(page: Page) -> None:
    """One tap on a figure lists what it may do; each leads on with that figure."""
    page.goto(TABLE)
    touch(page, '[data-figure="wraith"]')
    menu = page.get_by_role("navigation", name="What it can do")
    expect(menu).to_contain_text("Move")
    expect(menu).not_to_contain_text("Respawn")
    page.locator("#more").get_by_role("link", name="Actions left").click()
    expect(page.locator("#verdict")).to_have_attribute("data-ask", "activation")
    expect(page.locator("#verdict h1")).to_contain_text("2 AP left")


def test_who_is_off_the_map_may_come_back(page: Page) -> None:
    """A Legend off the map is tapped beside the board, and comes back on a lit space."""
    page.goto(TABLE)
    page.locator("#reserve").get_by_role("link", name="Lifeline").click()
    menu = page.get_by_role("navigation", name="What it can do")
    menu.get_by_role("link", name="Respawn").click()
    expect(page.locator(".mark.choice").first).to_be_attached()
    touch(page, '[data-space="1,8"]')
    do(page, "Respawn Lifeline on B9")
    expect(page.locator('[data-figure="lifeline"]')).to_have_attribute("data-at", "1,8")
    expect(page.locator("#reserve a")).to_have_count(0)


def test_a_move_is_shaded_weighed_and_made(page: Page, screen: str) -> None:
    """Reach is shaded with its costs; a tap shows the way and its price; a button goes there."""
    page.goto(f"{TABLE}?from=wraith")
    mode(page, "Move")
    expect(page.locator("#verdict")).to_have_attribute("data-ask", "move")
    page.get_by_label("points").fill("3")
    page.get_by_label("points").press("Tab")
    expect(page.locator("#verdict")).to_contain_text("3 movement points")
    costs = {tuple(entry["space"]): entry["cost"] for entry in answer(page)["reach"]}  # type: ignore[index]
    assert costs[3, 3] == 0
    for space in ((4, 4), (5, 6)):
        at = f'[data-space="{space[0]},{space[1]}"]'
        here = page.locator(at).bounding_box()
        assert here
        labels = page.locator(".mark.label").filter(has_text=str(costs[space])).all()
        boxes = [label.bounding_box() for label in labels]
        assert any(
            box and here["x"] < box["x"] < here["x"] + here["width"]
            and here["y"] < box["y"] < here["y"] + here["height"]
            for box in boxes
        )  # fmt: skip
    page.screenshot(path=PICTURES / f"reach-{screen}.png", caret="initial")
    touch(page, '[data-space="5,6"]')
    expect(page.locator("#verdict")).to_have_attribute("data-ask", "path")
    assert answer(page)["cost"] == costs[5, 6]  # type: ignore[index]
    do(page, "Move Wraith to F7")
    expect(page.locator('[data-figure="wraith"]')).to_have_attribute("data-at", "5,6")
    page.go_back()
    expect(page.locator('[data-figure="wraith"]')).to_have_attribute("data-at", "3,3")


def test_a_shot_as_a_card(page: Page, screen: str) -> None:
    """Line, cover and difficulty first; then the cards, the hits, the damage and the dials."""
    page.goto(f"{TABLE}?ask=shoot&from=wraith&to=gibraltar")
    verdict = page.locator("#verdict")
    expect(verdict).to_have_attribute("data-ask", "to-hit")
    assert answer(page)["difficulty"] == 35  # type: ignore[index]
    expect(verdict.locator(".facts")).to_contain_text("Distance 3")
    for number, card in enumerate(("35 hit if lower", "20 ½ hit", "70 headshot")):
        page.locator(".taps .grid").get_by_role("button", name=card).click()
        page.wait_for_url(f"**cards.{number}=**")
        expect(page.locator(".tapped li")).to_have_count(number + 1)
    expect(verdict).to_have_attribute("data-ask", "shoot")
    assert answer(page)["target"] == {"shield": 1, "health": 30, "eliminated": False}  # type: ignore[index]
    page.screenshot(path=PICTURES / f"shot-{screen}.png", caret="initial")
    do(page, "Deal 14 damage to Gibraltar")
    page.get_by_role("link", name="Your cards").click()
    expect(page.locator("#legends li").nth(3)).to_contain_text("shield 1")
    page.locator("#legends li a").first.click()
    expect(page.locator('[name="weapons.0.ammo"]')).to_have_value("2")


def test_odds_are_drawn(page: Page) -> None:
    """The exact chances stand in the answer, and as bars beside their percentages."""
    page.goto(f"{TABLE}?ask=odds&from=wraith&to=gibraltar")
    shares = answer(page)["damage"]  # type: ignore[index]
    expect(page.locator(".chart tr")).to_have_count(len(shares) + 1)
    frame = page.locator(".panel").bounding_box()
    box = page.locator(".chart").bounding_box()
    assert frame
    assert box
    assert box["x"] + box["width"] <= frame["x"] + frame["width"]


def test_a_grenade_is_placed_turned_and_blown_off_course(page: Page) -> None:
    """A tap aims it, arrows relocate it, and it can be thrown."""
    page.goto(f"{TABLE}?ask=grenade&from=wraith")
    touch(page, '[data-space="6,6"]')
    expect(page.locator("#verdict h1")).to_contain_text("Lands on G7")
    pick(page, "arrows.0", "w")
    expect(page.locator("#verdict h1")).to_contain_text("Lands on F7")
    pick(page, "arrows.1", "n")
    expect(page.locator("#verdict h1")).to_contain_text("Lands on F6")
    pick(page, "grenade", "thermite")
    expect(page.locator(".rows .pad")).to_have_count(1)
    across = page.locator("#verdict").get_attribute("data-answer") or ""
    pick(page, "facing", "e")
    expect(page.locator("#verdict")).not_to_have_attribute("data-answer", across)
    expect(page.get_by_role("button", name="Throw the Grenade")).to_have_count(
        0
    )  # there is none in the pack
    pick(page, "grenade", "frag")
    do(page, "Throw the Grenade")
    expect(page.locator("#verdict .piece-card h1")).to_have_text("Wraith")


def test_a_blow_waits_for_its_card(page: Page) -> None:
    """Two taps tell which card hits, and where a hit would push; the card's value decides."""
    page.goto(f"{TABLE}?ask=melee&from=bangalore")
    touch(page, '[data-figure="bloodhound"]')
    expect(page.locator("#verdict h1")).to_contain_text("40 or more to hit")
    expect(page.locator("#verdict form.doing")).to_have_count(0)
    page.get_by_label("value of the Aim card").fill("50")
    page.get_by_label("value of the Aim card").press("Tab")
    expect(page.get_by_role("button", name="push Bloodhound to")).to_be_visible()
    assert answer(page)["to"] == [5, 8]  # type: ignore[index]
    do(page, "Deal 4 damage and push Bloodhound")
    expect(page.locator('[data-figure="bloodhound"]')).to_have_attribute("data-at", "5,8")


def test_placing_lights_the_spots(page: Page, screen: str) -> None:
    """Legal intersections are lit; a tap on one asks about it, and the miniature goes there."""
    page.goto(f"{TABLE}?ask=place&from=bangalore&on=intersection&range=0%2C+5&component.kind=smoke")
    expect(page.locator(".spot").first).to_be_attached()
    page.screenshot(path=PICTURES / f"place-{screen}.png", caret="initial")
    touch(page, '[data-intersection="5,9"]')
    expect(page.locator("#verdict")).to_have_attribute("data-answer", re.compile('"legal":true'))
    do(page, "Place it on")
    expect(page.locator('[data-component^="smoke"]')).to_have_count(2)


def test_actions_without_script(browser, address: str) -> None:  # type: ignore[no-untyped-def]  # noqa: ANN001
    """Links and forms do all of it: choose, fill in, judge, do."""
    visitor = browser.new_context(base_url=address, java_script_enabled=False)
    page = visitor.new_page()
    page.goto(f"{TABLE}?from=wraith")
    page.locator("#modes").get_by_role("link", name="Move", exact=True).click()
    page.get_by_label("points").fill("3")
    page.get_by_role("button", name="Judge", exact=True).click()
    expect(page.locator("#verdict")).to_contain_text("3 movement points")
    page.locator('[data-space="5,6"]').click()
    page.get_by_role("button", name="Move Wraith to F7").click()
    expect(page.locator('[data-figure="wraith"]')).to_have_attribute("data-at", "5,6")
    visitor.close()
