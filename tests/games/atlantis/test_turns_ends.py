"""The end of a turn and of a Round, and Initiative by kept cards."""

import pytest

from adjudicator.app.judge import ask
from adjudicator.core.faults import InputError
from tests.games.atlantis.scenes import HERO, SCENE, hero, minion, places, q
from tests.support.doing import after, answer

ZONES = {**SCENE["zones"], "fort": [[5, -3], [5, -2], [6, -3]]}
LANE = {"zones": ["west", "middle", "fort", "east"], "battle-zone": "middle", "waves": 3}
POINTS = [{"at": [5, -3], "kind": "melee", "team": "red"}]


def _round(*units: dict[str, object], **more: object) -> dict[str, object]:
    base = {**SCENE, "zones": ZONES, "lanes": {"main": LANE}, "spawn-points": POINTS, "tokens": []}
    return {**base, "units": [HERO, *units], **more}


def test_the_end_of_a_round_pushes_the_lane_and_pays() -> None:
    """Battle, push, markers, levels and Pity coins at once; the next Round begins in turn 1."""
    wasp = {**hero("wasp", [0, 1]), "coins": 3, "level": 1}
    scene = _round(wasp, minion("r1", [1, 0]), minion("r2", [2, -1]), turn=4)
    done = after(scene, "end-of-round")
    assert done["lanes"]["main"] == {**LANE, "battle-zone": "fort", "waves": 2}
    assert (done["turn"], done["markers"]) == (1, [])
    units = {unit["id"]: unit for unit in done["units"]}
    assert (units["wasp"]["level"], units["wasp"]["coins"]) == (3, 0)
    assert "leveled-up" not in units["wasp"]
    assert units["arien"]["coins"] == 1
    assert places(done)["r1"] == [5, -3]
    assert places(done)["r2"] is None


def test_nothing_follows_the_last_life_counter() -> None:
    """Once a team has no Life counters the game is over: no battle, levels or coins follow."""
    wasp = {**hero("wasp", [0, 1]), "coins": 3}
    scene = _round(wasp, minion("r1", [1, 0]), life={"red": 2, "blue": 0}, turn=4)
    found = answer(scene, "end-of-round")
    assert (found["over"], found["battles"], found["levels"], found["pity"]) == ("red", [], [], [])
    assert after(scene, "end-of-round") is None


def test_a_choice_keeps_the_round_from_ending() -> None:
    """Two of three may go, so the loser says which; the Heavy stays."""
    heavy = {**minion("b3", [2, 0], "blue"), "type": "heavy"}
    red = [minion(f"r{n}", at) for n, at in enumerate(([1, 0], [3, -1], [3, -2], [4, -2]))]
    zones = {"z": [[0, 0], *[each["at"] for each in red], [2, 0], [0, 1], [1, -1]]}
    lanes = {"main": {"zones": ["z"], "battle-zone": "z"}}
    blue = [minion("b1", [0, 1], "blue"), minion("b2", [1, -1], "blue"), heavy]
    scene = _round(*red, *blue, zones=zones, terrain=[], lanes=lanes, thrones={})
    scene["spawn-points"] = []
    found = answer(scene, "minion-battle")
    assert (found["remove"], found["candidates"]) == (1, ["b1", "b2"])
    assert after(scene, "end-of-round") is None
    assert places(after(scene, "end-of-round", removed=["b2"]))["b2"] is None
    for wrong in (["b3"], ["b1", "b2"], ["b1", "b1"]):
        with pytest.raises(InputError):
            after(scene, "minion-battle", removed=wrong)


def test_strays_are_brought_back_before_a_battle_is_carried_out() -> None:
    """They count; one that has a single way goes it, and one with a choice waits for its team."""
    scene = _round(minion("r1", [1, -1]), minion("b1", [1, 0], "blue"))
    assert answer(scene, "minion-battle")["loser"] is None
    assert places(after(scene, "end-of-round"))["r1"] == [2, -1]
    zones = {**ZONES, "middle": [*ZONES["middle"], [1, -2]]}
    wide = _round(minion("r1", [1, -1]), minion("b1", [1, 0], "blue"), zones=zones)
    assert after(wide, "end-of-round") is None
    assert after(wide, "minion-battle") is None
    chosen = {"returns": {"r1": [1, -2]}}
    assert places(after(wide, "end-of-round", **chosen))["r1"] == [1, -2]
    assert answer(wide, "end-of-round", **chosen)["returned"] == [{"unit": "r1", "to": [1, -2]}]
    with pytest.raises(InputError):
        after(wide, "minion-battle", returns={"r1": [3, -1]})


def test_a_turn_that_nobody_told_is_asked_for() -> None:
    """Then neither the next turn nor the end of the Round is announced."""
    verdict = ask(q("end-of-turn"))
    assert verdict.answer == {"turn": None, "round-ends": None}
    assert [missing.at for missing in verdict.missing] == ["scene.turn"]


def test_initiative_is_read_off_kept_cards() -> None:
    """With the Hero's items; a value that nobody entered is asked for."""
    cards = [{"name": "Dash", "initiative": 7}, {"name": "Wave"}]
    quick = {**HERO, "cards": cards, "items": {"initiative": 2}}
    scene = {**SCENE, "units": [quick, hero("wasp", [0, 1])]}
    order = answer(scene, "initiative", played={"arien": "Dash", "wasp": 8})["order"]
    assert order == ["arien", "wasp"]
    verdict = ask(q("initiative", scene, played={"arien": "Wave", "wasp": 8}))
    assert verdict.answer == {"order": None, "coin": None}
    assert [missing.at for missing in verdict.missing] == ["scene.units[0].cards[1].initiative"]
    with pytest.raises(InputError):
        answer(scene, "initiative", played={"nobody": 3})


def test_a_team_chooses_which_displaced_minion_is_first() -> None:
    """Two red Minions want the same space: the one named first gets it."""
    zones = {**SCENE["zones"], "fort": [[5, -3], [5, -2], [5, -4], [5, -5], [5, -6]]}
    points = [{"at": at, "kind": "melee", "team": "red"} for at in ([5, -3], [5, -5])]
    heroes = [hero("wasp", [5, -3]), hero("dodger", [5, -5])]
    scene = _round(*heroes, zones=zones)
    scene |= {"spawn-points": points, "tokens": [{"id": "t", "at": [5, -6]}]}
    asked = {"winner": "red", "choices": {"5,-3": [5, -4]}}
    first = answer(scene, "lane-push", **asked)["respawn"]
    assert [each["at"] for each in first] == [[5, -4], [5, -2]]
    second = answer(scene, "lane-push", winner="red", order=["5,-5"])["respawn"]
    assert [each["at"] for each in second] == [[5, -4], [5, -2]]
    with pytest.raises(InputError):
        answer(scene, "lane-push", winner="red", order=["0,0"])
