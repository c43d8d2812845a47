"""What stands in the fields for places: names and spaces as people say them, never ids."""

import html
import re
from typing import Any

import pytest
from flask.testing import FlaskClient

from adjudicator.app.tables import pack

APEX: dict[str, Any] = {
    "game": "apex",
    "board": {"columns": 8, "rows": 8},
    "figures": [{"id": "red-1", "name": "Wraith", "squad": "red", "at": [1, 1]}],
}
PATROL: dict[str, Any] = {
    "game": "flashpoint",
    "zones": [[0, 0], [1, 0]],
    "units": [{"id": "patrol-1", "zone": [1, 0], "blip": "patrol"}],
    "operatives": [],
}


def fields(
    client: FlaskClient, scene: dict[str, Any], query: str, language: str = "en"
) -> list[str]:
    """The two places that the form of a table shows, and those that it offers."""
    page = client.get(f"/table/{pack(scene)}{query}", headers={"Accept-Language": language}).text
    typed = re.findall(r'name="(?:from|to)" value="([^"]*)" list=', page)
    offered = re.findall(r'<option value="([^"]*)"></opt', page)
    return [html.unescape(text) for text in (*typed, *offered)]


def test_a_link_s_words_are_shown_as_people_say_them(client: FlaskClient) -> None:
    """A figure by its name, a space as F6; what can't be read stays as it was typed."""
    assert fields(client, APEX, "?from=red-1&to=@5,5") == ["Wraith", "F6", "Wraith"]
    assert fields(client, APEX, "?from=nobody") == ["nobody", "", "Wraith"]


def test_figures_of_one_name_are_told_apart(client: FlaskClient) -> None:
    """Those who share a name are numbered, and can be typed that way; no id is shown."""
    other = {"id": "red-2", "name": "Wraith", "squad": "red", "at": [2, 2]}
    scene = {**APEX, "figures": [*APEX["figures"], other]}
    assert fields(client, scene, "?from=red-2") == ["Wraith 2", "", "Wraith 1", "Wraith 2"]
    assert fields(client, scene, "?from=Wraith 2")[0] == "Wraith 2"


def test_pieces_of_the_board_are_told_apart(client: FlaskClient) -> None:
    """By their names, numbered if they share one, and walls by their place; no id is shown."""
    bins = [
        {"kind": "supply-bin", "id": f"supply-bin-{n}", "from": [n, 1], "to": [n + 1, 1]}
        for n in (1, 2)
    ]
    wall = {"kind": "wall", "id": "wall-7", "from": [3, 2], "to": [4, 2]}
    scene = {**APEX, "components": [*bins, wall]}
    assert fields(client, scene, "?from=supply-bin-2")[0] == "the Supply Bin 2"
    assert fields(client, scene, "?from=the supply bin 2")[0] == "the Supply Bin 2"
    said = fields(client, scene, "?from=wall-7")[0]
    assert said == "the bottom edge of D2"
    assert fields(client, scene, f"?from={said}")[0] == said


@pytest.mark.parametrize(("language", "name"), [("en", "Patrol 1"), ("es", "Patrulla 1")])
def test_a_unit_is_typed_by_the_name_that_the_page_shows(
    client: FlaskClient, language: str, name: str
) -> None:
    """In the language of the page, whatever its id is; it leads to the same card."""
    assert fields(client, PATROL, "?from=patrol-1", language)[0] == name
    address = f"/table/{pack(PATROL)}?from={name}"
    page = client.get(address, headers={"Accept-Language": language}).text
    assert f'<section class="piece-card" aria-label="{name}">' in page
