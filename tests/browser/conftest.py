"""A real server and a real browser."""

import os
import signal
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    Playwright,
)

from tests.browser.engine import launch

PICTURES = Path(__file__).parent / "pictures"

#: Screens that the pages are made for: a phone that is touched, a laptop with a mouse. On both
#: nothing glides: that draws the board in every frame. The front page's test plays it.
SCREENS: dict[str, dict[str, object]] = {
    "phone": {
        "viewport": {"width": 390, "height": 844},
        "has_touch": True,
        "is_mobile": True,
        "reduced_motion": "reduce",
    },
    "laptop": {"viewport": {"width": 1280, "height": 800}, "reduced_motion": "reduce"},
}

#: For what doesn't depend on the screen: another one would prove the same twice.
on_phone = pytest.mark.parametrize("screen", ["phone"], indirect=True)
on_laptop = pytest.mark.parametrize("screen", ["laptop"], indirect=True)


class Server:
    """A server of the whole app, which can be killed and started again at the same address."""

    def __init__(self, store: Path) -> None:
        self.store = store
        self.address = ""
        self._process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        """Start it: on a free port at first, then on the same."""
        port = self.address.rsplit(":", 1)[1] if self.address else "0"
        command = [sys.executable, "-m", "adjudicator", "serve", "--port", port]
        environment = {
            **os.environ,
            "PYTHONUNBUFFERED": "1",
            "ADJUDICATOR_STORE": str(self.store),
        }
        self._process = subprocess.Popen(  # noqa: S603
            command, stdout=subprocess.PIPE, text=True, env=environment, start_new_session=True
        )
        assert self._process.stdout
        self.address = self._process.stdout.readline().split()[-1]
        _wait_for(self.address)

    def kill(self) -> None:
        """Stop it without a warning."""
        assert self._process
        assert self._process.stdout
        os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()
        self._process.stdout.close()


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server of the whole app, on a free port."""
    server = Server(tmp_path_factory.mktemp("server"))
    server.start()
    yield server.address
    server.kill()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server of one's own, to be killed at will."""
    server = Server(tmp_path)
    server.start()
    yield server
    server.kill()


def _wait_for(where: str) -> None:
    for _ in range(100):
        try:
            with urllib.request.urlopen(where):  # noqa: S310 - our own server
                return
        except OSError:
            time.sleep(0.05)
    pytest.fail(f"the server at {where} does not answer")


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    """Debian's Chromium."""
    chromium = launch(playwright)
    yield chromium
    chromium.close()


@pytest.fixture(params=SCREENS)
def screen(request: pytest.FixtureRequest) -> str:
    """The name of a screen."""
    name: str = request.param
    return name


@pytest.fixture(scope="session")
def visitors(browser: Browser, address: str) -> Iterator[dict[str, BrowserContext]]:
    """A visitor of each screen, who has the scripts and styles of earlier visits in the cache."""
    visitors: dict[str, BrowserContext] = {
        name: browser.new_context(
            base_url=address,
            # What is kept for later has tests of its own; elsewhere every request is to be seen.
            service_workers="block",
            **screen,  # type: ignore[arg-type]
        )
        for name, screen in SCREENS.items()
    }
    yield visitors
    for visitor in visitors.values():
        visitor.close()


@pytest.fixture
def context(
    visitors: dict[str, BrowserContext], screen: str, address: str
) -> Iterator[BrowserContext]:
    """A visitor with that screen who has left nothing behind but files in the cache."""
    visitor = visitors[screen]
    yield visitor
    _forget(visitor, address)


def _forget(visitor: BrowserContext, address: str) -> None:
    """Close the pages, and drop cookies, permissions and all that pages keep."""
    last, *others = visitor.pages or [visitor.new_page()]
    for page in others:
        page.close()
    last.goto("about:blank")
    storage = visitor.new_cdp_session(last)
    storage.send("Storage.clearDataForOrigin", {"origin": address, "storageTypes": "all"})
    last.close()
    visitor.clear_permissions()


def _told(message: ConsoleMessage) -> str:
    return f"{message.text} {message.location['url']}"


@pytest.fixture
def page(context: BrowserContext) -> Iterator[Page]:
    """A page that must not stumble in its script, nor ask anything from another host.

    The browser reaches no other host (`engine.launch`), so a request to one is an error on the
    console.
    """
    page = context.new_page()
    stumbles: list[str] = []
    page.on("pageerror", lambda error: stumbles.append(str(error)))
    page.on("console", lambda m: stumbles.append(_told(m)) if m.type == "error" else None)
    yield page
    assert [text for text in stumbles if "400" not in text] == []
