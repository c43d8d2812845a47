"""The sheet: what players type in is kept with the table, and nothing of theirs is lost."""

import json
import re
from typing import Any

from flask.testing import FlaskClient

from adjudicator.app.tables import pack

SCENE: dict[str, Any] = {
    "game": "apex",
    "title": "Ours",
    "board": {"columns": 5, "rows": 4},
    "figures": [
        {"id": "A", "name": "Wraith", "squad": "red", "at": [1, 1], "note": "kept"},
        {"id": "B", "name": "Gibraltar", "squad": "blue", "at": [3, 1], "shield": 15},
    ],
    "aim-deck": [35, {"value": 70, "icons": ["headshot"]}],
}


def _kept(client: FlaskClient, texts: dict[str, object]) -> dict[str, object]:
    """The scene after the sheet was sent with these texts."""
    answer = client.post(f"/table/{pack(SCENE)}/sheet", data=texts)
    assert answer.status_code == 303, re.findall("problem.*", answer.text)
    return dict(client.get(f"{answer.location}/scene.json").json or {})


def _sent(client: FlaskClient) -> dict[str, object]:
    """What a browser would send for the sheet as it is."""
    page = client.get(f"/table/{pack(SCENE)}/sheet").text
    sent: dict[str, object] = {}
    for tag in re.findall(r"<input[^>]*>", page):
        name, value = re.search(r'name="([^"]*)"', tag), re.search(r'value="([^"]*)"', tag)
        if name and value and ("type=" not in tag or "number" in tag or "checked" in tag):
            sent.setdefault(name[1], value[1])
    return sent


def test_an_untouched_sheet_changes_nothing(client: FlaskClient) -> None:
    """Keeping it as it is gives the same table; bare card values are written out."""
    assert _kept(client, _sent(client)) == {
        **SCENE,
        "aim-deck": [{"value": 35}, *SCENE["aim-deck"][1:]],
    }


def test_what_is_typed_is_kept(client: FlaskClient) -> None:
    """Gear, a weapon, the Aim board and a card go where a scene has them."""
    texts = {
        **_sent(client),
        "figures.1.helmet": "epic",
        "figures.0.weapons.0.name": "Longbow",
        "figures.0.weapons.0.rate": "2",
        "aim-board.right": "-5, ?, -10",
        "aim-deck.2.value": "50",
        "aim-deck.2.arrow": "ne",
    }
    scene = _kept(client, texts)
    assert scene["figures"] == [
        {**SCENE["figures"][0], "weapons": [{"name": "Longbow", "rate": [2]}]},
        {**SCENE["figures"][1], "helmet": "epic"},
    ]
    assert scene["aim-board"] == {"right": [-5, None, -10]}
    assert scene["aim-deck"][2] == {"value": 50, "arrow": "ne"}


def test_a_wrong_number_is_told_and_kept(client: FlaskClient) -> None:
    """The fault names its place, and the form still holds what was typed."""
    answer = client.post(f"/table/{pack(SCENE)}/sheet", data={"figures.0.health": "many"})
    assert answer.status_code == 400
    assert "figures.0.health: This must be a whole number." in answer.text
    assert 'value="many"' in answer.text


def test_a_table_can_be_saved(client: FlaskClient) -> None:
    """The file holds the whole scene."""
    file = client.get(f"/table/{pack(SCENE)}/scene.json")
    assert json.loads(file.text) == SCENE
    assert "attachment" in file.headers["Content-Disposition"]


def test_what_is_cleared_is_gone(client: FlaskClient) -> None:
    """A weapon taken off the sheet leaves the table, and what has a usual value has it again."""
    armed = {**SCENE["figures"][1], "helmet": "epic", "weapons": [{"name": "Longbow"}]}
    scene = {**SCENE, "figures": [SCENE["figures"][0], armed]}
    kept = client.post(f"/table/{pack(scene)}/share").location.split("/")[2]
    answer = client.post(f"/table/{kept}/sheet", data=_sent(client))
    assert answer.status_code == 303, re.findall("problem.*", answer.text)
    after = client.get(f"/table/{kept}/scene.json").get_json()
    assert "weapons" not in after["figures"][1]
    assert "helmet" not in after["figures"][1]
