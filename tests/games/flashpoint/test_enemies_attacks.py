"""Whom Enemies attack, and how hard."""

from tests.games.flashpoint.scenes import GRUNT, mission
from tests.support.doing import after, answer
from tests.support.saying import headline, said


def test_a_range_that_nobody_entered_is_asked_for() -> None:
    """Whether a unit stops to attack, or fires from Overwatch, rests on its range."""
    figure = {"name": "Grunt", "initiative": 1, "movement": 1}
    unit = {"id": "G", "zone": [1, 0], "figures": [figure]}
    scene = mission(units=[unit], alarm=True, tokens=[{"kind": "overwatch", "zone": [1, 0]}])
    assert answer(scene, "enemy-move", unit="G")["ends"] is None
    assert answer(scene, "ambush", operative="O") == {"units": None}
    assert "the range of its attack hasn't been entered" in said(scene, "enemy-target", unit="G")


def test_an_attack_on_a_zone_is_on_all_in_it() -> None:
    """Each of them defends itself, and a blast passes cover."""
    figure = {**GRUNT, "count": 1, "attack": 3, "damage": 1, "range": [1, 4], "aoe": True}
    unit = {"id": "G", "zone": [2, 0], "aware": True, "figures": [figure]}
    crew = [{"id": name, "zone": [0, 0], "taking-cover": True} for name in "AB"]
    scene = mission(units=[unit], operatives=crew, doors=[])
    assert headline(scene, "enemy-target", unit="G") == "Grunt attacks a zone: A and B"
    for name in "AB":
        assert answer(scene, "defend", unit="G", operative=name, hits=1)["needed"] == 1
    blast = {**scene, "units": [{**unit, "figures": [{**figure, "blast": True}]}]}
    assert answer(blast, "defend", unit="G", operative="A", hits=1)["needed"] == 3


def test_melee_spares_the_own_side() -> None:
    """An attack on a zone in melee hits no Enemy."""
    figure = {**GRUNT, "count": 2, "attack": 9, "range": [0, 0], "aoe": True}
    unit = {"id": "G", "zone": [0, 0], "figures": [figure]}
    scene = mission(units=[unit], alarm=True)
    hit = {"unit": "G", "figure": "Grunt"}
    assert answer(scene, "enemy-area", unit="G")["enemies"] == [hit]
    melee = {**scene, "units": [{**unit, "figures": [{**figure, "melee": True}]}]}
    assert answer(melee, "enemy-area", unit="G")["enemies"] == []


def test_an_operative_defends_itself() -> None:
    """Cover counts as two Hits against other zones; what is not avoided is suffered."""
    figure = {**GRUNT, "attack": 3, "damage": 1, "count": 1}
    unit = {"id": "G", "zone": [1, 0], "aware": True, "figures": [figure]}
    scene = mission(units=[unit])
    assert after(scene, "defend", unit="G", operative="O", hits=3) == scene
    hurt = after(scene, "defend", unit="G", operative="O", hits=2)
    assert hurt["operatives"][0]["damage"] == 1
    covered = mission(units=[unit], operatives=[{**scene["operatives"][0], "taking-cover": True}])
    assert answer(covered, "defend", unit="G", operative="O", hits=1)["success"]
    asleep = mission(units=[{**unit, "aware": False}])
    assert answer(asleep, "defend", unit="G", operative="O", hits=0)["success"] is None


def test_where_no_initiative_was_entered() -> None:
    """The order asks for it, and gives none."""
    turret = {"id": "T", "zone": [1, 0], "immobile": True, "figures": [{"name": "Gun Turret"}]}
    scene = mission(units=[turret], alarm=True)
    assert "These units have no Initiative entered: Gun Turret." in said(scene, "activation")
    assert answer(scene, "activation") == {"order": None, "skipped": []}


def test_overwatch_that_is_written_down_with_a_unit_is_the_zone_s() -> None:
    """It is used up like a token, and does not go along with the unit."""
    unit = {"id": "G", "zone": [2, 0], "aware": True, "overwatch": True, "figures": [GRUNT]}
    scene = {"game": "flashpoint", "alarm": True, "zones": [[0, 0], [1, 0], [2, 0]]}
    scene |= {"operatives": [{"id": "A", "zone": [0, 0]}], "units": [unit]}
    assert answer(scene, "ambush", operative="A") == {"units": ["G"]}
    used = after(scene, "ambush", operative="A")
    assert answer(used, "ambush", operative="A") == {"units": []}
    far = {**scene, "units": [{**unit, "figures": [{**GRUNT, "range": [0, 0], "movement": 1}]}]}
    moved = after(far, "enemy-move", unit="G")
    assert moved["units"][0]["zone"] == [1, 0]
    assert not moved["units"][0]["overwatch"]
