"""Where Enemies move."""

from adjudicator.app.judge import ask
from tests.games.flashpoint.scenes import ADA, GRUNT, mission, token
from tests.support.doing import after, answer
from tests.support.refusals import assert_refused
from tests.support.saying import said


def test_a_patrol_investigates() -> None:
    """The unit goes, its token goes to the track, and choices must be made first."""
    tokens = [{"id": "i", "kind": "investigate", "zone": [0, 0]}]
    unit = {"id": "B", "zone": [2, 0], "blip": "patrol", "figures": []}
    done = after(mission(units=[unit], tokens=tokens), "enemy-move", unit="B")
    assert done["units"][0]["zone"] == [0, 0]
    assert done["tokens"] == []
    assert done["track"]["tokens"] == 1


def test_a_choice_of_ends_is_made_before_it_is_done() -> None:
    """Between two tokens the players choose."""
    tokens = [{"id": f"i{c}", "kind": "investigate", "zone": [c, 0]} for c in (0, 2)]
    unit = {"id": "B", "zone": [1, 0], "blip": "patrol", "figures": []}
    scene = mission(units=[unit], tokens=tokens, rulings={"retarget": "no"})
    assert after(scene, "enemy-move", unit="B") is None
    done = after(scene, "enemy-move", unit="B", to=[2, 0])
    assert done["units"][0]["zone"] == [2, 0]


def test_a_door_stays_open_for_whoever_is_seen_through_it() -> None:
    """What counts is the line from before the door as it opens, not one from behind it."""
    scene = {
        "game": "flashpoint",
        "alarm": True,
        "zones": [[0, 0], [1, 0], [2, 0], [0, 1], [1, 1], [2, 1]],
        "walls": [[[2, 0], [2, 1]], [[0, 1], [1, 1]], [[1, 1], [1, 2]]],
        "doors": [{"id": "d", "edge": [[1, 0], [1, 1]], "state": "closed"}],
        "operatives": [ADA],
        "units": [
            {"id": "U", "zone": [0, 0], "figures": [{**GRUNT, "range": [0, 0], "movement": 1}]}
        ],
    }
    assert "which stays open" in said(scene, "enemy-move", unit="U")
    assert after(scene, "enemy-move", unit="U")["doors"][0]["state"] == "open"
    aside = {**scene, "operatives": [{**ADA, "zone": [2, 0]}]}
    assert "closes it again" in said(aside, "enemy-move", unit="U")


def test_another_reading_does_not_forbid_a_choice() -> None:
    """An end must be one by the table's own reading; another reading may have none there."""
    scene = {
        "game": "flashpoint",
        "alarm": True,
        "zones": [[x, y] for y in (0, 1) for x in range(5)],
        "walls": [[[1, 1], [4, 1]]],
        "operatives": [{**ADA, "zone": [1, 0]}],
        "units": [
            {"id": "D", "zone": [2, 1], "figures": [{**GRUNT, "range": [0, 5], "movement": 2}]}
        ],
    }
    (end,) = answer(scene, "enemy-move", unit="D")["ends"]
    verdict = ask({"scene": scene, "ask": "enemy-move", "unit": "D", "to": end})
    assert [dispute.answer["ends"] for dispute in verdict.disputed] == [[[2, 1]]]
    assert after(scene, "enemy-move", unit="D", to=end)["units"][0]["zone"] == end
    assert_refused(ask, {"scene": scene, "ask": "enemy-move", "unit": "D", "to": [2, 1]}, "to")


def test_a_move_names_the_checks_to_make() -> None:
    """Whoever gains sight of an unaware unit may hide; who had it before, or is seen, may not."""
    unit = {"id": "P", "zone": [2, 0], "blip": "patrol", "figures": [{**GRUNT, "perception": 2}]}
    scene = mission(units=[unit], tokens=[{"kind": "insertion", "zone": [0, 0]}])
    told = said(scene, "enemy-move", unit="P")
    assert "In A1, O meets Grunt: a Stealth check of 2, so roll at least 2." in told
    assert "In A1, O meets Grunt: a Stealth check of 4, so roll at least 4." in told
    checks = answer(scene, "enemy-move", unit="P")["checks"]
    assert [check["tn"] for check in checks] == [2, 4]
    assert "The alarm waits for the next Alarm Check" in told
    marked = mission(
        units=[unit],
        tokens=scene["tokens"],
        operatives=[{"id": "O", "zone": [0, 0], "conditions": ["mark"]}],
    )
    assert "because O is marked" in said(marked, "enemy-move", unit="P")
    loud = {**scene, "alarm": True}
    assert "Stealth check" not in said(loud, "enemy-move", unit="P")


def test_a_blip_that_comes_into_view_spawns() -> None:
    """Its move says who gains sight of it, before and after the alarm."""
    unit = {"id": "P", "zone": [2, 0], "blip": "patrol"}
    scene = mission(units=[unit], tokens=[{"kind": "insertion", "zone": [0, 0]}])
    for alarm in (False, True):
        told = said({**scene, "alarm": alarm}, "enemy-move", unit="P")
        assert "O sees a Blip, which spawns: P." in told


def test_a_teleport_frees_and_a_move_leaves_tokens_behind() -> None:
    """Immobilized is gone after a teleport; a Barricade goes with the last Enemy."""
    figure = {**GRUNT, "movement": 2, "range": [0, 0], "conditions": ["immobilized"]}
    unit = {"id": "S", "zone": [2, 0], "teleport": True, "figures": [figure]}
    wall = {"id": "b", "kind": "barricade", "zone": [2, 0]}
    done = after(mission(units=[unit], alarm=True, tokens=[wall]), "enemy-move", unit="S")
    assert done["units"][0]["zone"] == [0, 0]
    assert done["units"][0]["figures"][0]["conditions"] == []
    assert done["tokens"] == []


def test_somebody_is_shoved() -> None:
    """The players say whom, and where to if there is a choice."""
    units = [{"id": name, "zone": [1, 0], "blip": "basic"} for name in "ABC"]
    scene = mission(units=units, doors=[], tokens=[token("insertion", [0, 0])])
    assert after(scene, "shove", zone=[1, 0]) is None
    assert after(scene, "shove", zone=[1, 0], unit="B")["units"][1]["zone"] == [0, 0]
    free = mission(units=units, doors=[])
    assert after(free, "shove", zone=[1, 0], unit="B") is None
    assert after(free, "shove", zone=[1, 0], unit="B", to=[2, 0])["units"][1]["zone"] == [2, 0]


def test_a_unit_steps_out() -> None:
    """One that cannot attack in its own zone goes where it can."""
    unit = {"id": "G", "zone": [0, 0], "figures": [{**GRUNT, "range": [1, 2], "movement": 1}]}
    done = after(mission(units=[unit], alarm=True), "step-out", unit="G")
    assert done["units"][0]["zone"] == [1, 0]
