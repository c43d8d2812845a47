"""The alarm and the Escalation Track."""

from tests.games.flashpoint.scenes import GRUNT, mission
from tests.support.doing import after, answer
from tests.support.saying import said


def test_the_track_tells_what_it_sets_off() -> None:
    """A token that reaches a space with an icon says what that does."""
    track = {"spaces": [None, "patrol", "alarm"], "tokens": 1}
    units = [{"id": "B", "zone": [1, 0], "blip": "patrol"}]
    scene = mission(units=units, track=track)
    told = said(scene, "noise", zone=[1, 0], value=1)
    assert "The space adds a Patrol to the Spawn Pool." in told


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


def test_the_track_fills_from_the_left() -> None:
    """Tokens that are put on the track stay there, and none beyond its end."""
    track = {"spaces": [None, "patrol", "alarm"], "tokens": 1}
    done = after(mission(track=track), "escalation", tokens=5)
    assert done["track"]["tokens"] == 3
    assert answer(mission(track=track), "escalation", tokens=5)["alarm"]


def test_the_alarm_sheds_blips_and_ends_surprise() -> None:
    """Blips of spawned units come off as they lie, and nobody is surprised any more."""
    units = [
        {"id": "A", "zone": [0, 0], "aware": True, "surprised": True, "figures": [GRUNT]},
        {"id": "B", "zone": [1, 0], "blip": "basic", "figures": [GRUNT]},
        {"id": "P", "zone": [1, 0], "blip": "elite-patrol", "figures": [GRUNT]},
    ]
    done = after(mission(units=units), "alarm")
    assert [unit.get("blip") for unit in done["units"]] == [None, None, None]
    assert not done["units"][0]["surprised"]
    assert done["units"][2]["elite"]
    assert done["pool"] == {"patrol": 0, "elite-patrol": 1}


def test_surprise_tokens_that_turn_in_one_zone_are_one() -> None:
    """The second of them goes onto the track."""
    tokens = [{"id": name, "kind": "surprise", "zone": [0, 0]} for name in "st"]
    done = after(mission(tokens=tokens, units=[]), "alarm")
    assert [(token["id"], token["kind"]) for token in done["tokens"]] == [("s", "investigate")]
    assert done["track"]["tokens"] == 1
