"""Beyond one machine: two servers on two ports share a PostgreSQL, and a table."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect

from tests.browser.conftest import SCREENS
from tests.browser.test_following import followed, kept, move
from tests.support.postgres import postgres
from tests.support.serving import Served


@pytest.fixture
def servers() -> Iterator[tuple[Served, Served]]:
    """Two servers that know nothing of each other but their database."""
    with postgres() as database:
        first, second = (Served({"DATABASE_URL": database}) for _ in range(2))
        for one in (first, second):
            one.start()
        yield first, second
        for one in (first, second):
            one.kill()


@pytest.fixture
def phones(
    browser: Browser, servers: tuple[Served, Served]
) -> Iterator[tuple[BrowserContext, BrowserContext]]:
    """A phone at each of them."""
    phone = SCREENS["phone"]
    first, second = (browser.new_context(base_url=one.address, **phone) for one in servers)  # type: ignore[arg-type]
    yield first, second
    first.close()
    second.close()


def test_what_is_moved_on_one_server_shows_on_the_other(
    phones: tuple[BrowserContext, BrowserContext],
) -> None:
    """Each phone moves somebody at its own server, and both show both, on the line."""
    look, change = kept(phones[0], "tuesday-table")
    pages = [followed(phone, f"/table/{look}") for phone in phones]
    for phone, who, place in ((phones[0], "wraith", "G7"), (phones[1], "gibraltar", "C3")):
        move(phone, change, who, place)
        for page, _ in pages:
            expect(_figure(page, who)).to_have_attribute("data-at", _space(place))
    assert [asked for _, asked in pages] == [[], []]


def _figure(page: Page, who: str) -> Locator:
    return page.locator(f'[data-figure="{who}"]')


def _space(place: str) -> str:
    return f"{ord(place[0]) - 65},{int(place[1:]) - 1}"
