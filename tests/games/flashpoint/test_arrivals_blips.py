"""How Enemies come into play."""

import pytest

from adjudicator.app.judge import ask
from adjudicator.core.faults import InputError
from adjudicator.games.flashpoint.arrivals.actions import spawn_fields
from adjudicator.games.flashpoint.table.scene import read_scene
from adjudicator.messages.renderer import ENGLISH
from tests.games.flashpoint.scenes import GRUNT, mission, token
from tests.support.doing import after, answer
from tests.support.refusals import assert_refused
from tests.support.saying import said


def test_spawning_takes_figures_from_the_reserves() -> None:
    """The Blip's unit gets its figures; the Display has fewer left."""
    display = [{"name": "Grunt", "initiative": 1, "spawn": 2, "reserve": 5}]
    done = after(mission(display=display), "spawn", unit="B", initiative=1)
    assert done["units"][0]["figures"][0]["count"] == 2
    assert done["display"][0]["reserve"] == 3
    with pytest.raises(InputError) as caught:
        after(done, "spawn", unit="B", initiative=1)
    assert ENGLISH.fault(caught.value) == "Grunt has already spawned: choose a Blip."


def test_blips_come_off() -> None:
    """A spawned unit that is aware loses its Blip."""
    unit = {"id": "B", "zone": [2, 0], "blip": "patrol", "aware": True, "figures": [GRUNT]}
    assert after(mission(units=[unit]), "blips")["units"][0]["blip"] is None


def test_a_portal_lets_a_patrol_through_or_becomes_one() -> None:
    """The token goes either way."""
    scene = mission(tokens=[token("portal", [0, 0])])
    done = after(scene, "portal", token="portal")  # noqa: S106
    assert done["units"][-1]["blip"] == "patrol"
    assert done["tokens"] == []
    patrols = [{"id": name, "zone": [2, 0], "blip": "patrol"} for name in "PQ"]
    two = mission(units=patrols, tokens=[token("portal", [0, 0])])
    assert after(two, "portal", token="portal") is None  # noqa: S106
    done = after(two, "portal", token="portal", unit="Q")  # noqa: S106
    assert [unit["zone"] for unit in done["units"]] == [[2, 0], [0, 0]]


def test_the_spawn_pool_fills_and_empties() -> None:
    """Patrols that come off and the track fill it; Spawn Points empty it, Elites first."""
    patrol = {"id": "P", "zone": [0, 0], "blip": "elite-patrol", "aware": True, "figures": [GRUNT]}
    track = {"spaces": ["patrol"], "tokens": 0}
    scene = mission(units=[patrol], track=track, tokens=[token("spawn", [2, 0], number=1)])
    scene = after(after(scene, "blips"), "escalation")
    assert scene["pool"] == {"patrol": 1, "elite-patrol": 1}
    scene = after(scene, "spawn-point", roll=1)
    assert scene["units"][-1]["blip"] == "elite-patrol"
    scene = after(scene, "spawn-point", roll=1)
    assert scene["units"][-1]["blip"] == "patrol"
    assert scene["pool"] == {"patrol": 0, "elite-patrol": 0}
    assert after(scene, "reinforce") == scene
    assert after({**scene, "alarm": True}, "reinforce")["pool"]["elite-patrol"] == 1


def test_a_special_patrol_spawns_what_its_mission_says() -> None:
    """Its type is asked for."""
    display = [{"name": "Grunt", "initiative": 1, "spawn": 3, "reserve": 9}]
    scene = mission(units=[{"id": "S", "zone": [1, 0], "blip": "special-patrol"}], display=display)
    asked = {"scene": scene, "ask": "spawn", "unit": "S", "initiative": 1}
    assert_refused(ask, asked, "type")
    assert answer(scene, "spawn", unit="S", initiative=1, type="basic")["enemy"] == "Grunt"


@pytest.mark.parametrize("empowered", [False, True])
def test_a_reaver_spawns_with_the_numbers_of_the_book(empowered: bool) -> None:  # noqa: FBT001
    """What the text gives of its card is filled in; its Health is not, for want of an icon."""
    card = {"name": "Reaver", "initiative": 4, "type": "elite", "reserve": 1}
    display = [{**card, "empowered": empowered}]
    scene = mission(units=[{"id": "E", "zone": [1, 0], "blip": "elite-guard"}], display=display)
    done = after(scene, "spawn", unit="E", initiative=4)["units"][0]["figures"][0]
    assert (done["damage"], done["defense"]) == ((2, 6) if empowered else (1, 5))
    assert "health" not in done


def test_figures_that_are_named_leave_the_reserves() -> None:
    """A Blip that becomes what the players name takes the figures of the Display's card."""
    card = {"name": "Grunt", "initiative": 1, "spawn": 3, "reserve": 4, "perception": 2}
    blip = {"id": "P", "zone": [0, 0], "blip": "patrol"}
    scene = {"game": "flashpoint", "zones": [[0, 0]], "display": [card], "units": [blip]}
    there = after(scene, "spawn", unit="P", enemy="Grunt", count=3)
    assert there["display"][0]["reserve"] == 1
    assert there["units"][0]["figures"][0]["perception"] == 2


def test_a_blip_is_no_technician() -> None:
    """Which Enemy spawns is chosen among those that can; what a mission sets up is none."""
    figures = [{"name": "Lab staff"}]
    staff = {"id": "T", "zone": [0, 0], "technician": True, "figures": figures}
    blip = {"id": "B", "zone": [1, 0], "blip": "basic"}
    grunts = {"id": "G", "zone": [0, 0], "figures": [{"name": "Wild Grunt"}]}
    table = read_scene(mission(units=[staff, blip, grunts]))
    (enemy, _count) = spawn_fields(table, {"unit": "B"})
    assert "Wild Grunt" in enemy.options
    assert "Lab staff" not in enemy.options


def test_who_comes_in_is_hidden_from() -> None:
    """A Blip that comes in where an Operative sees it spawns, and a check follows."""
    point = {"id": "S", "kind": "spawn", "zone": [1, 0], "number": 1}
    scene = {"game": "flashpoint", "zones": [[0, 0], [1, 0]], "tokens": [point]}
    scene |= {"operatives": [{"id": "A", "zone": [0, 0]}], "pool": {"patrol": 1}}
    found = answer(scene, "spawn-point", roll=1)
    assert [check["operative"] for check in found["checks"]] == ["A"]
    assert len(found["spawns"]) == 1


def test_a_spawn_point_without_a_number_is_asked_for() -> None:
    """Its number is printed on it: nobody can tell which Spawn Point a roll means."""
    points = [{"id": n, "kind": "spawn", "zone": [z, 0]} for n, z in (("s", 0), ("t", 1))]
    scene = mission(tokens=[{**points[0], "number": 2}, points[1]], pool={"patrol": 1})
    verdict = ask({"scene": scene, "ask": "spawn-point", "roll": 2})
    assert set(verdict.answer.values()) == {None}
    assert verdict.certainty == "unknown"
    assert [one.at for one in verdict.missing] == ["scene.tokens[1].number"]
    assert after(scene, "spawn-point", roll=2) is None


@pytest.mark.parametrize("roll", [0, 7])
def test_a_die_has_six_sides(roll: int) -> None:
    """No Spawn Point is rolled with another number."""
    scene = mission(pool={"patrol": 1})
    assert_refused(ask, {"scene": scene, "ask": "spawn-point", "roll": roll}, "roll")


def test_elite_blips_come_in_first() -> None:
    """A Patrol waits for them, and a Blip that isn't in the Spawn Pool doesn't come in."""
    scene = mission(tokens=[token("spawn", [0, 0], number=1)], pool={"patrol": 1})
    both = {**scene, "pool": {"patrol": 1, "elite-patrol": 1}}
    entering = {"roll": 1, "blip": "patrol"}
    assert after(scene, "spawn-point", **entering)["pool"]["patrol"] == 0
    assert after(both, "spawn-point", **entering) is None
    assert "Elite Blips enter first, and one is still waiting in the Spawn Pool." in (
        said(both, "spawn-point", **entering)
    )
    assert after(scene, "spawn-point", roll=1, blip="elite-patrol") is None
