"""Moving and Fast Travel: what they change, and what speaks against them."""

from adjudicator.app.judge import ask
from tests.games.atlantis.scenes import SCENE, TWO, places, q
from tests.support.doing import after


def test_a_move_is_made_where_it_may_end() -> None:
    """To a space in reach; nowhere else, and not before it is chosen."""
    went = after(TWO, "move", unit="arien", spaces=2, to=[0, 1])
    assert places(went)["arien"] == [0, 1]
    assert after(TWO, "move", unit="arien", spaces=1, to=[3, -2]) is None
    assert after(TWO, "move", unit="arien", spaces=1) is None
    assert after(TWO, "move", unit="arien", spaces=1, to="arien") == TWO  # zero spaces


def test_fast_travel_is_made_where_nothing_speaks_against_it() -> None:
    """Within the own zone here; not into the Battle Zone."""
    assert places(after(TWO, "fast-travel", unit="arien", to=[1, -1]))["arien"] == [1, -1]
    assert after(TWO, "fast-travel", unit="arien", to=[2, -1]) is None


def test_all_reasons_against_a_fast_travel_are_told() -> None:
    """Not only the first."""
    arien = {**SCENE["units"][0], "cannot-move": True, "at": [2, -1]}
    scene = {**SCENE, "units": [arien, SCENE["units"][1]], "tokens": []}
    asked = q("fast-travel", scene, unit="arien", to="m1")
    assert ask(asked).answer == {
        "legal": False,
        "reasons": ["cannot-move", "enemies-from", "enemies-to", "not-empty"],
    }


def test_only_enemies_in_adjacent_zones_bar_the_way() -> None:
    """Enemies in a zone that is too far away anyway are not what keeps a Hero from it."""
    wasp = {"id": "wasp", "kind": "hero", "team": "red", "at": [4, -2]}
    arien = {"id": "arien", "name": "Arien", "kind": "hero", "team": "blue", "at": [0, 0]}
    found = ask(q("travel-zones", {**SCENE, "tokens": [], "units": [arien, wasp]}, unit="arien"))
    assert found.answer == {"zones": ["west", "middle"]}
    assert "atlantis.zones.held" not in {step.message_id for step in found.steps}
