"""Dice pools."""

from adjudicator.app.judge import ask
from tests.games.flashpoint.scenes import mission
from tests.support.doing import after, answer
from tests.support.saying import said


def test_focus_tokens_are_told_without_an_article() -> None:
    """No token is called a Attack token."""
    told = said(mission(), "pool", stat="attack", dice={"white": 1}, focus=["attack", "science"])
    assert "A matching Focus token adds a red die: Attack." in told
    assert "A Focus token that doesn't match adds a white die: Science." in told
    operatives = [{"id": "O", "zone": [0, 0], "focus": ["attack"]}]
    asked = {"operative": "O", "cards": [{"name": "Card", "cost": "attack"}]}
    told = said(mission(operatives=operatives), "tactics", **asked)
    assert "Card: spend 1 Focus token (Attack) for its Focus Effect." in told


def test_the_dice_of_a_stat_are_asked_for() -> None:
    """A Dashboard prints them, so a pool without them isn't one of no dice."""
    asked = {"stat": "attack", "added": {"white": 2}, "focus": ["attack"], "operative": "O"}
    scene = mission(operatives=[{"id": "O", "zone": [0, 0], "focus": ["attack"]}])
    verdict = ask({"scene": scene, "ask": "pool", **asked})
    assert set(verdict.answer.values()) == {None}
    assert [one.at for one in verdict.missing] == ["dice"]
    assert after(scene, "pool", **asked)["operatives"][0]["focus"] == []
    assert answer(scene, "pool", **asked, dice={"white": 3})["white"] == 5
