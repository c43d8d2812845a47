"""Laws of the largest board: what is judged on a small one is judged alike anywhere on it."""

from itertools import product
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from adjudicator.core.faults import InputError
from adjudicator.core.input import LONGEST_BOARD
from adjudicator.games.apex.game import GAME
from adjudicator.games.apex.table.scene import read_scene
from adjudicator.games.apex.table.state import Table
from tests.support.strategies import Scene, busy_scenes, readings, spaces

#: What rests on nothing beyond the two spaces that are asked about.
BETWEEN = ("los", "cover", "zone", "contiguity", "distance")


@pytest.mark.long
@given(data=st.data(), scene=busy_scenes(largest=8), chosen=readings())
def test_a_table_is_judged_alike_wherever_it_lies(
    data: st.DataObject, scene: Scene, chosen: Scene
) -> None:
    """In both editions, with the same certainty and the same disputes."""
    edition = data.draw(st.sampled_from(("core", "beta")))
    scene = {**scene, "rulings": chosen, "edition": edition}
    board = scene["board"]
    away = [
        data.draw(st.integers(1, LONGEST_BOARD - size))
        for size in (board["columns"], board["rows"])
    ]
    try:
        table = read_scene(scene)
    except InputError:  # in the beta, a figure can't stand on every piece
        return
    larger = read_scene(_moved(scene, away))
    start, end = data.draw(spaces(scene)), data.draw(spaces(scene))
    steps = ("step",) if max(abs(a - b) for a, b in zip(start, end, strict=True)) == 1 else ()
    for ask in (*BETWEEN, *steps):
        here = _judged(table, ask, start, end)
        assert _judged(larger, ask, _at(start, away), _at(end, away)) == here


@given(data=st.data(), base=st.integers(0, 9))
def test_towers_of_every_height_see_and_fall_alike(data: st.DataObject, base: int) -> None:
    """From the edge of any tower, the ground beside it is seen, and going down costs 1 point."""
    away = data.draw(st.integers(0, LONGEST_BOARD - 3))
    tower = [
        {"kind": "building", "at": [away, away], "size": [2, 2], "base": level}
        for level in range(base + 1)
    ]
    table = read_scene(
        {"game": "apex", "board": dict.fromkeys(("columns", "rows"), LONGEST_BOARD)}
        | {"components": tower}
    )
    for r in (away, away + 1):
        asked = {"from": [away + 1, r], "to": [away + 2, r]}
        assert GAME.rule(table, "los", asked).verdict.answer == {"clear": True}
        assert GAME.rule(table, "step", asked).verdict.answer == {"cost": 1}
        back = {"from": asked["to"], "to": asked["from"]}
        assert GAME.rule(table, "step", back).verdict.answer == {"cost": None if base else 2}


def _at(place: list[int], away: list[int]) -> list[int]:
    return [a + b for a, b in zip(place, away, strict=True)]


def _moved(scene: Scene, away: list[int]) -> Scene:
    """The scene on the largest board, that far from the top left corner."""
    moved = dict(scene)
    moved["board"] = {"columns": LONGEST_BOARD, "rows": LONGEST_BOARD}
    for name in ("components", "figures"):
        moved[name] = [dict(entry) for entry in scene[name]]
    for entry, key in product((*moved["components"], *moved["figures"]), ("at", "from", "to")):
        if entry.get(key):
            entry[key] = _at(entry[key], away)
    return moved


def _judged(table: Table, ask: str, start: list[int], end: list[int]) -> Any:  # noqa: ANN401
    verdict = GAME.rule(table, ask, {"from": start, "to": end}).verdict
    disputes = [(one.ruling, one.value, dict(one.answer)) for one in verdict.disputed]
    return dict(verdict.answer), verdict.certainty, disputes
