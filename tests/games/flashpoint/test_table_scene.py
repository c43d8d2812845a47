"""Reading Flashpoint scenes and questions: what cannot be built is refused at its place."""

from typing import Any

import pytest

from adjudicator.app.judge import ask
from adjudicator.core.faults import InputError
from adjudicator.games.flashpoint.table.scene import read_scene
from adjudicator.messages.renderer import ENGLISH
from tests.support.doing import answer
from tests.support.refusals import assert_refused

ROOMS: dict[str, Any] = {
    "game": "flashpoint",
    "zones": [[0, 0], {"id": "hall", "at": [1, 0], "size": [2, 1]}],
    "tokens": [{"kind": "camera", "zone": [0, 0], "facing": "e"}],
    "operatives": [{"id": "O", "zone": [0, 0]}, {"id": "V", "vent": "enter"}],
    "units": [{"id": "B", "zone": "hall", "blip": "basic"}],
}


@pytest.mark.parametrize(
    ("change", "place"),
    [
        ({"zones": []}, "scene.zones"),
        ({"zones": [[0, 0], [0, 0]]}, "scene.zones[1]"),
        ({"zones": [{"id": "a", "at": [0, 0]}, {"id": "a", "at": [1, 0]}]}, "scene.zones[1].id"),
        ({"zones": [{"id": "a"}]}, "scene.zones[0]"),
        ({"zones": [{"cells": [[0, 0]]}]}, "scene.zones[0].centre"),
        ({"zones": [{"cells": [], "centre": [0, 0]}]}, "scene.zones[0].cells"),
        ({"zones": [{"cells": [[0, 0]], "centre": [0, 99]}]}, "scene.zones[0].centre"),
        ({"zones": [{"cells": [[0, 0]], "centre": [1.5, 0.5]}]}, "scene.zones[0].centre"),
        ({"walls": [[[0, 0], [1, 1]]]}, "scene.walls[0]"),
        ({"doors": [{"edge": [[0, 0], [2, 0]]}]}, "scene.doors[0].edge"),
        ({"doors": [{"edge": [[1, 0], [1, 1]]}] * 2}, "scene.doors[1].edge"),
        ({"tokens": [{"kind": "camera", "zone": [0, 0]}]}, "scene.tokens[0].facing"),
        ({"tokens": [{"kind": "lamp", "zone": [0, 0]}]}, "scene.tokens[0].kind"),
        ({"tokens": [{"kind": "armory", "zone": "attic"}]}, "scene.tokens[0].zone"),
        ({"control-room": [[9, 9]]}, "scene.control-room[0]"),
        ({"operatives": [{"id": "O", "zone": [0, 0]}] * 2}, "scene.operatives[1].id"),
        ({"operatives": [{"id": "O", "zone": [0, 0], "vent": "exit"}]}, "scene.operatives[0].zone"),
        ({"operatives": [{"id": "O", "conditions": ["sad"]}]}, "scene.operatives[0].conditions[0]"),
        ({"units": [{"id": "B"}]}, "scene.units[0].zone"),
        ({"rulings": {"outline": "glass"}}, "scene.rulings.outline"),
        ({"rulings": {"weather": "rain"}}, "scene.rulings.weather"),
    ],
)
def test_what_cannot_be_built_is_refused(change: dict[str, Any], place: str) -> None:
    """Each fault of a scene is told with its place."""
    assert_refused(read_scene, {**ROOMS, **change}, place)


@pytest.mark.parametrize(
    ("question", "place"),
    [
        ({"ask": "los", "from": [5, 5], "to": [0, 0]}, "from"),
        ({"ask": "los", "from": {"figure": "X"}, "to": [0, 0]}, "from.figure"),
        ({"ask": "los", "from": {"figure": "V"}, "to": [0, 0]}, "from.figure"),
        ({"ask": "los", "from": {}, "to": [0, 0]}, "from"),
        ({"ask": "move", "operative": "X", "zones": 2}, "operative"),
        ({"ask": "move", "operative": "V", "zones": 2}, "operative"),
        ({"ask": "move", "operative": "O", "zones": 2, "open-door": "d"}, "open-door"),
        ({"ask": "door", "operative": "O", "door": "d"}, "door"),
        ({"ask": "camera", "camera": "X", "zone": [0, 0]}, "camera"),
        ({"ask": "awareness", "cause": {"kind": "targeted", "unit": "X"}}, "cause.unit"),
        ({"ask": "awareness", "cause": {"kind": "atack", "zone": [0, 0]}}, "cause.kind"),
        ({"ask": "awareness", "cause": {"zone": [0, 0]}}, "cause.kind"),
        ({"ask": "awareness", "cause": {}}, "cause.kind"),
        ({"ask": "attack", "operative": "O", "unit": "B"}, "unit"),
        ({"ask": "damage", "amount": 2}, "operative"),
        ({"ask": "action", "operative": "O", "action": "dance"}, "action"),
        ({"ask": "escalation"}, "scene.track.spaces"),
        ({"ask": "spawn", "initiative": 1}, "type"),
        ({"ask": "spawn", "initiative": 1, "type": "basic"}, "scene.display"),
        ({"ask": "empower", "enemies": ["X"]}, "enemies[0]"),
        ({"ask": "enemy-target", "unit": "O"}, "unit"),
    ],
)
def test_what_cannot_be_asked_is_refused(question: dict[str, Any], place: str) -> None:
    """Each fault of a question is told with its place."""
    assert_refused(ask, {"scene": ROOMS, **question}, place)


def test_a_slot_that_the_display_lacks() -> None:
    """A Spawn card must name an Enemy of its type."""
    scene = {**ROOMS, "display": [{"name": "Grunt", "initiative": 1}]}
    question = {"scene": scene, "ask": "spawn", "initiative": 2, "unit": "B"}
    assert_refused(ask, question, "initiative")


def test_a_figure_must_be_named_where_there_are_two() -> None:
    """Of two kinds of figures one must be named."""
    figures = [{"name": "Grunt"}, {"name": "Heavy"}]
    scene = {**ROOMS, "units": [{"id": "G", "zone": [0, 0], "figures": figures}]}
    question = {"scene": scene, "ask": "attack", "operative": "O", "unit": "G"}
    assert_refused(ask, question, "figure")


@pytest.mark.parametrize(
    "question",
    [
        {"ask": "noise", "zone": [9, 9], "value": 1},
        {"ask": "move", "operative": "X", "zones": 1},
        {"ask": "door", "operative": "O", "door": "d"},
        {"ask": "camera", "camera": "c", "zone": [0, 0]},
    ],
)
def test_nothing_to_choose_from_is_told_in_words(question: dict[str, Any]) -> None:
    """Where the table has no such thing, the sentence lists none."""
    empty = {"game": "flashpoint", "zones": [[0, 0]], "operatives": []}
    scene = empty if question["ask"] != "door" else {**ROOMS, "doors": []}
    with pytest.raises(InputError) as refused:
        ask({"scene": scene, **question})
    told = ENGLISH.fault(refused.value)
    assert told.endswith(".")
    assert "[]" not in told


def test_a_scene_must_say_its_game() -> None:
    """A game that is left out is asked for, not called None."""
    with pytest.raises(InputError) as refused:
        ask({"scene": {"zones": [[0, 0]]}, "ask": "alarm"})
    assert refused.value.at == "scene.game"
    assert "None" not in ENGLISH.fault(refused.value)


def test_too_many_rerolls_are_refused() -> None:
    """What would take too long to weigh is not begun."""
    faces = [0, 1, 2, 3, 4, 5]
    scene = {**ROOMS, "dice": {"white": faces, "red": faces[1:], "focus": faces[2:]}}
    dice = {"white": 6, "red": 3, "focus": 3}
    question = {"scene": scene, "ask": "odds", "dice": dice, "tn": 9, "rerolls": 3}
    assert_refused(ask, question, "rerolls")


def test_names_are_given_where_they_are_left_out() -> None:
    """Tokens and doors without an id are called by their kind and place in the list."""
    assert answer(ROOMS, "camera", camera="camera-0", zone="hall") == {"sees": True}


def test_any_cell_names_its_zone() -> None:
    """A zone is meant by its id or by any of its cells."""
    for named in ("hall", [1, 0], [2, 0]):
        assert answer(ROOMS, "range", **{"from": [0, 0], "to": named}) == {"range": 1}


def test_other_words_for_conditions() -> None:
    """Crippled is Cripple, stunned is Stun."""
    scene = {**ROOMS, "operatives": [{"id": "O", "zone": [0, 0], "conditions": ["crippled"]}]}
    found = answer(scene, "move", operative="O", zones=1)
    assert found == {"zones": [[0, 0]]}


def test_a_centre_is_where_it_is_written() -> None:
    """A line beside the end of a wall is clear, however near it passes."""
    zones = [
        {"id": name, "cells": [[0, row], [1, row]], "centre": [1.0004, row + 0.5]}
        for name, row in (("A", 0), ("B", 2))
    ]
    scene = {"game": "flashpoint", "zones": [*zones, [0, 1], [1, 1]], "walls": [[[1, 1], [1, 2]]]}
    assert answer(scene, "los", **{"from": "A", "to": "B"}) == {"clear": True}


def test_scenes_that_chose_a_reading_of_old_still_load() -> None:
    """A reading that goes by another word now is understood."""
    for old, new in (("stop", "no"), ("through", "yes")):
        table = read_scene({**ROOMS, "rulings": {"shove-doors": old}})
        assert table.readings.house("shove-doors") == new
