"""The judge on a device, after its host was stopped and the browser was started again."""

import json
import os
import shutil
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, Playwright, expect

from pocket.places import SITE
from tests.support.carried import PATIENCE, Browser, Host, browsing, carry, renew

pytestmark = pytest.mark.long

#: A question of each game with something to do, who is renamed, and a house rule.
GAMES = {
    "apex": ("hard-cases?from=gibraltar&to=%409%2C4", "gibraltar", "Climb"),
    "flashpoint": ("night-shift?ask=noise&from=%402%2C2&value=3", "ada", "Noise"),
    "atlantis": ("the-ford?ask=fast-travel&from=xargatha&to=%401%2C2", "xargatha", "Fast Travel"),
}
#: How often a browser is killed; each time Python starts anew.
KILLS = int(os.environ.get("KILLS", "5"))
SEND = """async ([address, fields]) => {
  const answer = await fetch(address, { method: "POST", body: new URLSearchParams(fields) });
  return [answer.status, new URL(answer.url).pathname];
}"""

#: Replaces the copy of the memory by another one; returns whether there was one.
SPOIL = """async () => {
  for (const name of (await caches.keys()).filter((each) => each.startsWith("pocket-"))) {
    const cache = await caches.open(name);
    const [memory] = (await cache.keys()).filter(({ url }) => url.endsWith("/snapshot"));
    if (!memory) return false;
    const headers = (await cache.match(memory)).headers;
    await cache.put(memory, new Response(new Uint8Array(65536), { headers }));
  }
  return true;
}"""


@pytest.fixture(scope="module")
def carried(playwright: Playwright, tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str]:
    """The profile of a visitor who was on the page once, and the address of a host that is gone."""
    profile = tmp_path_factory.mktemp("profile")
    host = Host(SITE)
    with browsing(playwright, profile) as context:
        carry(context.pages[0], host.address)
        context.close()  # so that the profile is written
    host.stop()
    return profile, host.address


@pytest.fixture
def profile(carried: tuple[Path, str], tmp_path: Path) -> Path:
    """A copy of that profile."""
    return Path(shutil.copytree(carried[0], tmp_path / "profile", symlinks=True))


@pytest.fixture
def visitor(playwright: Playwright, profile: Path) -> Iterator[BrowserContext]:
    """That visitor later, in a new browser."""
    with browsing(playwright, profile) as context:
        yield context


def send(page: Page, address: str, **fields: str) -> str:
    """Send a form as a page does; returns where it leads to."""
    status, path = page.evaluate(SEND, [address, fields])
    assert status == 200
    return str(path)


def events(page: Page, ref: str) -> list[dict[str, Any]]:
    """The events of a table, as its file has them."""
    text = page.evaluate(
        "address => fetch(address).then((a) => a.text())", f"/table/{ref}/history.json"
    )
    found: list[dict[str, Any]] = json.loads(text)["events"]
    return found


def test_everything_of_three_games_in_two_languages(
    visitor: BrowserContext, carried: tuple[Path, str]
) -> None:
    """Verdict, carry out, undo, set-up, house rule, export, search and a rule; and no strangers."""
    page = visitor.pages[0]
    page.goto(carried[1])
    for language in ("en", "es"):
        send(page, "/language", language=language)
        for question, _, _ in GAMES.values():
            page.goto(f"{carried[1]}/table/{question}")
            expect(page.locator("html")).to_have_attribute("lang", language)
            expect(page.locator("#verdict .answer")).to_be_visible(timeout=PATIENCE)
            expect(page.locator("#network")).to_be_hidden()
            page.locator("#verdict form.doing button").first.click()
            page.wait_for_url("**/table/edit~*")
            ref = page.url.split("/table/")[1].partition("?")[0]
            assert [event["kind"] for event in events(page, ref)] == ["begin", "change"]
            send(page, f"/table/{ref}/undo", seen="1")
            _house_rule(page, ref)
            assert [event["kind"] for event in events(page, ref)] == [
                "begin", "change", "undo", "change",
            ]  # fmt: skip
            assert (
                page.evaluate("a => fetch(a).then((r) => r.status)", f"/table/{ref}/setup") == 200
            )
        page.goto(f"{carried[1]}/search?q=cover")
        expect(page.locator(".results a").first).to_be_visible(timeout=PATIENCE)
        page.goto(f"{carried[1]}/rules/apex.los.line")
        expect(page.locator("h1").first).to_be_visible(timeout=PATIENCE)
        assert f"/docs/{'es/' if language == 'es' else ''}apex/" in page.url

    _form_of_another_site(page, carried[1])


def _form_of_another_site(page: Page, address: str) -> None:
    """It is refused, though the worker isn't told where it comes from."""
    page.goto("about:blank")
    action = f"{address}/table/tuesday-table/share"
    page.set_content(f'<form method="post" action="{action}"><button>x</button></form>')
    page.get_by_role("button").click()
    expect(page.locator(".lead")).to_be_visible(timeout=PATIENCE)
    assert page.url.endswith("/table/tuesday-table/share")


def _house_rule(page: Page, ref: str) -> None:
    page.goto(page.url.partition("/table/")[0] + f"/table/{ref}/rulings")
    page.locator(".readings form button").first.click()
    expect(page.locator(".badge.house").first).to_be_visible(timeout=PATIENCE)


def shared(page: Page) -> str:
    """The reference of a new table."""
    return send(page, "/table/tuesday-table/share").split("/")[2]


def rename(page: Page, ref: str, name: str) -> None:
    """Rename a figure, which is a change each time."""
    send(page, f"/table/{ref}/setup", do="name", figure="gibraltar", name=name)


def test_two_tabs_share_one_store(visitor: BrowserContext, carried: tuple[Path, str]) -> None:
    """Ten orders of each are twenty changes, and each tab shows the other's."""
    first, second = visitor.pages[0], visitor.new_page()
    first.goto(carried[1])
    ref = shared(first)
    for page in (first, second):
        page.goto(f"{carried[1]}/table/{ref}")
    expect(second.locator("#line")).to_have_attribute("data-state", "live", timeout=PATIENCE)
    orders = """async ([ref, who]) => {
      const done = [];
      for (let n = 0; n < 10; n++) {
        const body = new URLSearchParams({ do: "name", figure: "gibraltar", name: `${who}${n}` });
        done.push((await fetch(`/table/${ref}/setup`, { method: "POST", body })).ok);
      }
      return done;
    }"""
    second.evaluate("() => { window.done = null; }")
    second.evaluate(
        f"a => {{ ({orders})(a).then((all) => {{ window.done = all; }}); }}", [ref, "B"]
    )
    assert first.evaluate(orders, [ref, "A"]) == [True] * 10
    second.wait_for_function("() => window.done")
    found = [name for event in events(first, ref)[1:] for name in _names(event)]
    assert len(found) == 20
    for who in "AB":
        assert [name for name in found if name[0] == who] == [f"{who}{n}" for n in range(10)]
    rename(first, ref, "Gibby")
    expect(second.locator("main")).to_contain_text("Gibby", timeout=PATIENCE)


def _names(event: Mapping[str, Any]) -> list[str]:
    """The names that an event gives."""
    return [part[2] for part in event["change"]["parts"]]


def test_a_killed_browser_has_lost_nothing(
    playwright: Playwright, profile: Path, carried: tuple[Path, str]
) -> None:
    """What was acknowledged is there, though the process was killed at once."""
    ref, done = "", 0
    for turn in range(KILLS):
        browser = Browser(playwright, profile)
        page = browser.context.pages[0]
        page.goto(carried[1])
        ref = ref or shared(page)
        assert len(events(page, ref)) == done + 1
        rename(page, ref, f"Name {turn}")
        done += 1
        browser.kill()
    with browsing(playwright, profile) as context:
        page = context.pages[0]
        page.goto(f"{carried[1]}/table/{ref}")
        assert len(events(page, ref)) == done + 1
        expect(page.locator("main")).to_contain_text(f"Name {done - 1}")


def test_an_update_keeps_the_tables(playwright: Playwright, tmp_path: Path) -> None:
    """A new build is loaded beside the old one, which is dropped, and finds the same rows.

    What is the same in both isn't loaded again.
    """
    site, later = tmp_path / "site", tmp_path / "later"
    shutil.copytree(SITE, site, copy_function=os.link)
    host = Host(site)
    with browsing(playwright, tmp_path / "profile") as context:
        page = context.pages[0]
        carry(page, host.address)
        ref = shared(page)
        rename(page, ref, "Gibby")
        renew(SITE, later)
        (later / "pocket" / "renewed" / "runtime").unlink()
        site.rename(tmp_path / "before")
        later.rename(site)
        page.goto(host.address)
        page.wait_for_function(
            "() => caches.keys().then((names) => `${names}` === 'pocket-renewed')"
        )
        page.goto(f"{host.address}/table/{ref}")
        expect(page.locator("main")).to_contain_text("Gibby", timeout=PATIENCE)
        assert len(events(page, ref)) == 2
    host.stop()


def test_a_copy_of_the_memory_that_doesnt_fit_is_dropped(
    visitor: BrowserContext, carried: tuple[Path, str]
) -> None:
    """The judge starts from its parts then, and has the tables."""
    page = visitor.pages[0]
    page.goto(carried[1])
    ref = shared(page)
    session = visitor.new_cdp_session(page)
    session.send("ServiceWorker.enable")
    session.send("ServiceWorker.stopAllWorkers")
    assert page.evaluate(SPOIL)
    page.goto(f"{carried[1]}/table/{ref}")
    expect(page.locator("#view")).to_be_visible(timeout=PATIENCE)
    assert len(events(page, ref)) == 1
