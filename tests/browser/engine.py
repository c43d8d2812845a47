"""The browser that the tests drive."""

import shutil

from playwright.sync_api import Browser, Playwright

#: Debian's Chromium. The first has the same engine without windows, and starts in half the time.
NAMES = ("chromium-headless-shell", "chromium")

#: It finds this machine and no other.
ALONE = "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost"


def launch(playwright: Playwright) -> Browser:
    """Start it."""
    return playwright.chromium.launch(
        executable_path=next(filter(None, map(shutil.which, NAMES))),
        args=["--no-sandbox", "--disable-gpu", "--disable-background-networking", ALONE],
    )
