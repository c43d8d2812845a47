"""Moves and ways: refusals with all their reasons, whole explanations, and what walking changes."""

from typing import Any

import pytest

from adjudicator.app.judge import ask
from adjudicator.board.squares import Space
from adjudicator.core.verdict import Verdict
from adjudicator.games.apex.movement.step_graph import KEPT, network
from adjudicator.games.apex.table.scene import read_scene
from adjudicator.messages.as_text import verdict_text
from adjudicator.messages.renderer import ENGLISH
from tests.support.doing import after
from tests.support.refusals import assert_refused

SCENE: dict[str, Any] = {
    "game": "apex",
    "board": {"columns": 8, "rows": 6},
    "components": [
        {"kind": "building", "at": [2, 1], "size": [4, 2]},
        {"kind": "building", "at": [4, 1], "size": [2, 2], "base": 1},
        {"kind": "half-wall", "from": [2, 3], "to": [3, 3], "base": 1},
        {"kind": "respawn-beacon", "at": [0, 0]},
        {"kind": "supply-drop", "at": [7, 5]},
    ],
    "figures": [
        {"id": "A", "name": "Gibraltar", "squad": "blue", "at": [4, 2]},
        {"id": "B", "name": "Bangalore", "squad": "red", "at": [2, 3]},
        {"id": "C", "name": "Wraith", "squad": "red"},
    ],
}
MOVE = {"scene": SCENE, "ask": "move", "figure": "B", "points": 2}
PATH = {"scene": SCENE, "ask": "path", "figure": "B", "to": [3, 2]}

BAD: dict[str, tuple[dict[str, Any], str]] = {
    "an unknown figure": ({**MOVE, "figure": "Z"}, "figure"),
    "a figure off the map": ({**MOVE, "figure": "C"}, "figure"),
    "no points": ({"scene": SCENE, "ask": "move", "figure": "B"}, "points"),
    "points below 0": ({**MOVE, "points": -1}, "points"),
    "points beyond all": ({**MOVE, "points": 100}, "points"),
    "points that are no number": ({**MOVE, "points": True}, "points"),
    "a Rush that is no yes or no": ({**MOVE, "rush": 1}, "rush"),
    "a Rush without points": ({**PATH, "rush": True}, "points"),
    "a way to an intersection": ({**PATH, "to": {"intersection": [1, 1], "level": 0}}, "to"),
    "a way to nobody": ({**PATH, "to": {"figure": "Z"}}, "to.figure"),
    "entering from the map": ({**MOVE, "from": [1, 1]}, "from"),
    "entering from far away": ({**MOVE, "from": [-2, 1]}, "from"),
    "entering from the corner": ({**MOVE, "from": [-1, -1]}, "from"),
    "entering from a figure": ({**MOVE, "from": {"figure": "A"}}, "from"),
    "an unknown parameter": ({**MOVE, "speed": 3}, "speed"),
}


@pytest.mark.parametrize("name", BAD)
def test_bad_questions_are_told_where(name: str) -> None:
    """A bad question gets the place of its fault and a sentence."""
    assert_refused(ask, *BAD[name])


def path(**asked: object) -> Verdict:
    """Bangalore's way, or another's."""
    return ask({**PATH, **asked})


def rules(verdict: Verdict) -> list[str]:
    """The rules of the steps, without the game's name."""
    return [step.rule.removeprefix("apex.move.") for step in verdict.steps]


NOWHERE = {"cost": None, "path": []}


def test_a_way_explained() -> None:
    """Every step with its terms and the total so far, then the whole, then what is lost."""
    verdict = path(to=[4, 1], points=4, rush=True)
    assert verdict_text(verdict, ENGLISH).splitlines() == [
        "✓ 4 points (by the book)",
        "That is Bangalore's cheapest route to E2.",
        "  1. Bangalore has 4 movement points and can spend any number of them.  [apex.move.points]",  # noqa: E501
        "  2. A Rush adds 1, once per activation: 5 in all.  [apex.move.rush]",
        "  3. Step 1, to D3 (level 1): 2 points (2 so far).  [apex.move.per-space]",
        "  4. Going up a level, from C4 (level 0) to D3 (level 1), costs 1 more.  [apex.move.up]",
        "  5. Passing between components connected at the bottom right corner of C3 costs nothing extra: the Building's edge.  [apex.move.connected]",  # noqa: E501
        "  6. Step 2, to E2 (level 2): 2 points (4 so far).  [apex.move.per-space]",
        "  7. Going up a level, from D3 (level 1) to E2 (level 2), costs 1 more.  [apex.move.up]",
        "  8. Passing between components connected at the bottom right corner of D2 costs nothing extra: the Building's edge.  [apex.move.connected]",  # noqa: E501
        "  9. The cheapest route to E2 costs 4 points.  [apex.move.cheapest-way]",
        " 10. 1 point is left and is lost when the action ends.  [apex.move.unused]",
    ]


def test_all_reasons_are_given() -> None:
    """Too dear and occupied: both are told, with what getting there would cost."""
    verdict = path(to={"figure": "A"}, points=3)
    assert verdict.answer == NOWHERE
    assert rules(verdict)[-2:] == ["occupied", "points"]
    said = [ENGLISH.step(step) for step in verdict.steps]
    assert said[-1] == "There are only 3 points: 1 too few."
    assert "E3 costs 4 points" in said[-3]


def test_an_impassable_end_is_only_that() -> None:
    """Into a Beacon's space leads no step; nothing is said of passing through it."""
    verdict = path(to=[0, 0])
    assert verdict.answer == NOWHERE
    assert rules(verdict) == ["impassable"]
    assert "Respawn Beacon" in ENGLISH.step(verdict.steps[0])


def test_two_levels_up_everywhere() -> None:
    """A tower that no lower roof leans on: each step is two levels, and its walls are too high."""
    tower = [{"kind": "building", "at": [3, 2], "size": [2, 2], "base": base} for base in (0, 1)]
    scene = {**SCENE, "components": tower, "figures": [SCENE["figures"][1]]}
    verdict = path(scene=scene, to=[4, 3])
    assert verdict.answer == NOWHERE
    assert rules(verdict) == ["connected", "high-component", "two-levels-up"]
    assert ENGLISH.headline(verdict) == "No route there"


def test_walled_in() -> None:
    """On a roof with Walls all around there is a way out only for who stands as high as they."""
    walls = [
        {"kind": "wall", "from": start, "to": end, "base": 1}
        for start, end in (([2, 2], [4, 2]), ([4, 2], [4, 4]), ([2, 4], [4, 4]), ([2, 2], [2, 4]))
    ]
    house = {"kind": "building", "at": [2, 2], "size": [2, 2]}
    figure = {"id": "B", "at": [0, 0]}
    scene = {**SCENE, "components": [house, *walls], "figures": [figure]}
    verdict = path(scene=scene, to=[2, 2])
    assert verdict.answer == NOWHERE
    assert rules(verdict) == ["connected", "high-component"]
    back = path(scene={**scene, "figures": [{**figure, "at": [2, 2]}]}, to=[2, 1])
    assert back.answer["cost"] == 2


def test_no_way_off_the_map() -> None:
    """A space off the map is told to be that, however far off it is."""
    for to in ([8, 2], [-1, 0], [-40, 10**30]):
        verdict = path(to=to)
        assert verdict.answer == NOWHERE
        assert rules(verdict) == ["border"]
    assert ENGLISH.step(path(to=[-1, 3]).steps[0]).startswith("The space left of A4 is off")


def test_staying_is_a_way() -> None:
    """To the own space it costs nothing, by a way of one space."""
    assert path(to={"figure": "B"}, points=0).answer == {"cost": 0, "path": [[2, 3]]}
    assert ask({**MOVE, "points": 0}).answer == {"reach": [{"space": [2, 3], "cost": 0}]}


def test_what_is_passed_and_what_is_barred() -> None:
    """`move` names the occupied spaces that are reached and the impassable ones beside them."""
    verdict = ask({**MOVE, "figure": "A", "points": 4})
    reached = verdict.answer["reach"]
    assert isinstance(reached, list)
    spaces = [entry["space"] for entry in reached]
    assert [2, 3] not in spaces
    assert [7, 5] not in spaces
    assert rules(verdict) == ["points", "reach", "occupied", "impassable"]
    assert ENGLISH.step(verdict.steps[2]).endswith("C4 and H6.")


def test_no_space_to_enter() -> None:
    """Where the first step is barred, or not paid for, there is nowhere to end."""
    beacons = [{"kind": "respawn-beacon", "at": [0, r]} for r in (1, 2, 3)]
    scene = {**SCENE, "components": beacons}
    asked = {"scene": scene, "ask": "move", "figure": "C", "points": 3, "from": [-1, 2]}
    verdict = ask(asked)
    assert verdict.answer == {"reach": []}
    assert ENGLISH.headline(verdict) == "Can't reach any space"
    to = {**asked, "ask": "path", "to": [4, 4]}
    assert rules(ask(to)) == ["points", "enter-map", "impassable"]


def test_entering_counts_from_the_ground() -> None:
    """A step from outside onto a Building climbs one level; onto two storeys it cannot be made."""
    house = {"kind": "building", "at": [6, 0], "size": [2, 2]}
    scene = {**SCENE, "components": [house]}
    step = {"ask": "step", "from": [8, 0], "to": [7, 0]}
    verdict = ask({"scene": scene, **step})
    assert verdict.answer == {"cost": 2}
    assert rules(verdict)[0] == "enter-map"
    tall = {**SCENE, "components": [house, {**house, "base": 1}]}
    assert ask({"scene": tall, **step}).answer == {"cost": None}


def test_walking_changes_the_table() -> None:
    """A legal way leaves the figure at its end; one that is not changes nothing."""
    assert after(SCENE, "path", figure="B", to=[3, 2], points=2)["figures"][1]["at"] == [3, 2]
    entered = after(SCENE, "path", figure="C", to=[0, 3], points=1, **{"from": [-1, 3]})
    assert entered["figures"][2]["at"] == [0, 3]
    assert read_scene(entered).figures["C"].at == Space(0, 3)
    assert after(SCENE, "path", figure="B", to=[2, 2], points=2) is None
    assert after(SCENE, "path", figure="B", to={"figure": "A"}) is None
    assert after(SCENE, "path", figure="B", to=[0, 0]) is None


def test_networks_are_kept_and_let_go() -> None:
    """The same board has one network, figures and smoke do not change it, old ones are let go."""
    table = read_scene(SCENE)
    kept = network(table)
    smoke = {"kind": "smoke", "at": [3, 4]}
    scene = {**SCENE, "figures": [], "components": [*SCENE["components"], smoke]}
    assert network(read_scene(scene)) is kept
    for number in range(KEPT):
        wall = {"kind": "wall", "from": [number % 7, 5], "to": [number % 7 + 1, 5]}
        board = {"columns": 8, "rows": 6 + number // 7}
        network(read_scene({**SCENE, "board": board, "components": [wall], "figures": []}))
    assert network(table) is not kept
    assert network(table).step_costs == kept.step_costs


def test_nobody_moves_to_where_they_are() -> None:
    """It costs nothing, and there is nothing to do: no Activation Point is spent on it."""
    assert after(SCENE, "path", figure="B", to=[2, 3], points=2) is None
    assert after(SCENE, "path", figure="B", to=[2, 4], points=2) is not None
