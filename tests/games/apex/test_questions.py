"""Questions: bad ones are told where, good ones answer in the contract's form."""

from typing import Any

import pytest

from adjudicator.app.judge import ask
from adjudicator.core.faults import InputError
from adjudicator.games import GAMES
from adjudicator.messages.as_json import verdict_json
from adjudicator.messages.renderer import ENGLISH
from tests.support.refusals import assert_refused

SCENE: dict[str, Any] = {
    "game": "apex",
    "board": {"columns": 8, "rows": 6},
    "components": [
        {"kind": "building", "at": [1, 1], "size": [2, 2]},
        {"kind": "half-wall", "from": [5, 2], "to": [5, 3]},
    ],
    "figures": [
        {"id": "A", "name": "Ann", "squad": "red", "at": [1, 1]},
        {"id": "B", "name": "Bob", "squad": "blue", "at": [5, 2]},
    ],
}
A, B = {"figure": "A"}, {"figure": "B"}

BAD: dict[str, tuple[object, str]] = {
    "no object": ([], "question"),
    "no scene": ({"ask": "los"}, "scene"),
    "an unknown game": ({"scene": {**SCENE, "game": "chess"}, "ask": "los"}, "scene.game"),
    "nothing asked": ({"scene": SCENE}, "ask"),
    "an unknown question": ({"scene": SCENE, "ask": "smell"}, "ask"),
    "a question that is no word": ({"scene": SCENE, "ask": ["los"]}, "ask"),
    "no end": ({"scene": SCENE, "ask": "los", "from": A}, "to"),
    "an unknown parameter": ({"scene": SCENE, "ask": "sight", "from": A, "to": B}, "to"),
    "an unknown figure": (
        {"scene": SCENE, "ask": "los", "from": A, "to": {"figure": "C"}},
        "to.figure",
    ),
    "an end off the board": (
        {"scene": SCENE, "ask": "los", "from": A, "to": {"space": [8, 0]}},
        "to.space",
    ),
    "an end of two kinds": (
        {"scene": SCENE, "ask": "los", "from": A, "to": {**B, "space": [1, 1]}},
        "to",
    ),
    "an empty end": ({"scene": SCENE, "ask": "los", "from": {}, "to": B}, "from"),
    "an edge as an end of a line": (
        {"scene": SCENE, "ask": "los", "from": A, "to": {"edge": [[1, 1], [1, 2]]}},
        "to",
    ),
    "an intersection without a level": (
        {"scene": SCENE, "ask": "los", "from": A, "to": {"intersection": [3, 3]}},
        "to.level",
    ),
    "an intersection in the air": (
        {"scene": SCENE, "ask": "los", "from": A, "to": {"intersection": [6, 5], "level": 1}},
        "to.level",
    ),
    "an intersection off the board": (
        {"scene": SCENE, "ask": "los", "from": A, "to": {"intersection": [9, 5], "level": 0}},
        "to.intersection",
    ),
    "a level for a space": (
        {"scene": SCENE, "ask": "los", "from": A, "to": {"space": [1, 1], "level": 0}},
        "to.level",
    ),
    "an edge of two edges": (
        {"scene": SCENE, "ask": "distance", "from": A, "to": {"edge": [[1, 1], [1, 3]]}},
        "to.edge",
    ),
    "an edge as long as no board": (
        {"scene": SCENE, "ask": "distance", "from": A, "to": {"edge": [[2, 2], [2, -(10**40)]]}},
        "to.edge",
    ),
    "an edge that leaves the board": (
        {"scene": SCENE, "ask": "distance", "from": A, "to": {"edge": [[8, 6], [8, 7]]}},
        "to.edge",
    ),
    "contiguity of two edges": (
        {
            "scene": SCENE,
            "ask": "contiguity",
            "from": {"edge": [[1, 1], [1, 2]], "level": 0},
            "to": {"edge": [[1, 1], [1, 2]], "level": 0},
        },
        "to",
    ),
    "contiguity of an edge without a level": (
        {"scene": SCENE, "ask": "contiguity", "from": A, "to": {"edge": [[1, 1], [1, 2]]}},
        "to.level",
    ),
}


@pytest.mark.parametrize("name", BAD)
def test_bad_questions_are_told_where(name: str) -> None:
    """A bad question gets the place of its fault and a sentence."""
    question, place = BAD[name]
    assert_refused(ask, question, place)


@pytest.mark.parametrize("name", ["los", "distance", "contiguity", "cover"])
def test_a_verdict_has_the_contract_s_form(name: str) -> None:
    """Fields in order, every step with a rule of the book, nothing left unsaid."""
    written = verdict_json(ask({"scene": SCENE, "ask": name, "from": A, "to": B}), ENGLISH)
    fields = ["ok", "ask", "answer", "certainty", "missing", "silent", "steps", "disputed"]
    assert list(written) == fields
    assert written["ok"] is True
    assert written["ask"] == name
    assert written["steps"]
    for step in written["steps"]:
        assert list(step) == ["rule", "text", "marks"]
        assert step["rule"] in GAMES["apex"].rules
        assert "{" not in step["text"]
        assert step["text"][0].isupper()
        for mark in step["marks"]:
            first, *_, last = mark
            assert (first, last) == ("kind", "role")


def test_a_bare_pair_is_a_space() -> None:
    """`[5, 2]` and `{"space": [5, 2]}` are one place."""
    bare = ask({"scene": SCENE, "ask": "los", "from": [1, 1], "to": [5, 2]})
    named = {"from": {"space": [1, 1]}, "to": {"space": [5, 2]}}
    assert bare == ask({"scene": SCENE, "ask": "los", **named})


def test_a_place_sees_itself() -> None:
    """From a space to itself there is nothing in between."""
    assert ask({"scene": SCENE, "ask": "los", "from": A, "to": A}).answer == {"clear": True}


def test_no_verdict_beyond_the_book() -> None:
    """A table that wants no verdict beyond two levels gets none, where one would be needed."""
    storeys = [
        {"kind": "building", "at": [1, 1], "size": [3, 3], "base": base} for base in range(3)
    ]
    scene = {**SCENE, "components": storeys, "figures": [], "rulings": {"beyond-book": "ask"}}
    question = {"scene": scene, "ask": "los", "from": [1, 1], "to": [6, 1]}
    assert ask(question).answer == {"clear": None}
    beside = {**question, "from": [3, 1]}
    assert ask(beside).answer == {"clear": True}


def test_a_point_in_a_list_of_sights_is_in_reading_order() -> None:
    """`sight` lists spaces row by row."""
    seen = ask({"scene": SCENE, "ask": "sight", "from": B}).answer["clear"]
    assert isinstance(seen, list)
    assert seen == sorted(seen, key=lambda at: (at[1], at[0]))
    assert [5, 2] not in seen


def test_what_lies_off_the_run_is_not_hatched() -> None:
    """Right behind a Wall between the levels is what touches it, not all of its row."""
    roof = {"kind": "building", "at": [0, 0], "size": [3, 2]}
    wall = {"kind": "wall", "from": [1, 3], "to": [1, 5]}
    scene = {
        "game": "apex",
        "board": {"columns": 4, "rows": 7},
        "components": [roof, {**roof, "base": 1}, wall],
    }
    steps = ask({"scene": scene, "ask": "los", "from": [0, 4], "to": [2, 0]}).steps
    (behind,) = [step for step in steps if step.rule == "apex.los.right-behind"]
    (area,) = [mark for mark in behind.marks if mark.kind == "area"]
    assert area.spaces == ((0, 4),)


def test_a_distance_to_an_intersection_needs_no_level() -> None:
    """Levels don't count for it; one that nothing reaches is refused all the same."""
    question = {"scene": SCENE, "ask": "distance", "from": A}
    flat = ask({**question, "to": {"intersection": [3, 3]}}).answer
    assert flat == ask({**question, "to": {"intersection": [3, 3], "level": 0}}).answer
    assert_refused(ask, {**question, "to": {"intersection": [3, 3], "level": 9}}, "to.level")


def test_what_is_no_object_is_told_which_fields_one_has() -> None:
    """A bare name is no end of a line: the error says what an end may hold."""
    with pytest.raises(InputError) as refused:
        ask({"scene": SCENE, "ask": "los", "from": "A", "to": B})
    assert refused.value.at == "from"
    assert "figure, space, intersection" in ENGLISH.fault(refused.value)


@pytest.mark.parametrize(("column", "steps"), [(5, ["edge"]), (6, ["edge"]), (3, ["not-edge"])])
def test_an_edge_on_the_same_level_says_nothing_of_roofs(column: int, steps: list[str]) -> None:
    """Whether a space has an edge on its own level is all there is to say."""
    target = {"edge": [[6, 2], [6, 3]], "level": 0}
    asked = {"ask": "contiguity", "from": {"space": [column, 2]}, "to": target}
    told = [step.message_id for step in ask({"scene": SCENE, **asked}).steps]
    assert told == [f"apex.contiguity.{step}" for step in steps]
