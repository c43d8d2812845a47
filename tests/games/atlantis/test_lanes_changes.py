"""What pushes of lanes and returning Minions change."""

from typing import Any

import pytest

from adjudicator.app.judge import ask
from adjudicator.core.faults import InputError
from tests.games.atlantis.scenes import HERO, MINION, SCENE, TWO, WASP, places
from tests.support.doing import after
from tests.support.saying import said


def answer(scene: dict[str, Any], name: str) -> Any:  # noqa: ANN401
    """What a question without parameters answers."""
    return ask({"scene": scene, "ask": name}).answer


def test_a_pushed_lane_has_a_new_battle_zone_and_new_minions() -> None:
    """Minions come back under their ids, new ones where more are due, and it can be read again."""
    zones = {**SCENE["zones"], "fort": [[5, -3], [5, -2], [6, -3]]}
    points = [
        {"at": [5, -3], "kind": "melee", "team": "red"},
        {"at": [5, -2], "kind": "melee", "team": "blue"},
    ]
    lane = {"zones": ["west", "middle", "fort", "east"], "battle-zone": "middle", "waves": 3}
    scene = {**TWO, "zones": zones, "lanes": {"main": lane}, "spawn-points": points}
    done = after(scene, "lane-push", winner="red")
    assert done["lanes"]["main"] == {**lane, "battle-zone": "fort", "waves": 2}
    assert places(done) == {
        "arien": [0, 0],
        "wasp": [3, -1],
        "m1": [5, -3],
        "blue-melee-1": [5, -2],
        "trap": [2, -1],
    }
    again = after(done, "lane-push", winner="red")
    assert again["lanes"]["main"]["battle-zone"] == "east"


def test_a_choice_that_is_open_keeps_a_push_from_being_done() -> None:
    """Where a displaced Minion may go to several spaces, its team chooses first."""
    zones = {**SCENE["zones"], "fort": [[5, -3], [5, -2], [5, -4]]}
    lane = {"zones": ["west", "middle", "fort", "east"], "battle-zone": "middle", "waves": 3}
    points = [{"at": [5, -3], "kind": "melee", "team": "red"}]
    units = [{**HERO, "at": [5, -3]}]
    scene = {**TWO, "zones": zones, "lanes": {"main": lane}, "spawn-points": points, "units": units}
    assert after(scene, "lane-push", winner="red") is None
    done = after(scene, "lane-push", winner="red", choices={"5,-3": [5, -4]})
    assert places(done)["red-melee-1"] == [5, -4]
    wrong = {
        "atlantis.not-a-choice": {"5,-3": [5, -3]},
        "atlantis.no-such-choice": {"5,-2": [5, -4]},
    }
    for message_id, choices in wrong.items():
        with pytest.raises(InputError) as refused:
            after(scene, "lane-push", winner="red", choices=choices)
        assert refused.value.message_id == message_id


def test_after_a_tie_all_lanes_begin_anew() -> None:
    """Both Battle Zones are in the middle again, with new Minions on their Spawn points."""
    rows = {
        f"{side}{n}": [[n, row], [n, row + 1]]
        for side, row in (("n", 0), ("s", 2))
        for n in (1, 2, 3)
    }
    zones = {"west": [[0, 0], [0, 1]], **rows, "east": [[4, 0], [4, 1]]}
    ends = {side: ["west", *(f"{side}{n}" for n in (1, 2, 3)), "east"] for side in "ns"}
    lanes = {
        "north": {"zones": ends["n"], "battle-zone": "n3", "waves": 1},
        "south": {"zones": ends["s"], "battle-zone": "s1", "waves": 4},
    }
    points = [{"at": [2, row], "kind": "heavy", "team": "red"} for row in (0, 2)]
    stays = {**MINION, "at": [1, 2], "lane": "south"}
    scene = {**SCENE, "zones": zones, "terrain": [], "lanes": lanes, "spawn-points": points}
    scene |= {"units": [stays], "tokens": [], "thrones": {"red": "west", "blue": "east"}}
    done = after(scene, "lane-push", winner="blue", lane="north")
    assert {name: lane["battle-zone"] for name, lane in done["lanes"].items()} == {
        "north": "n2",
        "south": "s2",
    }
    assert places(done) == {"m1": None, "red-heavy-1": [2, 0], "red-heavy-2": [2, 2]}


def test_a_strayed_minion_is_brought_back() -> None:
    """To the only space there is, or to the one chosen; nobody else is moved by it."""
    astray = {**TWO, "units": [HERO, {**MINION, "at": [1, -1]}, WASP], "tokens": []}
    spaces = answer(astray, "strays")["strays"][0]["spaces"]
    assert len(spaces) > 1
    assert after(astray, "strays", unit="m1") is None
    assert places(after(astray, "strays", unit="m1", to=spaces[0]))["m1"] == spaces[0]
    assert after(astray, "strays", unit="m1", to=[0, 1]) is None
    told = "can't go back to A2: it isn't one of these spaces."
    assert told in said(astray, "strays", unit="m1", to=[0, 1])


@pytest.mark.parametrize(
    ("at", "asked", "message_id"),
    [
        ([1, -1], {"unit": "arien"}, "atlantis.not-astray"),
        ([1, -1], {"unit": "nobody"}, "atlantis.unknown-unit"),
        ([1, -1], {"to": [1, 0]}, "atlantis.which-stray"),
        ([1, 0], {"unit": "m1"}, "atlantis.no-stray"),
    ],
)
def test_only_a_stray_goes_back(at: list[int], asked: dict[str, Any], message_id: str) -> None:
    """Anybody else gets one sentence that says who could."""
    scene = {**TWO, "units": [HERO, {**MINION, "at": at}, WASP], "tokens": []}
    with pytest.raises(InputError) as refused:
        ask({"scene": scene, "ask": "strays", **asked})
    assert (refused.value.at, refused.value.message_id) == ("unit", message_id)
