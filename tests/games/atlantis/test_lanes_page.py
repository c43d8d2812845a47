"""Pushes of lanes on the page."""

from dataclasses import replace

import pytest
from flask.testing import FlaskClient

from adjudicator.app.judgement import judge_query
from adjudicator.app.query import TableQuery
from adjudicator.app.tables import pack
from adjudicator.messages.renderer import ENGLISH
from tests.games.atlantis.scenes import FORD, HERO, LANES, minion


def test_displaced_minions_ask_for_their_choices_one_after_another() -> None:
    """A field for each that has a choice; what the first takes is not offered to the second."""
    zones = {"red": [[0, 0]], "ford": [[1, 0], [1, -1]], "blue": [[5, -2]]}
    zones["hill"] = [[2, 0], [2, -1], [2, -2], [3, -1], [3, -2], [4, -1], [4, -2]]
    lane = {"zones": ["red", "ford", "hill", "blue"], "battle-zone": "ford", "waves": 3}
    points = [((3, -1), "melee", "red"), ((2, -1), "heavy", "blue")]
    scene = {
        "game": "atlantis",
        "zones": zones,
        "thrones": {"red": "red", "blue": "blue"},
        "lanes": {"main": lane},
        "spawn-points": [{"at": at, "kind": k, "team": t} for at, k, t in points],
        "units": [{**HERO, "at": [3, -1]}, {**HERO, "id": "b", "name": "b", "at": [2, -1]}],
        "coin": "red",
    }
    table = FORD.game.read_scene(scene)
    fields = FORD.game.action("lane-push")
    assert fields
    first = fields.fields(table, {"winner": "red"})[-1]
    assert [field.name for field in first.fields] == ["3,-1", "2,-1"]
    taken = first.fields[0].options[0]
    after = fields.fields(table, {"winner": "red", "choices.3,-1": taken})[-1]
    assert after.fields[0].options == first.fields[0].options
    assert taken not in after.fields[1].options
    assert len(fields.fields(table, {})) == 1
    assert [ENGLISH.option(name) for name in ("4,-1", "next-turn")] == ["4,-1", "next turn"]


def test_a_defeat_that_displaces_minions_says_what_is_to_be_chosen(client: FlaskClient) -> None:
    """It can't be done before that, so its form stands above the proof."""
    zones = {"red": [[0, 0]], "ford": [[1, 0], [1, -1]], "blue": [[5, -2]]}
    zones["hill"] = [[2, 0], [2, -1], [2, -2], [3, -1], [3, -2]]
    lane = {"zones": ["red", "ford", "hill", "blue"], "battle-zone": "ford", "waves": 3}
    scene = {
        "game": "atlantis",
        "zones": zones,
        "thrones": {"red": "red", "blue": "blue"},
        "lanes": {"main": lane},
        "spawn-points": [{"at": [2, -1], "kind": "melee", "team": "red"}],
        "units": [
            {**HERO, "at": [1, 0], "team": "red"},
            {**HERO, "id": "b", "name": "b", "at": [2, -1], "team": "blue"},
            minion("m", [1, -1], "blue"),
        ],
        "coin": "red",
    }
    asked = {"ask": "assault", "from": HERO["id"], "to": "m"}
    page = client.get(f"/table/{pack(scene)}", query_string=asked).text
    assert "Choose where the displaced Minions go." in page
    assert page.index('id="asking"') < page.index('class="steps"')
    choice = page.split('name="choices.2,-1" value="')[1].split('"')[0]
    done = client.get(f"/table/{pack(scene)}", query_string={**asked, "choices.2,-1": choice}).text
    assert "pushes the main lane</button>" in done


def test_a_push_of_both_lanes_is_asked_and_done_on_the_page() -> None:
    """A team is chosen for each lane; a displaced Minion asks for its space as in a single push."""
    query = TableQuery(
        ask="lane-pushes", texts=(("winners.north", "red"), ("winners.south", "blue"))
    )
    seen = judge_query(LANES, query)
    assert [field.name for field in seen.fields[0].fields] == ["north", "south"]
    assert seen.verdict
    assert list(seen.verdict.answer) == ["over", "lanes"]
    one = judge_query(LANES, TableQuery(ask="lane-pushes", texts=(("winners.north", "red"),)))
    assert [field.name for field in one.fields] == ["winners", "choices"]
    assert one.change is None


def test_a_push_without_a_coin_still_lets_its_winner_be_changed() -> None:
    """The fault is told, and the field stays."""
    zones = {"red": [[0, 0]], "ford": [[1, 0]], "hill": [[2, 0], [2, -1], [2, 1]], "blue": [[3, 0]]}
    at = [[2, 0], [2, -1]]
    scene = {
        "game": "atlantis",
        "zones": zones,
        "thrones": {"red": "red", "blue": "blue"},
        "lanes": {"main": {"zones": list(zones), "battle-zone": "ford", "waves": 3}},
        "spawn-points": [
            {"at": a, "kind": "melee", "team": t} for a, t in zip(at, ("red", "blue"), strict=True)
        ],
        "units": [{**HERO, "id": f"h{n}", "name": f"h{n}", "at": a} for n, a in enumerate(at)],
    }
    table = replace(FORD, scene=scene, state=FORD.game.read_scene(scene))
    seen = judge_query(table, TableQuery(ask="lane-push", texts=(("winner", "red"),)))
    assert seen.fault
    assert seen.fault.at == "scene.coin"
    assert [field.name for field in seen.fields] == ["winner"]


@pytest.mark.parametrize("ask", ["minion-battle", "end-of-round", "start"])
def test_what_is_to_be_chosen_stands_before_the_proof(client: FlaskClient, ask: str) -> None:
    """Nobody has to scroll past the steps to choose a Minion, or to enter the counters."""
    shown = client.get(f"/table/the-ford?ask={ask}").text
    assert 0 < shown.index('id="asking"') < shown.index('class="steps"')
