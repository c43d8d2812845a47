"""The front page: a ruling that plays, three games at one glance, your tables."""

import time

from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.conftest import SCREENS, on_laptop, on_phone


def _in_view(page: Page, thing: Locator) -> bool:
    box, screen = thing.bounding_box(), page.viewport_size
    assert box
    assert screen
    return box["y"] >= 0 and box["y"] + box["height"] <= screen["height"]


def test_the_three_games_are_seen_at_one_glance(page: Page) -> None:
    """Each game with its picture and its button is on the first screen; nothing is cut off."""
    page.goto("/")
    games = page.locator(".game")
    expect(games).to_have_count(3)
    for game in games.all():
        assert _in_view(page, game)
        assert game.locator("img").evaluate("image => image.decode().then(() => image.width)") > 90
    assert page.evaluate("document.documentElement.scrollWidth") == page.viewport_size["width"]  # type: ignore[index]


def test_a_ruling_plays_and_ends_with_its_verdict(page: Page) -> None:
    """Two taps, the line, the verdict: at first it is hidden, at last it is there; and again."""
    page.emulate_media(reduced_motion="no-preference")
    page.goto("/")
    answer = page.locator(".played-said .answer")
    opacity = "answer => getComputedStyle(answer).opacity"
    assert answer.evaluate(opacity) == "0"
    page.evaluate("Promise.all(document.getAnimations().map(one => one.finished)).then(() => 1)")
    assert answer.evaluate(opacity) == "1"
    expect(answer).to_contain_text("No line of sight")
    page.get_by_role("button", name="Replay").click()
    assert float(answer.evaluate(opacity)) < 1


def test_who_wants_no_motion_sees_the_end_at_once(browser: Browser, address: str) -> None:
    """With reduced motion nothing moves: the verdict is there, and nothing plays again."""
    context = browser.new_context(
        base_url=address,
        service_workers="block",
        **SCREENS["phone"],  # type: ignore[arg-type]
    )
    page = context.new_page()
    page.goto("/")
    assert page.evaluate("document.getAnimations().length") == 0
    expect(page.get_by_role("button", name="Replay")).to_be_hidden()
    context.close()


def _begin(page: Page) -> str:
    """A stored table, from an example; the address of its own page."""
    page.goto("/table/tuesday-table/setup")
    page.locator("#group-more").check()
    page.get_by_text("Name, file, new table").click()
    page.get_by_label("Name of the table").fill("Friday game")
    page.get_by_role("button", name="Rename the table").click()
    expect(page).to_have_title("Set up · Friday game · Adjudicator")
    return page.url.split("?")[0].removesuffix("/setup")


@on_phone
def test_your_tables_have_a_name_a_picture_and_a_day(page: Page) -> None:
    """A table that was used today says so, and its link leads to it."""
    table = _begin(page)
    page.goto("/")
    (line,) = page.locator(".yours li").all()
    expect(line).to_contain_text("Friday game")
    expect(line).to_contain_text("today")
    assert line.locator("img").evaluate("image => image.decode().then(() => true)")
    line.get_by_role("link").click()
    expect(page).to_have_url(table)


@on_laptop
def test_days_are_told_as_people_tell_them(page: Page) -> None:
    """Yesterday is yesterday, an older day is a date without a time."""
    page.goto("/")
    yesterday, old = (time.time() - days * 86_400 for days in (1, 500))
    kept = [
        {"id": str(at), "link": "/table/rooftops/setup", "title": "T", "at": 1000 * at}
        for at in (yesterday, old)
    ]
    page.evaluate("kept => localStorage.setItem('tables', JSON.stringify(kept))", kept)
    page.reload()
    date = time.strftime("%B %-d, %Y", time.localtime(old))
    expect(page.locator(".yours small")).to_have_text(["yesterday", date])


@on_phone
def test_a_table_is_renamed_for_everybody_and_forgotten_here(page: Page) -> None:
    """The new name is the table's own; forgetting only takes it off the list."""
    table = _begin(page)
    page.goto("/")
    page.get_by_role("button", name="Rename Friday game").click()
    page.get_by_label("Name of the table").fill("Saturday game")
    with page.expect_request("**/setup") as sent:
        page.get_by_role("button", name="Save").click()
    assert "seen=" in (sent.value.post_data or "")  # it goes by the table that the list knows
    expect(page.locator(".yours strong")).to_have_text("Saturday game")
    assert page.request.get(f"{table}/scene.json").json()["title"] == "Saturday game"
    page.get_by_role("button", name="Forget Saturday game").click()
    expect(page.locator("[data-tables]")).to_be_hidden()
    assert page.request.get(table).ok


@on_phone
def test_a_button_that_is_tapped_twice_begins_one_table(page: Page) -> None:
    """The second tap of a double tap sends nothing; going back, another table can be begun."""
    begun: list[str] = []
    page.on("request", lambda sent: begun.append(sent.url) if sent.method == "POST" else None)
    page.goto("/setup?game=apex")
    start = page.get_by_role("button", name="Start", exact=True)
    start.dblclick()
    page.wait_for_url("**/table/*/setup")
    assert len(begun) == 1
    page.go_back()
    start.click()
    page.wait_for_url("**/table/*/setup")
    assert len(begun) == 2


@on_laptop
def test_many_tables_do_not_push_the_page_away(page: Page) -> None:
    """Three tables are shown; a button shows all of them."""
    page.goto("/")
    kept = [
        {"id": str(n), "link": "/table/rooftops/setup", "title": f"T{n}", "at": 0} for n in range(7)
    ]
    page.evaluate("kept => localStorage.setItem('tables', JSON.stringify(kept))", kept)
    page.reload()
    expect(page.locator(".yours li")).to_have_count(3)
    page.get_by_role("button", name="Show all 7 tables").click()
    expect(page.locator(".yours li")).to_have_count(7)
