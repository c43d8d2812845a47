"""Heroes come back to the board."""

from typing import Any

from adjudicator.app.judge import ask
from adjudicator.messages.renderer import ENGLISH
from tests.games.atlantis.scenes import HERO, MINION, TWO, WASP, places, q
from tests.support.doing import after

POINTS = TWO["spawn-points"]


def test_a_hero_comes_back() -> None:
    """On the only space there is, or on the one chosen."""
    away = {**TWO, "units": [HERO, MINION, {**WASP, "at": None}]}
    assert places(after(away, "respawn", unit="wasp"))["wasp"] == [0, 1]
    assert after(away, "respawn", unit="wasp", to=[3, -1]) is None
    assert headline(away, to=[3, -1]) == "Wasp can't respawn on D2"
    assert after(away, "respawn", unit="arien") is None


def headline(scene: dict[str, Any], **asked: object) -> str:
    """The headline of a respawn of Wasp."""
    return ENGLISH.headline(ask(q("respawn", scene, unit="wasp", **asked)))


def test_the_headline_names_the_spaces_to_choose_from() -> None:
    """A few by name, of many how many; and the chosen one alone."""
    away = {**TWO, "units": [HERO, MINION, {**WASP, "at": None}]}
    two = {**away, "spawn-points": [*POINTS, {"at": [1, -1], "kind": "hero", "team": "red"}]}
    assert headline(away) == "Wasp can respawn on A2"
    assert headline(two) == "Wasp can respawn on B1 or A2"
    assert headline(two, to=[1, -1]) == "Wasp can respawn on B1"
