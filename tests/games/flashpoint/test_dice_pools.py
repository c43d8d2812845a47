"""Dice pools."""

from tests.games.flashpoint.scenes import mission
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
