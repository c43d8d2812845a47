"""A missing number is asked for where it is needed, kept with the table, and known from then on."""

import re
from typing import Any

from flask.testing import FlaskClient

from adjudicator.app.tables import pack

SCENE: dict[str, Any] = {
    "game": "flashpoint",
    "zones": [[0, 0], [1, 0], [2, 0]],
    "operatives": [{"id": "ada", "name": "Ada", "zone": [0, 0], "stealth": 3}],
    "units": [
        {"id": "u", "zone": [2, 0], "figures": [{"name": "Grunt", "count": 2}]},
        {"id": "v", "zone": [1, 0], "figures": [{"name": "Grunt"}]},
    ],
}
TABLE = f"/table/{pack(SCENE)}"
ASKED = {"ask": "stealth", "from": "ada"}
INPUT = "number:units.0.figures.0.perception"


def test_one_number_of_one_card_is_asked_for(client: FlaskClient) -> None:
    """Two units show the same card: there is one input, with the card's name."""
    page = client.get(TABLE, query_string=ASKED).text
    assert re.findall(r'name="(number:[^"]+)"', page) == [INPUT]
    assert "Perception of Grunt <input" in page


def test_it_is_kept_for_all_who_show_the_card(client: FlaskClient) -> None:
    """Entered once, it is known of every Grunt, and the ruling goes on."""
    answer = client.post(f"{TABLE}/missing", data={**ASKED, INPUT: "4"})
    assert answer.status_code == 303
    page = client.get(answer.location).text
    assert INPUT not in page
    assert 'class="badge book"' in page
    kept = client.get(answer.location.split("?")[0] + "/scene.json").json
    numbers = [unit["figures"][0]["perception"] for unit in kept["units"]]
    assert numbers == [4, 4]


def test_nothing_entered_is_told(client: FlaskClient) -> None:
    """An empty form changes nothing, and the page still shows the question."""
    answer = client.post(f"{TABLE}/missing", data={**ASKED, INPUT: ""})
    assert answer.status_code == 400
    assert "Enter at least one of the numbers" in answer.text
    assert INPUT in answer.text


def test_what_was_not_asked_for_is_not_kept(client: FlaskClient) -> None:
    """The form can't write to any other place of the scene."""
    data = {**ASKED, "number:units.0.figures.0.health": "9"}
    assert client.post(f"{TABLE}/missing", data=data).status_code == 400


def test_a_number_of_the_question_is_asked_with(client: FlaskClient) -> None:
    """A weapon is no part of the table: its range goes to the question."""
    scene = {
        **SCENE,
        "units": [{**SCENE["units"][0], "figures": [{"name": "Grunt", "defense": 4}]}],
    }
    query = {"ask": "attack", "from": "ada", "to": "u"}
    page = client.get(f"/table/{pack(scene)}", query_string=query).text
    aside = page[page.index('class="missing"') :].split("</aside>")[0]
    assert 'name="weapon.range"' in aside
    assert 'method="get"' in aside


def test_a_whole_deck_has_a_card_of_its_own(client: FlaskClient) -> None:
    """One Aim card can't stand for the deck: the page leads to its form, and takes none here."""
    rifle = {"name": "X", "difficulty": 40, "range": [1, 4], "rate": [1, 1]}
    rifle |= {"damage": 5, "headshot": 3}
    legends = [
        {"id": "A", "name": "Wraith", "squad": "red", "at": [1, 1], "weapons": [rifle]},
        {"id": "B", "name": "Ash", "squad": "blue", "at": [3, 1]},
    ]
    scene = {"game": "apex", "board": {"columns": 6, "rows": 3}, "figures": legends}
    table, query = f"/table/{pack(scene)}", {"ask": "odds", "from": "A", "to": "B", "weapon": "X"}
    page = client.get(table, query_string=query).text
    aside = page[page.index('class="missing"') :].split("</aside>")[0]
    assert "/cards/aim-deck/new?back=" in aside
    assert "<input" not in aside
    card = {**query, "number:aim-deck.0.value": "50"}
    assert client.post(f"{table}/missing", data=card).status_code == 400


APEX: dict[str, Any] = {
    "game": "apex",
    "board": {"columns": 9, "rows": 3},
    "figures": [
        {"id": "A", "name": "Wraith", "squad": "red", "at": [1, 1]},
        {"id": "B", "name": "Ash", "squad": "blue", "at": [5, 1]},
    ],
    "weapons": [{"name": "Longbow"}],
}
SHOT = {"ask": "shoot", "from": "A", "to": "B"}


def entered(client: FlaskClient, scene: dict[str, Any], **texts: str) -> dict[str, Any]:
    """The scene after numbers of a shot were entered in place."""
    data = {**SHOT, **{f"number:{name}": text for name, text in texts.items()}}
    answer = client.post(f"/table/{pack(scene)}/missing", data=data)
    assert answer.status_code == 303, re.findall("problem.*", answer.text)
    return dict(client.get(answer.location.split("?")[0] + "/scene.json").json or {})


def test_an_unarmed_legend_is_asked_for_its_weapon(client: FlaskClient) -> None:
    """The names that are known here are one tap each; any other can be typed in."""
    page = client.get(f"/table/{pack(APEX)}", query_string=SHOT).text
    aside = page[page.index('class="missing"') :].split("</aside>")[0]
    assert "Which weapon does Wraith have?" in aside
    assert 'value="Longbow"' in aside
    assert "to draw" not in page
    assert "problem" not in page.split('id="verdict"')[1].split('class="missing"')[0]
    after = entered(client, APEX, **{"figures.0.weapons.0.name": "Volt"})
    assert after["figures"][0]["weapons"] == [{"name": "Volt"}]


def test_a_number_goes_to_the_card_that_prints_it(client: FlaskClient) -> None:
    """A board only names its weapon: what is entered is on the table's card of that name."""
    wraith = {**APEX["figures"][0], "weapons": [{"name": "Volt"}]}
    scene = {**APEX, "figures": [wraith, APEX["figures"][1]]}
    after = entered(client, scene, **{"figures.0.weapons.0.difficulty": "40"})
    assert {"name": "Volt", "difficulty": 40} in after["weapons"]


def test_a_number_goes_to_the_card_of_a_weapon_that_only_the_question_names(
    client: FlaskClient,
) -> None:
    """Nobody carries it: its card on the table gets the number."""
    scene = {**APEX, "weapons": [{"name": "Longbow"}, {"name": "Volt"}]}
    data = {**SHOT, "weapon": "Volt", "number:weapons.1.difficulty": "45"}
    answer = client.post(f"/table/{pack(scene)}/missing", data=data)
    assert answer.status_code == 303
    after = client.get(answer.location.split("?")[0] + "/scene.json").json
    assert after["weapons"][1] == {"name": "Volt", "difficulty": 45}


def test_a_weapon_of_an_attack_is_kept_by_its_name(client: FlaskClient) -> None:
    """Range, damage and noise are entered once and count for every later attack with it."""
    ref = f"/table/{pack(SCENE)}"
    asked = {"ask": "attack", "from": "ada", "to": "u", "weapon.name": "Rifle"}
    data = {**asked, "number:weapons.0.range": "0, 4"}
    answer = client.post(f"{ref}/missing", data=data)
    assert answer.status_code == 303, re.findall("problem.*", answer.text)
    after = client.get(answer.location.split("?")[0] + "/scene.json").json
    assert after["weapons"] == [{"name": "Rifle", "range": [0, 4]}]
    page = client.get(answer.location).text
    assert "number:weapons.0.range" not in page
