"""What is told beside a ruling: the side view, what would change it, and whole-board looks."""

import json

from playwright.sync_api import Page, expect

from tests.browser.test_table import TABLE, answer, touch

BLOCKED = f"{TABLE}?from=gibraltar&to=wraith"


def inside(page: Page, selector: str) -> bool:
    """Whether something is as wide as the screen at most, and no part of it is cut off."""
    box = page.locator(selector).bounding_box()
    size = page.viewport_size
    return bool(box and size) and box["x"] >= 0 and box["x"] + box["width"] <= size["width"]  # type: ignore[index]


def test_the_side_view_is_drawn_from_the_proof(page: Page, screen: str) -> None:
    """Roof, blocker, shadow and a line that is cut; it has a name, and fits the screen."""
    page.goto(BLOCKED)
    side = page.get_by_role("img", name="From the side")
    expect(side).to_be_visible()
    assert "Gibraltar (L3, level 1)" in (side.get_attribute("aria-label") or "")
    for part in (".roof", ".high.cuts", ".tint", ".clear", ".blocked", ".imaginary"):
        expect(side.locator(part)).to_have_count(1)
    expect(side.locator(".station")).to_have_text(["L", "K", "J", "I", "H", "G"])
    assert inside(page, ".side")
    box = side.bounding_box()
    assert box
    assert 80 < box["height"] < 140, screen
    touch(page, '[data-figure="bangalore"]')
    touch(page, '[data-space="0,6"]')
    expect(page.locator("#verdict h1")).to_contain_text("Line of sight")
    expect(page.locator(".side")).to_have_count(0)


def test_a_clear_line_over_cover_from_the_side(page: Page) -> None:
    """What gives cover only is low and broken, and the line passes over it."""
    page.goto(f"{TABLE}?from=wraith&to=d5")
    side = page.locator(".side")
    expect(side.locator(".low rect")).to_have_count(3)
    expect(side.locator(".blocked, .tint")).to_have_count(0)


def test_a_shot_shows_its_line_from_the_side(page: Page) -> None:
    """What rests on a line of sight shows that line too, and what would change it."""
    page.goto(f"{TABLE}?ask=shoot&from=gibraltar&to=wraith&weapon=Longbow")
    expect(page.locator(".side .high.cuts")).to_be_visible()
    expect(page.locator("p.near")).to_contain_text("Clear from I1, I6 or J6")


def test_near_misses_need_no_tap(page: Page) -> None:
    """With the second tap, the spaces with a clear line are told and drawn with their cost."""
    page.goto(TABLE)
    touch(page, '[data-figure="gibraltar"]')
    touch(page, '[data-figure="wraith"]')
    near = page.locator('[data-near="near-miss"]')
    expect(near).to_have_text("Clear from I1, I6 or J6: 3 movement points away.")
    told = json.loads(near.get_attribute("data-near-answer") or "")
    assert (told["by"], told["cost"]) == (["wall-5"], 3)
    expect(page.locator(".mark.space.near")).to_have_count(3)
    expect(page.locator(".mark.label.near")).to_have_text(["3", "3", "3"])
    assert answer(page) == {"clear": False}
    touch(page, '[data-space="8,5"]')
    expect(page.locator("#verdict .ends")).to_contain_text("I6")


def test_how_little_it_is_clear_by(page: Page) -> None:
    """A clear line tells what came near it; nothing is marked then."""
    for link, words in (
        (
            "?from=gibraltar&to=c8",
            "Clear by 3 rows: beyond the strip that the Wall between H and I",
        ),
        ("?from=wraith&to=d5", "Clear by far: nothing is near the line."),
        ("?from=gibraltar&to=m3", "Clear: nothing it crosses is in the way."),
    ):
        page.goto(TABLE + link)
        expect(page.locator("p.near.clear")).to_contain_text(words)
        expect(page.locator(".mark.near")).to_have_count(0)


def test_where_the_points_go(page: Page) -> None:
    """A move that is one point too dear says what took it; one that is not says nothing."""
    page.goto(f"{TABLE}?ask=move&from=wraith&to=k4&points=4")
    line = page.locator('[data-near="spending"]')
    expect(line).to_have_text(
        "1 point short: K4 costs 2 (a climb), so the points run out before K4."
    )
    page.get_by_label("points").fill("5")
    page.keyboard.press("Tab")
    expect(page.locator("#verdict h1")).to_contain_text("5 points")
    expect(line).to_have_count(0)


def test_one_tap_colours_the_board(page: Page) -> None:
    """A figure stays chosen from chip to chip; another figure asks about that one."""
    page.goto(TABLE)
    page.locator("#modes").get_by_role("link", name="Seen by", exact=True).click()
    expect(page.locator("#verdict h1.hint")).to_contain_text("who sees it")
    expect(page.locator("#modes [aria-current]")).to_have_text("Seen by")
    touch(page, '[data-figure="wraith"]')
    expect(page.locator("#verdict")).to_have_attribute("data-ask", "watchers")
    expect(page.locator(".mark.line.clear").first).to_be_attached()
    for chip, ask, mark in (
        ("Sees", "sight", ".mark.area.clear"),
        ("Move", "move", ".mark.area.reach"),
        ("Cover spots", "cover-spots", ".mark.space.spot"),
    ):
        page.locator("#modes, #more").get_by_role("link", name=chip, exact=True).first.click()
        expect(page.locator("#verdict")).to_have_attribute("data-ask", ask)
        expect(page.locator(mark).first).to_be_attached()
        expect(page.locator("#modes [aria-current]")).to_have_text(chip)
    page.locator("#modes").get_by_role("link", name="Seen by", exact=True).click()
    expect(page.locator("#modes [aria-current]")).to_have_text("Seen by")
    touch(page, '[data-figure="bangalore"]')
    expect(page.locator("#verdict .ends")).to_have_text("Bangalore C6")


def test_cover_from_one_enemy(page: Page) -> None:
    """Tapping an enemy next leaves only that one to hide from."""
    page.goto(f"{TABLE}?ask=cover-spots&from=wraith")
    expect(page.locator("#verdict .reason")).to_contain_text("from Gibraltar and Bloodhound")
    page.goto(f"{TABLE}?ask=cover-spots&from=wraith&to=gibraltar")
    expect(page.locator("#verdict .reason")).to_contain_text("from Gibraltar.")


def test_facts_lead_to_their_own_rulings(page: Page) -> None:
    """Two taps tell distance, cover, zones and difficulty as well; each leads to its steps."""
    page.goto("/table/a-whole-turn?from=wraith&to=gibraltar")
    facts = page.locator(".facts")
    for fact in ("Distance 3", "Cover none", "Zones none", "Difficulty 35 Example rifle"):
        expect(facts).to_contain_text(fact)
    facts.get_by_role("link", name="Difficulty").click()
    expect(page.locator("#verdict")).to_have_attribute("data-ask", "to-hit")
    assert answer(page)["difficulty"] == 35  # type: ignore[index]
    page.go_back()
    expect(page.locator("#verdict")).to_have_attribute("data-ask", "los")
    facts.get_by_role("link", name="Cover").click()
    expect(page.locator("#verdict")).to_have_attribute("data-ask", "cover")
    page.goto("/table/a-whole-turn?from=pathfinder&to=bangalore")
    expect(facts).to_contain_text("Difficulty which weapon?")
