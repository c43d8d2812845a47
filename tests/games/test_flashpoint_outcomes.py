"""Dice that were rolled, and the rest of a round, carried out on a Flashpoint table."""

from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from tests.games.test_flashpoint_doing import GRUNT, mission
from tests.support.doing import after, answer
from tests.support.missions import Scene, missions, names

Json = dict[str, Any]
RIFLE = {"range": [0, 3], "damage": 1, "noise": 2}


def _token(kind: str, zone: list[int], **more: object) -> Json:
    return {"id": kind, "kind": kind, "zone": zone, **more}


def test_a_check_that_fails_makes_aware() -> None:
    """Too few Hits wake whoever sees the zone; enough of them change nothing."""
    unit = {"id": "G", "zone": [1, 0], "blip": "basic", "figures": [{**GRUNT, "perception": 2}]}
    scene = mission(units=[unit])
    assert after(scene, "hide", operative="O", hits=2) is None
    assert after(scene, "hide", operative="O", hits=1)["units"][0]["aware"]
    assert answer(mission(), "hide", operative="O", hits=0)["success"] is None


def test_an_attack_does_all_it_does() -> None:
    """A figure falls, its unit wakes, a Blip behind the door hears it, the token is exhausted."""
    units = [
        {"id": "G", "zone": [1, 0], "figures": [GRUNT]},
        {"id": "B", "zone": [2, 0], "blip": "basic", "figures": []},
    ]
    scene = mission(units=units)
    asked = {"operative": "O", "unit": "G", "weapon": RIFLE}
    done = after(scene, "strike", **asked, hits=3)
    grunts, blip = done["units"]
    assert (grunts["figures"][0]["count"], grunts["aware"]) == (1, True)
    assert (blip["blip"], blip.get("aware", False)) == ("patrol", False)
    assert [token["kind"] for token in done["tokens"]] == ["investigate"]
    assert done["operatives"][0]["order-tokens"] == 2
    missed = after(scene, "strike", **asked, hits=2)
    assert missed["units"][0]["figures"][0]["count"] == 2
    assert missed["units"][0]["aware"]


def test_the_last_figure_leaves_with_its_unit() -> None:
    """Whoever is killed is not made aware any more."""
    scene = mission(units=[{"id": "G", "zone": [1, 0], "figures": [{**GRUNT, "count": 1}]}])
    done = after(scene, "strike", operative="O", unit="G", weapon=RIFLE, hits=9)
    assert done["units"] == []


def test_an_attack_that_is_not_legal_is_not_carried_out() -> None:
    """Behind the closed door nobody can be hit."""
    scene = mission(units=[{"id": "G", "zone": [2, 0], "figures": [GRUNT]}])
    assert after(scene, "strike", operative="O", unit="G", weapon=RIFLE, hits=9) is None


def test_an_operative_defends_itself() -> None:
    """Cover counts as two Hits against other zones; what is not avoided is suffered."""
    figure = {**GRUNT, "attack": 3, "damage": 1, "count": 1}
    unit = {"id": "G", "zone": [1, 0], "aware": True, "figures": [figure]}
    scene = mission(units=[unit])
    assert after(scene, "defend", unit="G", operative="O", hits=3) is None
    hurt = after(scene, "defend", unit="G", operative="O", hits=2)
    assert hurt["operatives"][0]["damage"] == 1
    covered = mission(units=[unit], operatives=[{**scene["operatives"][0], "taking-cover": True}])
    assert answer(covered, "defend", unit="G", operative="O", hits=1)["success"]
    asleep = mission(units=[{**unit, "aware": False}])
    assert answer(asleep, "defend", unit="G", operative="O", hits=0)["success"] is None


def test_sabotage_is_carried_out() -> None:
    """Each kind of token has its effect, and a failure places an Investigate token."""
    scene = mission(tokens=[_token("data", [0, 0]), _token("camera", [0, 0], facing="e")])
    asked = {"operative": "O", "hits": 5}
    done = after(scene, "sabotage", what="data", **asked)
    assert [token["kind"] for token in done["tokens"]] == ["camera"]
    assert done["operatives"][0]["order-tokens"] == 2
    done = after(scene, "sabotage", what="camera", **asked)
    assert done["tokens"][1]["disabled"]
    assert after(scene, "sabotage", operative="O", what="data") is None
    failed = after(scene, "sabotage", operative="O", what="data", hits=0)
    assert failed["tokens"][-1]["kind"] == "investigate"


def test_a_security_door_is_bypassed() -> None:
    """It opens at once, and stays open."""
    door = {"id": "d", "edge": [[1, 0], [1, 1]], "security": True}
    done = after(mission(doors=[door]), "sabotage", operative="O", what="security-door", hits=5)
    assert done["doors"][0]["state"] == "open"
    assert not answer(done, "door", operative="O", door="d")["legal"]


def test_the_power_is_cut_until_the_round_ends() -> None:
    """Lights out for good; cameras and Security Doors are off until the cleanup."""
    tokens = [_token("electrical-box", [0, 0]), _token("camera", [0, 0], facing="e")]
    door = {"id": "d", "edge": [[2, 0], [2, 1]], "security": True}
    scene = mission(tokens=tokens, doors=[door])
    dark = after(scene, "sabotage", operative="O", what="electrical-box", hits=4)
    assert (dark["lights-out"], dark["track"]["tokens"]) == (True, 2)
    assert not answer(dark, "camera", camera="camera", zone=[1, 0])["sees"]
    near = {**dark, "operatives": [{"id": "O", "zone": [1, 0]}]}
    assert answer(near, "door", operative="O", door="d")["legal"]
    lit = after(dark, "cleanup")
    assert lit["lights-out"]
    assert answer(lit, "camera", camera="camera", zone=[1, 0])["sees"]
    assert after(lit, "cleanup") is None


def test_somebody_is_shoved() -> None:
    """The players say whom, and where to if there is a choice."""
    units = [{"id": name, "zone": [1, 0], "blip": "basic"} for name in "ABC"]
    scene = mission(units=units, doors=[], tokens=[_token("insertion", [0, 0])])
    assert after(scene, "shove", zone=[1, 0]) is None
    assert after(scene, "shove", zone=[1, 0], unit="B")["units"][1]["zone"] == [0, 0]
    free = mission(units=units, doors=[])
    assert after(free, "shove", zone=[1, 0], unit="B") is None
    assert after(free, "shove", zone=[1, 0], unit="B", to=[2, 0])["units"][1]["zone"] == [2, 0]


def test_a_portal_lets_a_patrol_through_or_becomes_one() -> None:
    """The token goes either way."""
    scene = mission(tokens=[_token("portal", [0, 0])])
    done = after(scene, "portal", token="portal")  # noqa: S106
    assert done["units"][-1]["blip"] == "patrol"
    assert done["tokens"] == []
    patrols = [{"id": name, "zone": [2, 0], "blip": "patrol"} for name in "PQ"]
    two = mission(units=patrols, tokens=[_token("portal", [0, 0])])
    assert after(two, "portal", token="portal") is None  # noqa: S106
    done = after(two, "portal", token="portal", unit="Q")  # noqa: S106
    assert [unit["zone"] for unit in done["units"]] == [[2, 0], [0, 0]]


def test_the_spawn_pool_fills_and_empties() -> None:
    """Patrols that come off and the track fill it; Spawn Points empty it, Elites first."""
    patrol = {"id": "P", "zone": [0, 0], "blip": "elite-patrol", "aware": True, "figures": [GRUNT]}
    track = {"spaces": ["patrol"], "tokens": 0}
    scene = mission(units=[patrol], track=track, tokens=[_token("spawn", [2, 0], number=1)])
    scene = after(after(scene, "blips"), "escalation")
    assert scene["pool"] == {"patrol": 1, "elite-patrol": 1}
    scene = after(scene, "spawn-point", roll=1)
    assert scene["units"][-1]["blip"] == "elite-patrol"
    scene = after(scene, "spawn-point", roll=1)
    assert scene["units"][-1]["blip"] == "patrol"
    assert scene["pool"] == {"patrol": 0, "elite-patrol": 0}
    assert after(scene, "reinforce") is None
    assert after({**scene, "alarm": True}, "reinforce")["pool"]["elite-patrol"] == 1


def test_what_is_spent_is_gone() -> None:
    """Bleeding hurts, a condition comes off, Focus tokens pay, cards turn, Orders exhaust."""
    one = {"id": "O", "zone": [0, 0], "conditions": ["bleed", "mark"], "focus": ["attack"]}
    scene = mission(operatives=[{**one, "order-tokens": 2}])
    assert after(scene, "conditions", operative="O")["operatives"][0]["damage"] == 2
    asked = {"operative": "O", "target": "O", "condition": "mark"}
    assert after(scene, "cure", **asked) is None
    assert after(scene, "cure", **asked, hits=4)["operatives"][0]["conditions"] == ["bleed"]
    assert after(scene, "cure", **asked, hits=3)["operatives"][0]["order-tokens"] == 1
    paid = after(scene, "tactics", operative="O", cards=[{"name": "Card", "cost": "attack"}])
    assert paid["operatives"][0]["focus"] == []
    carried = after(scene, "action", operative="O", action="pick-up")["operatives"][0]
    assert (carried["carrying"], carried["order-tokens"]) == (True, 1)
    assert after(scene, "discover", operative="O", value=3, hits=1)
    display = [{"name": "Grunt", "initiative": 1}]
    turned = after(mission(display=display), "empower", enemies=["Grunt"])
    assert turned["display"][0]["empowered"]


def test_those_who_lie_in_wait_do_so_once() -> None:
    """The Overwatch token of those who attack goes; a Soldier without a target gets one."""
    unit = {"id": "G", "zone": [1, 0], "aware": True, "figures": [GRUNT]}
    scene = mission(units=[unit], tokens=[_token("overwatch", [1, 0])])
    assert after(scene, "ambush", operative="O")["tokens"] == []
    soldier = [{"id": "O", "kind": "soldier", "zone": [0, 0]}]
    waiting = after(mission(operatives=soldier), "soldier", operative="O")
    assert waiting["operatives"][0]["overwatch"]


def test_a_unit_steps_out() -> None:
    """One that cannot attack in its own zone goes where it can."""
    unit = {"id": "G", "zone": [0, 0], "figures": [{**GRUNT, "range": [1, 2], "movement": 1}]}
    done = after(mission(units=[unit], alarm=True), "step-out", unit="G")
    assert done["units"][0]["zone"] == [1, 0]


def test_a_hatch_where_an_enemy_is_adds_to_the_track() -> None:
    """Its Investigate token does not stay, and the move takes a token."""
    units = [{"id": "B", "zone": [0, 0], "blip": "basic"}]
    scene = mission(units=units, tokens=[_token("access-point", [0, 0])])
    done = after(scene, "vent", operative="O")
    assert done["track"]["tokens"] == 1
    assert done["operatives"][0]["movement-tokens"] == 2


@given(scene=missions(largest=3), hits=st.integers(0, 9))
def test_whatever_is_done_leads_to_a_table(scene: Scene, hits: int) -> None:
    """After every deed the scene can be read, and nobody is in it twice."""
    zone = names(scene["zones"][0])
    deeds: list[tuple[str, Json]] = [
        ("hide", {"operative": "o0", "hits": hits}),
        ("enemy-move", {"unit": "u0"}),
        ("ambush", {"operative": "o0"}),
        ("noise", {"zone": zone, "value": 2}),
        ("step-out", {"unit": "u0"}),
        ("shove", {"zone": scene["units"][0]["zone"], "unit": "u0"}),
        ("defend", {"unit": "u0", "operative": "o0", "hits": hits}),
    ]
    if scene["units"][0]["figures"]:
        figure = scene["units"][0]["figures"][0]["name"]
        strike = {"operative": "o0", "unit": "u0", "figure": figure, "weapon": RIFLE}
        deeds.append(("strike", {**strike, "hits": hits}))
    for name, asked in deeds:
        done = after(scene, name, **asked)
        ids = [entry["id"] for entry in (done or scene)["units"]]
        assert len(ids) == len(set(ids))
