"""Law of the players' own pieces: tags and footprint decide, not the kind."""

from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from adjudicator.app.judge import ask
from adjudicator.games.apex.table.components import KINDS
from tests.support.strategies import Scene, add, readings, scenes, spaces

#: What stands on spaces, edges and intersections, by the place of its kind.
ON = {"rectangle": "space", "space": "space", "edges": "edge", "intersection": "intersection"}


def own(piece: Scene) -> Scene:
    """A component of the box as one that the players made, with the same tags and footprint."""
    kind = KINDS[piece["kind"]]
    return {**piece, "kind": "custom", "on": ON[kind.place], "tags": sorted(kind.tags)}


@st.composite
def tables(draw: st.DrawFn) -> Scene:
    """A table with two Legends, whose pieces have ids that don't tell their kind."""
    scene = draw(scenes(largest=6))
    scene["components"] = [{**c, "id": f"c{n}"} for n, c in enumerate(scene["components"])]
    for name, squad in (("A", "red"), ("B", "blue")):
        add(scene, "figures", {"id": name, "squad": squad, "at": draw(spaces(scene))})
    return {**scene, "rulings": {**draw(readings()), "beacon-interactive": "yes"}}


def questions(data: st.DataObject, scene: Scene) -> list[dict[str, Any]]:
    """What bears on sight, cover, movement, areas, pushes and placement."""
    start, end = data.draw(spaces(scene)), data.draw(spaces(scene))
    near = [min(start[0] + 1, scene["board"]["columns"] - 1), start[1]]
    asked: list[dict[str, Any]] = [
        {"ask": "sight", "from": {"space": start}},
        {"ask": "cover", "from": start, "to": end},
        {"ask": "contiguity", "from": start, "to": near},
        {"ask": "area", "source": start, "offsets": [[0, 1], [1, 0], [1, 1], [-1, 0], [-1, -1]]},
    ]
    if near != start:
        asked.append({"ask": "push", "from": start, "to": near, "spaces": 2})
        asked.append({"ask": "step", "from": start, "to": near})
    for figure in scene["figures"][:1]:
        asked.append({"ask": "move", "figure": figure["id"], "points": 4})
        asked.append({"ask": "place", "figure": figure["id"], "on": "intersection", "los": True})
        asked.append({"ask": "interact", "figure": figure["id"]})
    return asked


@settings(max_examples=settings().max_examples // 2)
@given(data=st.data(), scene=tables())
def test_an_own_piece_judges_like_its_like_in_the_box(data: st.DataObject, scene: Scene) -> None:
    """With a Building's tags and size, or a Wall's tags and run, every answer is the same."""
    made = {**scene, "components": [own(piece) for piece in scene["components"]]}
    for asked in questions(data, scene):
        expected = ask({"scene": scene, **asked})
        found = ask({"scene": made, **asked})
        assert found.answer == expected.answer
        # That a Respawn Beacon is INTERACTIVE is a reading; that an own piece is, its tags say.
        assert found.certainty == expected.certainty or asked["ask"] == "interact"
