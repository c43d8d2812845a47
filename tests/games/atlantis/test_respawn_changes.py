"""Heroes come back to the board."""

from tests.games.atlantis.scenes import HERO, MINION, TWO, WASP, places
from tests.support.doing import after


def test_a_hero_comes_back() -> None:
    """On the only space there is, or on the one chosen."""
    away = {**TWO, "units": [HERO, MINION, {**WASP, "at": None}]}
    assert places(after(away, "respawn", unit="wasp"))["wasp"] == [0, 1]
    assert after(away, "respawn", unit="wasp", to=[3, -1]) is None
    assert after(away, "respawn", unit="arien") is None
