"""What carrying something out brings with it: tokens, awareness, numbers that no longer hold."""

from adjudicator.app.judge import ask
from adjudicator.messages.as_text import verdict_text
from adjudicator.messages.renderer import ENGLISH
from tests.support.doing import after, answer

GRUNT = {
    "name": "Grunt",
    "count": 1,
    "initiative": 1,
    "attack": 3,
    "damage": 1,
    "range": [0, 2],
    "defense": 3,
    "perception": 2,
    "movement": 2,
    "health": 1,
}
ADA = {"id": "A", "zone": [0, 0], "order-tokens": 3, "movement-tokens": 3}
ROW = {"game": "flashpoint", "zones": [[0, 0], [1, 0], [2, 0], [3, 0]]}
RIFLE = {"range": [0, 3], "damage": 1, "noise": 0}


def test_going_down_gives_an_injury() -> None:
    """Whoever is downed gains an Injury token, which a revive leaves."""
    down = after({**ROW, "operatives": [ADA]}, "damage", operative="A", amount=6)
    assert (down["operatives"][0]["downed"], down["operatives"][0]["injury"]) == (True, 1)


def test_valor_is_drawn_for_the_last_of_a_unit() -> None:
    """One token, and two for an Elite unit."""
    for elite, drawn in ((False, 1), (True, 2)):
        unit = {"id": "G", "zone": [1, 0], "aware": True, "elite": elite, "figures": [GRUNT]}
        scene = {**ROW, "operatives": [ADA], "units": [unit]}
        done = after(scene, "strike", operative="A", unit="G", weapon=RIFLE, hits=3)
        assert done["valor"] == drawn


def test_an_opened_door_lets_awareness_spread() -> None:
    """A Blip that now sees an aware Enemy becomes aware and surprised."""
    door = {"id": "d", "edge": [[1, 0], [1, 1]]}
    units = [
        {"id": "G", "zone": [0, 0], "aware": True, "figures": [GRUNT]},
        {"id": "B", "zone": [1, 0], "blip": "patrol", "figures": []},
    ]
    scene = {**ROW, "doors": [door], "operatives": [ADA], "units": units}
    done = after(scene, "door", operative="A", door="d")
    assert (done["units"][1]["aware"], done["units"][1]["surprised"]) == (True, True)


def test_a_patrol_that_arrives_takes_the_token_there() -> None:
    """An Investigate token in the zone of a Portal goes onto the Escalation Track."""
    tokens = [
        {"id": "p", "kind": "portal", "zone": [2, 0]},
        {"id": "i", "kind": "investigate", "zone": [2, 0]},
    ]
    unit = {"id": "P", "zone": [3, 0], "blip": "patrol", "figures": []}
    done = after({**ROW, "tokens": tokens, "units": [unit]}, "portal", token="p")  # noqa: S106
    assert (done["tokens"], done["track"]["tokens"]) == ([], 1)


def test_the_old_numbers_of_an_empowered_card_no_longer_hold() -> None:
    """Numbers of the empowered side that nobody gives are unknown, on the card and the figures."""
    card = {"name": "Grunt", "initiative": 1, "attack": 3}
    unit = {"id": "G", "zone": [1, 0], "aware": True, "figures": [GRUNT]}
    scene = {**ROW, "operatives": [ADA], "units": [unit], "display": [card]}
    done = after(scene, "empower", enemies=["Grunt"], numbers={"Grunt": {"attack": 4}})
    assert answer(done, "enemy-attack", unit="G") == {"tn": 4, "damage": None}
    assert done["display"][0] == {**card, "attack": 4, "empowered": True}


def test_what_changes_nothing_is_the_same_scene() -> None:
    """A check that succeeds is carried out and leaves the table as it is."""
    unit = {"id": "G", "zone": [1, 0], "figures": [GRUNT]}
    scene = {**ROW, "operatives": [ADA], "units": [unit]}
    assert after(scene, "hide", operative="A", hits=2) == scene


def test_focus_tokens_are_spent_and_gained() -> None:
    """A Movement token moves one zone; a boost discards its token; three are the limit."""
    ada = {**ADA, "focus": ["movement", "attack"]}
    moved = after({**ROW, "operatives": [ada]}, "walk", operative="A", to=[1, 0], effect="focus")
    assert (moved["operatives"][0]["zone"], moved["operatives"][0]["focus"]) == ([1, 0], ["attack"])
    assert moved["operatives"][0]["movement-tokens"] == 3
    spent = after(moved, "pool", stat="attack", focus=["attack"], operative="A")
    assert spent["operatives"][0]["focus"] == []


def test_a_patrol_stops_halfway_and_goes_on() -> None:
    """One zone for the check there; aware by then, it goes on until it can attack."""
    token = {"id": "i", "kind": "investigate", "zone": [0, 0]}
    patrol = {"id": "P", "zone": [3, 0], "blip": "patrol", "figures": [{**GRUNT, "range": [0, 1]}]}
    scene = {**ROW, "tokens": [token], "operatives": [ADA], "units": [patrol]}
    half = after(scene, "enemy-move", unit="P", zones=1)
    assert half["units"][0]["zone"] == [2, 0]
    seen = after(half, "hide", operative="A", hits=0)
    assert answer(seen, "enemy-move", unit="P")["ends"] == [[2, 0]]
    assert answer(seen, "enemy-move", unit="P", moved=1)["ends"] == [[1, 0]]


def test_a_stunned_unit_skips_once() -> None:
    """Its skipped activation takes the Stun off."""
    unit = {"id": "G", "zone": [1, 0], "figures": [{**GRUNT, "conditions": ["stun"]}]}
    scene = {**ROW, "alarm": True, "operatives": [ADA], "units": [unit]}
    assert answer(scene, "enemy-activation", unit="G")["activates"] is False
    assert answer(after(scene, "enemy-activation", unit="G"), "enemy-activation", unit="G")[
        "activates"
    ]


def test_the_unnamed_have_a_readable_name() -> None:
    """An Operative without a name is told of by its kind and number."""
    scene = {**ROW, "operatives": [{**ADA, "id": "operative-1"}]}
    told = ask({"scene": scene, "ask": "walk", "operative": "operative-1", "to": [1, 0]})
    assert "Operative 1 moves 1 zone to B1" in verdict_text(told, ENGLISH)


def test_only_what_was_exhausted_comes_back() -> None:
    """A damaged Order token is none of those that are recovered."""
    scene = {**ROW, "operatives": [ADA]}
    hurt = after(scene, "damage", operative="A", amount=1, order=1)
    moved = after(hurt, "walk", operative="A", to=[1, 0])
    acted = after(moved, "action", operative="A", action="act")
    ada = after(acted, "recover", operative="A")["operatives"][0]
    assert (ada["order-tokens"], ada["movement-tokens"], ada["exhausted"]) == (2, 3, 0)


def test_the_alarm_counts_the_tokens_of_surprised_units() -> None:
    """A Surprise token that is written down with its unit leaves the board too."""
    unit = {"id": "G", "zone": [1, 0], "aware": True, "surprised": True, "figures": [GRUNT]}
    token = {"id": "i", "kind": "investigate", "zone": [0, 0]}
    told = ask({"scene": {**ROW, "tokens": [token], "units": [unit]}, "ask": "alarm"})
    assert "2 Surprise and Investigate tokens are removed from the board" in verdict_text(
        told, ENGLISH
    )
