"""Questions of the API: bad ones are told precisely, and those that apply are carried out."""

import json
from typing import Any

import pytest

from adjudicator.app.judge import answer, ask, parse
from adjudicator.core.faults import InputError
from adjudicator.messages.renderer import ENGLISH

SCENE: dict[str, Any] = {
    "game": "apex",
    "board": {"columns": 6, "rows": 3},
    "figures": [{"id": "A", "name": "Bangalore", "squad": "red", "at": [0, 0]}],
}
MOVE = {"scene": SCENE, "ask": "path", "figure": "A", "to": [1, 0]}


def _complaint(text: str) -> tuple[str, str]:
    with pytest.raises(InputError) as caught:
        ask(parse(text))
    return caught.value.at, ENGLISH.fault(caught.value)


def test_a_misspelled_parameter_is_told_before_the_one_that_is_missing() -> None:
    """`form` is what is wrong, not that there is no `from`."""
    question = {"scene": SCENE, "ask": "los", "form": {"space": [0, 0]}, "to": {"space": [1, 0]}}
    at, words = _complaint(json.dumps(question))
    assert at == "form"
    assert words.endswith("Did you mean from?")


def test_a_misspelled_field_of_a_scene() -> None:
    """The nearest field of that very record is named."""
    figure = {"id": "A", "name": "B", "squad": "red", "at": [0, 0], "heath": 3}
    at, words = _complaint(json.dumps({"scene": {**SCENE, "figures": [figure]}, "ask": "los"}))
    assert at == "scene.figures[0].heath"
    assert words.endswith("Did you mean health?")


def test_an_unknown_question() -> None:
    """All that can be asked is listed, and the nearest named."""
    at, words = _complaint(json.dumps({"scene": SCENE, "ask": "loss"}))
    assert at == "ask"
    assert words.startswith("This game has no question called loss.")
    assert words.endswith("Did you mean los?")


def test_a_question_without_its_name_is_told_so() -> None:
    """Nobody is told of a question called None."""
    with pytest.raises(InputError) as caught:
        ask({"scene": {"game": "flashpoint", "zones": [[0, 0]]}, "from": [0, 0]})
    assert (caught.value.at, caught.value.message_id) == ("ask", "input.missing")


def test_a_name_that_stands_twice() -> None:
    """JSON readers keep one of the two silently; here it is told where it stands."""
    text = (
        '{"scene": {"game": "apex", "board": {"rows": 3, "columns": 4, "rows": 5}}, "ask": "los"}'
    )
    at, words = _complaint(text)
    assert at == "scene.board.rows"
    assert "appears twice" in words


def test_applying_gives_the_scene_afterwards() -> None:
    """From the same decision as the verdict; the scene that was asked about stays as it was."""
    found = answer({**MOVE, "apply": True})
    assert found.verdict.answer["cost"] == 1
    assert found.scene is not None
    assert found.scene["figures"][0]["at"] == [1, 0]
    assert SCENE["figures"][0]["at"] == [0, 0]


def test_what_may_not_be_done_leaves_no_scene() -> None:
    """Nobody walks off the map."""
    wall = {"kind": "respawn-beacon", "at": [1, 0]}
    found = answer({**MOVE, "scene": {**SCENE, "components": [wall]}, "apply": True})
    assert found.afterwards == {"scene": None}


def test_without_apply_there_is_no_scene() -> None:
    """Asking changes nothing and returns nothing to keep."""
    assert answer(MOVE).afterwards == {}


def test_apply_is_true_or_false() -> None:
    """Any other word is refused."""
    at, _ = _complaint(json.dumps({**MOVE, "apply": "yes"}))
    assert at == "apply"


def test_a_name_that_stands_twice_is_found_at_once() -> None:
    """Each name is looked at once, however many there are before the one that stands twice."""
    names = ", ".join(f'"n{number}": 0' for number in range(60_000))
    with pytest.raises(InputError) as refused:
        parse(f'{{"scene": [{{{names}, "n59999": 1}}]}}')
    assert refused.value.at == "scene[0].n59999"
