"""A real server and a real browser."""

import os
import shutil
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    Request,
    sync_playwright,
)

PICTURES = Path(__file__).parent / "pictures"

#: Screens that the pages are made for: a phone that is touched, a laptop with a mouse.
SCREENS: dict[str, dict[str, object]] = {
    "phone": {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True},
    "laptop": {"viewport": {"width": 1280, "height": 800}},
}


@pytest.fixture(scope="session")
def address() -> Iterator[str]:
    """The address of a server of the whole app, on a free port."""
    command = [sys.executable, "-m", "adjudicator", "serve", "--port", "0"]
    environment = {**os.environ, "PYTHONUNBUFFERED": "1"}
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) as server:  # noqa: S603
        assert server.stdout
        line = server.stdout.readline()
        where = line.split()[-1]
        _wait_for(where)
        yield where
        server.terminate()


def _wait_for(where: str) -> None:
    for _ in range(100):
        try:
            with urllib.request.urlopen(where):  # noqa: S310 - our own server
                return
        except OSError:
            time.sleep(0.05)
    pytest.fail(f"the server at {where} does not answer")


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Debian's Chromium."""
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(
            executable_path=shutil.which("chromium"),
            args=["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
        )
        yield chromium
        chromium.close()


@pytest.fixture(params=SCREENS)
def screen(request: pytest.FixtureRequest) -> str:
    """The name of a screen."""
    name: str = request.param
    return name


@pytest.fixture
def context(browser: Browser, screen: str, address: str) -> Iterator[BrowserContext]:
    """A fresh visitor with that screen."""
    # What is kept for later has tests of its own; elsewhere every request is to be seen.
    visitor = browser.new_context(
        base_url=address,
        service_workers="block",
        **SCREENS[screen],  # type: ignore[arg-type]
    )
    yield visitor
    visitor.close()


def _told(message: ConsoleMessage) -> str:
    return f"{message.text} {message.location['url']}"


@pytest.fixture
def page(context: BrowserContext, address: str) -> Iterator[Page]:
    """A page that may ask nothing from any other host and must not stumble in its script."""
    page = context.new_page()
    strangers: list[str] = []
    stumbles: list[str] = []

    def note(request: Request) -> None:
        if urlsplit(request.url).netloc != urlsplit(address).netloc:
            strangers.append(request.url)

    page.on("request", note)
    page.on("pageerror", lambda error: stumbles.append(str(error)))
    page.on("console", lambda m: stumbles.append(_told(m)) if m.type == "error" else None)
    yield page
    assert not strangers
    assert [text for text in stumbles if "400" not in text] == []
