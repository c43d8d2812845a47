"""Scenes of hexes: what can be read, and the place and words of what cannot."""

from typing import Any

import pytest

from adjudicator.app.judge import ask
from adjudicator.board.hexes import Hex
from adjudicator.core.faults import InputError
from adjudicator.games.atlantis.table.scene import read_scene
from adjudicator.messages.renderer import ENGLISH
from tests.games.atlantis.scenes import HERO, MINION, SCENE
from tests.support.refusals import assert_refused

ASK = {"ask": "distance", "from": [0, 0], "to": [0, 1]}
TWO_LANES = {
    "a": {"zones": ["west", "middle"], "battle-zone": "middle"},
    "b": {"zones": ["west", "east"], "battle-zone": "east"},
}


def changed(**fields: Any) -> dict[str, Any]:  # noqa: ANN401
    """A question about the scene with other fields."""
    return {"scene": {**SCENE, **fields}, **ASK}


def unit(**fields: Any) -> dict[str, Any]:  # noqa: ANN401
    """A question about the scene with one more unit."""
    stray = {"id": "x", "kind": "hero", "team": "red", "at": [3, -1], **fields}
    return changed(units=[HERO, stray])


BAD: dict[str, tuple[dict[str, Any], str]] = {
    "no zone": (changed(zones={}), "scene.zones"),
    "zones without a hex": (changed(zones={"west": []}, lanes={}), "scene.zones"),
    "a hex in two zones": (
        changed(zones={"west": [[0, 0]], "middle": [[0, 0]]}),
        "scene.zones.middle[0]",
    ),
    "a throne that is no zone": (changed(thrones={"red": "north"}), "scene.thrones.red"),
    "one throne for two": (changed(thrones={"red": "west", "blue": "west"}), "scene.thrones.blue"),
    "a lane through nowhere": (
        changed(lanes={"main": {"zones": ["north"], "battle-zone": "north"}}),
        "scene.lanes.main.zones[0]",
    ),
    "a lane through a zone twice": (
        changed(lanes={"main": {"zones": ["middle", "middle"], "battle-zone": "middle"}}),
        "scene.lanes.main.zones[1]",
    ),
    "a lane the wrong way round": (
        changed(lanes={"main": {"zones": ["east", "middle", "west"], "battle-zone": "middle"}}),
        "scene.lanes.main.zones[2]",
    ),
    "a Throne in the middle of a lane": (
        changed(
            lanes={"main": {"zones": ["east", "middle"], "battle-zone": "middle"}},
        ),
        "scene.lanes.main.zones[0]",
    ),
    "a battle beside the lane": (
        changed(lanes={"main": {"zones": ["middle"], "battle-zone": "north"}}),
        "scene.lanes.main.battle-zone",
    ),
    "a Spawn point off the board": (
        changed(**{"spawn-points": [{"at": [8, 8], "kind": "hero", "team": "red"}]}),
        "scene.spawn-points[0].at",
    ),
    "a Spawn point on Terrain": (
        changed(**{"spawn-points": [{"at": [2, 0], "kind": "hero", "team": "red"}]}),
        "scene.spawn-points[0].at",
    ),
    "two Spawn points in one hex": (
        changed(**{"spawn-points": [{"at": [0, 1], "kind": "hero", "team": "red"}] * 2}),
        "scene.spawn-points[1].at",
    ),
    "a unit off the board": (unit(at=[8, 8]), "scene.units[1].at"),
    "a unit on Terrain": (unit(at=[2, 0]), "scene.units[1].at"),
    "two in one hex": (unit(at=[0, 0]), "scene.units[1].at"),
    "a token under a unit": (
        changed(tokens=[{"id": "trap", "at": [0, 0]}]),
        "scene.tokens[0].at",
    ),
    "an id twice": (unit(id="arien"), "scene.units[1].id"),
    "a token with a unit's id": (
        changed(tokens=[{"id": "arien", "at": [2, -1]}]),
        "scene.tokens[0].id",
    ),
    "a Minion without a type": (unit(kind="minion"), "scene.units[1].type"),
    "a Hero with a type": (unit(type="melee"), "scene.units[1].type"),
    "a Hero with a lane": (unit(lane="main"), "scene.units[1].lane"),
    "a level too high": (unit(level=9), "scene.units[1].level"),
    "a team that is none": (unit(team="green"), "scene.units[1].team"),
    "something ignored that is nothing": (unit(ignores=["walls"]), "scene.units[1].ignores[0]"),
    "a Minion of an unknown lane": (
        unit(kind="minion", type="melee", lane="north"),
        "scene.units[1].lane",
    ),
    "a Minion of which lane": (
        {
            "scene": {
                **SCENE,
                "lanes": TWO_LANES,
                "units": [{**MINION, "at": [0, 0]}],
                "tokens": [],
            },
            **ASK,
        },
        "scene.units[0].lane",
    ),
    "an unknown field": (changed(walls=[]), "scene.walls"),
    "a number that is none": (changed(terrain=[[1.5, 0]]), "scene.terrain[0][0]"),
    "an unknown ruling": (changed(rulings={"x": "y"}), "scene.rulings.x"),
    "an unknown reading": (
        changed(rulings={"exact-revisit": "maybe"}),
        "scene.rulings.exact-revisit",
    ),
}


@pytest.mark.parametrize("name", BAD)
def test_what_cannot_be_read_is_told_with_its_place(name: str) -> None:
    """Every fault names where it is."""
    question, at = BAD[name]
    assert_refused(ask, question, at)


def test_a_fault_is_told_as_what_it_is() -> None:
    """Terrain is not off the board, and a shared Battle Zone is one."""
    shared = {name: {**lane, "battle-zone": "middle"} for name, lane in TWO_LANES.items()}
    shared["b"]["zones"] = ["middle"]
    told = {
        "scene.spawn-points[0].at": changed(
            **{"spawn-points": [{"at": [2, 0], "kind": "hero", "team": "red"}]}
        ),
        "scene.units[0].lane": changed(lanes=shared, units=[MINION]),
    }
    said = []
    for question in told.values():
        with pytest.raises(InputError) as refused:
            ask(question)
        said.append(ENGLISH.fault(refused.value))
    assert said == [
        "2,0 is Terrain, so nothing can stand there: choose another space.",
        "Which lane does this Minion belong to? Several lanes share its Battle Zone: a, b.",
    ]


def test_a_ruling_that_is_settled_does_not_keep_a_scene_from_loading() -> None:
    """Older scenes may name one, or a value that it had; it changes nothing any more."""
    old = {**SCENE, "rulings": {"last-wave": "moves", "exact-revisit": "no"}}
    assert read_scene(old).readings.chosen == {"exact-revisit"}


def test_a_scene_is_read_with_all_that_is_in_it() -> None:
    """Zones, lanes from throne to throne, pieces, counters."""
    table = read_scene(SCENE)
    assert table.lanes["main"].zones == ("west", "middle", "east")
    assert table.units["m1"].lane == "main"
    assert table.zone_of[Hex(2, -1)] == "middle"
    assert table.obstacle(Hex(9, 9)) == "terrain"
    assert not table.is_empty(Hex(2, -1))
    assert table.is_empty(Hex(0, 1))
    assert not table.is_empty(Hex(7, 7))
    assert table.life == {"red": 4, "blue": 4}


def test_a_minion_fights_in_the_lane_that_it_stands_in() -> None:
    """Of two lanes, the one whose Battle Zone it is in, unless it says so itself."""
    scene = {**SCENE, "lanes": TWO_LANES}
    assert read_scene(scene).units["m1"].lane == "a"
    named = {**scene, "units": [{**MINION, "lane": "b"}]}
    assert read_scene(named).units["m1"].lane == "b"
