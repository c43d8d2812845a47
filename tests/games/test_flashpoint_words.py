"""What Flashpoint verdicts say, where the numbers alone do not show a fault."""

from tests.games.test_flashpoint_doing import GRUNT, mission
from tests.support.doing import answer
from tests.support.saying import headline, said

RIFLE = {"range": [0, 3], "damage": 1}


def test_a_number_below_one_needs_no_hits() -> None:
    """Nobody needs minus four Hits."""
    scene = mission(units=[{"id": "G", "zone": [1, 0], "figures": [GRUNT]}])
    asked = {"operative": "O", "unit": "G", "weapon": RIFLE, "modifiers": [-7]}
    assert "O needs no Hits: any roll is enough." in said(scene, "attack", **asked)
    assert headline(scene, "attack", **asked) == "Any roll hits"
    assert "Something else changes the number: -7." in said(scene, "attack", **asked)


def test_one_is_told_as_one() -> None:
    """One Hit is no Hits, one token no tokens."""
    scene = mission(units=[{"id": "G", "zone": [1, 0], "figures": [{**GRUNT, "defense": 1}]}])
    asked = {"operative": "O", "unit": "G", "weapon": RIFLE}
    assert "O needs 1 Hit or more." in said(scene, "attack", **asked)
    area = {"operative": "O", "zone": [1, 0], "hits": 1, "weapon": {**RIFLE, "aoe": True}}
    assert "1 Hit reaches the 1 of Grunt." in said(scene, "area", **area)
    hurt = said(scene, "damage", operative="O", amount=1)
    assert "1 available Action token turns to its damaged side." in hurt


def test_focus_tokens_are_told_without_an_article() -> None:
    """No token is called a Attack token."""
    told = said(mission(), "pool", stat="attack", dice={"white": 1}, focus=["attack", "science"])
    assert "A Focus token that matches adds a red die: Attack." in told
    assert "A Focus token that does not match adds a white die: Science." in told
    operatives = [{"id": "O", "zone": [0, 0], "focus": ["attack"]}]
    asked = {"operative": "O", "cards": [{"name": "Card", "cost": "attack"}]}
    told = said(mission(operatives=operatives), "tactics", **asked)
    assert "Card: a Focus token pays for its Focus Effect, once: Attack." in told


def test_a_technician_is_no_blip() -> None:
    """One of whom no figures were entered is not told to spawn."""
    staff = {"id": "T", "zone": [1, 0], "technician": True, "figures": []}
    scene = mission(units=[staff])
    told = said(scene, "stealth", operative="O")
    assert "No Perception was entered for a technician in view: T." in told
    assert "spawns" not in told
    assert "has no attack" in said(scene, "enemy-attack", unit="T")
    assert "T" not in said(scene, "targets", operative="O", weapon=RIFLE)


def test_a_camera_that_nobody_watches() -> None:
    """Without a technician nobody is said to see what it shows."""
    scene = mission(tokens=[{"id": "c", "kind": "camera", "zone": [0, 0], "facing": "e"}])
    told = said(scene, "camera", camera="c", zone=[1, 0])
    assert "no technician in a Control Room was entered to watch it" in told
    staff = {"id": "T", "zone": [1, 0], "technician": True, "control-room": True}
    watched = {**scene, "units": [{**staff, "figures": [{"name": "Technician"}]}]}
    told = said(watched, "camera", camera="c", zone=[1, 0])
    assert "seen by the technicians who watch c" in told


def test_a_blip_in_view_is_told_before_nobody() -> None:
    """The check is due once it has spawned."""
    scene = mission(units=[{"id": "B", "zone": [1, 0], "blip": "basic"}])
    assert headline(scene, "stealth", operative="O") == "Spawn first"
    assert headline(scene, "hide", operative="O", hits=3) == "Spawn first"
    assert "no check is needed" not in said(scene, "stealth", operative="O")


def test_where_no_initiative_was_entered() -> None:
    """The order says that it counts as 0."""
    turret = {"id": "T", "zone": [1, 0], "immobile": True, "figures": [{"name": "Gun Turret"}]}
    told = said(mission(units=[turret], alarm=True), "activation")
    assert "No Initiative was entered for Gun Turret, which counts as 0." in told


def test_a_marked_operative_is_warned_of_checks_that_fail() -> None:
    """Danger and moves know that a mark makes every check fail."""
    unit = {"id": "G", "zone": [2, 0], "figures": [{**GRUNT, "perception": 0}]}
    crew = [{"id": "O", "zone": [0, 0], "movement-tokens": 3, "conditions": ["mark"]}]
    rooms = [[0, 0], [1, 0], [2, 0], [0, 1], [1, 1], [2, 1]]
    walls = [[[1, 0], [1, 1]]]
    scene = mission(units=[unit], operatives=crew, walls=walls, zones=rooms, doors=[])
    found = answer(scene, "danger", operative="O")["zones"]
    assert found
    assert all(risk["needed"] is None for risk in found)
    assert "fails, for a mark" in said(scene, "walk", operative="O", to=[0, 1])
