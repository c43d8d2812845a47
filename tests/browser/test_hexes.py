"""A board of hexes as players use it: a whole round of two against two, and zones painted."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from urllib.parse import parse_qs, urlsplit

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import PICTURES, on_phone
from tests.browser.test_table import answer, do, touch

TABLE = "/table/the-ford"
PLAYED = {
    "Arien": "a wave",
    "Wasp": "a long shot",
    "Brogan": "a charge",
    "Xargatha": "a heavy blow",
}


def asked(page: Page, mode: str, *pointed: str, **filled: object) -> Any:  # noqa: ANN401
    """Ask as players do: choose what to do, tap who and where, fill in what the cards show."""
    _change(page, page.locator("#modes, #more").get_by_role("link", name=mode, exact=True).first)
    before = _chosen(page)
    if pointed and before and before[0] != pointed[0]:
        _change(page, page.locator(_hook(before[0])))  # a second tap takes it back
    for place in pointed:
        if _chosen(page) != [place]:
            _change(page, page.locator(_hook(place)))
    for name, value in filled.items():
        _fill(page, name.replace("__", "."), str(value))
    return answer(page)


def _hook(place: str) -> str:
    """Somebody on the board, a space, or who is off the map."""
    if place[-1].isdigit() and "," in place:
        return f'[data-space="{place}"]'
    return f'[data-figure="{place}"], [data-reserve="{place}"]'


def _chosen(page: Page) -> list[str]:
    """What the link says was tapped; after a deed its doer is still chosen."""
    query = parse_qs(urlsplit(page.url).query)
    return [*query.get("from", []), *query.get("to", [])]


#: Listens for the next answer of the server to be in its place; waiting for it takes no longer.
LISTEN = """() => { window.answered = new Promise((done, fail) => {
  setTimeout(() => fail(new Error("the panel did not change")), 10000);
  document.body.addEventListener("htmx:afterSettle", function heard({ target }) {
    if (target.id !== "verdict") return;
    document.body.removeEventListener("htmx:afterSettle", heard);
    done();
  });
}); }"""


@contextmanager
def answered(page: Page) -> Iterator[None]:
    """Do something that asks the server, and go on as soon as the panel has changed."""
    page.evaluate(LISTEN)
    yield
    page.evaluate("() => window.answered")


def _change(page: Page, target: Locator) -> None:
    """Tap something that changes the panel."""
    with answered(page):
        target.tap() if page.evaluate("'ontouchstart' in window") else target.click()


def _fill(page: Page, name: str, value: str) -> None:
    """Fill in a field, whichever kind it is."""
    field = page.locator(f'#asking [name="{name}"]')
    option = f'[name="{name}"][value="{value}"]'
    radio = field.first.get_attribute("type") == "radio"
    known = (
        page.locator(f"#asking {option}").is_checked() if radio else field.input_value() == value
    )
    if known:  # by the table
        return
    with answered(page):
        if radio:
            page.locator("#asking label", has=page.locator(option)).click()
        elif field.evaluate("field => field.tagName") == "SELECT":
            field.select_option(value)
        else:
            field.fill(value)
            field.blur()


def where(page: Page, name: str) -> str | None:
    """The hex that somebody stands in."""
    return page.locator(f'[data-figure="{name}"]').get_attribute("data-at")


def counted(page: Page, counter: str) -> str:
    """The number on a counter beside the board, or whose it is."""
    return page.locator(f'[data-counter="{counter}"] title').text_content() or ""


# The evening plays a round on a laptop as well.
@on_phone
def test_a_round_of_two_against_two(page: Page, screen: str) -> None:
    """Four turns with initiative, attacks, a defeat, travel and a respawn, then the Round's end.

    Every step is made on the page: by taps, by fields, by buttons.
    """
    page.goto(TABLE)
    _first_turn(page)
    page.screenshot(path=PICTURES / f"hexes-{screen}.png", caret="initial")
    _second_turn(page)
    _third_and_fourth_turn(page)
    _end_of_round(page)


def _first_turn(page: Page) -> None:
    order = asked(
        page, "Who acts first?", **{f"played.{who}": card for who, card in PLAYED.items()}
    )
    assert order == {"order": ["wasp", "arien", "brogan", "xargatha"], "coin": "blue"}
    assert counted(page, "coin red") == "Tie Breaker coin: Red"
    do(page, "Leave the coin on Blue")
    assert counted(page, "coin blue") == "Tie Breaker coin: Blue"
    aim = asked(page, "Attack", "wasp", card__name="a long shot")
    assert {"blue-ranged-1", "brogan"} <= set(aim["targets"])
    assert "blue-heavy-1" not in aim["targets"]
    shot = asked(page, "Attack a target", "wasp", "blue-ranged-1", card__name="a long shot")
    assert (shot["defeated"], shot["coins"], shot["attack"]) == (True, 2, aim["total"])
    do(page, "Wasp defeats")
    travel = asked(page, "Fast Travel", "arien", "8,3")
    assert travel == {"legal": True, "reasons": []}
    do(page, "Fast Travel Arien to")
    assert where(page, "arien") == "8,3"
    cards = {"card__name": "a charge", "discard__defense": 5}
    blow = asked(page, "Attack a target", "brogan", "wasp", **cards)
    assert (blow["defeated"], blow["coins"], blow["assist"], blow["life"]) == (True, 2, 1, 1)
    do(page, "Brogan defeats Wasp")
    assert counted(page, "heart red") == "Red: 5 Life counters"
    asked(page, "Move", "xargatha", "6,-1", spaces=3)
    do(page, "Move Xargatha to")
    assert where(page, "xargatha") == "6,-1"


def _second_turn(page: Page) -> None:
    assert asked(page, "Respawn", "wasp")["spaces"] == [[0, 2], [0, 3]]
    _change(page, page.locator(_hook("0,2")))
    do(page, "Respawn Wasp on")
    assert where(page, "wasp") == "0,2"
    assert asked(page, "Fast Travel", "xargatha", "4,-1")["reasons"] == ["enemies-from"]
    assert asked(page, "Move", "xargatha", "7,-1", spaces=1)["reach"]
    do(page, "Move Xargatha to")
    may = asked(page, "What can I do?", "brogan", card__name="a charge")["actions"]
    assert may == ["movement", "attack", "hold"]


def _third_and_fourth_turn(page: Page) -> None:
    aim = asked(page, "Attack", "xargatha", card__name="a heavy blow")
    assert aim == {"targets": ["brogan"], "total": 6}
    cards = {"card__name": "a heavy blow", "defends": "no"}
    assert asked(page, "Attack a target", "xargatha", "brogan", **cards)["life"] == 1
    do(page, "Xargatha defeats Brogan")
    assert asked(page, "Fast Travel", "wasp", "4,-1")["legal"]
    do(page, "Fast Travel Wasp to")
    assert asked(page, "Checklists", phase="round", at=3)["now"] == "turn-4"


def _end_of_round(page: Page) -> None:
    battle = asked(page, "Minion Battle")
    assert (battle["loser"], battle["remove"], battle["pushed"]) == ("blue", 2, True)
    do(page, "Push the main lane: Blue loses")
    assert where(page, "blue-heavy-1") == "11,-5"
    assert counted(page, "wave main") == "main: 4 Wave counters"
    assert asked(page, "Level up", level=1, coins=2) == {"level": 2, "coins": 1}
    assert asked(page, "Pity coin", level=3, bought="no") == {"coins": 1}
    assert asked(page, "Who wins?") == {"winner": None, "by": None}


def test_push_lines_stay_while_a_piece_moves(page: Page) -> None:
    """They are kept on the board, and follow who moved."""
    page.goto(TABLE)
    asked(page, "Push lines", "wasp", range=2)
    _change(page, page.get_by_role("link", name="Pin", exact=True))
    lines = page.locator("#picture .overlay line")
    _change(page, page.locator("#modes").get_by_role("link", name="Move", exact=True))
    expect(lines).to_have_count(3)
    before = [line.get_attribute("x1") for line in lines.all()]
    _change(page, page.locator(_hook("7,0")))
    _fill(page, "spaces", "3")
    do(page, "Move Wasp to")
    assert where(page, "wasp") == "7,0"
    expect(page.locator("#picture .overlay")).to_have_count(1)
    assert [line.get_attribute("x1") for line in lines.all()] != before


def test_zones_are_painted_by_a_stroke(page: Page, screen: str) -> None:
    """A zone is chosen once; a stroke over hexes paints them all, off the board too."""
    page.goto(f"{TABLE}/setup")
    page.locator("#group-map").check()
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
