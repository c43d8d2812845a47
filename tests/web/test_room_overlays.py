"""What can be left on a map of rooms while pieces move: views, noise, danger, ways of Enemies."""

import re

import pytest
from flask.testing import FlaskClient

from adjudicator.app.query import TableQuery, parse_query
from adjudicator.app.tables import examples
from adjudicator.app.view import lasting

TABLE = next(t for t in examples().values() if t.game.name == "flashpoint")
CAMERA = "ask=camera-field&camera=hall+camera"
KEPT = (
    "ask=sight&from=ada",
    CAMERA,
    "ask=camera-field",
    "ask=noise&from=%402%2C2&value=3",
    "ask=danger&from=ada",
    "ask=enemy-paths",
    "ask=enemy-move&from=patrol",
)


@pytest.mark.parametrize("text", KEPT)
def test_it_can_be_left_on_the_board(client: FlaskClient, text: str) -> None:
    """Each comes with a way to keep it, and is drawn under what is asked next."""
    page = client.get(f"/table/{TABLE.ref}?{text}").text
    assert ">Pin<" in page
    kept = client.get(f"/table/{TABLE.ref}{TableQuery('ada', 'bo').with_overlay(text).link}").text
    assert 'data-overlay="1"' in kept


def test_ways_are_drawn_as_ways() -> None:
    """The way of a Patrol stays as a line, the zone where it ends as an area."""
    from adjudicator.app.judgement import judge_query  # noqa: PLC0415

    verdict = judge_query(TABLE, parse_query("ask=enemy-paths")).verdict
    assert verdict
    assert {mark.kind for mark in lasting(verdict)} == {"area", "line"}


def test_two_cameras_can_be_told_apart(client: FlaskClient) -> None:
    """A chip says what was chosen."""
    page = client.get(f"/table/{TABLE.ref}{TableQuery('ada').with_overlay(CAMERA).link}").text
    assert re.search(r'aria-label="Unpin [^"]*hall camera"', page)
