"""Who notices whom, and who hears what."""

from tests.games.flashpoint.scenes import GRUNT, QUIET_RIFLE, mission
from tests.support.doing import after, answer
from tests.support.saying import headline, said


def test_noise_places_a_token_and_turns_blips() -> None:
    """A Blip that hears becomes a Patrol; a second token goes onto the track."""
    done = after(mission(), "noise", zone=[1, 0], value=1)
    assert done["units"][0]["blip"] == "patrol"
    assert [token["kind"] for token in done["tokens"]] == ["investigate"]
    assert after(done, "noise", zone=[1, 0], value=1)["track"]["tokens"] == 1
    assert after(mission(), "noise", zone=[1, 0], value=0) == mission()


def test_becoming_aware() -> None:
    """Units that notice are aware and surprised; if nobody does, nothing is done."""
    scene = mission(doors=[])
    done = after(scene, "awareness", cause={"kind": "attack", "zone": [0, 0]})
    assert done["units"][0]["aware"]
    assert done["units"][0]["surprised"]
    quiet = mission()
    assert after(quiet, "awareness", cause={"kind": "attack", "zone": [0, 0]}) == quiet


def test_a_check_that_fails_makes_aware() -> None:
    """Too few Hits wake whoever sees the zone; enough of them change nothing."""
    unit = {"id": "G", "zone": [1, 0], "blip": "basic", "figures": [{**GRUNT, "perception": 2}]}
    scene = mission(units=[unit])
    assert after(scene, "hide", operative="O", hits=2) == scene
    assert after(scene, "hide", operative="O", hits=1)["units"][0]["aware"]
    assert answer(mission(), "hide", operative="O", hits=0)["success"] is None


def test_a_blip_in_view_spawns_before_a_check_succeeds() -> None:
    """Nobody knows what it will see, but too few Hits for the others are too few anyway."""
    unit = {"id": "G", "zone": [1, 0], "figures": [{**GRUNT, "perception": 2}]}
    scene = mission(units=[unit, {"id": "B", "zone": [0, 0], "blip": "basic"}])
    seen = {"success": None, "needed": None, "aware": None}
    assert answer(scene, "hide", operative="O", hits=9) == seen
    assert after(scene, "hide", operative="O", hits=9) is None
    assert headline(scene, "hide", operative="O", hits=9) == "Spawn the Blip first"
    assert answer(scene, "hide", operative="O", hits=1)["success"] is False
    assert answer(mission(doors=[]), "hide", operative="O", hits=9) == seen
    begun = {**scene, "time": {"round": 1}}
    assert answer(begun, "hide", operative="O", hits=9)["success"] is True
    due = {**scene, "time": {"round": 1, "due": [{"do": "spawn", "unit": "B"}]}}
    assert answer(due, "hide", operative="O", hits=9) == seen


def test_a_crippled_enemy_is_named_where_it_sees_or_moves_less() -> None:
    """The number on its card is higher than the one that counts."""
    figure = {**GRUNT, "perception": 5, "movement": 3, "conditions": ["cripple"]}
    scene = mission(units=[{"id": "G", "zone": [1, 0], "figures": [figure]}])
    told = said(scene, "stealth", operative="O")
    assert "Grunt is crippled, which is included in its Perception of 3." in told
    told = said({**scene, "alarm": True}, "enemy-move", unit="G")
    assert "Grunt is crippled, which is included in its Movement of 1." in told
    whole = {**figure, "conditions": []}
    scene["units"][0]["figures"] = [whole, {**figure, "name": "Heavy"}]
    assert "crippled" not in said(scene, "stealth", operative="O")


def test_becoming_aware_sheds_the_blip() -> None:
    """A spawned unit that notices something loses its Blip at once; an unspawned one keeps it."""
    unit = {"id": "P", "zone": [1, 0], "blip": "patrol", "figures": [GRUNT]}
    scene = mission(units=[unit, {"id": "B", "zone": [0, 0], "blip": "patrol"}])
    done = after(scene, "awareness", cause={"kind": "attack", "zone": [0, 0]})
    assert [u["blip"] for u in done["units"]] == [None, "patrol"]
    assert done["pool"]["patrol"] == 1


def test_a_technician_is_no_blip() -> None:
    """One of whom no figures were entered is not told to spawn."""
    staff = {"id": "T", "zone": [1, 0], "technician": True, "figures": []}
    scene = mission(units=[staff])
    told = said(scene, "stealth", operative="O")
    assert "T can see that zone; its Perception hasn't been entered." in told
    assert "spawns" not in told
    assert "has no attack" in said(scene, "enemy-attack", unit="T")
    assert "T" not in said(scene, "targets", operative="O", weapon=QUIET_RIFLE)


def test_a_blip_in_view_is_told_before_nobody() -> None:
    """The check is due once it has spawned."""
    scene = mission(units=[{"id": "B", "zone": [1, 0], "blip": "basic"}])
    assert headline(scene, "stealth", operative="O") == "Spawn the Blip first"
    assert headline(scene, "hide", operative="O", hits=3) == "Spawn the Blip first"
    assert "no check is needed" not in said(scene, "stealth", operative="O")
