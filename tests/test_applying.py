"""Whatever the docs ask can be applied or not; if it is, the table holds together."""

from contextlib import suppress

import pytest

from adjudicator.app.judge import Answered, answer, find_game
from adjudicator.core.change import changed, difference
from adjudicator.core.faults import InputError
from adjudicator.games import GAMES
from adjudicator.messages.as_json import verdict_json
from adjudicator.messages.renderer import ENGLISH
from tests.support.doc_examples import DocExample, doc_examples


def _of(game: str) -> list[DocExample]:
    return [one for one in doc_examples() if one.question["scene"]["game"] == game]


@pytest.mark.parametrize("game", GAMES)
def test_what_is_applied_can_be_read_asked_again_and_taken_back(game: str) -> None:
    """The scene afterwards loads, another question can be asked of it, and undoing restores it."""
    applied = 0
    for example in _of(game):
        found = answer({**example.question, "apply": True})
        assert _words(found) == _words(answer(example.question)), example.id
        if found.scene is None:
            continue
        applied += 1
        before, after = example.question["scene"], found.scene
        back = changed(after, difference(after, before))
        assert changed(back, difference(back, before)) == back, example.id
        assert find_game(back).read_scene(back).title == find_game(before).read_scene(before).title
        _again(example, after)
    assert applied > 20


def _words(found: Answered) -> object:
    return verdict_json(found.verdict, ENGLISH)


def _again(example: DocExample, after: dict[str, object]) -> None:
    """The same question of the table afterwards is answered, or refused as input."""
    with suppress(InputError):
        answer({**example.question, "scene": after})
