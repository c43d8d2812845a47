"""How much one may ask: a game night never meets the limits, a flood does, and is told when."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from types import SimpleNamespace

import pytest
from flask import Flask
from flask.testing import FlaskClient

from adjudicator.tables.sql.database import file_url
from adjudicator.web import counting, rates
from adjudicator.web import limits as ours
from tests.support.apps import an_app
from tests.support.routes import kept

Make = Callable[[str], Flask]


@pytest.fixture
def make(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Make]:
    """Makes an app with limits."""
    with ExitStack() as made:

        def app(wide: str = "") -> Flask:
            monkeypatch.setenv(ours.VARIABLE, wide)
            return made.enter_context(an_app(file_url(tmp_path)))

        yield app


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> SimpleNamespace:
    """A clock that goes as the test says."""
    now = SimpleNamespace(now=1_000_000.0)
    fake = SimpleNamespace(time=lambda: now.now)
    monkeypatch.setattr(counting, "time", fake)
    monkeypatch.setattr(rates, "time", fake)
    return now


def _phones(app: Flask, number: int) -> list[FlaskClient]:
    phones = [app.test_client() for _ in range(number)]
    for phone in phones:
        phone.get("/")
    return phones


def test_a_game_night_never_meets_them(make: Make, clock: SimpleNamespace) -> None:
    """Eight phones behind one address, each asking twice a second, refused none of it.

    All windows are a minute long, so that what holds for one of them holds for hours.
    """
    app = make("")
    phones = _phones(app, 8)
    look, _ = kept(phones[0])
    for _ in range(130):
        clock.now += 0.5
        for phone in phones:
            assert phone.get(f"/table/{look}/since").status_code == 200
    (limiter,) = app.extensions["limiter"]
    windows = {one.limit.get_expiry() for one in limiter.limit_manager.application_limits}
    assert windows == {60}
    # Half of what may be asked is left to each, and to all of them together.
    assert ours.A_DEVICE >= 2 * 60 * 2
    assert ours.AN_ADDRESS >= 8 * 2 * 60 * 2


def test_a_flood_is_told_when_to_try_again(make: Make, clock: SimpleNamespace) -> None:
    """One device asks without end: refused with a page, and served again a minute later."""
    (phone,) = _phones(make("0.05"), 1)
    most = ours.A_DEVICE // 20
    answers = [phone.get("/table/tuesday-table/about?at=A1") for _ in range(most + 1)]
    assert {answer.status_code for answer in answers[: most - 1]} == {200}
    refused = answers[-1]
    assert refused.status_code == 429
    seconds = int(refused.headers["Retry-After"])
    assert 0 < seconds <= 60
    assert f"try again in {seconds} seconds" in refused.text
    with phone.get("/static/page.css") as file:
        assert file.status_code == 200
    clock.now += 61
    assert phone.get("/table/tuesday-table").status_code == 200


def test_made_up_devices_do_not_help(make: Make, clock: SimpleNamespace) -> None:
    """An address has a limit of its own, whatever cookies come from it."""
    clock.now += 1
    app = make("0.01")
    stranger = app.test_client(use_cookies=False)
    codes = [
        stranger.get("/api/v1/openapi.json", headers={"Cookie": f"device=made{n}"}).status_code
        for n in range(ours.AN_ADDRESS // 100 + 1)
    ]
    assert codes[-1] == 429
    assert {*codes[:-1]} == {200}


def test_new_tables_are_counted(make: Make, clock: SimpleNamespace) -> None:
    """Tables stay, so fewer of them may be begun; those that are there can still be changed."""
    phone, other = _phones(make(""), 2)
    minute, hour = ours.NEW_TABLES
    begun = [phone.post("/table/tuesday-table/share") for _ in range(minute)]
    assert {answer.status_code for answer in begun} == {303}
    for way in ("/table/tuesday-table/share", "/table/tuesday-table/setup", "/setup"):
        form = {"do": "mirror", "game": "apex", "columns": "4", "rows": "4"}
        assert other.post(way, data=form).status_code == 429
    ref = begun[0].location.split("/")[2]
    assert phone.post(f"/table/{ref}/setup", data={"do": "mirror"}).status_code == 303
    clock.now += 61
    assert other.post("/table/tuesday-table/share").status_code == 303
    # Eight people who each begin a table every ten minutes are far from it.
    assert hour >= 8 * 6 * 10


@pytest.mark.parametrize("wide", ["off", "1000"])
def test_a_load_test_lifts_them(make: Make, wide: str) -> None:
    """The variable widens them, or switches them off."""
    (phone,) = _phones(make(wide), 1)
    codes = {phone.post("/table/tuesday-table/share").status_code for _ in range(70)}
    assert codes == {303}


def test_the_line_for_news_is_not_counted(make: Make) -> None:
    """Lines have a limit of their own: their number."""
    (phone,) = _phones(make("0.01"), 1)
    look, _ = kept(phone)
    for _ in range(ours.A_DEVICE // 100 * 2):
        with phone.get(f"/table/{look}/news") as line:
            assert line.status_code == 200
