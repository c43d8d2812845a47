"""From the second tap to the painted verdict, against a bare fragment of the same size.

Both are asked of one server, in one browser and in turn, and both end when the screen shows them.
"""

import statistics
import tempfile
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from flask import Flask
from playwright.sync_api import Browser, Page, sync_playwright
from werkzeug.serving import WSGIRequestHandler, make_server

from adjudicator.tables.sql.database import file_url
from tests.browser.engine import launch
from tests.support.apps import an_app

SCREENS: dict[str, dict[str, object]] = {
    "phone": {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True},
    "laptop": {"viewport": {"width": 1280, "height": 800}},
}

ASKED = "/table/tuesday-table?from=gibraltar&to=wraith"
ROUNDS = 15

#: Resolves when what was just changed is on the screen.
PAINTED = """const painted = () => new Promise((done) => requestAnimationFrame(() => {
  const {port1, port2} = new MessageChannel();
  port1.onmessage = done;
  port2.postMessage(0);
}));"""

TAP = (
    "async (figure) => {"
    + PAINTED
    + """
  const begun = performance.now();
  const settled = new Promise((done) => document.body.addEventListener("htmx:afterSettle",
    (event) => event.target.id === "verdict" && done()));
  document.querySelector(`[data-figure="${figure}"]`).dispatchEvent(
    new MouseEvent("click", {bubbles: true, cancelable: true}));
  await settled;
  await painted();
  return performance.now() - begun;
}"""
)

BARE = (
    "async () => {"
    + PAINTED
    + """
  const begun = performance.now();
  const text = await (await fetch("/bare", {cache: "no-store"})).text();
  document.body.innerHTML = text;
  await painted();
  return performance.now() - begun;
}"""
)


@contextmanager
def served() -> Iterator[str]:
    """The app with one more page: as much plain text as a verdict has markup."""
    with tempfile.TemporaryDirectory() as store, an_app(file_url(Path(store))) as app:
        yield from _served(app)


def _served(app: Flask) -> Iterator[str]:
    app.add_url_rule("/bare", "bare", lambda: fragment)
    answer = app.test_client().get(ASKED, headers={"HX-Request": "true"})
    line = "<p>Nothing on the line hides it, and so neither of both hides from the other.</p>\n"
    fragment = (line * (len(answer.data) // len(line) + 1))[: len(answer.data)]
    server = make_server("127.0.0.1", 0, app, threaded=True, request_handler=_Quiet)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()


class _Quiet(WSGIRequestHandler):
    """Writes no line for each request into the table that is printed."""

    def log_request(self, *_told: object) -> None:
        """Say nothing."""


def measured(browser: Browser, address: str, screen: str) -> tuple[float, float]:
    """Milliseconds of both, medians of rounds in turn."""
    visitor = browser.new_context(
        base_url=address,
        service_workers="block",
        **SCREENS[screen],  # type: ignore[arg-type]
    )
    table, bare = visitor.new_page(), visitor.new_page()
    table.goto("/table/tuesday-table")
    bare.goto("/offline")
    pairs = [_round(table, bare) for _ in range(ROUNDS + 2)][2:]
    visitor.close()
    ours, theirs = zip(*pairs, strict=True)
    return statistics.median(ours), statistics.median(theirs)


def _round(table: Page, bare: Page) -> tuple[float, float]:
    table.bring_to_front()
    table.evaluate(TAP, "gibraltar")
    ours = float(table.evaluate(TAP, "wraith"))
    bare.bring_to_front()
    return ours, float(bare.evaluate(BARE))


def main() -> None:
    """Print a row for each screen."""
    print("from the second tap to the painted verdict; milliseconds")
    with sync_playwright() as playwright, served() as address:
        browser = launch(playwright)
        for screen in SCREENS:
            ours, theirs = measured(browser, address, screen)
            name = f"a verdict on a {screen} / a bare fragment of its size"
            print(f"{name:<52}{ours:>12.1f}{theirs:>12.1f}{ours / theirs:>9.2f}  10 or less")
        browser.close()


if __name__ == "__main__":
    main()
