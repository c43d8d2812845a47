"""The judge on a device against a server, in one browser and in turn.

A first page is timed from the navigation until its verdict is painted. Of the judge it is asked
with its host stopped, so what it needs comes from the browser's cache.
"""

import shutil
import statistics
import tempfile
from collections.abc import Callable, Mapping
from pathlib import Path

from playwright.sync_api import Page, Playwright, sync_playwright

from pocket.places import SITE
from tests.bench.paint import ASKED, PAINTED, SCREENS, TAP, served
from tests.support.carried import Browser, Host, carry

#: New browsers of each kind, and taps in each round.
BROWSERS = 5
TAPS = 15
#: What a start from the parts makes for the next one.
SNAPSHOT = "snapshot"

FIRST = (
    "async () => {"
    + PAINTED
    + """
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  while (!document.querySelector("#verdict .answer")) await frame();
  await painted();
  return performance.now();
}"""
)
HAS_SNAPSHOT = f"""async () => {{
  const names = (await caches.keys()).filter((name) => name.startsWith("pocket-"));
  const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  return kept.flat().some(({{ url }}) => url.endsWith("/{SNAPSHOT}"));
}}"""
FORGET = f"""async () => {{
  for (const name of await caches.keys()) {{
    const cache = await caches.open(name);
    const kept = (await cache.keys()).filter(({{ url }}) => url.endsWith("/{SNAPSHOT}"));
    for (const each of kept) await cache.delete(each);
  }}
}}"""

Times = dict[str, list[float]]


class Visitor:
    """A browser that carries the judge, with a page of it and one of the server."""

    def __init__(self, playwright: Playwright, profile: Path, device: str, server: str) -> None:
        self._browser = Browser(playwright, profile)
        self.device = device
        self.here = self._browser.context.pages[0]
        self.there = self._browser.strangers(**SCREENS["laptop"], base_url=server)

    def first(self, page: Page, address: str) -> float:
        """Milliseconds until the first page is painted."""
        page.goto(address, wait_until="commit")
        return float(page.evaluate(FIRST))

    def first_pages(self) -> tuple[float, float]:
        """The same from the judge and from the server."""
        there = self.first(self.there, ASKED)
        return self.first(self.here, self.device + ASKED), there

    def open_table(self) -> None:
        """Open the table on both, without a question."""
        for page, start in ((self.here, self.device), (self.there, "")):
            page.goto(start + ASKED.partition("?")[0], wait_until="load")

    def taps(self) -> tuple[float, float]:
        """A tap on the second figure, on both."""
        here, there = (self._tap(page) for page in (self.here, self.there))
        return here, there

    def tap_after_end(self) -> float:
        """A tap after the browser has ended the worker."""
        session = self.here.context.new_cdp_session(self.here)
        session.send("ServiceWorker.enable")
        return self._tap(self.here, lambda: session.send("ServiceWorker.stopAllWorkers"))

    def _tap(self, page: Page, between: Callable[[], object] = lambda: None) -> float:
        page.bring_to_front()
        page.evaluate(TAP, "gibraltar")
        between()
        return float(page.evaluate(TAP, "wraith"))

    def wait_for_snapshot(self) -> bool:
        """Whether a start from the parts leaves something for the next one."""
        for _ in range(100):
            if self.here.evaluate(HAS_SNAPSHOT):
                return True
            self.here.wait_for_timeout(100)
        return False

    def leave(self) -> None:
        """End the browser in good order, so that its profile is written."""
        self._browser.context.close()
        self._browser.kill()


def measured(playwright: Playwright, folder: Path, server: str) -> Mapping[str, list[float]]:
    """Milliseconds by what was timed, in rounds."""
    host, times = Host(SITE), Times()

    def visitor(profile: Path) -> Visitor:
        return Visitor(playwright, profile, host.address, server)

    carrying = visitor(folder / "profile")
    carry(carrying.here, host.address)
    carrying.first_pages()
    carrying.wait_for_snapshot()
    carrying.leave()
    host.stop()
    for number in range(BROWSERS):
        for kind in ("cold", "new"):
            profile = folder / f"{kind}{number}"
            shutil.copytree(folder / "profile", profile, symlinks=True)
            _round(visitor(profile), kind, times)
    return times


def _round(visitor: Visitor, kind: str, times: Times) -> None:
    """A new browser; "cold" ones start from the parts, in the others taps are timed as well."""
    if kind == "cold":
        visitor.here.goto(f"{visitor.device}/static/icon.svg")
        visitor.here.evaluate(FORGET)
    here, there = visitor.first_pages()
    found = {kind: [here], "server": [there]}
    if kind == "new":
        visitor.open_table()
        pairs = [visitor.taps() for _ in range(TAPS)][2:]
        found["tap"], found["server's tap"] = map(list, zip(*pairs, strict=True))
        found["ended"] = [visitor.tap_after_end()]
    for name, each in found.items():
        times.setdefault(name, []).extend(each)
    visitor.leave()


ROWS = (
    ("cold boot from the parts / the server's first page", "cold", "server", 20),
    ("a tap after the worker was ended / the same", "ended", "server", 5),
    ("a new browser, no network, a verdict / the same", "new", "server", 7),
    ("a tap on the device / on the server", "tap", "server's tap", 1.3),
)


def measure_carried() -> None:
    """Print a row for each."""
    print("the judge on a device against a server, until painted; milliseconds")
    with (
        sync_playwright() as playwright,
        served() as server,
        tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder,
    ):
        times = measured(playwright, Path(folder), server)
    for name, ours, theirs, wanted in ROWS:
        here, there = statistics.median(times[ours]), statistics.median(times[theirs])
        print(f"{name:<52}{here:>12.1f}{there:>12.1f}{here / there:>9.2f}  {wanted} or less")


if __name__ == "__main__":
    measure_carried()
