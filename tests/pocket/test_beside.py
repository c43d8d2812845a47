"""The judge taken along from a server: what works when that server is gone, and when it is back."""

import json
import re
import shutil
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, Playwright, expect

from adjudicator.web.carrying import KNOWN, VARIABLE, Carried
from pocket.places import ROOT, SITE
from tests.browser.conftest import Server
from tests.support.carried import PATIENCE, browsing

pytestmark = pytest.mark.long

#: A question of each game with something to do, and a piece to rename.
GAMES = {
    "apex": ("hard-cases?from=gibraltar&to=%409%2C4", "gibraltar"),
    "flashpoint": ("night-shift?ask=noise&from=%402%2C2&value=3", "ada"),
    "atlantis": ("the-ford?ask=fast-travel&from=xargatha&to=%401%2C2", "xargatha"),
}
SEND = """async ([address, fields]) => {
  const answer = await fetch(address, { method: "POST", body: new URLSearchParams(fields) });
  return [answer.status, new URL(answer.url).pathname];
}"""
#: Whether a row is stored in the browser.
ROW = """key => new Promise((done) => {
  const opening = indexedDB.open("adjudicator");
  opening.onsuccess = () => {
    const asked = opening.result.transaction("rows").objectStore("rows").count(key);
    asked.onsuccess = () => { opening.result.close(); done(asked.result === 1); };
  };
})"""
KEPT = "async () => !!(await caches.match(location.pathname))"
NO_WEBASSEMBLY = "delete window.WebAssembly"
NO_MODULES = """
const register = ServiceWorkerContainer.prototype.register;
ServiceWorkerContainer.prototype.register = function (address, options = {}) {
  if (options.type === "module") return Promise.reject(new TypeError("module"));
  return register.call(this, address, options);
};
"""


class Offering(Server):
    """A server that offers its parts, to be killed and started again at will."""

    runs = False

    def start(self) -> None:
        """Start it."""
        with pytest.MonkeyPatch.context() as patch:
            patch.setenv(VARIABLE, str(SITE))
            super().start()
        self.runs = True

    def kill(self) -> None:
        """Kill it, if it runs."""
        if self.runs:
            super().kill()
        self.runs = False


@pytest.fixture(scope="module")
def visited(playwright: Playwright, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Offering]:
    """A server; in the folder beside its store is the profile of who took the judge along."""
    server = Offering(tmp_path_factory.mktemp("server"))
    server.start()
    try:
        _take_along(playwright, server)
        yield server
    finally:
        server.kill()


def _take_along(playwright: Playwright, server: Server) -> None:
    with browsing(playwright, profile_at(server)) as context:
        page = context.pages[0]
        loaded: list[str] = []
        page.on("request", lambda request: loaded.append(request.url))
        page.goto(server.address)
        take = page.locator("[data-take]")
        expect(take).to_have_text(f"Take it along ({weight()} MB)")
        page.wait_for_timeout(500)
        assert not [address for address in loaded if "pocket" in address]
        take.click()
        told = page.locator("[data-carry] [role=status]")
        expect(told).to_contain_text(re.compile(r"of \d+(\.\d)? MB"))
        expect(told).to_contain_text("Ready", timeout=PATIENCE)
        leave(context)


def weight() -> int:
    """What the parts that were built weigh, in megabytes."""
    return Carried(SITE, json.loads((SITE / KNOWN).read_text())).megabytes


def test_the_guide_says_what_the_judge_weighs() -> None:
    """As rounded as on the button."""
    for name in ("by-hand", "without-server"):
        guide = (ROOT / "docs" / "guide" / f"{name}.rst").read_text("utf-8")
        assert f"about {weight()} MB" in guide, name


def profile_at(server: Server) -> Path:
    """Where that profile is."""
    return server.store.with_name(f"{server.store.name}-profile")


@pytest.fixture
def server(visited: Offering) -> Offering:
    """The same server, running."""
    if not visited.runs:
        visited.start()
    return visited


@pytest.fixture
def profile(visited: Offering, tmp_path: Path) -> Path:
    """A copy of that visitor's profile."""
    return Path(shutil.copytree(profile_at(visited), tmp_path / "profile", symlinks=True))


def send(page: Page, address: str, **fields: str) -> str:
    """Send a form as a page does; returns where it leads to."""
    status, path = page.evaluate(SEND, [address, fields])
    assert status == 200
    return str(path)


def kinds(page: Page, ref: str) -> list[str]:
    """The kinds of the events of a table, as its file has them."""
    asked = "address => fetch(address).then((a) => a.json())"
    file = page.evaluate(asked, f"/table/{ref}/history.json")
    return [event["kind"] for event in file["events"]]


def carry_out(page: Page, address: str, question: str = GAMES["apex"][0]) -> str:
    """Carry out what an example's answer offers; returns the ref of the table that this makes."""
    page.goto(f"{address}/table/{question}")
    expect(page.locator("#verdict .answer")).to_be_visible(timeout=PATIENCE)
    expect(page.locator("#network")).to_be_hidden()
    page.locator("#verdict form.doing button").first.click()
    page.wait_for_url("**/table/edit~*")
    return page.url.split("/table/")[1].partition("?")[0]


def until(page: Page, script: str, argument: str = "") -> None:
    """Wait until a script says yes, which it may take its time for."""
    for _ in range(PATIENCE // 100):
        if page.evaluate(script, argument):
            return
        page.wait_for_timeout(100)
    raise AssertionError(argument)


def leave(context: BrowserContext) -> None:
    """End a browser in its own time: it writes cookies late."""
    assert context.browser
    context.browser.new_browser_cdp_session().send("Browser.close")
    time.sleep(2)


@pytest.mark.parametrize("language", ["en", "es"])
def test_the_server_is_gone_and_nothing_is_missing(
    playwright: Playwright, profile: Path, visited: Offering, language: str
) -> None:
    """Verdict, carry out, undo, set-up, house rule, file, docs, search, a rule; a new browser."""
    visited.kill()
    address = visited.address
    with browsing(playwright, profile) as context:
        page = context.pages[0]
        page.goto(address)
        send(page, "/language", language=language)
        for question, figure in GAMES.values():
            ref = carry_out(page, address, question)
            expect(page.locator("html")).to_have_attribute("lang", language)
            send(page, f"/table/{ref}/undo", seen="1")
            send(page, f"/table/{ref}/setup", do="name", figure=figure, name="Robin")
            page.goto(f"{address}/table/{ref}/rulings")
            page.locator(".readings form button").first.click()
            expect(page.locator(".badge.house").first).to_be_visible(timeout=PATIENCE)
            assert kinds(page, ref) == ["begin", "change", "undo", "change", "change"]
            page.goto(f"{address}/table/{ref}/setup")
            expect(page.locator("#main")).to_contain_text("Robin")
            expect(page.locator("#network")).to_be_hidden()
        page.goto(f"{address}/search?q=cover")
        expect(page.locator(".results a").first).to_be_visible(timeout=PATIENCE)
        page.goto(f"{address}/docs/")
        expect(page.locator("html")).to_have_attribute("lang", language)
        expect(page.locator("h1").first).not_to_have_text("")
        page.goto(f"{address}/rules/apex.los.line")
        expect(page.locator("h1").first).to_be_visible(timeout=PATIENCE)
        assert f"/docs/{'es/' if language == 'es' else ''}apex/" in page.url


def test_a_table_of_the_server_is_a_copy_until_it_is_back(
    playwright: Playwright, profile: Path, server: Offering
) -> None:
    """Asked without it; an order waits, is sent once when it is back, and the page is its again."""
    with browsing(playwright, profile) as context:
        ref = carry_out(context.pages[0], server.address)
        expect(context.pages[0].locator("html")).not_to_have_attribute("data-pocket", "beside")
        until(context.pages[0], ROW, f"replica/{ref}")
        leave(context)
    server.kill()
    with browsing(playwright, profile) as context:
        page = context.pages[0]
        page.goto(f"{server.address}/table/{ref}")
        html, banner = page.locator("html"), page.locator("#network")
        expect(html).to_have_attribute("data-pocket", "replica")
        expect(banner).to_contain_text("Your changes are kept here")
        page.locator('[data-figure="gibraltar"]').click()
        expect(page.locator("#verdict")).to_contain_text("Gibraltar", timeout=PATIENCE)
        page.keyboard.press("Control+z")
        expect(page.locator("#line")).to_contain_text("1 to send", timeout=PATIENCE)
        assert kinds(page, ref) == ["begin", "change"]
        server.start()
        expect(html).not_to_have_attribute("data-pocket", "replica", timeout=PATIENCE)
        expect(banner).to_be_hidden()
        expect(page.locator("#line")).to_have_text("Live", timeout=PATIENCE)
        assert kinds(page, ref) == ["begin", "change", "undo"]


def test_a_table_begun_without_the_server_is_handed_over(
    playwright: Playwright, profile: Path, server: Offering
) -> None:
    """Under the links that it has; what was done can be undone there."""
    server.kill()
    with browsing(playwright, profile) as context:
        page = context.pages[0]
        ref = carry_out(page, server.address)
        html = page.locator("html")
        expect(html).to_have_attribute("data-pocket", "beside")
        server.start()
        expect(html).not_to_have_attribute("data-pocket", "beside", timeout=PATIENCE)
        assert kinds(page, ref) == ["begin", "change"]
        page.keyboard.press("Control+z")
        expect(page.locator("#notice")).to_contain_text("Undone")
        assert kinds(page, ref) == ["begin", "change", "undo"]


def test_the_judge_can_be_removed(playwright: Playwright, profile: Path, server: Offering) -> None:
    """Then pages are kept as they were before."""
    with browsing(playwright, profile) as context:
        page = context.pages[0]
        page.goto(server.address)
        expect(page.locator("[data-carry]")).to_contain_text("Ready")
        page.locator("[data-remove]").click()
        expect(page.locator("[data-carry]")).to_contain_text("Removed")
        keeps = "() => navigator.serviceWorker.controller?.scriptURL.endsWith('/sw.js')"
        until(page, keeps)
        names = page.evaluate("() => caches.keys()")
        assert not [name for name in names if name.startswith("pocket-")]
        page.reload()
        expect(page.locator("[data-take]")).to_be_visible()


def test_browsers_that_cannot_run_it_keep_what_they_had(
    playwright: Playwright, tmp_path: Path, server: Offering
) -> None:
    """Without WebAssembly nothing is offered; without modules as workers the kept pages stay."""
    with browsing(playwright, tmp_path / "profile") as context:
        page = context.new_page()
        page.add_init_script(NO_WEBASSEMBLY)
        page.goto(server.address)
        page.wait_for_function("() => navigator.serviceWorker.controller")
        expect(page.locator("[data-carry]")).to_be_hidden()
        page = context.new_page()
        page.add_init_script(NO_MODULES)
        page.goto(server.address)
        page.locator("[data-take]").click()
        expect(page.locator("[data-carry]")).to_contain_text("can't answer without the server")
        page.goto(f"{server.address}/table/tuesday-table")
        until(page, KEPT)
        server.kill()
        page.reload()
        expect(page.locator("#network")).to_contain_text("new questions need the server")
