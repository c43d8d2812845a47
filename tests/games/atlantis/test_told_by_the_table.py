"""What the table knows need not be told, and what nobody entered is said."""

import pytest

from adjudicator.app.judge import ask
from adjudicator.core.faults import InputError
from tests.games.atlantis.scenes import HERO, SCENE, TWO, minion, q
from tests.support.doing import after, answer


def test_the_winner_of_a_push_is_worked_out() -> None:
    """It is the team that alone has Minions left; otherwise it must be told."""
    assert answer(SCENE, "lane-push")["over"] == "red"
    assert answer(SCENE, "lane-pushes")["over"] == "red"
    both = {**SCENE, "units": [minion("r", [1, 0]), minion("b", [2, -1], "blue")], "tokens": []}
    for ask_ in ("lane-push", "lane-pushes"):
        with pytest.raises(InputError):
            answer(both, ask_)


def test_a_left_out_level_counts_as_1_and_is_said() -> None:
    """So do left-out coins as none."""
    for name, asked in (
        ("defeat", {"victim": "arien", "attacker": "wasp"}),
        ("level-up", {"unit": "arien"}),
        ("pity", {"unit": "arien"}),
        ("end-of-round", {}),
    ):
        scene = {**TWO, "lanes": {}}
        told = [step.message_id for step in ask(q(name, scene, **asked)).steps]
        assert "atlantis.level.untold" in told
        assert ("atlantis.coins.untold" in told) is (name in ("level-up", "end-of-round"))
    level = ask(q("level-up", TWO, unit="arien", level=2, coins=0))
    assert not [step for step in level.steps if "untold" in step.message_id]


def test_combat_may_be_told_its_range() -> None:
    """A target out of it isn't defeated; without a range the total decides."""
    asked = {"attacker": "arien", "target": "wasp", "total": 9}
    assert answer(TWO, "combat", **asked) == {"defeated": True}
    assert answer(TWO, "combat", **asked, range=3) == {"defeated": True}
    assert answer(TWO, "combat", **asked, range=2) == {"defeated": False}


def test_the_counters_of_a_set_up_are_put_down() -> None:
    """Life counters for both teams, Wave counters for the lane; not on another map."""
    done = after(SCENE, "setup", players=4, mode="quick")
    assert done["life"] == {"red": 4, "blue": 4}
    assert done["lanes"]["main"]["waves"] == 3
    assert after(SCENE, "setup", players=8) is None


def test_a_hero_moves_by_its_card() -> None:
    """With its items; a Movement value that nobody entered is asked for."""
    card = {"name": "Dash", "movement": 1}
    scene = {**SCENE, "units": [{**HERO, "cards": [card], "items": {"movement": 1}}], "tokens": []}
    reach = answer(scene, "move", unit="arien", card="Dash")["reach"]
    assert max(each["cost"] for each in reach) == 2
    verdict = ask(q("move", scene, unit="arien", card={"attack": 3}))
    assert [missing.at for missing in verdict.missing] == ["card.movement"]
