"""Laws of distance, contiguity and cover."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from adjudicator.app.judge import ask
from adjudicator.board.squares import Space, steps_apart
from adjudicator.games.apex.game import GAME
from adjudicator.games.apex.table.scene import read_scene
from adjudicator.games.apex.table.state import Table
from tests.laws.plain_cover import PlainCover
from tests.support.strategies import Scene, ends, laid_otherwise, readings, scenes, spaces


@given(data=st.data(), scene=scenes())
def test_distance_is_symmetric_and_steps_add_one(data: st.DataObject, scene: Scene) -> None:
    """Distance is the same both ways, 0 only within a space, and one step changes it by 1."""
    a, b = data.draw(ends(scene)), data.draw(ends(scene))
    there = ask({"scene": scene, "ask": "distance", "from": a, "to": b}).answer["distance"]
    back = ask({"scene": scene, "ask": "distance", "from": b, "to": a}).answer["distance"]
    assert there == back


@pytest.mark.long
@given(data=st.data(), scene=scenes(), chosen=readings())
def test_relations_follow_from_each_other(data: st.DataObject, scene: Scene, chosen: Scene) -> None:
    """Adjacent is neighboring both ways, neighboring is at distance 1, adjacency is mutual."""
    scene = {**scene, "rulings": chosen}
    table = read_scene(scene)
    start = data.draw(spaces(scene))
    for end in table.grid.spaces(table.grid.all):
        there = _relations(table, start, list(end))
        back = _relations(table, list(end), start)
        assert ("adjacent" in there) == ("adjacent" in back)
        assert ("adjacent" in there) == ("neighboring" in there and "neighboring" in back)
        assert ("distance-1" in there) == (steps_apart(Space(*start), end) == 1)
        assert there == [r for r in ("distance-1", "adjacent", "neighboring") if r in there]
        if "neighboring" in there:
            assert "distance-1" in there


def _relations(table: Table, start: list[int], end: list[int]) -> list[str]:
    verdict = GAME.rule(table, "contiguity", {"from": start, "to": end}).verdict
    relations = verdict.answer["relations"]
    assert isinstance(relations, list)
    return relations


@pytest.mark.long
@given(data=st.data(), scene=scenes(), chosen=readings())
def test_contact_and_cover_do_not_change_with_the_board_s_lie(
    data: st.DataObject, scene: Scene, chosen: Scene
) -> None:
    """A mirrored and a turned board give the same relations and the same cover."""
    scene = {**scene, "rulings": chosen}
    start, end = data.draw(spaces(scene)), data.draw(spaces(scene))
    for name in ("contiguity", "cover", "distance"):
        expected = ask({"scene": scene, "ask": name, "from": start, "to": end}).answer
        for turned in laid_otherwise(scene):
            asked = {"ask": name, "from": turned.space(start), "to": turned.space(end)}
            assert ask({"scene": turned.scene, **asked}).answer == expected


#: The rulings that the plain reading heeds.
HEEDED = ("cover-outer-angle", "cover-building", "beacon-cover", "between-buildings")


@pytest.mark.long
@given(data=st.data(), scene=scenes(), chosen=readings())
def test_contact_and_cover_agree_with_a_plain_reading(
    data: st.DataObject, scene: Scene, chosen: Scene
) -> None:
    """From every space, a second reading of the rules finds the same cover and the same relations.

    Lines from a Respawn Beacon's own space are left out: nobody stands there.
    """
    scene = {**scene, "rulings": {name: chosen[name] for name in HEEDED if name in chosen}}
    table, plain = read_scene(scene), PlainCover(scene)
    beacons = [c["at"] for c in scene["components"] if c["kind"] == "respawn-beacon"]
    beside = st.sampled_from(plain.beside_cover() or [[0, 0]])
    end = data.draw(beside | spaces(scene))
    for start in (list(s) for s in plain.spaces()):
        asked = {"from": start, "to": end}
        assert _relations(table, start, end) == plain.relations(tuple(start), tuple(end))
        if start not in (end, *beacons):
            by = GAME.rule(table, "cover", asked).verdict.answer["by"]
            assert by == plain.covering((start[0], start[1]), (end[0], end[1]))


@given(data=st.data(), scene=scenes())
def test_cover_stands_beside_the_target(data: st.DataObject, scene: Scene) -> None:
    """What gives cover is on the target's level and on an edge of its space, or adjacent to it."""
    table = read_scene(scene)
    start, end = data.draw(spaces(scene)), data.draw(spaces(scene))
    answer = ask({"scene": scene, "ask": "cover", "from": start, "to": end}).answer
    by = answer["by"]
    assert isinstance(by, list)
    assert answer["cover"] == bool(by)
    target = Space(*end)
    for piece in table.pieces:
        if piece.id in by:
            assert piece.base == table.level(target)
            beside = any(target in edge.spaces for edge in piece.edges)
            assert beside or steps_apart(piece.spaces[0], target) == 1
