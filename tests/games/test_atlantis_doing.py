"""What doing changes on a hex table: moves, pushes, defeats, pushes of a lane, respawns."""

from typing import Any

import pytest

from adjudicator.app.judge import ask
from adjudicator.core.input import InputError
from tests.games.test_atlantis_scene import HERO, MINION, SCENE
from tests.support.doing import after

WASP = {"id": "wasp", "kind": "hero", "team": "red", "at": [3, -1], "level": 4, "coins": 1}
TWO = {**SCENE, "units": [HERO, MINION, WASP]}


def answer(scene: dict[str, Any], name: str) -> Any:  # noqa: ANN401
    """What a question without parameters answers."""
    return ask({"scene": scene, "ask": name}).answer


def places(scene: dict[str, Any] | None) -> dict[str, Any]:
    """Where everybody is."""
    assert scene is not None
    return {entry["id"]: entry.get("at") for entry in (*scene["units"], *scene["tokens"])}


def test_a_move_is_made_where_it_may_end() -> None:
    """To a space in reach; nowhere else, and not before it is chosen."""
    went = after(TWO, "move", unit="arien", spaces=2, to=[0, 1])
    assert places(went)["arien"] == [0, 1]
    assert after(TWO, "move", unit="arien", spaces=1, to=[3, -2]) is None
    assert after(TWO, "move", unit="arien", spaces=1) is None
    assert after(TWO, "move", unit="arien", spaces=1, to="arien") is None


def test_fast_travel_is_made_where_nothing_speaks_against_it() -> None:
    """Within the own zone here; not into the Battle Zone."""
    assert places(after(TWO, "fast-travel", unit="arien", to=[1, -1]))["arien"] == [1, -1]
    assert after(TWO, "fast-travel", unit="arien", to=[2, -1]) is None


def test_pushes_swaps_and_placing_change_places() -> None:
    """Of units and tokens; nothing changes where nothing may."""
    pushed = after(TWO, "push", **{"from": [1, -1], "to": "trap", "spaces": 1})
    assert pushed is None
    pushed = after({**TWO, "terrain": []}, "push", **{"from": "arien", "to": "m1", "spaces": 1})
    assert places(pushed)["m1"] == [2, 0]
    swapped = places(after(TWO, "swap", **{"from": "arien", "to": "trap"}))
    assert (swapped["arien"], swapped["trap"]) == ([2, -1], [0, 0])
    immune = {**TWO, "units": [HERO, {**MINION, "immune": True}]}
    assert after(immune, "swap", **{"from": "arien", "to": "m1"}) is None
    assert places(after(TWO, "place", piece="trap", to=[0, 1]))["trap"] == [0, 1]
    assert after(TWO, "place", piece="trap", to="arien") is None
    supply = {**TWO, "tokens": [{"id": "smoke"}]}
    assert places(after(supply, "place", piece="smoke", to=[0, 1]))["smoke"] == [0, 1]


def test_a_defeat_pays_and_costs() -> None:
    """The fallen are off the board, coins collected, Life counters spent."""
    done = after(TWO, "defeat", victim="wasp", attacker="arien")
    units = {unit["id"]: unit for unit in done["units"]}
    assert units["wasp"]["at"] is None
    assert units["arien"]["coins"] == 4
    assert done["life"] == {"red": 2, "blue": 4}
    immune = {**TWO, "units": [HERO, {**MINION, "immune": True}]}
    assert after(immune, "defeat", victim="m1", attacker="arien") is None
    minion = after(TWO, "defeat", victim="m1", attacker="arien")
    assert minion["life"] == TWO["life"]
    assert after(TWO, "defeat", victim="m1", attacker="wasp") is None


def test_a_pushed_lane_has_a_new_battle_zone_and_new_minions() -> None:
    """Old Minions are gone, new ones stand on the Spawn points, and it can be read again."""
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
        "red-melee-1": [5, -3],
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
    assert places(done) == {"red-heavy-1": [2, 0], "red-heavy-2": [2, 2]}


def test_a_strayed_minion_is_brought_back() -> None:
    """To the only space there is, or to the one chosen; nobody else is moved by it."""
    astray = {**TWO, "units": [HERO, {**MINION, "at": [1, -1]}, WASP], "tokens": []}
    spaces = answer(astray, "strays")["strays"][0]["spaces"]
    assert len(spaces) > 1
    assert after(astray, "strays", unit="m1") is None
    assert places(after(astray, "strays", unit="m1", to=spaces[0]))["m1"] == spaces[0]
    assert after(astray, "strays", unit="m1", to=[0, 1]) is None
    assert after(astray, "strays", unit="arien", to=spaces[0]) is None


def test_a_hero_comes_back() -> None:
    """On the only space there is, or on the one chosen."""
    away = {**TWO, "units": [HERO, MINION, {**WASP, "at": None}]}
    assert places(after(away, "respawn", unit="wasp"))["wasp"] == [0, 1]
    assert after(away, "respawn", unit="wasp", to=[3, -1]) is None
    assert after(away, "respawn", unit="arien") is None


def test_the_coin_is_flipped_by_a_tie_between_teams() -> None:
    """And by nothing else."""
    tied = [{"player": t, "team": t, "initiative": 3} for t in ("red", "blue")]
    assert after(TWO, "initiative", cards=tied)["coin"] == "blue"
    assert after(TWO, "initiative", cards=tied[:1]) is None
