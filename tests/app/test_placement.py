"""A piece goes where someone points, or to the nearest place that takes it."""

from hypothesis import given
from hypothesis import strategies as st

from adjudicator.app.setup import ordered, tried
from adjudicator.app.tables import open_scene
from adjudicator.core.change import changed
from adjudicator.core.setup import Scene
from adjudicator.games import GAMES
from tests.support.strategies import scenes

SETUP = GAMES["apex"].setup
PIECES = ("building-2x2", "wall-2", "half-wall-1", "respawn-beacon-1", "smoke-1", "figure-red")


def put(scene: Scene, piece: str, x: float, y: float) -> Scene:
    """The scene with one more piece, put by pointing."""
    order = {"do": "put", "piece": piece, "x": str(x), "y": str(y)}
    return changed(scene, ordered(open_scene(scene), order).change)


def test_a_building_on_a_roof_as_wide_as_itself_fits_wherever_it_is_tapped() -> None:
    """Each tap inside the roof anchors it so that it stands on the roof."""
    roof = put(SETUP.empty(9, 9), "building-2x3", 4, 4.5)
    for x in (3.1, 3.5, 4.4, 4.9):
        for y in (3.1, 4.0, 4.9):
            upper = put(roof, "building-2x2", x, y)["components"][-1]
            assert (upper["base"], upper["at"][0]) == (1, 3)


def test_a_place_that_was_named_is_meant_exactly() -> None:
    """Typed, a taken space is refused; tapped, the piece goes beside it."""
    scene = put(SETUP.empty(9, 9), "respawn-beacon-1", 4.5, 4.5)
    order = {"do": "put", "piece": "figure-red"}
    assert tried(open_scene(scene), {**order, "place": "E5"}).fault
    shifted = tried(open_scene(scene), {**order, "x": "4.6", "y": "4.5"})
    assert not shifted.fault
    assert shifted.edit
    assert shifted.edit.message_id == "did.put-near"


@given(
    scene=scenes(),
    piece=st.sampled_from(PIECES),
    at=st.tuples(st.floats(0, 1), st.floats(0, 1)),
)
def test_what_is_put_can_be_read(scene: Scene, piece: str, at: tuple[float, float]) -> None:
    """A trial without a fault leaves a valid table; a shifted piece is told as such."""
    x, y = at[0] * scene["board"]["columns"], at[1] * scene["board"]["rows"]
    order = {"do": "put", "piece": piece, "x": f"{x:.3f}", "y": f"{y:.3f}"}
    table = open_scene(scene)
    trial = tried(table, order)
    if trial.fault is None:
        assert trial.edit
        assert trial.edit.message_id in ("did.put", "did.put-near")
        GAMES["apex"].read_scene(changed(scene, trial.edit.change))
