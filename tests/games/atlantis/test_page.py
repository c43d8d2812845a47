"""What the page shows of a hex table: tokens to tap, areas that stay."""

import re
from typing import Any

import pytest
from flask import Flask
from flask.testing import FlaskClient

from adjudicator.app.judge import ask
from adjudicator.app.query import TableQuery
from adjudicator.app.view import lasting, view_table
from adjudicator.drawing.overlays import overlay_svg
from adjudicator.games.atlantis.game import GAME
from adjudicator.web.board import BoardView
from tests.games.atlantis.scenes import FORD, HERO, SCENE, minion


def test_a_token_is_tapped_itself(app: Flask) -> None:
    """As who is pushed, it is meant and not the space below it."""
    query = TableQuery(start="xargatha", ask="push")
    with app.test_request_context():
        drawn = str(BoardView(view_table(FORD, query)).picture)
    assert 'data-component="trap"' in drawn
    assert query.tap("trap", FORD.game, figure=True).link.replace("&", "&amp;") in drawn


@pytest.mark.parametrize(
    "question",
    [
        {"ask": "move", "unit": "brogan", "spaces": 2},
        {"ask": "radius", "from": "brogan", "radius": 2},
        {"ask": "attack", "unit": "wasp", "card": {"attack": 3, "range": 3}},
        {"ask": "travel-zones", "unit": "arien"},
        {"ask": "modifiers"},
        {"ask": "pushes", "from": "wasp", "spaces": 2, "range": 2},
    ],
    ids=lambda question: str(question["ask"]),
)
def test_reach_ranges_zones_defence_and_pushes_can_stay(question: dict[str, Any]) -> None:
    """Each is drawn from the marks of its own verdict."""
    marks = lasting(ask({"scene": FORD.scene, **question}))
    assert marks
    drawn = overlay_svg(1, marks)
    assert drawn.count("<line") == sum(mark.kind == "line" for mark in marks)


def test_defence_beside_heroes_has_its_sign() -> None:
    """What Minions add or take is a number with a sign."""
    drawn = overlay_svg(1, lasting(ask({"scene": FORD.scene, "ask": "modifiers"})))
    assert all(f">{number}</text>" in drawn for number in ("+1", "-1", "0"))


def test_minions_without_a_name_go_by_their_words() -> None:
    """As people would call them; Heroes keep their ids."""
    names = [unit.name for unit in FORD.state.units.values()]
    assert names[:2] == ["Wasp", "Xargatha"]
    assert "red Melee 1" in names


def test_hexes_are_read_out_by_letter_and_number(client: FlaskClient) -> None:
    """On the board and in the table of spaces; the hooks keep their two numbers."""
    board = client.get("/table/the-ford").text
    assert 'data-space="6,-2"' in board
    assert ">G4<" in board
    spaces = client.get("/table/the-ford/spaces").text
    assert "G4" in spaces
    assert "6,-2" not in re.sub(r'href="[^"]*"', "", spaces)


def test_heroes_come_first_among_those_off_the_map() -> None:
    """They come back by themselves; Minions that a push left out may be many."""
    units = [minion("m1", None), minion("m2", None), {**HERO, "at": None}]
    sketch = GAME.sketch(GAME.read_scene({**SCENE, "units": units}))
    assert [one.id for one in sketch.reserve] == ["arien", "m1", "m2"]


@pytest.mark.parametrize("action", ["lane-push", "initiative", "effect", "items", "setup"])
def test_an_action_without_a_second_tap_asks_for_what_it_needs(
    client: FlaskClient, action: str
) -> None:
    """Also from a unit's card: nobody is sent to tap another figure that nothing is done with."""
    page = client.get(f"/table/the-ford?ask={action}&from=brogan").get_data(as_text=True)
    assert "Now tap another figure or a space." not in page


def test_who_discards_nothing_has_no_card_to_fill_in(client: FlaskClient) -> None:
    """A number that was typed before is left out, so it doesn't contradict the answer."""
    asked = "ask=assault&from=brogan&to=xargatha&total=9&card.range=9"
    typed = f"/table/the-ford?{asked}&discard.defense=4"
    assert "discarded card" in client.get(typed).get_data(as_text=True)
    page = client.get(f"{typed}&defends=no").get_data(as_text=True)
    assert "Brogan defeats Xargatha" in page
    assert "discarded card" not in page
