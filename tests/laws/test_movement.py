"""Laws of moves and ways."""

import json
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from adjudicator.app.judge import ask
from adjudicator.board.squares import Space
from adjudicator.board.step_graph import Arc
from adjudicator.core.faults import InputError
from adjudicator.core.verdict import Verdict
from adjudicator.games.apex.movement.step_graph import (
    empty_board,
    forget,
    network,
    outside,
    repaired,
    weigh,
)
from adjudicator.games.apex.table.scene import read_scene
from adjudicator.messages.as_json import fault_json, verdict_json
from adjudicator.messages.as_text import verdict_text
from adjudicator.messages.renderer import ENGLISH
from tests.laws.plain_movement import PlainTable
from tests.support.strategies import Scene, laid_otherwise, readings, scenes, spaces


@st.composite
def crowded(draw: st.DrawFn, largest: int = 8) -> Scene:
    """A table with figures on it, A among them, and perhaps a Supply Drop."""
    scene = draw(scenes(largest=largest))
    barred = [tuple(c["at"]) for c in scene["components"] if c["kind"] == "respawn-beacon"]
    free = [
        [c, r]
        for r in range(scene["board"]["rows"])
        for c in range(scene["board"]["columns"])
        if (c, r) not in barred
    ]
    places = draw(st.lists(st.sampled_from(free), min_size=1, max_size=5, unique_by=tuple))
    figures = [{"id": chr(65 + number), "at": at} for number, at in enumerate(places)]
    drops = [
        {"kind": "supply-drop", "at": at, "base": read_scene(scene).level(Space(*at))}
        for at in draw(st.lists(st.sampled_from(free), max_size=1))
        if at not in places
    ]
    return {**scene, "components": [*scene["components"], *drops], "figures": figures}


def moved(scene: Scene, points: int, **more: object) -> list[Scene]:
    """Where A may end."""
    answer = ask({"scene": scene, "ask": "move", "figure": "A", "points": points, **more}).answer
    found = answer["reach"]
    assert isinstance(found, list)
    return found


def walked(scene: Scene, to: list[int], **more: object) -> Verdict:
    """A's way to a space."""
    return ask({"scene": scene, "ask": "path", "figure": "A", "to": to, **more})


@given(scene=crowded(), points=st.integers(0, 9), rush=st.booleans())
def test_moves_agree_with_a_plain_reading(scene: Scene, points: int, rush: bool) -> None:  # noqa: FBT001
    """A second, plain reading of the rules reaches the same spaces at the same costs."""
    start = tuple(scene["figures"][0]["at"])
    assert moved(scene, points, rush=rush) == PlainTable(scene).reach("A", start, points + rush)


@given(data=st.data(), scene=crowded(), points=st.integers(0, 5))
def test_entering_agrees_with_a_plain_reading(
    data: st.DataObject, scene: Scene, points: int
) -> None:
    """From every place just outside, the plain reading enters the map at the same costs."""
    board = scene["board"]
    start = data.draw(st.sampled_from(outside(board["columns"], board["rows"])))
    expected = PlainTable(scene).reach("A", tuple(start), points)
    found = moved(scene, points, **{"from": list(start)})
    assert found == [entry for entry in expected if entry["cost"]]


@given(data=st.data(), scene=crowded(), chosen=readings())
def test_a_way_costs_the_sum_of_its_steps(data: st.DataObject, scene: Scene, chosen: Scene) -> None:
    """A way leads from the start to the end in steps whose costs add up, and `move` agrees."""
    scene = {**scene, "rulings": chosen}
    end = data.draw(spaces(scene))
    verdict = walked(scene, end)
    cost, way = verdict.answer["cost"], verdict.answer["path"]
    assert isinstance(way, list)
    listed = {tuple(entry["space"]): entry["cost"] for entry in moved(scene, 99)}
    assert listed.get(tuple(end)) == cost
    if cost is None:
        assert way == []
        return
    assert (way[0], way[-1]) == (scene["figures"][0]["at"], end)
    steps = [
        ask({"scene": scene, "ask": "step", "from": a, "to": b}).answer["cost"]
        for a, b in pairwise(way)
    ]
    assert sum(n for n in steps if isinstance(n, int)) == cost
    assert None not in steps


@given(data=st.data(), scene=crowded(), points=st.integers(0, 6))
def test_points_bound_a_way(data: st.DataObject, scene: Scene, points: int) -> None:
    """With points, a way is the same one where they are enough, and none where they are not."""
    end = data.draw(spaces(scene))
    free = walked(scene, end).answer
    cost = free["cost"]
    enough = isinstance(cost, int) and cost <= points
    expected = free if enough else {"cost": None, "path": []}
    assert walked(scene, end, points=points).answer == expected


@given(scene=crowded(), points=st.integers(0, 8))
def test_more_points_reach_more(scene: Scene, points: int) -> None:
    """One point more adds spaces of just that cost; a Rush is a point more."""
    some, more = moved(scene, points), moved(scene, points + 1)
    assert more[: len(some)] == some
    assert all(entry["cost"] == points + 1 for entry in more[len(some) :])
    assert more == moved(scene, points, rush=True)


@pytest.mark.long
@given(scene=crowded(largest=7), points=st.integers(0, 5), chosen=readings())
def test_moves_do_not_change_with_the_board_s_lie(scene: Scene, points: int, chosen: Scene) -> None:
    """A mirrored and a turned board give the same reach, and dispute the same rulings."""
    scene = {**scene, "rulings": chosen}
    asked = {"ask": "move", "figure": "A", "points": points}
    verdict = ask({"scene": scene, **asked})
    for turned in laid_otherwise(scene):
        other = ask({"scene": turned.scene, **asked})
        expected = {(*turned.space(e["space"]), e["cost"]) for e in _listed(verdict)}
        assert {(*e["space"], e["cost"]) for e in _listed(other)} == expected
        assert [d.ruling for d in other.disputed] == [d.ruling for d in verdict.disputed]


def _listed(verdict: Verdict) -> list[Scene]:
    found = verdict.answer["reach"]
    assert isinstance(found, list)
    return found


@given(data=st.data(), scene=crowded(), chosen=readings(), points=st.integers(0, 6))
def test_disputes_are_what_other_readings_answer(
    data: st.DataObject, scene: Scene, chosen: Scene, points: int
) -> None:
    """Another reading is disputed just where the table read so would answer otherwise."""
    scene = {**scene, "rulings": chosen}
    end = data.draw(spaces(scene))
    for asked in ({"ask": "move", "points": points}, {"ask": "path", "to": end}):
        verdict = ask({"scene": scene, "figure": "A", **asked})
        told = {(d.ruling, d.value): d.answer for d in verdict.disputed}
        for name in ("climb-corner", "roof-edge-down", "roof-to-roof"):
            for value in ("1", "2", "3"):
                other = {**scene, "rulings": {**chosen, name: value}}
                try:
                    answer = ask({"scene": other, "figure": "A", **asked}).answer
                except InputError:
                    continue
                assert told.get((name, value), verdict.answer) == answer


@pytest.mark.long
@given(data=st.data(), one=crowded(), chosen=readings())
def test_a_repaired_network_is_one_built_anew(
    data: st.DataObject, one: Scene, chosen: Scene
) -> None:
    """After pieces came, went and moved, every step is as if weighed for the first time."""
    board = read_scene({**one, "rulings": chosen})
    empty = empty_board(board.columns, board.rows)
    kept = repaired(empty, frozenset(), board, board.readings)
    expected = _anew(board)
    assert kept.step_costs == expected
    scene = one
    for _ in range(data.draw(st.integers(1, 3))):
        scene = data.draw(_altered(scene))
        table = read_scene({**scene, "rulings": chosen})
        later = repaired(kept, board.terrain, table, table.readings)
        assert later.step_costs == _anew(table)
        assert later.consulted == repaired(empty, frozenset(), table, table.readings).consulted
        assert network(table).step_costs == later.step_costs
    assert kept.step_costs == expected


def _anew(table: Any) -> dict[Arc, object]:  # noqa: ANN401
    inside = table.grid.spaces(table.grid.all)
    starts = {*inside, *outside(table.columns, table.rows)}
    around = [(c, r) for c in (-1, 0, 1) for r in (-1, 0, 1) if c or r]
    pairs = [(Space(end.c + c, end.r + r), end) for end in inside for c, r in around]
    arcs = [Arc(start, end) for start, end in pairs if start in starts]
    # By all the rules, also where a network takes a step to be free without asking them.
    step_costs = {arc: weigh(table, table.readings, arc) for arc in arcs}
    return {arc: cost for arc, cost in step_costs.items() if cost is not None}


@st.composite
def _altered(draw: st.DrawFn, scene: Scene) -> Scene:
    """The scene with some pieces taken away and others of another table put in, if that stands."""
    pieces = list(scene["components"])
    for _ in range(draw(st.integers(0, min(3, len(pieces))))):
        fewer = list(pieces)
        fewer.pop(draw(st.integers(0, len(pieces) - 1)))
        pieces = _standing(scene, fewer) or pieces
    for piece in draw(crowded())["components"][: draw(st.integers(0, 4))]:
        pieces = _standing(scene, [*pieces, piece]) or pieces
    return {**scene, "components": pieces}


def _standing(scene: Scene, pieces: list[Scene]) -> list[Scene] | None:
    try:
        read_scene({**scene, "components": pieces})
    except InputError:
        return None
    return pieces


@given(data=st.data(), scene=crowded())
def test_answers_do_not_depend_on_what_was_asked_before(data: st.DataObject, scene: Scene) -> None:
    """What is kept from other tables changes no verdict."""
    end = data.draw(spaces(scene))
    kept = walked(scene, end), moved(scene, 4)
    forget()
    assert (walked(scene, end), moved(scene, 4)) == kept


ODD = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-3, 120),
    st.just(10**40),
    st.text(max_size=3),
    st.lists(st.integers(-2, 12), max_size=3),
    st.just([10**40, -(10**40)]),
    st.dictionaries(st.sampled_from(["space", "figure", "edge", "level"]), st.integers(-1, 3)),
)


@given(data=st.data(), scene=crowded())
def test_whatever_is_asked_is_answered(data: st.DataObject, scene: Scene) -> None:
    """Any parameters get a verdict in words and JSON, or an error with its place."""
    question: Scene = {"scene": scene, "ask": data.draw(st.sampled_from(["move", "path", "step"]))}
    good: Scene = {"figure": "A", "points": 3, "to": [1, 1], "from": [-1, 0], "rush": True}
    for name, value in good.items():
        what = data.draw(st.integers(0, 3))
        if what:
            question[name] = value if what > 1 else data.draw(ODD)
    try:
        verdict = ask(question)
        written = verdict_json(verdict, ENGLISH)
        assert verdict_text(verdict, ENGLISH)
    except InputError as fault:
        written = fault_json(fault, ENGLISH)
        assert written["error"]["at"]
    json.dumps(written)
