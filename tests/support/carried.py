"""A visitor who carries the judge: a browser of its own process, and a host of static files."""

import functools
import http.server
import os
import shutil
import signal
import subprocess
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, Page, Playwright

from tests.browser.engine import ALONE, NAMES

#: How long the judge may take to start, in milliseconds.
PATIENCE = 120_000


class Host:
    """A plain host of static files, at an address that stays the same.

    It may send a content security policy.
    """

    def __init__(self, folder: Path, policy: str = "") -> None:
        kind = type("_Handler", (_Quiet,), {"policy": policy})
        handler = functools.partial(kind, directory=str(folder))
        self._server = _Server(("127.0.0.1", 0), handler)
        self.address = f"http://127.0.0.1:{self._server.server_port}"
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def stop(self) -> None:
        """Stop for good: nobody answers at this address."""
        self._server.shutdown()
        self._server.server_close()


class _Server(http.server.ThreadingHTTPServer):
    request_queue_size = 64


class _Quiet(http.server.SimpleHTTPRequestHandler):
    policy = ""

    def end_headers(self) -> None:
        """Send the policy with every file."""
        if self.policy:
            self.send_header("Content-Security-Policy", self.policy)
        super().end_headers()

    def log_message(self, *_: object) -> None:
        """Say nothing."""


class Browser:
    """A browser's process with a profile that outlives it."""

    def __init__(self, playwright: Playwright, profile: Path) -> None:
        port = profile / "DevToolsActivePort"
        port.unlink(missing_ok=True)
        command = [
            next(filter(None, map(shutil.which, NAMES))),
            "--headless", "--no-sandbox", "--disable-gpu", "--disable-background-networking", ALONE,
            "--remote-debugging-port=0", f"--user-data-dir={profile}", "--lang=en", "about:blank",
        ]  # fmt: skip
        self._process = subprocess.Popen(  # noqa: S603
            command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True
        )
        number = _port(port)
        self._connection = playwright.chromium.connect_over_cdp(f"http://127.0.0.1:{number}")

    @property
    def context(self) -> BrowserContext:
        """The visitor's pages; where everything is busy, the judge takes its time to start."""
        context = self._connection.contexts[0]
        context.set_default_timeout(PATIENCE)
        return context

    def strangers(self, **settings: Any) -> Page:  # noqa: ANN401 - as Playwright takes them
        """A page without anything of this visitor's, and without workers."""
        context = self._connection.new_context(service_workers="block", **settings)
        context.set_default_timeout(PATIENCE)
        return context.new_page()

    def kill(self) -> None:
        """End the process without a warning."""
        os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()


def _port(file: Path) -> str:
    """The port that a browser writes into its profile when it has started."""
    for _ in range(PATIENCE // 50):
        if file.is_file() and (written := file.read_text().split()):
            return written[0]
        time.sleep(0.05)
    raise AssertionError("the browser didn't start")


@contextmanager
def browsing(playwright: Playwright, profile: Path) -> Iterator[BrowserContext]:
    """A new process of a browser with this profile."""
    browser = Browser(playwright, profile)
    try:
        yield browser.context
    finally:
        browser.kill()


def renew(site: Path, target: Path) -> None:
    """Put up the same site as a new build in another folder."""
    shutil.copytree(site, target, copy_function=os.link, dirs_exist_ok=True)
    [build] = (site / "pocket").iterdir()
    shutil.rmtree(target / "pocket" / build.name)
    shutil.copytree(build, target / "pocket" / "renewed", copy_function=os.link)
    worker = target / "pocket.js"
    text = worker.read_text().replace(build.name, "renewed")
    worker.unlink()
    worker.write_text(text)


def carry(page: Page, address: str) -> None:
    """Open the front page, and wait until the judge and the docs are on the device."""
    page.goto(address)
    kept = (
        "async () => navigator.serviceWorker.controller && !!(await caches.match('/pocket/docs'))"
    )
    for _ in range(PATIENCE // 100):
        if page.evaluate(kept):
            return
        page.wait_for_timeout(100)
    raise AssertionError(page.locator("#network").text_content())
