"""A board of hexes as players use it: a whole round of two against two, and zones painted."""

from typing import Any
from urllib.parse import urlencode, urlsplit

from playwright.sync_api import Page, expect

from tests.browser.conftest import PICTURES
from tests.browser.test_table import answer, do, touch

TABLE = "/table/the-ford"
PLAYED = (("Arien", "blue", 8), ("Wasp", "red", 8), ("Brogan", "blue", 6), ("Xargatha", "red", 5))


def asked(page: Page, ask: str, **wish: object) -> Any:  # noqa: ANN401
    """Ask something about the table as it is now; `start` is who was tapped first."""
    if "start" in wish:
        wish["from"] = wish.pop("start")
    page.goto(f"{urlsplit(page.url).path}?{urlencode({'ask': ask, **wish})}")
    expect(page.locator("#verdict")).to_have_attribute("data-ask", ask)
    return answer(page)


def where(page: Page, name: str) -> str | None:
    """The hex that somebody stands in."""
    return page.locator(f'[data-figure="{name}"]').get_attribute("data-at")


def test_a_round_of_two_against_two(page: Page, screen: str) -> None:
    """Four turns with initiative, attacks, a defeat, travel and a respawn, then the Round's end."""
    page.goto(TABLE)
    _first_turn(page)
    page.screenshot(path=PICTURES / f"hexes-{screen}.png")
    _second_turn(page)
    _third_and_fourth_turn(page)
    _end_of_round(page)


def _first_turn(page: Page) -> None:
    cards = {
        f"cards.{number}.{name}": value
        for number, card in enumerate(PLAYED)
        for name, value in zip(("player", "team", "initiative"), card, strict=True)
    }
    order = asked(page, "initiative", **cards)
    assert order == {"order": ["Wasp", "Arien", "Brogan", "Xargatha"], "coin": "blue"}
    do(page, "Leave the coin so")
    aim = asked(page, "attack", start="wasp", **{"card.name": "a long shot"})
    assert {"blue-ranged-1", "brogan"} <= set(aim["targets"])
    assert "blue-heavy-1" not in aim["targets"]
    assert asked(page, "combat", start="wasp", to="blue-ranged-1", total=aim["total"]) == {
        "defeated": True
    }
    assert asked(page, "defeat", start="blue-ranged-1", to="wasp")["coins"] == 2
    do(page, "Take it off")
    assert asked(page, "fast-travel", start="arien", to="@8,3") == {"legal": True, "reasons": []}
    do(page, "Travel there")
    assert where(page, "arien") == "8,3"
    blow = {"start": "brogan", "to": "wasp", "total": 6, "card.defense": 5}
    assert asked(page, "combat", **blow) == {"defeated": True}
    assert asked(page, "defeat", start="wasp", to="brogan") == {"coins": 2, "assist": 1, "life": 1}
    do(page, "Take it off")
    asked(page, "move", start="xargatha", spaces=3)
    touch(page, '[data-space="6,-1"]')
    do(page, "Go there")
    assert where(page, "xargatha") == "6,-1"


def _second_turn(page: Page) -> None:
    spaces = asked(page, "respawn", start="wasp")["spaces"]
    assert spaces == [[0, 2], [0, 3]]
    touch(page, '[data-space="0,2"]')
    do(page, "Come back here")
    assert where(page, "wasp") == "0,2"
    reasons = asked(page, "fast-travel", start="xargatha", to="@4,-1")["reasons"]
    assert reasons == ["enemies-from"]
    assert asked(page, "move", start="xargatha", to="@7,-1", spaces=1)["reach"]
    do(page, "Go there")
    may = asked(page, "actions", start="brogan", **{"card.name": "a charge"})["actions"]
    assert may == ["movement", "attack", "hold"]


def _third_and_fourth_turn(page: Page) -> None:
    aim = asked(page, "attack", start="xargatha", **{"card.name": "a heavy blow"})
    assert aim == {"targets": ["brogan"], "total": 6}
    assert asked(page, "combat", start="xargatha", to="brogan", total=6) == {"defeated": True}
    assert asked(page, "defeat", start="brogan", to="xargatha")["life"] == 1
    do(page, "Take it off")
    assert asked(page, "fast-travel", start="wasp", to="@4,-1")["legal"]
    do(page, "Travel there")
    assert asked(page, "turn", phase="round", at=3)["now"] == "turn-4"


def _end_of_round(page: Page) -> None:
    battle = asked(page, "minion-battle")
    assert battle == {"loser": "blue", "remove": 2, "heavy-last": True, "pushed": True}
    push = asked(page, "lane-push", winner="red")
    assert (push["battle-zone"], push["waves"], push["over"]) == ("blue fort", 4, None)
    do(page, "Push the lane")
    assert where(page, "blue-heavy-1") == "11,-5"
    assert asked(page, "level-up", level=1, coins=2) == {"level": 2, "coins": 1}
    assert asked(page, "pity", level=3, bought="no") == {"coins": 1}
    assert asked(page, "victory") == {"winner": None, "by": None}


def test_zones_are_painted_by_a_stroke(page: Page, screen: str) -> None:
    """A zone is chosen once; a stroke over hexes paints them all, off the board too."""
    page.goto(f"{TABLE}/setup")
    tile = page.locator('[data-piece="zone:north woods"]')
    tile.scroll_into_view_if_needed()
    expect(tile).to_contain_text("10 spaces")
    tile.click()
    if screen == "phone":
        touch(page, '[data-space="7,-6"]')
        expect(tile).to_contain_text("11 spaces")
        return
    page.locator('[data-space="6,-6"]').hover()
    page.mouse.down()
    for space in ("7,-6", "8,-7"):
        page.locator(f'[data-space="{space}"]').hover()
    page.mouse.up()
    expect(page.locator("#said")).to_contain_text("3 spaces")
    expect(tile).to_contain_text("13 spaces")
