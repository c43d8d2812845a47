"""What is done leads to a table again."""

from hypothesis import given
from hypothesis import strategies as st

from tests.games.flashpoint.scenes import RIFLE, Json
from tests.support.doing import after
from tests.support.missions import Scene, missions, names


@given(scene=missions(largest=3), hits=st.integers(0, 9))
def test_whatever_is_done_leads_to_a_table(scene: Scene, hits: int) -> None:
    """After every deed the scene can be read, and nobody is in it twice."""
    zone = names(scene["zones"][0])
    deeds: list[tuple[str, Json]] = [
        ("hide", {"operative": "o0", "hits": hits}),
        ("enemy-move", {"unit": "u0"}),
        ("ambush", {"operative": "o0"}),
        ("noise", {"zone": zone, "value": 2}),
        ("step-out", {"unit": "u0"}),
        ("shove", {"zone": scene["units"][0]["zone"], "unit": "u0"}),
        ("defend", {"unit": "u0", "operative": "o0", "hits": hits}),
    ]
    if scene["units"][0]["figures"]:
        figure = scene["units"][0]["figures"][0]["name"]
        strike = {"operative": "o0", "unit": "u0", "figure": figure, "weapon": RIFLE}
        deeds.append(("strike", {**strike, "hits": hits}))
    for name, asked in deeds:
        done = after(scene, name, **asked)
        ids = [entry["id"] for entry in (done or scene)["units"]]
        assert len(ids) == len(set(ids))
