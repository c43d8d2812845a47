"""Immunity of which something is not known, and what it keeps away."""

from adjudicator.app.judge import ask
from tests.games.atlantis.scenes import HERO, SCENE, hero, minion, q
from tests.support.doing import after, answer

HEAVY = {**minion("h", [1, 0]), "type": "heavy"}


def _scene(*units: dict[str, object], **more: object) -> dict[str, object]:
    return {**SCENE, "units": [HERO, *units], "tokens": [], **more}


def test_a_heavy_without_a_lane_may_be_immune() -> None:
    """Nobody knows its Battle Zone; without another Minion of its team nothing could guard it."""
    verdict = ask(q("immunity", _scene(HEAVY, minion("m", [0, 1]), lanes={}), unit="h"))
    assert verdict.answer == {"immune": None}
    assert [missing.at for missing in verdict.missing] == ["scene.lanes"]
    assert answer(_scene(HEAVY, lanes={}), "immunity", unit="h") == {"immune": False}


def test_the_type_of_an_action_must_be_told_to_someone_immune_to_one() -> None:
    """Pushed, swapped, placed or moved: unknown without it, refused or done with it."""
    scene = _scene(minion("m", [1, 0], immune=["skill"]), terrain=[])
    asked = {
        "push": {"from": "arien", "to": "m", "spaces": 1},
        "swap": {"from": "arien", "to": "m"},
        "place": {"piece": "m", "to": [0, 1], "by": "arien"},
        "move": {"unit": "m", "spaces": 2, "to": [1, -1]},
    }
    for name, params in asked.items():
        verdict = ask({"scene": scene, "ask": name, **params})
        assert [missing.at for missing in verdict.missing] == ["action"]
        assert after(scene, name, **params) is None
        assert after(scene, name, **params, action="skill") is None
        assert after(scene, name, **params, action="attack") is not None


def test_whether_someone_immune_to_one_type_is_immune_depends_on_the_action() -> None:
    """Asked without one, it is neither Immune nor not."""
    scene = _scene(minion("m", [1, 0], immune=["skill"]))
    verdict = ask(q("immunity", scene, unit="m"))
    assert verdict.answer == {"immune": None}
    assert [missing.at for missing in verdict.missing] == ["action"]
    assert answer(scene, "immunity", unit="m", action="skill") == {"immune": True}
    assert answer(scene, "immunity", unit="m", action="attack") == {"immune": False}


def test_nobody_is_immune_to_an_action_of_its_own() -> None:
    """An Immune Hero places, swaps and moves itself."""
    scene = _scene(hero("wasp", [0, 1]))
    scene["units"] = [{**HERO, "immune": True}, hero("wasp", [0, 1])]
    assert after(scene, "place", piece="arien", to=[1, -1], by="arien") is not None
    assert after(scene, "place", piece="arien", to=[1, -1], by="wasp") is None
    assert after(scene, "swap", **{"from": "arien", "to": "wasp", "by": "arien"}) is not None
    assert after(scene, "move", unit="arien", spaces=1, to=[1, -1]) is not None
    assert after(scene, "move", unit="arien", spaces=1, to=[1, -1], by="wasp") is None


def test_numbers_that_nobody_entered_are_asked_for() -> None:
    """How far somebody moves or is pushed; what does not rest on it is told."""
    scene = _scene(minion("m", [1, 0]), terrain=[])
    move = ask(q("move", scene, unit="arien"))
    assert (move.answer["reach"], [m.at for m in move.missing]) == (None, ["spaces"])
    assert move.steps[0].marks
    push = ask(q("push", scene, start="arien", to="m"))
    assert push.answer == {"to": None, "moved": None}
    blocked = _scene(
        minion("m", [1, -1]), hero("wasp", [2, -2]), zones={"z": [[0, 0], [1, -1], [2, -2]]}
    )
    blocked |= {"lanes": {}, "thrones": {}, "terrain": [], "spawn-points": []}
    assert answer(blocked, "push", **{"from": "arien", "to": "m"}) == {"to": [1, -1], "moved": 0}


def test_a_heavy_without_a_lane_keeps_back_what_rests_on_it() -> None:
    """Those who are found with it are null; if it's too far to be found, nothing is asked."""
    heavy = {**HEAVY, "at": [1, 0]}
    near = _scene(heavy, minion("m", [0, 1]), hero("wasp", [2, -1]), lanes={})
    told = {"start": "arien", "action": "skill", "side": "enemies"}
    found = ask(q("nearest", near, **told))
    assert found.answer == {"units": None, "distance": 1}
    assert [one.at for one in found.missing] == ["scene.lanes"]
    assert ask(q("radius", near, **told, radius=2)).answer == {"units": None}
    assert ask(q("attack", near, unit="arien", card={"attack": 3})).answer["targets"] is None
    far = _scene({**heavy, "at": [3, -1]}, minion("m", [0, 1]), lanes={})
    found = ask(q("nearest", far, **told))
    assert (found.certainty, found.answer) == ("book", {"units": ["m"], "distance": 1})
    assert ask(q("nearest", far, **told, farthest=True)).answer == {"units": None, "distance": None}
