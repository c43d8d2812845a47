"""Doing things on a Flashpoint table: what each changes in the scene."""

from typing import Any

from tests.support.doing import after, answer

Json = dict[str, Any]
GRUNT = {"name": "Grunt", "count": 2, "initiative": 1, "health": 1, "defense": 3, "range": [0, 2]}


def mission(**change: object) -> Json:
    """Three zones in a row, a closed door before the last, an Operative and a Blip."""
    scene: Json = {
        "game": "flashpoint",
        "zones": [[0, 0], [1, 0], [2, 0]],
        "doors": [{"edge": [[2, 0], [2, 1]], "state": "closed"}],
        "operatives": [{"id": "O", "zone": [0, 0], "movement-tokens": 3, "order-tokens": 3}],
        "units": [{"id": "B", "zone": [2, 0], "blip": "basic", "figures": []}],
    }
    return {**scene, **change}


def test_walking_takes_a_token_and_ends_overwatch() -> None:
    """An Operative that moves is elsewhere, with a token less."""
    (one,) = after(mission(), "walk", operative="O", to=[1, 0])["operatives"]
    assert one["zone"] == [1, 0]
    assert one["movement-tokens"] == 2
    assert one["exhausted"] == 1
    assert not one["taking-cover"]


def test_walking_through_a_door_opens_it() -> None:
    """The door that the way leads through stays open."""
    scene = mission(operatives=[{"id": "O", "zone": [1, 0], "movement-tokens": 1}])
    assert after(scene, "walk", operative="O", to=[2, 0]) is None
    done = after(scene, "walk", operative="O", to=[2, 0], **{"open-door": True})
    assert done["doors"][0]["state"] == "open"


def test_a_careful_move_takes_cover() -> None:
    """After a Careful Move the Operative is taking cover, even if it stayed."""
    (one,) = after(mission(), "walk", operative="O", to=[0, 0], careful=True)["operatives"]
    assert one["taking-cover"]


def test_a_door_is_opened_and_closed() -> None:
    """The same question turns a door both ways."""
    scene = mission(operatives=[{"id": "O", "zone": [1, 0]}])
    opened = after(scene, "door", operative="O", door="door-0")
    assert opened["doors"][0]["state"] == "open"
    assert after(opened, "door", operative="O", door="door-0")["doors"][0]["state"] == "closed"
    assert after(mission(), "door", operative="O", door="door-0") is None


def test_noise_places_a_token_and_turns_blips() -> None:
    """A Blip that hears becomes a Patrol; a second token goes onto the track."""
    done = after(mission(), "noise", zone=[1, 0], value=1)
    assert done["units"][0]["blip"] == "patrol"
    assert [token["kind"] for token in done["tokens"]] == ["investigate"]
    assert after(done, "noise", zone=[1, 0], value=1)["track"]["tokens"] == 1
    assert after(mission(), "noise", zone=[1, 0], value=0) is None


def test_becoming_aware() -> None:
    """Units that notice are aware and surprised; if nobody does, nothing is done."""
    scene = mission(doors=[])
    done = after(scene, "awareness", cause={"kind": "attack", "zone": [0, 0]})
    assert done["units"][0]["aware"]
    assert done["units"][0]["surprised"]
    assert after(mission(), "awareness", cause={"kind": "attack", "zone": [0, 0]}) is None


def test_spawning_takes_figures_from_the_reserves() -> None:
    """The Blip's unit gets its figures; the Display has fewer left."""
    display = [{"name": "Grunt", "initiative": 1, "spawn": 2, "reserve": 5}]
    done = after(mission(display=display), "spawn", unit="B", initiative=1)
    assert done["units"][0]["figures"][0]["count"] == 2
    assert done["display"][0]["reserve"] == 3
    assert after(done, "spawn", unit="B", initiative=1) is None


def test_blips_come_off() -> None:
    """A spawned unit that is aware loses its Blip."""
    unit = {"id": "B", "zone": [2, 0], "blip": "patrol", "aware": True, "figures": [GRUNT]}
    assert after(mission(units=[unit]), "blips")["units"][0]["blip"] is None


def test_damage_kills_one_by_one() -> None:
    """A killed figure leaves its unit, the last one with the unit."""
    scene = mission(units=[{"id": "B", "zone": [2, 0], "figures": [GRUNT]}])
    once = after(scene, "damage", unit="B", amount=1)
    assert once["units"][0]["figures"][0]["count"] == 1
    assert after(once, "damage", unit="B", amount=1)["units"] == []


def test_an_operative_is_downed_and_revived() -> None:
    """Six damage down an Operative; five Hits get it up again."""
    two = [{"id": "O", "zone": [0, 0], "conditions": ["bleed"]}, {"id": "P", "zone": [0, 0]}]
    down = after(mission(operatives=two), "damage", operative="O", amount=6)
    assert down["operatives"][0]["downed"]
    up = after(down, "revive", operative="P", target="O", hits=5)["operatives"][0]
    assert (up["downed"], up["damage"], up["conditions"]) == (False, 3, [])
    assert after(down, "revive", operative="P", target="O", hits=4) is None


def test_healing_and_recovering() -> None:
    """Healed tokens are exhausted until they are recovered."""
    hurt = [{"id": "O", "zone": [0, 0], "damage": 2, "conditions": ["bleed"]}]
    (well,) = after(mission(operatives=hurt), "heal", operative="O", amount=1)["operatives"]
    assert (well["damage"], well["exhausted"], well["conditions"]) == (1, 1, [])
    done = after(mission(operatives=[well]), "recover", operative="O")["operatives"][0]
    assert done["exhausted"] == 0
    whole = {"id": "O", "zone": [0, 0], "order-tokens": 1, "movement-tokens": 2, "exhausted": 3}
    done = after(mission(operatives=[whole]), "recover", operative="O")["operatives"][0]
    assert (done["order-tokens"], done["movement-tokens"], done["exhausted"]) == (3, 3, 0)


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


def test_the_alarm() -> None:
    """It changes Blips, tokens and technicians at once, and is triggered only once."""
    units = [
        {"id": "A", "zone": [0, 0], "aware": True, "figures": [GRUNT]},
        {"id": "B", "zone": [1, 0], "blip": "basic"},
        {"id": "T", "zone": [2, 0], "technician": True, "figures": [{"name": "Technician"}]},
    ]
    tokens = [{"kind": "surprise", "zone": [0, 0]}, {"kind": "armory", "zone": [1, 0]}]
    done = after(mission(units=units, tokens=tokens), "alarm")
    assert done["alarm"]
    assert [(u["id"], u.get("blip")) for u in done["units"]] == [("A", None), ("B", "patrol")]
    assert [token["kind"] for token in done["tokens"]] == ["armory"]
    assert after(done, "alarm") is None


def test_a_quiet_check_turns_surprise_tokens() -> None:
    """A Surprise token without Enemies becomes an Investigate token."""
    done = after(mission(tokens=[{"kind": "surprise", "zone": [0, 0]}]), "alarm")
    assert done["tokens"][0]["kind"] == "investigate"


def test_through_the_shaft() -> None:
    """In, on and out, with a token at each hatch that is opened."""
    tokens = [{"id": f"h{c}", "kind": "access-point", "zone": [c, 0]} for c in (0, 2)]
    scene = after(mission(tokens=tokens, units=[]), "vent", operative="O")
    assert scene["operatives"][0]["vent"] == "enter"
    scene = after(scene, "vent", operative="O")
    assert scene["operatives"][0]["vent"] == "exit"
    assert after(scene, "vent", operative="O") is None
    scene = after(scene, "vent", operative="O", to=[2, 0])
    assert scene["operatives"][0]["zone"] == [2, 0]
    assert sum(token["kind"] == "investigate" for token in scene["tokens"]) == 2


def test_searching_and_waiting() -> None:
    """An Armory token turns, then goes; Overwatch is entered once."""
    tokens = [{"id": "a", "kind": "armory", "zone": [0, 0]}]
    asked = {"operative": "O", "token": "a"}
    once = after(mission(tokens=tokens), "search", **asked)
    assert once["tokens"][0]["side"] == 1
    assert after(once, "search", **asked)["tokens"] == []
    waiting = after(mission(), "overwatch", operative="O")
    assert waiting["operatives"][0]["overwatch"]
    assert after(waiting, "overwatch", operative="O") is None


def test_the_track_fills_from_the_left() -> None:
    """Tokens that are put on the track stay there, and none beyond its end."""
    track = {"spaces": [None, "patrol", "alarm"], "tokens": 1}
    done = after(mission(track=track), "escalation", tokens=5)
    assert done["track"]["tokens"] == 3
    assert answer(mission(track=track), "escalation", tokens=5)["alarm"]
