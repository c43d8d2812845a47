"""A mission that the table keeps track of: who acts, what is due, and what comes next."""

from typing import Any

from adjudicator.app.judge import answer, ask
from adjudicator.core.piece_card import TurnLine
from adjudicator.games import GAMES
from adjudicator.games.flashpoint.tracking.pending import left_in
from adjudicator.messages.renderer import ENGLISH
from tests.support.doing import after

GAME = GAMES["flashpoint"]
GRUNT = {
    "name": "Grunt",
    "count": 2,
    "initiative": 1,
    "attack": 3,
    "damage": 1,
    "range": [0, 1],
    "defense": 3,
    "perception": 2,
    "movement": 2,
    "health": 1,
}
#: A room on the left, and a Patrol around the corner.
SCENE: dict[str, Any] = {
    "game": "flashpoint",
    "zones": [[0, 0], [1, 0], [1, 1], [1, 2], [0, 2]],
    "walls": [[[0, 1], [1, 1]], [[0, 2], [1, 2]]],
    "operatives": [{"id": "A", "name": "Ada", "zone": [0, 0]}],
    "units": [{"id": "P", "zone": [1, 2], "blip": "patrol"}],
    "tokens": [
        {"id": "in", "kind": "insertion", "zone": [0, 2]},
        {"id": "S", "kind": "spawn", "zone": [1, 2], "number": 1},
    ],
}


def done(scene: dict[str, Any], name: str, **params: object) -> dict[str, Any]:
    """The scene after something was done, which must be possible."""
    answered = answer({"scene": scene, "ask": name, "apply": True, **params})
    assert answered.scene is not None, [step.message_id for step in answered.verdict.steps]
    return dict(answered.scene)


def line(scene: dict[str, Any]) -> TurnLine:
    """Where the mission is."""
    found = GAME.turn_line(GAME.read_scene(scene))
    assert found is not None
    return found


def following(scene: dict[str, Any]) -> tuple[str, str]:
    """The next thing: its action, and whom it is about."""
    verb = line(scene).next
    assert verb is not None
    return verb.action, verb.start


def test_without_a_start_nothing_is_kept() -> None:
    """A table that keeps no track has no line, and a move writes nothing about it."""
    assert GAME.turn_line(GAME.read_scene(SCENE)) is None
    assert "time" not in done(SCENE, "walk", operative="A", to=[1, 0])


def test_a_mission_starts_with_all_tokens() -> None:
    """Whoever has none entered gets three of each kind, and the line begins with Operatives."""
    scene = done(SCENE, "start-mission")
    assert scene["time"] == {"round": 1, "step": "action"}
    assert scene["operatives"][0]["movement-tokens"] == 3
    assert following(scene) == ("go-on", "")
    assert ask({"scene": scene, "ask": "start-mission"}).answer == {"round": None}


def test_blips_in_sight_spawn_as_the_mission_starts() -> None:
    """A Blip that is seen from the start is due at once, with a check of each who sees it."""
    operatives = [{"id": name, "name": name, "zone": [0, 0]} for name in "AB"]
    scene = {
        "zones": [[0, 0], [1, 0]],
        "operatives": operatives,
        "units": [{"id": "P", "zone": [1, 0], "blip": "patrol"}],
    }
    scene = done({**SCENE, "walls": [], "tokens": [], **scene}, "start-mission")
    assert line(scene).follows
    assert following(scene) == ("spawning", "P")
    assert causes(scene)[0] == ("flashpoint.deed.spawn", "now")
    assert [one["do"] for one in scene["time"]["due"]] == ["spawn", "check", "check"]


def test_tokens_that_were_entered_stay() -> None:
    """An Operative whose tokens are entered keeps them."""
    one = {**SCENE["operatives"][0], "order-tokens": 1, "movement-tokens": 2, "exhausted": 3}
    scene = done({**SCENE, "operatives": [one]}, "start-mission")
    assert scene["operatives"][0] == one


def test_whoever_acts_is_named_with_its_tokens() -> None:
    """The line counts the available tokens of whoever acted last, and offers to pass."""
    scene = done(SCENE, "start-mission")
    scene["units"] = []
    scene = done(scene, "walk", operative="A", to=[1, 0])
    found = line(scene)
    assert (scene["time"]["active"], found.left, found.most) == ("A", 5, 6)
    assert following(scene) == ("pass", "A")
    assert following(done(scene, "pass", operative="A")) == ("go-on", "")


def test_what_a_move_shows_is_due_at_once() -> None:
    """A Blip in view spawns, then the check is made; each is dropped once it is done."""
    scene = done(done(SCENE, "start-mission"), "walk", operative="A", to=[1, 0])
    assert line(scene).follows
    assert following(scene) == ("spawning", "P")
    scene = done(scene, "spawn", unit="P", enemy="Grunt", count=2)
    assert following(scene) == ("stealth", "A")
    scene["units"][0]["figures"] = [GRUNT]
    scene = done(scene, "hide", operative="A", hits=2)
    assert "due" not in scene["time"]
    assert not line(scene).follows


def causes(scene: dict[str, Any]) -> list[tuple[str, str]]:
    """What the deed of a scene causes: what it is, and whether it has happened."""
    card = line(scene).deed
    return [(one.said.phrase, one.state) for one in card.consequences] if card else []


def test_a_deed_lists_all_that_it_causes() -> None:
    """What has happened is ticked, one thing is decided now, and the rest is still to come."""
    spawns, check = "flashpoint.deed.spawn", "flashpoint.deed.check"
    scene = done(done(SCENE, "start-mission"), "walk", operative="A", to=[1, 0])
    assert causes(scene) == [(spawns, "now"), (check, "next")]
    scene = done(scene, "spawn", unit="P", enemy="Grunt", count=2)
    assert causes(scene) == [("flashpoint.deed.in-view", "done"), (check, "now")]
    card = line(scene).deed
    assert card is not None
    assert ENGLISH.word(card.said) == "Ada moves to B1"
    assert [ENGLISH.word(note) for note in card.notes] == ["1 zone", "1 Movement token"]
    assert ENGLISH.word(card.consequences[0].note) == "Spawned: 2 × Grunt"
    scene["units"][0]["figures"] = [GRUNT]
    assert line(done(scene, "hide", operative="A", hits=0)).deed is None


def test_the_deed_says_how_each_check_turned_out() -> None:
    """Of two Operatives who see a Patrol come, one has passed the check and one still has to."""
    two = [{"id": name, "name": name, "zone": [1, 0]} for name in ("Ada", "Bo")]
    units = [{"id": "P", "zone": [1, 1], "figures": [GRUNT], "blip": "patrol"}]
    time = {"round": 1, "step": "enemy-movement"}
    scene = {**SCENE, "operatives": two, "units": units, "time": time}
    scene["tokens"] = [{"id": "in", "kind": "insertion", "zone": [1, 0]}]
    scene["doors"] = [{"id": "d", "edge": [[1, 1], [2, 1]], "state": "closed"}]
    scene = done(scene, "enemy-move", unit="P")
    count = len(causes(scene))
    scene = done(scene, "hide", operative="Ada", hits=4)
    assert len(causes(scene)) == count
    assert causes(scene)[0] == ("flashpoint.deed.check-passed", "done")


def test_every_attack_of_a_card_becomes_due() -> None:
    """The attacks of an Enemy are made from top to bottom, each on whom it then prefers."""
    two = {**GRUNT, "attacks": [{"attack": 5, "damage": 2, "range": [0, 4]}]}
    bo = {"id": "B", "name": "Bo", "zone": [1, 1], "damage": 5, "exhausted": 1}
    unit = {"id": "G", "zone": [1, 1], "aware": True, "figures": [two]}
    time = {"round": 1, "step": "enemy-activation"}
    scene = {**SCENE, "alarm": True, "units": [unit], "time": time}
    scene["operatives"] = [{**SCENE["operatives"][0], "zone": [1, 0]}, bo]
    scene = done(scene, "enemy-activation", unit="G")
    verb = line(scene).next
    assert verb is not None
    assert (verb.action, verb.to, verb.fields) == ("enemy-attack", "B", ())
    scene = done(scene, "defend", unit="G", operative="B", hits=0)
    verb = line(scene).next
    assert verb is not None
    # Bo is down: the second attack is on Ada.
    assert (verb.action, verb.to, verb.fields) == ("enemy-attack", "A", (("attack", "2"),))
    assert ("flashpoint.deed.attack-failed", "done") in causes(scene)
    scene = done(scene, "defend", unit="G", operative="A", hits=0, attack=2)
    assert "due" not in scene["time"]
    assert scene["operatives"][0]["damage"] == 3


def test_an_attack_without_a_target_is_passed_over() -> None:
    """Only the second attack reaches anybody, so it is the one that is due."""
    far = {**GRUNT, "range": [0, 0], "attacks": [{"attack": 5, "damage": 2, "range": [1, 4]}]}
    unit = {"id": "G", "zone": [1, 1], "aware": True, "figures": [far]}
    time = {"round": 1, "step": "enemy-activation"}
    scene = {**SCENE, "alarm": True, "units": [unit], "time": time}
    scene["operatives"] = [{**SCENE["operatives"][0], "zone": [1, 0]}]
    verb = line(done(scene, "enemy-activation", unit="G")).next
    assert verb is not None
    assert verb.fields == (("attack", "2"),)


def test_units_without_an_initiative_are_put_in_order_first() -> None:
    """Which of two different units comes first is asked, and not guessed, where a card lacks it."""
    heavy = {**GRUNT, "name": "Heavy", "initiative": 2}
    unknown = {name: value for name, value in heavy.items() if name != "initiative"}
    units = [
        {"id": name, "zone": [1, 1], "aware": True, "figures": [figure]}
        for name, figure in (("G", GRUNT), ("H", unknown))
    ]
    time = {"round": 1, "step": "enemy-activation"}
    scene = {**SCENE, "alarm": True, "units": units, "time": time}
    assert following(scene) == ("initiative-order", "")
    scene["units"] = [units[0], {**units[1], "figures": [heavy]}]
    assert following(scene) == ("enemy-activation", "H")
    scene["units"] = [units[1]]
    assert following(scene) == ("enemy-activation", "H")


def test_what_is_due_can_be_left_out() -> None:
    """Going on drops what is due, and the step stays the same."""
    scene = done(done(SCENE, "start-mission"), "walk", operative="A", to=[1, 0])
    scene = done(scene, "go-on")
    assert scene["time"] == {"round": 1, "step": "action", "active": "A"}


def test_the_steps_of_a_quiet_round() -> None:
    """Alarm Check, the Patrol's move, the end of the round, and the Refresh Phase of the next."""
    scene = done(done(SCENE, "start-mission"), "go-on")
    assert following(scene) == ("alarm", "")
    scene = done(scene, "alarm")
    assert following(scene) == ("enemy-move", "P")
    scene = done(scene, "enemy-move", unit="P")
    assert following(scene) == ("cleanup", "")
    scene = done(scene, "cleanup")
    assert scene["time"] == {"round": 2, "step": "recover"}
    order = []
    for name, params in (("recover", {"operative": "A"}), ("go-on", {}), ("threat", {})):
        order.append(following(scene)[0])
        scene = done(scene, name, **params)
    assert order == ["recover", "go-on", "threat"]
    assert scene["time"]["step"] == "on-point"
    assert following(scene) == ("go-on", "")


def alarmed() -> dict[str, Any]:
    """Grunts next to Ada are aware at the Alarm Check."""
    unit = {"id": "G", "zone": [1, 0], "aware": True, "figures": [GRUNT]}
    time = {"round": 1, "step": "alarm-check"}
    return {**SCENE, "units": [unit], "time": time, "pool": {"patrol": 1}}


def test_the_steps_after_an_alarm() -> None:
    """Aware Enemies set off the alarm, attack, and an Elite Patrol comes with the Patrol."""
    scene = done(alarmed(), "alarm")
    assert scene["alarm"]
    assert following(scene) == ("enemy-activation", "G")
    scene = done(scene, "enemy-activation", unit="G")
    verb = line(scene).next
    assert verb is not None
    assert (verb.action, verb.start, verb.to) == ("enemy-attack", "G", "A")
    scene = done(scene, "defend", unit="G", operative="A", hits=0)
    assert following(scene) == ("reinforce", "")
    scene = done(scene, "reinforce")
    for _ in range(2):
        assert following(scene) == ("spawn-point", "")
        scene = done(scene, "spawn-point", roll=1)
    assert following(scene) == ("cleanup", "")


def test_a_check_on_the_way_is_made_in_its_zone() -> None:
    """An Operative that went on makes the check where it came into view, without that cover."""
    scene = {**SCENE, "units": [{"id": "G", "zone": [1, 2], "figures": [GRUNT]}]}
    here = ask({"scene": scene, "ask": "stealth", "operative": "A"})
    there = ask({"scene": scene, "ask": "stealth", "operative": "A", "zone": [1, 0]})
    assert (here.answer["needed"], there.answer["needed"]) == (None, 2)


def test_a_piece_that_is_gone_does_not_matter() -> None:
    """Ids of pieces that were taken off are passed over."""
    time = {"round": 1, "step": "action", "active": "Z", "done": ["Y"]}
    due = [{"do": "spawn", "unit": "X"}, {"do": "check", "operative": "W"}]
    assert following({**SCENE, "time": {**time, "due": due}}) == ("go-on", "")


def test_a_patrol_that_is_seen_as_it_comes_in_waits_for_the_next_round() -> None:
    """After the alarm its Blip is back in the Spawn Pool at once; the step ends all the same."""
    scene = {
        "game": "flashpoint",
        "alarm": True,
        "zones": [[0, 0], [1, 0]],
        "tokens": [{"id": "s", "kind": "spawn", "zone": [1, 0], "number": 1}],
        "operatives": [{"id": "A", "zone": [0, 0]}],
        "display": [{"name": "Grunt", "initiative": 1, "spawn": 1, "reserve": 9}],
        "pool": {"patrol": 1, "elite-patrol": 1},
        "time": {"round": 1, "step": "spawn"},
    }
    for left, blip in ((1, "elite-patrol"), (0, "patrol")):
        scene = after(scene, "spawn-point", roll=1)
        coming = scene["time"]["due"][0]["unit"]
        assert coming == f"{blip}-1"
        scene = after(scene, "spawn", unit=coming, enemy="Grunt", count=1)
        assert scene["pool"][blip] == 1
        assert scene["time"]["step"] == "spawn"
        table = GAME.read_scene(scene)
        assert len(left_in(table, table.time)) == left


def test_a_blip_never_has_the_id_of_one_that_came_in_and_is_gone() -> None:
    """Whoever is through with a step is told of by id."""
    scene = {
        "game": "flashpoint",
        "zones": [[0, 0]],
        "tokens": [{"id": "s", "kind": "spawn", "zone": [0, 0], "number": 1}],
        "pool": {"patrol": 1},
        "time": {"round": 1, "step": "spawn", "done": ["patrol-1"]},
    }
    assert after(scene, "spawn-point", roll=1)["units"][0]["id"] == "patrol-2"
