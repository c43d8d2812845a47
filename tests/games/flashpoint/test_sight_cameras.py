"""What cameras show."""

from tests.games.flashpoint.scenes import mission
from tests.support.saying import said


def test_a_camera_that_nobody_watches() -> None:
    """Without a technician nobody is said to see what it shows."""
    scene = mission(tokens=[{"id": "c", "kind": "camera", "zone": [0, 0], "facing": "e"}])
    told = said(scene, "camera", camera="c", zone=[1, 0])
    assert "no technician in a Control Room has been entered to watch it" in told
    staff = {"id": "T", "zone": [1, 0], "technician": True, "control-room": True}
    watched = {**scene, "units": [{**staff, "figures": [{"name": "Technician"}]}]}
    told = said(watched, "camera", camera="c", zone=[1, 0])
    assert "The technicians watching the camera in A1 see what happens" in told
