"""What ends with a round."""

from tests.games.flashpoint.scenes import mission, token
from tests.support.doing import after, answer


def test_the_power_is_cut_until_the_round_ends() -> None:
    """Lights out for good; cameras and Security Doors are off until the cleanup."""
    tokens = [token("electrical-box", [0, 0]), token("camera", [0, 0], facing="e")]
    door = {"id": "d", "edge": [[2, 0], [2, 1]], "security": True}
    scene = mission(tokens=tokens, doors=[door])
    dark = after(scene, "sabotage", operative="O", what="electrical-box", hits=4)
    assert (dark["lights-out"], dark["track"]["tokens"]) == (True, 2)
    assert not answer(dark, "camera", camera="camera", zone=[1, 0])["sees"]
    near = {**dark, "operatives": [{"id": "O", "zone": [1, 0]}]}
    assert answer(near, "door", operative="O", door="d")["legal"]
    lit = after(dark, "cleanup")
    assert lit["lights-out"]
    assert answer(lit, "camera", camera="camera", zone=[1, 0])["sees"]
    assert after(lit, "cleanup") == lit
